#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Another command, run to its end for its standard output.
package struct ChildProcess {
  private let words: [String]

  /// The most bytes of output that are kept.
  private static let mostOutput = 64 << 20

  /// Describes a run of `command`.
  package init(_ command: String, _ arguments: [String]) { words = [command] + arguments }

  /// Runs it with empty stdin, discarding stderr; a negative `status` is the signal that ended it.
  package func run() throws(FileSystem.Fault) -> (status: Int32, output: [UInt8]) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw FileSystem.Fault(reason: .system(errno)) }
    defer { close(ends[0]) }
    let (child, code) = start(writingTo: ends[1], closing: ends[0])
    close(ends[1])
    guard code == 0 else { throw FileSystem.Fault(reason: .system(code)) }
    let output = Self.contents(of: ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return (status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F), output)
  }

  private func start(writingTo output: Int32, closing other: Int32) -> (pid_t, Int32) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addclose(&actions, other)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, output)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let code = posix_spawn(&child, words[0], &actions, nil, arguments, environ)
    return (child, code)
  }

  /// The bytes of `stream` up to its end; those beyond the limit are read and discarded, so that
  /// the writer can finish.
  private static func contents(of stream: Int32) -> [UInt8] {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(stream, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return output }
      if output.count < mostOutput { output += buffer[..<count] }
    }
  }
}
