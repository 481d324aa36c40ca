internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// A clause of a statement, which may be negated.
struct Clause {
  let text: String
  private let language: Language
  /// Whether it is negated: "do not show" and "hide" are, "do not hide" is not.
  let denies: Bool
  /// Whether a word of it denies, whatever its verb takes away: "do not hide".
  let negates: Bool
  /// Whether it restricts something: "only for warnings", "rarely".
  let isNarrowed: Bool
  /// Whether it asks for something often or everywhere: "always".
  let isWidened: Bool
  /// Whether it permits something.
  let permits: Bool
  /// Whether it tells of more than one.
  let isPlural: Bool

  /// Whether one of both is negated and the other is not, or one asks for much where the other asks for
  /// little, or it permits what `other` restricts.
  func opposes(_ other: Clause) -> Bool {
    let isContrary = (denies != other.denies) != isParted(from: other)
    if isNarrowed == other.isNarrowed { return isContrary }
    let isMoreOrLess = isNarrowed ? other.isWidened : isWidened || permits
    return denies == other.denies && (isMoreOrLess || isContrary)
  }

  /// Whether it agrees with `other` in negation, and in restriction unless both are `alike` otherwise.
  func says(_ other: Clause, alike: Bool = false) -> Bool {
    (alike || isNarrowed == other.isNarrowed) && (denies != other.denies) == isParted(from: other)
  }

  private func isParted(from other: Clause) -> Bool {
    language == other.language && Antonyms.part(text, from: other.text, in: language)
  }

  init(_ text: String, _ language: Language) {
    (self.text, self.language) = (text, language)
    switch language {
    case .en:
      let words = Self.mainWords(of: text)
      // "No text, no barcode" is no double negation.
      negates = Set(words.filter(Self.isNegation)).count % 2 != 0
      denies = negates != Self.takesAway(words)
      // "A few" are some.
      isNarrowed = words.indices.contains { place in
        Self.narrowing.contains(words[place]) && (place == 0 || words[place - 1] != "a")
      }
      isWidened = words.contains(where: Self.widening.contains)
      permits = words.contains(where: Self.permissions.contains)
      isPlural = words.contains(where: Self.pluralities.contains)
    case .ko:
      let words = Self.predicate(of: text)
      let end = words.joined(separator: " ")
      let negations = Self.koreanNegations.count(where: end.contains)
      // "안 된다" is in both lists.
      let denials = max(negations, Self.hasShortNegation(words) ? 1 : 0)
      negates = denials % 2 != 0
      denies = negates != Self.koreanDenyingVerbs.contains(where: end.contains)
      isNarrowed = Self.koreanNarrowing.contains(where: text.contains)
      isWidened = Self.koreanWidening.contains(where: text.contains)
      permits = Self.koreanPermissions.contains(where: end.contains)
      isPlural = text.split(separator: " ").contains { word in
        Self.koreanPluralities.contains(where: word.hasPrefix)
      }
    }
  }

  /// The clauses of `sentence`; the whole sentence if it is not divided.
  ///
  /// The words at a border belong to the next clause in English, and to the previous one in Korean.
  static func all(in sentence: String, _ language: Language) -> [Clause] {
    var parts = [sentence]
    for border in language == .en ? borders : koreanBorders {
      parts = parts.flatMap { part in
        let pieces = part.split(separator: border, omittingEmptySubsequences: false)
          .map(String.init)
        return pieces.indices.map { place in
          switch language {
          case .en: place == 0 ? pieces[place] : border + pieces[place]
          case .ko: place == pieces.count - 1 ? pieces[place] : pieces[place] + border
          }
        }
      }
    }
    if language == .ko { parts = joiningNouns(parts) }
    return joiningVerdicts(parts).map { Clause($0, language) }
  }

  /// The parts, where one that ends with a noun and a comma belongs to the next: "이름, 잔액을".
  private static func joiningNouns(_ parts: [String]) -> [String] {
    parts.reduce(into: []) { joined, part in
      if let last = joined.indices.last, endsListed(joined[last]) {
        joined[last] += part
      } else {
        joined.append(part)
      }
    }
  }

  /// Whether `part` ends with a comma behind a word without the ending of a predicate.
  private static func endsListed(_ part: String) -> Bool {
    part.hasSuffix(", ") && !koreanLinks.contains(where: part.dropLast(2).hasSuffix)
  }

