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

  /// The index of the first "instead" after the first word; that of the end without one.
  package private(set) lazy var instead =
    tokens.dropFirst().firstIndex { $0.isWord(Self.instead) } ?? tokens.count

  private static let instead: ShortWord = "instead"

  private func holds(_ words: [ShortWord]) -> Bool {
    tokens.contains { $0.begins(withAny: words) }
  }
}
