/// Phrases of one or more words, found in a list of words.
struct PhraseSet: Sendable {
  private var byFirstWord: [String: [[String]]] = [:]

  /// The phrases of `text`, one a line, words separated by spaces.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if let first = words.first { byFirstWord[first, default: []].append(words) }
    }
  }

  /// Whether one of the phrases stands in `words`.
  func occurs(in words: [String]) -> Bool {
    words.indices.contains { index in
      byFirstWord[words[index]]?.contains { words[index...].starts(with: $0) } ?? false
    }
  }
}

/// The words of an English text, lowered, without punctuation; apostrophes are straight.
func plainWords(_ text: some StringProtocol) -> [String] {
  var words: [String] = []
  var word: [UInt8] = []
  var skip = 0
  let bytes = Array(text.utf8)
  for (index, byte) in bytes.enumerated() {
    if skip > 0 {
      skip -= 1
    } else if (0x41...0x5A).contains(byte) {
      word.append(byte | 0x20)
    } else if (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x27 {
      word.append(byte)
    } else if byte == 0xE2, bytes[index...].starts(with: [0xE2, 0x80, 0x99]) {
      word.append(0x27)
      skip = 2
    } else if byte >= 0x80, byte != 0xE2 {
      // Letters of other scripts belong to words; general punctuation begins with E2.
      word.append(byte)
    } else if !word.isEmpty {
      words.append(String(decoding: word, as: UTF8.self))
      word.removeAll(keepingCapacity: true)
    }
  }
  if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
  return words
}
