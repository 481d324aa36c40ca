/// The first sixteen bytes of a word, packed into one integer that is compared in one step.
///
/// Every word of the lexicon fits completely; for longer words sixteen bytes are enough to tell
/// them apart.
package struct ShortWord: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The length in bytes up to which a word fits completely.
  package static let longest = 15

  /// The bytes, the first one lowest, padded with zeros.
  private(set) var bits: UInt128 = 0

  /// Creates an empty word.
  package init() {}

  /// The prefix of the word with these bytes, none of which is zero.
  package init(_ bytes: some Collection<UInt8>) {
    for (offset, byte) in bytes.prefix(16).enumerated() {
      bits |= UInt128(byte) &<< UInt128(offset * 8)
    }
  }

  /// The prefix of the word with these bytes, none of which is zero.
  ///
  /// Inlined, so that the compiler folds a literal into a constant.
  @inline(__always)
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = min(bytes.count, 16)
    let bytes = UnsafeRawBufferPointer(bytes)
    // Two overlapping loads: the second one supplies what the first one misses.
    func load<Part: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _: Part.Type) -> Part {
      Part(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Part.self))
    }
    switch count {
    case 8...:
      let high = UInt128(load(count - 8, UInt64.self)) &<< UInt128((count - 8) * 8)
      bits = UInt128(load(0, UInt64.self)) | high
    case 4...:
      let high = UInt64(load(count - 4, UInt32.self)) &<< UInt64((count - 4) * 8)
      bits = UInt128(UInt64(load(0, UInt32.self)) | high)
    default:
      for offset in 0..<count { bits |= UInt128(bytes[offset]) &<< UInt128(offset * 8) }
    }
  }

  /// The last sixteen bytes of `text`.
  package init(endOf text: String) { self.init(text.utf8.suffix(16)) }

  @inline(__always)
  package init(stringLiteral literal: StaticString) {
    self.init(
      UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// The number of bytes stored, at most sixteen.
  package var count: Int { 16 - bits.leadingZeroBitCount / 8 }

  /// Its first three letters packed in five bits each; `nil` if they are not lower-case Latin
  /// letters.
  package var firstLetters: Int? {
    let bytes = UInt32(truncatingIfNeeded: bits)
    func isLetter(_ shift: UInt32) -> Bool { (0x61...0x7A).contains(bytes >> shift & 0xFF) }
    guard isLetter(0), isLetter(8), isLetter(16) else { return nil }
    return Int(bytes & 0x1F | bytes >> 3 & 0x3E0 | bytes >> 6 & 0x7C00)
  }

  /// Its first two Hangul syllables, the second 0 if there is only one; `nil` if it contains
  /// anything else there.
  package var firstSyllables: (first: UInt32, second: UInt32)? {
    let bytes = UInt64(truncatingIfNeeded: bits)
    func syllable(_ shift: UInt64) -> UInt32? {
      let bytes = UInt32(truncatingIfNeeded: bytes >> shift)
      let scalar = (bytes & 0x0F) << 12 | (bytes & 0x3F00) >> 2 | (bytes & 0x3F_0000) >> 16
      return bytes & 0xF0 == 0xE0 && (0xAC00...0xD7A3).contains(scalar) ? scalar : nil
    }
    guard let first = syllable(0) else { return nil }
    return bytes >> 24 == 0 ? (first, 0) : syllable(24).map { (first, $0) }
  }

  /// The word in lower case; only Latin letters change.
  package var lowered: ShortWord {
    var lowered = self
    let capitals = UInt128(0x2020_2020_2020_2020_2020_2020_2020_2020)
    if bits != 0 { lowered.bits |= capitals &>> UInt128(128 - count * 8) }
    return lowered
  }

  /// The word without its last `count` bytes, which must be fewer than it has.
  package func dropLast(_ count: Int) -> ShortWord {
    var word = self
    word.bits &= ~(UInt128.max &<< UInt128((self.count - count) * 8))
    return word
  }

  /// This word followed by `other`; both together must fit.
  package func followed(by other: ShortWord) -> ShortWord {
    var word = self
    word.bits |= other.bits &<< UInt128(count * 8)
    return word
  }

  /// Its bytes as a string.
  package var text: String {
    withUnsafeBytes(of: bits.littleEndian) { bytes in
      String(decoding: UnsafeRawBufferPointer(rebasing: bytes[..<count]), as: UTF8.self)
    }
  }

  /// The scalars of a word.
  package struct Scalars: Sequence, IteratorProtocol {
    private var bits: UInt128 = 0
    private var long: String.UnicodeScalarView.Iterator?

    /// The scalars of `word`.
    package init(_ word: ShortWord) { bits = word.bits }

    /// The scalars of `word`.
    package init(_ word: String) { long = word.unicodeScalars.makeIterator() }

    package mutating func next() -> Unicode.Scalar? {
      guard bits != 0 else { return long?.next() }
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

  /// Whether the word fits completely.
  package var isWhole: Bool { count <= Self.longest }

  /// Whether it begins with `word`.
  package func begins(with word: ShortWord) -> Bool {
    let count = word.count
    return count == 0 || (bits ^ word.bits) &<< UInt128(128 - count * 8) == 0
  }

  /// Whether it ends with `word`.
  package func ends(with word: ShortWord) -> Bool {
    let surplus = count - word.count
    return surplus >= 0 && bits &>> UInt128(surplus * 8) == word.bits
  }

  /// A hash of the word.
  package var mixed: Int {
    let low = UInt64(truncatingIfNeeded: bits)
    let high = UInt64(truncatingIfNeeded: bits >> 64)
    let product = (low ^ high &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: product ^ product >> 32)
  }
}
