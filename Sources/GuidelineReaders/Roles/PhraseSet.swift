/// A set of phrases of one or more words, to be found in a list of words.
struct PhraseSet: Sendable {
  private var byFirstWord: [String: [(words: [String], text: Int)]] = [:]
  /// The lengths of the first words by the low bits of their first byte, to hash few other words.
  private var lengths = [UInt64](repeating: 0, count: 32)

  /// The phrases of `text`, one per line, with words separated by spaces.
  init(_ text: String) { self.init([text]) }

  /// The phrases of `texts`, one per line, with words separated by spaces.
  init(_ texts: [String]) {
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
  func occurs(in words: [String]) -> Bool { firstText(in: words) != nil }

  /// The index of the first text that has a phrase in `words`.
  func firstText(in words: [String]) -> Int? {
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
func plainWords(_ text: some StringProtocol, most: Int = .max) -> [String] {
  text.utf8.withContiguousStorageIfAvailable { plainWords($0, most) }
    ?? Array(text.utf8).withUnsafeBufferPointer { plainWords($0, most) }
}

private func plainWords(_ bytes: UnsafeBufferPointer<UInt8>, _ most: Int) -> [String] {
  var words: [String] = []
  var word: [UInt8] = []
  words.reserveCapacity(min(most, bytes.count / 5 + 1))
  word.reserveCapacity(32)
  var index = 0
  while index < bytes.count, words.count < most {
    let byte = bytes[index]
    index += 1
    switch byte {
    case 0x41...0x5A: word.append(byte | 0x20)
    case 0x61...0x7A, 0x30...0x39, 0x27: word.append(byte)
    // General punctuation separates words, except for the apostrophe.
    case 0xE2 where bytes[index...].starts(with: [0x80, 0x99]):
      word.append(0x27)
      index += 2
    // Letters of other scripts belong to words.
    case 0x80... where byte != 0xE2: word.append(byte)
    default: finish()
    }
  }
  if words.count < most { finish() }
  return words

  func finish() {
    guard !word.isEmpty else { return }
    words.append(String(decoding: word, as: UTF8.self))
    word.removeAll(keepingCapacity: true)
  }
}
