internal import TextAnalysis

/// What is asked of the full-text index.
///
/// A pattern is built from analysed words alone, each quoted, so that none can be malformed
/// whatever was typed.
package struct SearchPattern: Hashable, Sendable {
  /// The pattern as FTS5 reads it.
  let text: String
  /// The words that are asked for.
  let words: [SearchWord]
  /// How many phrases stand before those of `words` and only narrow the answer; then each word has
  /// a phrase for each of its alternatives, in order.
  let narrowingPhrases: Int

  /// Whether a number is asked for.
  var asksForNumber: Bool { words.contains(where: \.asksForNumber) }

  /// Asks for every one of `words`; `nil` where there is none.
  init?(all words: [SearchWord]) {
    guard !words.isEmpty else { return nil }
    // FTS5 goes from entry to entry of the first.
    let words = words.sorted { $0.entries < $1.entries }
    text = words.map { "(\(Self.anyOf($0)))" }.joined(separator: " AND ")
    self.words = words
    narrowingPhrases = 0
  }

  /// Asks for any of `words`, but at least one of `required`, which are among them.
  ///
  /// `nil` where nothing is required.
  init?(any words: [SearchWord], atLeastOneOf required: [SearchWord]) {
    guard !required.isEmpty else { return nil }
    let any = words.map(Self.anyOf).joined(separator: " OR ")
    self.words = words
    if required.count == words.count {
      text = any
      narrowingPhrases = 0
    } else {
      // FTS5 looks up the second group only for entries that the first, rarer one lets through.
      text = "(\(required.map(Self.anyOf).joined(separator: " OR "))) AND (\(any))"
      narrowingPhrases = required.reduce(0) { $0 + $1.alternatives.count }
    }
  }

  /// Asks for the words of `tokens` one after the other as they were typed; `nil` for none.
  static func phrase(_ tokens: [Token]) -> String? {
    var words: [String] = []
    var position = -1
    for token in tokens where token.kind == .word && token.position > position {
      position = token.position
      words.append(quoted(token.text))
    }
    return words.isEmpty ? nil : words.joined(separator: " + ")
  }

  /// Asks for one token in one column.
  static func word(_ token: String, in column: String) -> String {
    "\(column) : \(quoted(token))"
  }

  /// Asks for any of the alternatives of `word`.
  ///
  /// Each is a phrase of its own: the alternatives of one phrase FTS5 would merge position by
  /// position for every entry that it looks at.
  private static func anyOf(_ word: SearchWord) -> String {
    word.alternatives.map(quoted).joined(separator: " OR ")
  }

  private static func quoted(_ token: String) -> String {
    var text = "\""
    for scalar in token.unicodeScalars where scalar.value != 0 {
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}
