#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The last system error.
enum SystemError {
  /// The message for `errno`.
  static var reason: String { String(cString: strerror(errno)) }
}
