#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system last said.
enum SystemError {
  /// The sentence for `errno`.
  static var reason: String { String(cString: strerror(errno)) }
}
