internal import LinterCore
package import ModelContext

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The stdio transport: one message per line on stdin, answers on stdout (2026-07-28, stdio).
package struct MessageStream {
  private let input: Int32
  private let output: Int32

  /// Reads from and writes to these streams.
  package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    self.output = output
  }

  /// Answers messages until the input ends.
  ///
  /// - Returns: whether all answers could be written.
  package func serve(_ server: ContextServer) -> Bool {
    // Makes writing to a client that went away fail, instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    var server = server
    var lines = LineBuffer(longest: ContextServer.longestMessage)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(input, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      let ended = count <= 0
      for line in lines.take(buffer[..<max(count, 0)], isLast: ended) {
        for message in server.answer(to: line).messages {
          guard write(message.line + [UInt8(ascii: "\n")]) else { return false }
        }
      }
      if ended { return true }
    }
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes { Darwin.write(output, $0.baseAddress, $0.count) }
      #endif
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// Splits a stream into lines.
///
/// A line that is too long is cut to `longest` plus one byte, by which the server rejects it.
struct LineBuffer {
  private let longest: Int
  private var line: [UInt8] = []

  init(longest: Int) { self.longest = longest }

  /// The lines that `bytes` complete, without line breaks; blank ones are dropped.
  mutating func take(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      append(rest[..<end])
      lines.append(line)
      line = []
      rest = rest[(end + 1)...]
    }
    append(rest)
    if isLast { lines.append(line) }
    return lines.filter { line in line.contains { $0 > 0x20 } }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    line += bytes.prefix(max(0, longest + 1 - line.count))
  }
}
