import Guidelines
import TextAnalysis

/// A key that puts the records that share it into one group, as a 64-bit hash.
struct LinkageKey: Hashable, Sendable {
  private let value: UInt64

  /// The key as a number.
  var number: Int { Int(truncatingIfNeeded: value) }

  /// The key whose number is `number`.
  init(number: Int) { value = UInt64(truncatingIfNeeded: number) }

  /// The number of words below which a sentence is not a key, because it may be about any
  /// component.
  private static let leastWords: UInt64 = 6

  /// The keys of `record`.
  ///
  /// A generated id is a key only if it is `declared` as an alias.
  static func keys(of record: NamedRecord, declared: Set<RuleID>? = nil) -> [LinkageKey] {
    var ids = record.record.aliases
    ids += [record.record.explicit, record.record.settled].compactMap(\.self)
    if declared?.contains(record.name) ?? true { ids.append(record.name) }
    let start = record.record.authority.digest
    var keys = ids.map { LinkageKey("id ", $0.rawValue, after: start) }
    keys.append(
      record.record.component.map { LinkageKey("component ", $0.rawValue, after: start) }
        ?? LinkageKey("document ", record.record.document, after: start))
    for language in record.record.text.languages {
      addSentences(of: record.record.text[language] ?? "", after: start, to: &keys)
    }
    return keys
  }

  /// Adds a key for each sentence of `text` that is long enough, independent of the order of its
  /// words.
  private static func addSentences(
    of text: String, after start: UInt64, to keys: inout [LinkageKey]
  ) {
    var text = text
    text.withUTF8 { bytes in
      var sentence = Sentence(start: start)
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

  private init(_ kind: StaticString, _ text: String, after start: UInt64) {
    value = Digest.value(of: text, after: Digest.value(of: kind.description)) &+ start
  }

  private init(value: UInt64) { self.value = value }

  /// The words of the current sentence.
  private struct Sentence {
    /// The digest of the authority, so that different authorities have different keys.
    let start: UInt64
    private var word: UInt64?
    /// The sum of the digests of the words, which is independent of their order.
    private var sum: UInt64 = 0
    private var count: UInt64 = 0

    init(start: UInt64) { self.start = start }

    mutating func add(letter: UInt8) {
      word = ((word ?? Digest.start) ^ UInt64(letter)) &* 0x100_0000_01B3
    }

    mutating func endWord() {
      guard let digest = word else { return }
      // Squared, because sums of the digests of similar words are similar.
      sum &+= digest &* digest
      count += 1
      word = nil
    }

    /// Starts the next sentence.
    ///
    /// Returns the key of this one if it has enough words.
    mutating func end() -> LinkageKey? {
      endWord()
      defer { (sum, count) = (0, 0) }
      return count >= leastWords ? LinkageKey(value: sum &+ count &+ start) : nil
    }
  }
}

extension Authority {
  /// The offset of its keys, so that no group has statements of two authorities; 0 for Apple's.
  fileprivate var digest: UInt64 {
    self == .apple ? 0 : Digest.value(of: rawValue.lowercased())
  }
}
