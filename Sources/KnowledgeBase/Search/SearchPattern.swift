internal import TextAnalysis

/// A query of the full-text index.
///
/// A pattern is built from analysed words alone, each quoted, so that none can be malformed
/// whatever was typed.
package struct SearchPattern: Hashable, Sendable {
  /// The pattern as FTS5 reads it.
  let text: String
  /// The words that are asked for.
  let words: [SearchWord]
  /// The numbers of the phrases in ``text`` that match each word.
  let phrases: [[Int32]]

  /// Whether a number is asked for.
  var asksForNumber: Bool { words.contains(where: \.asksForNumber) }

  /// Asks for every one of `words`; `nil` where there is none, or one that no entry has.
  init?(all words: [SearchWord]) {
    guard !words.isEmpty, words.allSatisfy({ !$0.indexed.isEmpty }) else { return nil }
    // FTS5 goes from entry to entry of the first.
    let words = words.sorted { $0.entries < $1.entries }
    text = words.map { "(\(Self.anyOf($0.indexed)))" }.joined(separator: " AND ")
    self.words = words
    var count: Int32 = 0
    phrases = words.map { word in
      let first = count
      count += Int32(word.indexed.count)
      return Array(first..<count)
    }
  }

  /// Asks for any of `words`, but at least one of `required`, which are among them.
  ///
  /// `nil` where nothing is required that an entry has.
  init?(any words: [SearchWord], atLeastOneOf required: [SearchWord]) {
    guard required.contains(where: { !$0.indexed.isEmpty }) else { return nil }
    let any = Self.distinct(words)
    self.words = words
    var narrowing: [String] = []
    if required.count == words.count {
      text = Self.anyOf(any)
    } else {
      // FTS5 looks up the second group only for entries that the first, rarer one lets through.
      narrowing = Self.distinct(required)
      text = "(\(Self.anyOf(narrowing))) AND (\(Self.anyOf(any)))"
    }
    phrases = words.map { word in
      word.indexed.compactMap { token in
        any.firstIndex(of: token).map { Int32(narrowing.count + $0) }
      }
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

  /// Asks for any of `tokens`.
  ///
  /// Each is a phrase of its own: the alternatives of one phrase FTS5 would merge position by
  /// position for every entry that it looks at.
  private static func anyOf(_ tokens: [String]) -> String {
    tokens.map(quoted).joined(separator: " OR ")
  }

  /// The tokens that entries have of `words`, each once: for every phrase FTS5 reads its entries
  /// anew.
  private static func distinct(_ words: [SearchWord]) -> [String] {
    var distinct: [String] = []
    for word in words {
      for token in word.indexed where !distinct.contains(token) { distinct.append(token) }
    }
    return distinct
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
