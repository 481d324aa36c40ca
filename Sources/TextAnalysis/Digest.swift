/// Short digests that stay the same over runs, versions and machines.
public enum Digest {
  /// The 64-bit FNV-1a digest of `bytes` as 16 lower-case hex digits.
  ///
  /// For telling contents apart, not for security.
  /// The constants are those of http://www.isthe.com/chongo/tech/comp/fnv/.
  public static func fnv1a(_ bytes: some Sequence<UInt8>) -> String {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes {
      digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
