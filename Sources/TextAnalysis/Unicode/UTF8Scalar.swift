/// Decodes and encodes single scalars in UTF-8 without a string.
enum UTF8Scalar {
  /// The scalar at `offset` and its length in bytes; `nil` and 1 if the bytes are malformed.
  static func decode(
    _ text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: UInt32?, length: Int) {
    let lead = UInt32(text[offset])
    func continuation(_ index: Int) -> UInt32? {
      guard offset + index < text.count, text[offset + index] & 0xC0 == 0x80 else { return nil }
      return UInt32(text[offset + index] & 0x3F)
    }
    switch lead {
    case 0..<0x80:
      return (lead, 1)
    case 0xC2..<0xE0:
      guard let second = continuation(1) else { return (nil, 1) }
      return ((lead & 0x1F) << 6 | second, 2)
    case 0xE0..<0xF0:
      guard let second = continuation(1), let third = continuation(2) else { return (nil, 1) }
      let scalar = (lead & 0x0F) << 12 | second << 6 | third
      guard scalar >= 0x800, !(0xD800...0xDFFF).contains(scalar) else { return (nil, 1) }
      return (scalar, 3)
    case 0xF0..<0xF5:
      guard let second = continuation(1), let third = continuation(2),
        let fourth = continuation(3)
      else { return (nil, 1) }
      let scalar = (lead & 0x07) << 18 | second << 12 | third << 6 | fourth
      guard (0x1_0000...0x10_FFFF).contains(scalar) else { return (nil, 1) }
      return (scalar, 4)
    default:
      return (nil, 1)
    }
  }

  /// The Hangul syllable at `offset`, which takes three bytes; `nil` if there is another scalar.
  ///
  /// A fast path: nearly all non-ASCII scalars are Hangul syllables.
  @inline(__always)
  static func syllable(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32? {
    guard text[offset] & 0xF8 == 0xE8, offset < text.count &- 2 else { return nil }
    let (second, third) = (UInt32(text[offset &+ 1]), UInt32(text[offset &+ 2]))
    guard second & 0xC0 == 0x80, third & 0xC0 == 0x80 else { return nil }
    let scalar = UInt32(text[offset] & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F
    return Hangul.isSyllable(scalar) ? scalar : nil
  }

  /// The length of `scalar` in bytes.
  static func width(_ scalar: UInt32) -> Int {
    scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
  }

  /// Writes `scalar` at `offset`.
  ///
  /// Returns its length in bytes.
  static func encode(
    _ scalar: UInt32, into buffer: UnsafeMutableBufferPointer<UInt8>, at offset: Int
  ) -> Int {
    func continuation(_ shift: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: 0x80 | (scalar >> shift) & 0x3F)
    }
    switch scalar {
    case 0..<0x80:
      buffer[offset] = UInt8(scalar)
      return 1
    case 0x80..<0x800:
      buffer[offset] = UInt8(0xC0 | scalar >> 6)
      buffer[offset + 1] = continuation(0)
      return 2
    case 0x800..<0x1_0000:
      buffer[offset] = UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
      buffer[offset + 1] = continuation(6)
      buffer[offset + 2] = continuation(0)
      return 3
    default:
      buffer[offset] = UInt8(0xF0 | scalar >> 18)
      buffer[offset + 1] = continuation(12)
      buffer[offset + 2] = continuation(6)
      buffer[offset + 3] = continuation(0)
      return 4
    }
  }
}
