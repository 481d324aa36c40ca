/// Phrases to look for in a text, byte by byte: `String.contains` compares characters, which takes
/// many times as long.
struct Phrases {
  private let phrases: [[UInt8]]

  /// Whether a phrase begins with the byte, for each of them.
  private let begins: [Bool]

  /// Phrases of at least a letter each.
  init(_ phrases: [String]) {
    self.phrases = phrases.map { Array($0.utf8) }
    var begins = [Bool](repeating: false, count: 256)
    for first in self.phrases.compactMap(\.first) { begins[Int(first)] = true }
    self.begins = begins
  }

  /// Whether one of them stands in `text`, in the same letter case.
  func occur(in text: some StringProtocol) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(occur)
      ?? Array(text.utf8).withUnsafeBufferPointer(occur)
  }

  private func occur(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    for start in text.indices where begins[Int(text[start])] {
      for phrase in phrases where phrase.count <= text.count - start {
        if phrase.indices.allSatisfy({ text[start + $0] == phrase[$0] }) { return true }
      }
    }
    return false
  }
}
