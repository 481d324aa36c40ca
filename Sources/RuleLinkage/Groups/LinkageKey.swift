import Guidelines
import TextAnalysis

/// What makes one group of the records that share it, as a hash of 64 bits.
struct LinkageKey: Hashable, Sendable {
  private let value: UInt64

  /// A sentence of fewer words is said of many a component.
  private static let leastWords: UInt64 = 6

  /// The keys of `record`: a made-up id counts where it is `declared` as an alias.
  static func keys(of record: NamedRecord, declared: Set<RuleID>? = nil) -> [LinkageKey] {
    var ids = record.record.aliases
    if let id = record.record.explicit { ids.append(id) }
    if declared?.contains(record.name) ?? true { ids.append(record.name) }
    var keys = ids.map { LinkageKey("id ", $0.rawValue) }
    keys.append(
      record.record.component.map { LinkageKey("component ", $0.rawValue) }
        ?? LinkageKey("document ", record.record.document))
    for language in record.record.text.languages {
      addSentences(of: record.record.text[language] ?? "", to: &keys)
    }
    return keys
  }

  /// Adds a key for each longer sentence of `text`: its words in any order.
  private static func addSentences(of text: String, to keys: inout [LinkageKey]) {
    var text = text
    text.withUTF8 { bytes in
      var sentence = Sentence()
      for byte in bytes {
        switch byte {
        case 0x80..., 0x30...0x39, 0x61...0x7A: sentence.add(letter: byte)
        case 0x41...0x5A: sentence.add(letter: byte | 0x20)
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\n"):
          if let key = sentence.end() { keys.append(key) }
        default: sentence.endWord()
        }
      }
      if let key = sentence.end() { keys.append(key) }
    }
  }

  private init(_ kind: StaticString, _ text: String) {
    value = Digest.value(of: text, after: Digest.value(of: kind.description))
  }

  private init(value: UInt64) { self.value = value }

  /// The words of a sentence, as far as it was read.
  private struct Sentence {
    private var word: UInt64?
    /// The sum of the digests of the words, which does not depend on their order.
    private var sum: UInt64 = 0
    private var count: UInt64 = 0

    mutating func add(letter: UInt8) {
      word = ((word ?? Digest.start) ^ UInt64(letter)) &* 0x100_0000_01B3
    }

    mutating func endWord() {
      guard let digest = word else { return }
      // Squared, since sums of the digests of similar words are similar.
      sum &+= digest &* digest
      count += 1
      word = nil
    }

    /// Begins the next sentence; the key of this one where it has words enough.
    mutating func end() -> LinkageKey? {
      endWord()
      defer { (sum, count) = (0, 0) }
      return count >= leastWords ? LinkageKey(value: sum &+ count) : nil
    }
  }
}
