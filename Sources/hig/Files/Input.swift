#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process' stdin.
enum Input {
  /// Whether a person would have to type it.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// All of it, or its first `most` bytes.
  static func bytes(upTo most: Int) -> [UInt8] { bytes(from: STDIN_FILENO, upTo: most) }

  /// What `stream` still holds, or the first `most` bytes of it.
  static func bytes(from stream: Int32, upTo most: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      let count = read(stream, &buffer, min(buffer.count, most - bytes.count))
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    return bytes
  }
}
