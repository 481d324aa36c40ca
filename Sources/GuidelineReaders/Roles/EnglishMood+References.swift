internal import Lexicon
internal import TextAnalysis

// Sentences that order nothing of who designs: they permit, send the reader elsewhere or tell how to use something.
extension EnglishMood {
  /// Whether the subject is quoted text of an interface: “Continue” whether it is saved or not.
  static func beginsWithQuotation(_ sentence: Substring) -> Bool {
    guard let open = sentence.first, "\"“".contains(open) else { return false }
    let inside = sentence.dropFirst()
    guard let close = inside.firstIndex(where: { "\"”".contains($0) }) else { return false }
    return inside[close...].contains(where: \.isLetter)
  }

  /// Whether the sentence only refers the reader to another place: "For guidance, see …".
  package static func isReference(_ sentence: some StringProtocol) -> Bool {
    // References are short; a longer text has content of its own.
    sentence.utf8.count < 400 && signs.occur(loweredIn: sentence)
      && isReference(plainWords(sentence))
  }

  /// Words without which a sentence is no reference.
  private static let signs = ByteNeedles(
    longestWordsOf: Lexicon.englishMood.list("reference-phrase") + ["see", "refer", "more"])

  static func isReference(_ words: [String]) -> Bool {
    if references.occurs(in: words) { return true }
    let rest = words.drop { $0 == "please" }
    switch rest.first {
    case "see": return true
    case "refer": return rest.dropFirst().first == "to"
    case "learn", "read": return rest.dropFirst().first == "more"
    case "for":
      return rest.contains("see") && !guidance.isDisjoint(with: rest) || rest.contains("refer")
    default: return false
    }
  }

  /// Whether a short text is about the document that contains it: "Use this checklist when you draw".
  package static func isAboutDocument(_ text: String) -> Bool {
    guard text.utf8.count < 500, documentSigns.occur(loweredIn: text) else { return false }
    let words = plainWords(text.prefix(100))
    return words.indices.contains { index in
      pointers.contains(words[index])
        && words[(index + 1)...].prefix(4).contains { word in
          documents.contains(word) || index == 0 && documentParts.contains(word)
        }
    }
  }

  private static let pointers = Lexicon.englishMood.set("document-pointer")
  private static let documents = Lexicon.englishMood.set("document")
  private static let documentParts = Lexicon.englishMood.set("document-part")
  private static let documentSigns = ByteNeedles(Array(documents.union(documentParts)))

  /// Whether the sentence only says when something applies: "When an answer is required".
  package static func isCase(_ sentence: Substring) -> Bool {
    let words = plainWords(sentence)
    return words.first.map(cases.contains) ?? false && !sentence.utf8Holds(",")
      && !words.contains(where: duties.contains)
  }

  private static let cases = Lexicon.englishMood.set("case-opening")
  static let duties = Lexicon.englishMood.set("duty")

  /// Whether the sentence permits something, or says what the authors do: "You can …", "We use …".
  package static func permits(_ sentence: String) -> Bool {
    let words = plainWords(sentence)
    guard !isReference(words) else { return false }
    if allowances.occurs(in: words) || habits.occurs(in: Array(words.prefix(4))) {
      return !offersReading(words)
    }
    guard let first = words.first, permittingCases.contains(first),
      let comma = sentence.firstIndex(of: ",")
    else { return false }
    return passives.occurs(in: plainWords(sentence[comma...]))
  }

  /// Whether a permission is one to read more: "You can view an example".
  private static func offersReading(_ words: [String]) -> Bool {
    words.firstIndex(of: "you").map { you in
      words[you...].dropFirst(2).first { $0 != "also" }.map(readerVerbs.contains) ?? false
    } ?? false
  }

  /// Phrases for what the authors do: "We use sentence case".
  private static let habits = PhraseSet(Lexicon.englishModality.list("habit"))
  private static let allowances = PhraseSet(Lexicon.englishModality.list("allowance"))
  /// Words that begin a condition under which something is permitted.
  private static let permittingCases = Lexicon.englishMood.set("case")
  private static let passives = PhraseSet(Lexicon.englishMood.list("passive"))

  /// Whether the sentence says how to follow the one before it: "To do this, set the attribute".
  static func goesOn(_ sentence: String) -> Bool {
    let opening = sentence.prefix(20).lowercased()
    return continuations.contains(where: opening.hasPrefix)
  }

  private static let continuations = Lexicon.englishMood.list("continuation")

  /// Whether the sentence tells how to use something: "Click the icon to see more".
  static func explainsUse(_ sentence: String) -> Bool {
    imperativeVerb(of: sentence).map(gestures.contains) ?? false
      && plainWords(sentence).contains("to")
  }

  /// Whether the sentence says what its reader does, as instructions of agents do: "You always keep titles short".
  static func tellsReader(_ sentence: String) -> Bool {
    let words = plainWords(sentence, most: 4)
    guard words.count > 3, words[0] == "you" else { return false }
    let verb = isAdverb(words[1]) ? words[2] : words[1]
    return isVerb(verb) && !readerVerbs.contains(verb) && !gestures.contains(verb)
      && !mentals.contains(verb)
  }

  /// Whether the sentence asks its reader to do something now: "Read a blog post about it".
  static func sendsReader(_ sentence: String) -> Bool {
    imperativeVerb(of: sentence).map(readerVerbs.contains) ?? false
  }

  static let readerVerbs = Lexicon.englishMood.set("reader-verb")
  /// Phrases that send the reader elsewhere: "reach out".
  private static let references = PhraseSet(Lexicon.englishMood.list("reference-phrase"))
  private static let guidance = Lexicon.englishMood.set("reference")

  static let gestures = Lexicon.englishMood.set("gesture")
}
