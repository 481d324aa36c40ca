/// A set of phrases of one or more words, to be found in a list of words.
package struct PhraseSet: Sendable {
  private var byFirstWord: [String: [(words: [String], text: Int)]] = [:]
  /// The lengths of the first words by the low bits of their first byte, to hash few other words.
  private var lengths = [UInt64](repeating: 0, count: 32)

  /// The phrases of `text`, one per line, with words separated by spaces.
  package init(_ text: String) { self.init([text]) }

  /// The phrases of `texts`, one per line, with words separated by spaces.
  package init(_ texts: [String]) {
    for (number, text) in texts.enumerated() {
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        guard let first = words.first else { continue }
        byFirstWord[first, default: []].append((words, number))
        lengths[Self.row(of: first)] |= Self.length(of: first)
      }
    }
  }

  private static func row(of word: String) -> Int { Int((word.utf8.first ?? 0) & 31) }
  private static func length(of word: String) -> UInt64 { 1 << UInt64(min(word.utf8.count, 63)) }

  /// Whether `words` contains one of the phrases.
  package func occurs(in words: [String]) -> Bool { firstText(in: words) != nil }

  /// The index of the first text that has a phrase in `words`.
  package func firstText(in words: [String]) -> Int? {
    var first: Int?
    for index in words.indices
    where lengths[Self.row(of: words[index])] & Self.length(of: words[index]) != 0 {
      for phrase in byFirstWord[words[index]] ?? []
      where phrase.text < first ?? .max && words[index...].starts(with: phrase.words) {
        first = phrase.text
      }
    }
    return first
  }
}

/// The first `most` words of an English text in lower case, with straight apostrophes and no punctuation.
package func plainWords(_ text: some StringProtocol, most: Int = .max) -> [String] {
  text.utf8.withContiguousStorageIfAvailable { EnglishWords.plain(in: $0, most: most) }
    ?? Array(text.utf8).withUnsafeBufferPointer { EnglishWords.plain(in: $0, most: most) }
}
