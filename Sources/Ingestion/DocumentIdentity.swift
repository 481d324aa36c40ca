internal import CBLAKE2
internal import GuidelineReaders
internal import Guidelines

/// Identifies a state of a document: its bytes, the given edition, and the version of the reader
/// with its tables of language data.
///
/// Documents come from anyone, so the hash is cryptographic: nobody can make a changed document
/// that looks unchanged. BLAKE2b (RFC 7693) by libb2 takes about a nanosecond a byte in a single
/// call, and nothing at the start of a process.
enum DocumentIdentity {
  /// The identity of `bytes`, read with `edition` and `authority` as defaults for what the document
  /// does not state itself.
  ///
  /// - Complexity: O(*n*), about 1 ms for a megabyte.
  static func identity(of bytes: [UInt8], edition: Edition?, authority: Authority?) -> String {
    let given = [edition?.description ?? ""] + [authority?.rawValue].compactMap(\.self)
    return "\(hash(of: bytes))-\(given.joined(separator: " "))-\(GuidelineReader.reading)"
  }

  /// The identity of the same bytes as read by this version.
  static func reread(_ identity: String) -> String {
    let parts = identity.split(separator: "-", omittingEmptySubsequences: false)
    return parts.dropLast().joined(separator: "-") + "-\(GuidelineReader.reading)"
  }

  /// The BLAKE2b hash of `bytes` with 256 bits, as 64 lower-case hex digits.
  static func hash(of bytes: [UInt8]) -> String {
    let length = 32
    let hash = [UInt8](unsafeUninitializedCapacity: length) { hash, count in
      let status = bytes.withUnsafeBufferPointer { bytes in
        blake2b(hash.baseAddress, bytes.baseAddress, nil, length, bytes.count, 0)
      }
      precondition(status == 0, "BLAKE2b takes every length")
      count = length
    }
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: hash.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
