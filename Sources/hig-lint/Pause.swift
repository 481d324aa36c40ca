#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A wait between two looks at the files.
enum Pause {
  /// Waits half a second.
  static func half() { _ = poll(nil, 0, 500) }
}
