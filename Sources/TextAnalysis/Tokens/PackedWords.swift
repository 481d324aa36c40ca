/// Short words and what each stands for, found by their scalars: no string is made of the words of
/// a text, of which hardly any is one of them.
struct PackedWords<Value: Sendable>: Sendable {
  /// What the words are written in.
  enum Script: Sendable {
    /// At most twelve small letters.
    case latin
    /// At most four syllables.
    case hangul

    /// How many bits tell its letters apart.
    fileprivate var width: Int { self == .latin ? 5 : 16 }

    /// The scalar before the first one of it.
    fileprivate var base: UInt32 { self == .latin ? 0x60 : 0 }
  }

  private let script: Script
  /// The words as numbers, in order, and the value of each.
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

  /// The value of the word that these folded scalars are.
  subscript(word: Slice<FoldedText.Scalars>) -> Value? {
    guard let key = Self.key(of: word, in: script) else { return nil }
    let place = keys.firstSorted { $0 >= key }
    return place < keys.count && keys[place] == key ? values[place] : nil
  }

  /// The scalars of `word` one after the other, none of them nought; `nil` where they do not fit.
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

  /// Whether these folded scalars are one of the words.
  func contains(_ word: Slice<FoldedText.Scalars>) -> Bool { self[word] != nil }
}
