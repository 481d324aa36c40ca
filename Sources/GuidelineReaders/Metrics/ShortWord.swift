/// The first bytes of a word in one number, which is compared at once.
///
/// Every word that the tables hold fits whole; of a longer one sixteen bytes tell as much.
struct ShortWord: Hashable, Sendable, ExpressibleByStringLiteral {
  /// How many bytes a word may have to fit whole.
  static let longest = 15

  /// The bytes, the first one lowest, and zeros above.
  private(set) var bits: UInt128 = 0

  /// The word without letters.
  init() {}

  /// The beginning of the word with these bytes, none of which is nought.
  init(_ bytes: some Collection<UInt8>) {
    for (offset, byte) in bytes.prefix(16).enumerated() {
      bits |= UInt128(byte) &<< UInt128(offset * 8)
    }
  }

  /// The beginning of the word with these bytes, none of which is nought.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(bytes)
    if bytes.count >= 16 {
      bits = bytes.loadUnaligned(as: UInt128.self)
      return
    }
    var (value, count) = (UInt64(0), bytes.count)
    if count >= 8 {
      count -= 8
      bits = UInt128(bytes.loadUnaligned(as: UInt64.self))
    }
    let start = bytes.count - count
    while count > 0 {
      count -= 1
      value = value << 8 | UInt64(bytes[start + count])
    }
    bits |= UInt128(value) &<< UInt128(start * 8)
  }

  /// The last sixteen bytes of `text`.
  init(endOf text: String) { self.init(text.utf8.suffix(16)) }

  @inline(__always)
  init(stringLiteral literal: StaticString) {
    self.init(
      UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// How many bytes it holds: at most sixteen.
  var count: Int { 16 - bits.leadingZeroBitCount / 8 }

  /// Its bytes as a text.
  var text: String {
    withUnsafeBytes(of: bits.littleEndian) { bytes in
      String(decoding: UnsafeRawBufferPointer(rebasing: bytes[..<count]), as: UTF8.self)
    }
  }

  /// The scalars of a word.
  struct Scalars: Sequence, IteratorProtocol {
    private var bits: UInt128
    private var rest: String.UnicodeScalarView.Iterator

    /// The scalars of `word`, or those of `rest` where that is not empty.
    init(_ word: ShortWord, rest: String) {
      bits = rest.isEmpty ? word.bits : 0
      self.rest = rest.unicodeScalars.makeIterator()
    }

    mutating func next() -> Unicode.Scalar? {
      guard bits != 0 else { return rest.next() }
      let bytes = UInt32(truncatingIfNeeded: bits)
      func continuation(_ shift: UInt32) -> UInt32 { bytes >> shift & 0x3F }
      switch bytes & 0xFF {
      case ..<0x80:
        bits &>>= 8
        return Unicode.Scalar(UInt8(truncatingIfNeeded: bytes))
      case ..<0xE0:
        bits &>>= 16
        return Unicode.Scalar((bytes & 0x1F) << 6 | continuation(8))
      case ..<0xF0:
        bits &>>= 24
        return Unicode.Scalar((bytes & 0x0F) << 12 | continuation(8) << 6 | continuation(16))
      default:
        bits &>>= 32
        return Unicode.Scalar(
          (bytes & 0x07) << 18 | continuation(8) << 12 | continuation(16) << 6 | continuation(24))
      }
    }
  }

  /// Whether it is the whole word.
  var isWhole: Bool { count <= Self.longest }

  /// Whether it begins with `word`.
  func begins(with word: ShortWord) -> Bool {
    let count = word.count
    return count == 0 || (bits ^ word.bits) &<< UInt128(128 - count * 8) == 0
  }

  /// Whether it ends with `word`.
  func ends(with word: ShortWord) -> Bool {
    let surplus = count - word.count
    return surplus >= 0 && bits &>> UInt128(surplus * 8) == word.bits
  }

  /// A number that few other words have.
  var mixed: Int {
    let low = UInt64(truncatingIfNeeded: bits)
    let high = UInt64(truncatingIfNeeded: bits >> 64)
    let product = (low ^ high &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: product ^ product >> 32)
  }
}
