/// Phrases to look for in a text, byte by byte: `String.contains` compares characters, which takes
/// many times as long.
struct Phrases {
  private let phrases: [[UInt8]]

  init(_ phrases: [String]) { self.phrases = phrases.map { Array($0.utf8) } }

  /// Whether one of them stands in `text`, in the same letter case.
  func occur(in text: some StringProtocol) -> Bool {
    let text = Array(text.utf8)
    return phrases.contains { Self.contains($0, in: text[...]) }
  }

  private static func contains(_ phrase: [UInt8], in text: ArraySlice<UInt8>) -> Bool {
    guard let first = phrase.first else { return true }
    var rest = text
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: phrase) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
