#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard input.
enum Input {
  /// Whether a person types the input.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// All of the input, or its first `most` bytes.
  static func bytes(upTo most: Int) -> [UInt8] { bytes(from: STDIN_FILENO, upTo: most) }

  /// The rest of `stream`, or the next `most` bytes of it.
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
