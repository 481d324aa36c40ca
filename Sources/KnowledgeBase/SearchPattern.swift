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
  /// How many phrases stand before those of `words` and only narrow the answer.
  let narrowingPhrases: Int

  /// Whether a number is asked for.
  var asksForNumber: Bool { words.contains(where: \.asksForNumber) }

  /// Separates alternatives in one string.
  ///
  /// The tokenizer splits there. No word holds it, because analysis takes it for white space.
  static let separator: UInt8 = 0x02

  /// Asks for every one of `words`; `nil` where there is none.
  init?(all words: [SearchWord]) {
    guard !words.isEmpty else { return nil }
    // FTS5 goes from entry to entry of the first.
    let words = words.sorted { $0.entries < $1.entries }
    text = words.map(Self.quoted).joined(separator: " AND ")
    self.words = words
    narrowingPhrases = 0
  }

  /// Asks for any of `words`, but at least one of `required`, which are among them.
  ///
  /// `nil` where nothing is required.
  init?(any words: [SearchWord], atLeastOneOf required: [SearchWord]) {
    guard !required.isEmpty else { return nil }
    let any = words.map(Self.quoted).joined(separator: " OR ")
    self.words = words
    if required.count == words.count {
      text = any
      narrowingPhrases = 0
    } else {
      // FTS5 looks up the second group only for entries that the first, rarer one lets through.
      text = "(\(required.map(Self.quoted).joined(separator: " OR "))) AND (\(any))"
      narrowingPhrases = required.count
    }
  }

  /// Asks for the words of `tokens` one after the other as they were typed; `nil` for none.
  static func phrase(_ tokens: [Token]) -> String? {
    var words: [String] = []
    var position = -1
    for token in tokens where token.kind == .word && token.position > position {
      position = token.position
      words.append(quoted([token.text]))
    }
    return words.isEmpty ? nil : words.joined(separator: " + ")
  }

  /// Asks for one token in one column.
  static func word(_ token: String, in column: String) -> String {
    "\(column) : \(quoted([token]))"
  }

  private static func quoted(_ word: SearchWord) -> String { quoted(word.alternatives) }

  private static func quoted(_ alternatives: [String]) -> String {
    var text = "\""
    for (index, alternative) in alternatives.enumerated() {
      if index > 0 { text.unicodeScalars.append(Unicode.Scalar(separator)) }
      for scalar in alternative.unicodeScalars
      where scalar.value != 0 && scalar.value != UInt32(separator) {
        if scalar == "\"" { text += "\"" }
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
