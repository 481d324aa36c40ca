internal import Guidelines
internal import Lexicon
internal import TextAnalysis

// Impersonal recommendations such as "it is important to …", and the introductions of lists of instructions.
extension EnglishMood {
  /// Whether the sentence orders by a word that completes none above it: "Don't hide it", "Do tell people".
  static func ordersOutright(_ sentence: some StringProtocol) -> Bool {
    ["do", "don't", "never"].contains(imperativeVerb(of: sentence))
  }

  /// Whether an order holds without exception: "Always add a title", but not "It may not always fit".
  static func saysAlways(_ words: [String]) -> Bool {
    words.firstIndex(of: "always").map { $0 == 0 || words[$0 - 1] != "not" } ?? false
  }

  /// Whether the words say that it is important to do something: "it's essential to clearly say why", but
  /// not "it's important to note" or "if it's essential to say more".
  static func callsForAction(_ words: [String]) -> Bool {
    words.indices.dropLast().contains { index in
      guard index > 1, words[index] == "to", importances.contains(words[index - 1]),
        words[max(0, index - 4)..<index - 1].contains(where: impersonal.contains),
        !isInCondition(words, at: index)
      else { return false }
      let verb = words[(index + 1)...].first { !$0.hasSuffix("ly") && $0 != "not" }
      return verb.map { isVerb($0) && !mentals.contains($0) } ?? false
    }
  }

  /// What follows a condition at the start of a sentence, if it binds: "If a tip is required, it should be short".
  static func mainClause(of sentence: String) -> Substring {
    var opening = OpeningWords(sentence[...])
    guard let first = opening.next(), conditions.contains(first),
      let comma = sentence.firstIndex(of: ","),
      bindingOrDenying.occurs(in: plainWords(sentence[comma...]))
    else { return sentence[...] }
    return sentence[comma...]
  }

  /// Whether a text names the control of a command, or a short one a part of it: "Submit button behavior".
  static func namesCommand(_ text: Substring) -> Bool {
    let words = plainWords(text, most: 5)
    guard words.count > 1, commands.contains(words[0]) else { return false }
    return controls.contains(words[1])
      || text.utf8.count < 48 && (3...4).contains(words.count)
        && aspects.contains(words[words.count - 1]) && !words.contains(where: objectWords.contains)
  }

  private static let commands = Lexicon.englishMood.set("command")
  private static let controls = Lexicon.englishMood.set("command-control")
  private static let aspects = Lexicon.englishMood.set("aspect")

  /// Whether a word that binds is set in capitals: "Titles do NOT end in a period", but not "when NOT to move".
  static func emphasizesDuty(_ sentence: some StringProtocol) -> Bool {
    guard holdsCapitals(sentence) else { return false }
    let words = sentence.split { !$0.isLetter }
    return sentence.contains(where: \.isLowercase)
      && words.indices.contains { index in
        words[index].utf8.count > 2 && words[index].utf8.allSatisfy { (0x41...0x5A).contains($0) }
          && emphasized.contains(words[index].lowercased())
          && words[(index + 1)...].first?.lowercased() != "to"
      }
  }

  /// A prefilter: whether three capitals follow each other.
  private static func holdsCapitals(_ text: some StringProtocol) -> Bool {
    var count = 0
    return text.utf8.contains { byte in
      count = (0x41...0x5A).contains(byte) ? count + 1 : 0
      return count == 3
    }
  }

  private static let emphasized = Lexicon.englishMood.set("emphasized")

  /// Whether a sentence defines something: "Large text is defined as text of 18 pt".
  static func defines(_ sentence: String) -> Bool { definitions.occurs(in: plainWords(sentence)) }

  private static let definitions = PhraseSet(Lexicon.englishMood.list("defining"))
  private static let importances = Lexicon.englishMood.set("importance")
  private static let impersonal = Lexicon.englishMood.set("impersonal")
  static let mentals = Lexicon.englishMood.set("telling-verb")
    .union(Lexicon.englishMood.set("knowing-verb"))

  /// Whether each item below a text is a state that must hold: "Make sure that:", "These must be true:".
  static func demandsStates(_ intro: String) -> Bool {
    guard let words = lastWords(above: intro) else { return false }
    let text = words.joined(separator: " ")
    return demandEnds.contains { text.hasSuffix($0) }
      || words.contains(where: pointings.contains) && words.contains("must")
  }

  /// The modality of the items below a text that breaks off behind a duty: "A gauge should:", "Names must be:".
  static func duty(above intro: String) -> Modality? {
    guard let last = lastWords(above: intro)?.last(where: { $0 != "be" }), duties.contains(last)
    else { return nil }
    return last == "should" ? .should : .must
  }

  /// Whether a part of a sentence denies what follows: "Not hide it", but not "Not only show it".
  static func beginsWithDenial(_ text: String) -> Bool {
    let words = plainWords(text, most: 2)
    return words.first == "not" && !notOnly.contains(words.last ?? "")
  }

  private static let notOnly = Lexicon.englishMood.set("not-only")

  /// Whether the items below a text are steps: "Follow these steps:".
  static func listsSteps(_ intro: String) -> Bool {
    lastWords(above: intro)?.contains(where: procedures.contains) ?? false
  }

  /// Whether a sentence says what its subject should be or do: "The label should name the action".
  static func bindsSubject(_ sentence: String) -> Bool {
    !isImperative(sentence) && prescribes(sentence)
      && plainWords(sentence, most: 8).dropFirst().contains { $0 == "should" || $0 == "must" }
  }

  /// Whether a text breaks off before a condition or an object: "Use a button when".
  static func isUnfinished(_ text: String) -> Bool {
    guard let last = text.utf8.last, (0x61...0x7A).contains(last) else { return false }
    let space = text.utf8.lastIndex(of: UInt8(ascii: " "))
    return openers.contains((space.map { text[$0...].dropFirst() } ?? text[...]).lowercased())
  }

  /// Whether a sentence has a subject and a verb, or denies a thing: "The order is right", "No line is cut".
  static func states(_ sentence: String) -> Bool {
    let words = plainWords(sentence)
    return words.count > (words.dropFirst().first.map(isFinite) ?? false ? 2 : 3)
      && (words[0] == "no" || words.dropFirst().contains { isFinite($0) || isVerb($0) })
  }

  /// Whether a condition begins within the five words before `index`.
  static func isInCondition(_ words: [String], at index: Int) -> Bool {
    words[max(0, index - 5)..<index].contains(where: conditions.contains)
  }

  static let conditions = Lexicon.englishMood.set("condition")

  /// Whether the verb of a sentence is denied: "Text is not justified", but not "Labels that are not short wrap".
  static func denies(_ sentence: String) -> Bool {
    let words = plainWords(mainClause(of: sentence))
    return words.indices.dropFirst().contains { index in
      (words[index].hasSuffix("n't") || words[index] == "not" && isFinite(words[index - 1]))
        && !words[..<index].contains { relatives.contains($0) || conditions.contains($0) }
    }
  }

  /// The words of the last sentence of a text above a list, which ends in a colon.
  private static func lastWords(above intro: String) -> [String]? {
    guard intro.last == ":", let last = Sentences.split(intro, language: .en).last else {
      return nil
    }
    return plainWords(intro[last])
  }

  private static let demandEnds = Lexicon.englishMood.list("demand-end")
  private static let pointings = Lexicon.englishMood.set("pointing")
  private static let procedures = Lexicon.englishMood.set("procedure")
}
