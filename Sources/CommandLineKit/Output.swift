internal import Guidelines

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process' two streams: results on stdout, everything else on stderr.
package enum Output {
  /// Writes `text` to stdout.
  package static func write(_ text: String) { write(Array(text.utf8), to: STDOUT_FILENO) }

  /// Writes `bytes` to stdout.
