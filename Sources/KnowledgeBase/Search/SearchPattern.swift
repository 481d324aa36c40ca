internal import TextAnalysis

/// A query in the syntax of the full-text index.
///
/// A pattern is built only from analysed words, each quoted, so it cannot be malformed.
package struct SearchPattern: Hashable, Sendable {
  /// The pattern in the syntax of FTS5.
  let text: String
  /// The terms of the query.
  let words: [SearchWord]
  /// The indexes of the phrases in ``text`` that match each word.
  let phrases: [[Int32]]

  /// Whether the query asks for a number.
  var asksForNumber: Bool { words.contains(where: \.asksForNumber) }

  /// Matches entries with all `words` in their own texts; `nil` if there are none, or one is in no
  /// entry.
  init?(all words: [SearchWord]) {
    guard !words.isEmpty, words.allSatisfy({ !$0.indexed.isEmpty }) else { return nil }
    // FTS5 iterates over the entries of the first phrase.
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

  /// Matches entries with any of `words`, including at least one of `required`, a subset of them, in
  /// their own texts or, unless `saidOnly`, in the questions about them.
  ///
  /// `nil` if no required word is in any entry.
  init?(any words: [SearchWord], atLeastOneOf required: [SearchWord], saidOnly: Bool = false) {
    let tokens = { (word: SearchWord) in saidOnly ? word.indexed : word.indexed + word.asked }
    guard required.contains(where: { !tokens($0).isEmpty }) else { return nil }
    let any = Self.distinct(words.map(tokens))
    self.words = words
    var narrowing: [String] = []
    if required.count == words.count {
      text = Self.anyOf(any)
    } else {
      // FTS5 looks up the second group only in entries that match the first, which is rarer.
      narrowing = Self.distinct(required.map(tokens))
      text = "(\(Self.anyOf(narrowing))) AND (\(Self.anyOf(any)))"
    }
    phrases = words.map { word in
      tokens(word).compactMap { token in
        any.firstIndex(of: token).map { Int32(narrowing.count + $0) }
      }
    }
  }

  /// Matches the words of `tokens` in sequence, as typed; `nil` for none.
  static func phrase(_ tokens: [Token]) -> String? {
    var words: [String] = []
    var position = -1
    for token in tokens where token.kind == .word && token.position > position {
      position = token.position
      words.append(quoted(token.text))
    }
    return words.isEmpty ? nil : words.joined(separator: " + ")
  }

  /// Matches one token in one column.
  static func word(_ token: String, in column: String) -> String {
    "\(column) : \(quoted(token))"
  }

  /// Matches any of `tokens`.
  ///
  /// Each is a phrase of its own: FTS5 would merge the alternatives of one phrase position by
  /// position for every entry.
  private static func anyOf(_ tokens: [String]) -> String {
    tokens.map(quoted).joined(separator: " OR ")
  }

  /// The distinct tokens of `words`: FTS5 reads the entries of every phrase separately.
  private static func distinct(_ words: [[String]]) -> [String] {
    var distinct: [String] = []
    for token in words.joined() where !distinct.contains(token) { distinct.append(token) }
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
