/// Short digests that do not vary between runs, versions and machines, except ``quick(_:)``.
public enum Digest {
  /// The 64-bit FNV-1a digest of `bytes` as 16 lower-case hex digits.
  ///
  /// For comparing contents, not for security. The constants are from
  /// http://www.isthe.com/chongo/tech/comp/fnv/.
  public static func fnv1a(_ bytes: some Sequence<UInt8>) -> String {
    // Contiguous bytes avoid an iterator, which would be dispatched dynamically for each byte.
    let digest =
      bytes.withContiguousStorageIfAvailable { value(of: $0, after: start) }
      ?? bytes.reduce(start) { step($0, $1) }
    return digits(digest)
  }

  /// The 64-bit FNV-1a digest of `text` in UTF-8, continuing from `digest`.
  package static func value(of text: String, after digest: UInt64 = start) -> UInt64 {
    var text = text
    return text.withUTF8 { value(of: $0, after: digest) }
  }

  /// `digest` as 16 lower-case hex digits.
  package static func digits(_ digest: UInt64) -> String {
    String(unsafeUninitializedCapacity: 16) { digits in
      for place in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: digest >> UInt64(60 - place * 4)) & 0xF
        let first = digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10
        digits.initializeElement(at: place, to: first + digit)
      }
      return 16
    }
  }

  /// The digest of no bytes.
  package static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// `digest` extended by `bytes`.
  package static func value(
    of bytes: UnsafeBufferPointer<UInt8>, after digest: UInt64
  ) -> UInt64 {
    var digest = digest
    for byte in bytes { digest = step(digest, byte) }
    return digest
  }

  private static func step(_ digest: UInt64, _ byte: UInt8) -> UInt64 {
    (digest ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// A digest of `bytes` that reads eight of them at a time, for hash tables within one run.
  ///
  /// Inlined, because it is called for every word of every text.
  @inlinable
  package static func quick(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let count = bytes.count
    var hash = UInt64(count) &* 0x9E37_79B9_7F4A_7C15
    guard count >= 8 else { return mixed(hash ^ few(bytes)) }
    var offset = 0
    while offset < count - 8 {
      hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    return mixed(hash ^ bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
  }

  /// Fewer than eight bytes and their count in one number.
  @inlinable
  package static func few(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let count = bytes.count
    if count >= 4 {
      let first = bytes.loadUnaligned(as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    guard count > 0 else { return 0 }
    // One, two or three bytes.
    return UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1])
  }

  @inlinable
  package static func mixed(_ value: UInt64) -> UInt64 {
    let product = value &* 0xD6E8_FEB8_6659_FD93
    return product ^ product >> 32
  }
}
