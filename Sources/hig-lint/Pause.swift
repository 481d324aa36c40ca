#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The pause between two checks for changed files.
enum Pause {
  /// Waits half a second.
  static func half() { _ = poll(nil, 0, 500) }
}
