/// The first bytes of a word in one number, which is compared at once.
///
/// Every word that the tables hold fits whole; of a longer one sixteen bytes tell as much.
struct ShortWord: Hashable, Sendable, ExpressibleByStringLiteral {
  /// How many bytes a word may have to fit whole.
  static let longest = 15

  /// The bytes, the first one lowest, and zeros above.
  private(set) var bits: UInt128 = 0
  /// How many bytes it holds: at most sixteen.
  private(set) var count = 0

  /// The word without letters.
  init() {}

  /// The beginning of the word with these bytes.
  init(_ bytes: some Collection<UInt8>) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for byte in bytes.prefix(16) {
      if count < 8 {
        low |= UInt64(byte) << UInt64(count * 8)
      } else {
        high |= UInt64(byte) << UInt64(count * 8 - 64)
      }
      count += 1
    }
    bits = UInt128(high) << 64 | UInt128(low)
  }

  /// The last sixteen bytes of `text`.
  init(endOf text: String) { self.init(text.utf8.suffix(16)) }

  @inline(__always)
  init(stringLiteral literal: StaticString) {
    self.init(
      UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Whether it is the whole word.
  var isWhole: Bool { count <= Self.longest }

  static func == (one: ShortWord, other: ShortWord) -> Bool { one.bits == other.bits }

  /// Whether it begins with `word`.
  func begins(with word: ShortWord) -> Bool {
    word.count == 0 || (bits ^ word.bits) &<< UInt128(128 - word.count * 8) == 0
  }

  /// Whether it ends with `word`.
  func ends(with word: ShortWord) -> Bool {
    count >= word.count && bits &>> UInt128((count - word.count) * 8) == word.bits
  }

  func hash(into hasher: inout Hasher) { hasher.combine(bits) }

  /// A number that few other words have.
  var mixed: Int {
    let low = UInt64(truncatingIfNeeded: bits)
    let high = UInt64(truncatingIfNeeded: bits >> 64)
    let product = (low ^ high &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: product ^ product >> 32)
  }
}
