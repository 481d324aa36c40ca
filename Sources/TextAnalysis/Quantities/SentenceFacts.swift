/// What a sentence as a whole says about its numbers.
///
/// A class with lazy values, because each is found once and not anew for each of many numbers.
package final class SentenceFacts {
  private let tokens: [SentenceToken]

  /// Creates the facts of the sentence with these tokens.
  package init(_ tokens: [SentenceToken]) { self.tokens = tokens }

  /// Whether it tells what a study found.
  package private(set) lazy var tellsStudy = holds(PhraseWords.surveys)

  /// Whether it refers to the screens for which a layout is made.
  package private(set) lazy var speaksOfScreens = holds(PhraseWords.screens)

  /// Whether it converts lengths in one unit to another.
  package private(set) lazy var converts =
    holds(PhraseWords.conversions)
    && Set(tokens.compactMap { $0.unit?.unit }.filter(Units.ofLayout.contains)).count > 1

  /// The index of the last word of the first opening of an example; that of the end without one.
  package private(set) lazy var example =
    tokens.indices.first { index in
      let token = tokens[index]
      if token.isMark(":") { return index > 0 && tokens[index - 1].spells(Self.exampleLabel) }
      return token.isHangul
        ? token.begins(withAny: PhraseWords.exampleOpenings)
        : token.spells(Self.example) && index > 0 && token.kind == .word
          && tokens[index - 1].isWord(Self.for)
    } ?? tokens.count

  private static let exampleLabel: ShortWord = "예"
  private static let example: ShortWord = "example"
  private static let `for`: ShortWord = "for"

  /// The index of the last word for a failure; -1 without one.
  package private(set) lazy var lastFailure =
    tokens.lastIndex { $0.begins(withAny: BoundWords.koreanFailures) } ?? -1

  /// The index of the first number of the last ratio; -1 without one.
  package private(set) lazy var lastRatio =
    tokens.indices.dropLast(2).last { index in
      tokens[index].kind == .number && tokens[index + 1].isMark(":")
        && tokens[index + 2].kind == .number
    } ?? -1

  /// The indices of nouns that make it the description of one case.
  package private(set) lazy var cases = tokens.indices.filter { index in
    tokens[index].isHangul && tokens[index].begins(withAny: PhraseWords.cases)
  }

  /// The index of the first Hangul word or pronoun, or of the first word for a device; the end without one.
  package private(set) lazy var firstReference = first { $0.isHangul || $0.has(.pronoun) }
  package private(set) lazy var firstDevice = first { $0.qualifier?.key == "device" }
  /// The index of the first word of a condition, of one behind the first word, and of what ends a clause.
  package private(set) lazy var firstCondition = first { $0.has(.condition) }
  package private(set) lazy var laterCondition = later { $0.has(.condition) }
  package private(set) lazy var firstClauseEnd = first(where: Self.endsClause)
  package private(set) lazy var firstModal = first { $0.has(.modal) }
  package private(set) lazy var firstColon = first { $0.isMark(":") }
  package private(set) lazy var firstNegation = first { $0.has(.negates) }
  /// The index of the last comma, and of the last modal verb or copula; -1 without one.
  package private(set) lazy var lastComma = tokens.lastIndex { $0.isMark(",") } ?? -1
  package private(set) lazy var lastPredicate =
    tokens.lastIndex { $0.has(.copula) || $0.has(.modal) } ?? -1

  /// Whether it speaks of contrasts.
  package private(set) lazy var speaksOfContrasts = holds(PhraseWords.contrasts)

  /// Whether a mark ends a clause.
  package static func endsClause(_ token: SentenceToken) -> Bool {
    token.isMark(",") || token.isMark(";") || token.isMark("—") || token.isMark(":")
  }

  private func later(where holds: (SentenceToken) -> Bool) -> Int {
    tokens.dropFirst().firstIndex(where: holds) ?? tokens.count
  }

  private func first(where holds: (SentenceToken) -> Bool) -> Int {
    tokens.firstIndex(where: holds) ?? tokens.count
  }

  /// The index of the first "instead" after the first word; that of the end without one.
  package private(set) lazy var instead = later { $0.isWord("instead") }
  /// The index of the first "with" after the first word, for "With more than three buttons, use icons" limits.
  package private(set) lazy var with = later { $0.isWord("with") }
  /// The index of the first verb or colon after the first word.
  package private(set) lazy var statement = later {
    $0.has(.verb) || $0.has(.modal) || $0.has(.copula) || $0.isMark(":")
  }

  private func holds(_ words: [ShortWord]) -> Bool {
    tokens.contains { $0.begins(withAny: words) }
  }
}
