#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension [UInt8] {
  /// Whether it contains `part` as a contiguous subsequence.
  func contains(_ part: [UInt8]) -> Bool {
    withUnsafeBytes { whole in
      part.withUnsafeBytes { part in
        guard let wanted = part.baseAddress, let first = part.first else { return true }
        var rest = whole[...]
        while rest.count >= part.count,
          let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          let found = memchr(base, Int32(first), rest.count - part.count + 1)
        {
          if memcmp(found, wanted, part.count) == 0 { return true }
          rest = rest.dropFirst(UnsafeRawPointer(found) - base + 1)
        }
        return false
      }
    }
  }
}
