/// Phrases of one or more words, found in a list of words.
struct PhraseSet: Sendable {
  private var byFirstWord: [String: [(words: [String], text: Int)]] = [:]

  /// The phrases of `text`, one a line, words separated by spaces.
  init(_ text: String) { self.init([text]) }

  /// The phrases of `texts`, one a line, words separated by spaces.
  init(_ texts: [String]) {
    for (number, text) in texts.enumerated() {
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        if let first = words.first { byFirstWord[first, default: []].append((words, number)) }
      }
    }
  }

  /// Whether one of the phrases stands in `words`.
  func occurs(in words: [String]) -> Bool { firstText(in: words) != nil }

  /// The number of the first text that has one of its phrases in `words`.
  func firstText(in words: [String]) -> Int? {
    var first: Int?
    for index in words.indices {
      for phrase in byFirstWord[words[index]] ?? []
      where phrase.text < first ?? .max && words[index...].starts(with: phrase.words) {
        first = phrase.text
      }
    }
    return first
  }
}

/// The words of an English text, lowered, without punctuation, or the first so many of them;
/// apostrophes are straight.
func plainWords(_ text: some StringProtocol, most: Int = .max) -> [String] {
  text.utf8.withContiguousStorageIfAvailable { plainWords(utf8: $0, most: most) }
    ?? Array(text.utf8).withUnsafeBufferPointer { plainWords(utf8: $0, most: most) }
}

private func plainWords(utf8 bytes: UnsafeBufferPointer<UInt8>, most: Int) -> [String] {
  var words: [String] = []
  var word: [UInt8] = []
  var index = 0
  while index < bytes.count, words.count < most {
    let byte = bytes[index]
    index += 1
    switch byte {
    case 0x41...0x5A: word.append(byte | 0x20)
    case 0x61...0x7A, 0x30...0x39, 0x27: word.append(byte)
    case 0xE2:
      // General punctuation separates words, but for the apostrophe.
      if index + 1 < bytes.count, bytes[index] == 0x80, bytes[index + 1] == 0x99 {
        word.append(0x27)
        index += 2
      } else {
        finish()
      }
    // Letters of other scripts belong to words.
    case 0x80...: word.append(byte)
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
