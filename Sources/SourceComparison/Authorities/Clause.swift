internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// A clause that asks for something or denies it.
struct Clause {
  let text: String
  /// Whether it denies: "do not show" and "hide" do, "do not hide" does not.
  let denies: Bool
  /// Whether it asks for something by ruling out the rest: "only for warnings".
  let isNarrowed: Bool
  /// Whether it asks for something often or everywhere.
  let isWidened: Bool
  /// Whether it permits something.
  let permits: Bool

  /// Whether it denies what `other` asks for or the other way round, or asks for much where that one
  /// asks for little.
  func opposes(_ other: Clause) -> Bool {
    if isNarrowed == other.isNarrowed { return denies != other.denies }
    return denies == other.denies && isWidened && other.isNarrowed
  }

  /// Whether it asks for, or denies, what `other` does.
  func says(_ other: Clause) -> Bool {
    denies == other.denies && isNarrowed == other.isNarrowed
  }

  init(_ text: String, _ language: Language) {
    self.text = text
    switch language {
    case .en:
      let words = Self.mainWords(of: text)
      let denials = words.count { Self.negations.contains($0) || $0.hasSuffix("n't") }
      denies = denials % 2 != (words.contains(where: Self.denyingVerbs.contains) ? 1 : 0)
      isNarrowed = words.contains(where: Self.narrowing.contains)
      isWidened = words.contains(where: Self.widening.contains)
      permits = words.contains(where: Self.permissions.contains)
    case .ko:
      // What a Korean sentence asks for stands at its end.
      let end = text.split(separator: " ").suffix(3).joined(separator: " ")
      let denials = Self.koreanNegations.count(where: end.contains)
      denies = denials % 2 != (Self.koreanDenyingVerbs.contains(where: end.contains) ? 1 : 0)
      isNarrowed = Self.koreanNarrowing.contains(where: text.contains)
      isWidened = Self.koreanWidening.contains(where: text.contains)
      permits = Self.koreanPermissions.contains(where: end.contains)
    }
  }

  /// The clauses of `sentence`; one where it is not divided.
  ///
  /// The words of a border begin the next clause in English, and end the one before in Korean.
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
    return parts.map { Clause($0, language) }
  }

  /// The words of an English clause up to a subordinate one, which denies nothing of it.
  private static func mainWords(of text: String) -> [String] {
    var text = text.lowercased().replacing("’", with: "'")[...]
    let first = text.prefix { $0.isLetter }
    if subordinators.contains(String(first)), let comma = text.firstIndex(of: ",") {
      text = text[comma...]
    }
    let words = text.split { !$0.isLetter && $0 != "'" }.map(String.init)
    return Array(words.prefix { !subordinators.contains($0) })
  }

  private static let negations = Lexicon.ruleForms.set("negation")
  private static let koreanNegations = Lexicon.ruleForms.list("korean-negation")
  private static let denyingVerbs = Lexicon.ruleForms.set("denying-verb")
  private static let koreanDenyingVerbs = Lexicon.ruleForms.list("korean-denying-verb")
  private static let narrowing = Lexicon.ruleForms.set("narrowing")
  private static let koreanNarrowing = Lexicon.ruleForms.list("korean-narrowing")
  private static let widening = Lexicon.ruleForms.set("widening")
  private static let koreanWidening = Lexicon.ruleForms.list("korean-widening")
  private static let permissions = Lexicon.ruleForms.set("permission")
  private static let koreanPermissions = Lexicon.ruleForms.list("korean-permission")
  private static let subordinators = Lexicon.ruleForms.set("subordinator")
  private static let borders = Lexicon.ruleForms.list("clause-border")
  private static let koreanBorders = Lexicon.ruleForms.list("korean-clause-border")
}
