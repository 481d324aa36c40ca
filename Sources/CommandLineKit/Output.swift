internal import Guidelines

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The output streams: results go to stdout, everything else to stderr.
package enum Output {
  /// Makes a write to a closed pipe, or beyond the size that files may have, fail instead of ending the process.
  ///
  /// To be called as it begins.
  package static func surviveFailedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes `text` to stdout.
  package static func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes `bytes` to stdout; on failure, reports it and ends the process.
  package static func write(_ bytes: [UInt8]) {
    guard let code = write(bytes, to: STDOUT_FILENO) else { return }
    let reason = String(cString: strerror(code))
    let language = Presentation(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: Environment.variables(Environment.locale)
    ).messages
    tell(
      Phrase(
        "hig: cannot write to stdout: \(reason)",
        "hig: stdout에 쓸 수 없습니다: \(Phrase.korean(reason))")[language]
    )
    end(.failed)
  }

  /// Writes a line to stderr.
  package static func tell(_ line: String) {
    _ = write(Array((line.withParticles.withoutControls + "\n").utf8), to: STDERR_FILENO)
  }

  /// Shows progress in place of the last message, if stderr is a terminal.
  package static func progress(_ text: String) {
    guard showsProgress else { return }
    _ = write(Array("\r\u{1B}[K\(text)".utf8), to: STDERR_FILENO)
  }

  /// Whether stderr is a terminal, where progress is shown.
  package static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether stdout is a terminal, so that a person reads it.
  package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Ends the process.
  package static func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }

  /// Whether stdout is a terminal that shows colour (no-color.org for the variable).
  package static func showsColour(_ environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }

  /// The width of the terminal in columns, limited to 40–120; 80 in a pipe.
  package static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return min(max(Int(size.ws_col), 40), 120)
  }

  /// The rows of the terminal; `nil` in a pipe.
  package static var rows: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }

  /// Writes all of `bytes`; returns `errno` if that fails.
  private static func write(_ bytes: [UInt8], to stream: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = UnsafeRawBufferPointer(rebasing: rest).withMemoryRebound(to: UInt8.self) {
          #if canImport(Glibc)
            Glibc.write(stream, $0.baseAddress, $0.count)
          #else
            Darwin.write(stream, $0.baseAddress, $0.count)
          #endif
        }
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
