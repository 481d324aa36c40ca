/// A dictionary keyed by short words in packed form, so that looking up a word of a text allocates
/// no string.
struct PackedWords<Value: Sendable>: Sendable {
  /// The script of the words.
  enum Script: Sendable {
    /// At most twelve lower-case letters.
    case latin
    /// At most four syllables.
    case hangul

    /// The number of bits per letter.
    fileprivate var width: Int { self == .latin ? 5 : 16 }

    /// The scalar before the script's first letter.
    fileprivate var base: UInt32 { self == .latin ? 0x60 : 0 }
  }

  private let script: Script
  /// The packed words in ascending order, and their values.
  private let keys: [UInt64]
  private let values: [Value]

  /// Creates the table of `words` in `script`.
  init(_ script: Script, _ words: [String: Value]) {
    let packed = words.map { word, value in
      let scalars = word.unicodeScalars.map(\.value)
      guard let key = scalars.withUnsafeBufferPointer({ Self.key(of: $0[...], in: script) }) else {
        preconditionFailure("\(word) does not fit")
      }
      return (key: key, value: value)
    }
    let sorted = packed.sorted { $0.key < $1.key }
    self.script = script
    keys = sorted.map(\.key)
    values = sorted.map(\.value)
  }

  /// The value of the word with these folded scalars.
  subscript(word: Slice<FoldedText.Scalars>) -> Value? {
    guard let key = Self.key(of: word, in: script) else { return nil }
    let place = keys.firstSorted { $0 >= key }
    return place < keys.count && keys[place] == key ? values[place] : nil
  }

  /// The packed scalars of `word`, none of which is zero; `nil` if they do not fit.
  private static func key(of word: Slice<FoldedText.Scalars>, in script: Script) -> UInt64? {
    guard word.count * script.width <= 64 else { return nil }
    var key: UInt64 = 0
    for scalar in word {
      let digit = UInt64(scalar &- script.base)
      guard 0 < digit, digit < 1 << UInt64(script.width) else { return nil }
      key = key << UInt64(script.width) | digit
    }
    return key
  }
}

extension PackedWords<Void> {
  /// Creates the set of `words` in `script`.
  init(_ script: Script, _ words: Set<String>) {
    self.init(script, Dictionary(uniqueKeysWithValues: words.map { ($0, ()) }))
  }

  /// Whether the set contains the word with these folded scalars.
  func contains(_ word: Slice<FoldedText.Scalars>) -> Bool { self[word] != nil }
}