  /// The parts, where one that only denies belongs to the one before: "Coupons in a widget: never".
  private static func joiningVerdicts(_ parts: [String]) -> [String] {
    parts.reduce(into: []) { joined, part in
      let words = part.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
      if let last = joined.indices.last, words.allSatisfy(negations.contains) {
        joined[last] += part
      } else {
        joined.append(part)
      }
    }
  }

  /// Whether a verb among `words` takes away what it is about: "hide", "leave out".
  private static func takesAway(_ words: [String]) -> Bool {
    if words.contains(where: denyingVerbs.contains) { return true }
    guard let place = words.firstIndex(where: keepingOut.contains) else { return false }
    return words[place...].contains(where: outside.contains)
  }

  private static func isNegation(_ word: String) -> Bool {
    negations.contains(word) || word.hasSuffix("n't")
  }

  /// The last words of a Korean sentence, where its predicate is, with a negation before an auxiliary verb:
  /// "닫히지 않게 막아 둬요".
  private static func predicate(of text: String) -> [Substring] {
    let words = text.split(separator: " ").suffix(4)
    guard words.count == 4, let first = words.first, let last = words.last,
      koreanAuxiliaries.contains(where: last.hasPrefix),
      first.hasSuffix("지") || koreanShortNegations.contains(String(first))
    else { return words.suffix(3) }
    return Array(words)
  }

  /// Whether a negation stands before the predicate, which is the last of `words` or has one in -게 or -도
  /// before it: "안 넣어요", "안 닫히게 막아요", "안 넣어도 돼요".
  private static func hasShortNegation(_ words: [Substring]) -> Bool {
    zip(words, words.dropFirst()).enumerated().contains { place, pair in
      koreanShortNegations.contains(String(pair.0))
        && (place == words.count - 2 || pair.1.hasSuffix("게") || pair.1.hasSuffix("도"))
    }
  }

  /// The words of an English clause without subordinate clauses, whose negations do not count.
  private static func mainWords(of text: String) -> [String] {
    var text = text.lowercased().utf8Replacing("’", with: "'")[...]
    let first = text.prefix { $0.isLetter }
    if subordinators.contains(String(first)), let comma = text.firstIndex(of: ",") {
      text = text[comma...]
    }
    let words = text.split { !$0.isLetter && $0 != "'" }.map(String.init)
    guard let place = words.firstIndex(where: subordinators.contains) else { return words }
    guard (1...mostOfSubject).contains(place), relatives.contains(words[place]) else {
      return Array(words[..<place])
    }
    // "Guests who do not pay see no map": what follows the relative clause has no border.
    let rest = words[(place + 1)...]
    let isDenied = rest.prefix(mostBeforeVerb).contains(where: isNegation)
    let main = isDenied ? rest.dropFirst(mostBeforeVerb) : rest
    return words[..<place] + main.prefix { !subordinators.contains($0) }
  }

  /// The most words of a subject before its relative clause, and of that before its negation ends.
  private static let (mostOfSubject, mostBeforeVerb) = (3, 4)

  private static let negations = Lexicon.ruleForms.set("negation")
  private static let koreanNegations = Lexicon.ruleForms.list("korean-negation")
  private static let koreanShortNegations = Lexicon.ruleForms.set("korean-short-negation")
  private static let denyingVerbs = Lexicon.ruleForms.set("denying-verb")
  private static let outside = Lexicon.ruleForms.set("outside")
  private static let relatives = Lexicon.ruleForms.set("relative")
  private static let keepingOut = Lexicon.ruleForms.set("keeping-out")
  private static let koreanAuxiliaries = Lexicon.ruleForms.list("korean-auxiliary")
  private static let koreanDenyingVerbs = Lexicon.ruleForms.list("korean-denying-verb")
  private static let narrowing = Lexicon.ruleForms.set("narrowing")
  private static let koreanNarrowing = Lexicon.ruleForms.list("korean-narrowing")
  private static let widening = Lexicon.ruleForms.set("widening")
  private static let koreanWidening = Lexicon.ruleForms.list("korean-widening")
  private static let permissions = Lexicon.ruleForms.set("permission")
  private static let koreanPermissions = Lexicon.ruleForms.list("korean-permission")
  private static let pluralities = Lexicon.ruleForms.set("plurality")
  private static let koreanPluralities = Lexicon.ruleForms.list("korean-plurality")
  private static let subordinators = Lexicon.ruleForms.set("subordinator")
  private static let borders = Lexicon.ruleForms.list("clause-border")
  private static let koreanLinks = Lexicon.ruleForms.list("korean-clause-link")
  private static let koreanBorders = Lexicon.ruleForms.list("korean-clause-border")
}
