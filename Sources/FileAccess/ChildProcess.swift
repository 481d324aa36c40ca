#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Another command, run to its end for what it writes to stdout.
package struct ChildProcess {
  private let words: [String]

  /// The most bytes that are kept of what it writes.
  private static let mostOutput = 64 << 20

  /// Describes a run of `command`.
  package init(_ command: String, _ arguments: [String]) { words = [command] + arguments }

  /// Runs it; it reads nothing, and what it says on stderr is lost.
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

  /// What comes out of `stream` up to its end; beyond the limit it is read and forgotten, so that
  /// the writer ends.
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
