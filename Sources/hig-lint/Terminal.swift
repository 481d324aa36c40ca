import Guidelines
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process' streams: the report on stdout, everything else on stderr.
enum Terminal {
  /// Writes the report.
  static func write(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Says one line.
  static func tell(_ line: String) { write(line.withoutControls + "\n", to: STDERR_FILENO) }

  /// Whether stdout is a terminal that shows colour (no-color.org for the variable).
  static func showsColour(_ environment: [String: String]) -> Bool {
    isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }

  /// The columns of the terminal, between 40 and 120; 80 in a pipe.
  static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return min(max(Int(size.ws_col), 40), 120)
  }

  fileprivate static func write(_ text: String, to stream: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let count = Glibc.write(stream, part.baseAddress, part.count)
        #else
          let count = Darwin.write(stream, part.baseAddress, part.count)
        #endif
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}

/// How far the reading is: one line on a terminal's stderr, and nothing anywhere else.
final class Progress: Sendable {
  private let whole: Int
  private let isShown: Bool
  private let done = Atomic(0)

  init(of whole: Int) {
    self.whole = whole
    isShown = isatty(STDERR_FILENO) == 1 && whole > 50
  }

  /// One more is read.
  func advance() {
    guard isShown else { return }
    let count = done.wrappingAdd(1, ordering: .relaxed).newValue
    if count % 25 == 0 {
      Terminal.write("\r\u{1B}[Khig: \(count) / \(whole)", to: STDERR_FILENO)
    }
  }

  /// Takes the line away.
  func end() { if isShown { Terminal.write("\r\u{1B}[K", to: STDERR_FILENO) } }
}
