import CommandLineKit
import ContextTransport
import DocsServer
import Guidelines
import KnowledgeBase
import ModelContext

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command `hig-docs`, which `hig serve` executes.
@main
struct HigDocs {
  static func main() {
    Output.surviveFailedWrites()
    let words = Array(CommandLine.arguments.dropFirst())
    let environment = Environment.variables(Environment.locale + ["HIG_DATABASE"])
    let program = Program(command: .serve)
    do throws(DocsFailure) {
      if words.first == CommandSyntax.siteExport.name {
        return try export(Array(words.dropFirst()), environment)
      }
      let arguments: Arguments
      do {
        let invocation = try Invocation(words, for: program, command: .serve)
        if let answer = try program.answer(to: invocation, environment: environment) {
          Output.write(answer)
          return
        }
        arguments = try Arguments(invocation, environment: environment)
      } catch {
        throw .usage(error)
      }
      try serve(arguments)
    } catch {
      let language = Presentation(arguments: words, environment: environment).messages
      Output.tell("hig-docs: \(error.message(in: language))")
      Output.end(error.status)
    }
  }

  private static func export(
    _ words: [String], _ environment: [String: String]
  ) throws(DocsFailure) {
    let arguments: ExportArguments
    do {
      arguments = try ExportArguments(
        try Invocation(words, for: Program(command: .siteExport), command: .siteExport),
        environment: environment)
    } catch {
      throw .usage(error)
    }
    let site = SiteFolder(database: arguments.database, presentation: arguments.presentation)
    do throws(SiteFolder.Problem) {
      let count =
        switch arguments.form {
        case .site: try site.write(to: arguments.folder)
        case .docset: try site.writeDocset(to: arguments.folder)
        }
      Output.tell(
        Phrase("hig: wrote \(count) files", "hig: 파일 \(count)개를 썼습니다")[
          arguments.presentation.messages])
    } catch {
      switch error {
      case .knowledgeBase(let error): throw .knowledgeBase(error)
      case .foreign(let path): throw .foreign(path: path)
      case .notWritten(let path, let reason): throw .notWritten(path: path, reason: reason)
      }
    }
  }

  private static func serve(_ arguments: Arguments) throws(DocsFailure) {
    // Block these signals in all threads, so that this one can wait for them.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGALRM] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    raiseFileLimit()

    let socket: ListeningSocket
    do { socket = try ListeningSocket(host: arguments.host, port: arguments.port) } catch {
      throw .listening(error)
    }
    let linter = LinterProcess(beside: executable, database: arguments.database, root: nil)
    let site = Site(
      database: arguments.database, presentation: arguments.presentation,
      hosts: HostNames(
        host: arguments.host, admitsAddresses: socket.isWildcard, origins: arguments.origins),
      build: buildMark,
      check: { sources throws(ContextLibrary.CheckProblem) in try linter.report(on: sources) })
    do { try site.open() } catch { throw .knowledgeBase(error) }
    let server: HTTPServer
    do { server = try HTTPServer(site, at: socket, threads: threads) } catch {
      throw .listening(error)
    }

    let shown = arguments.host.contains(":") ? "[\(arguments.host)]" : arguments.host
    let address = "http://\(socket.isWildcard ? "localhost" : shown):\(socket.port)/"
    Output.write(address + "\n")
    Output.tell(
      Phrase("hig: serving \(address); Ctrl-C ends it", "hig: \(address) 에서 제공합니다. Ctrl-C로 끝냅니다")[
        arguments.presentation.messages])
    if !socket.isLoopback {
      let hosts = socket.isWildcard ? socket.reachableAddresses : [shown]
      warn(of: hosts.map { "http://\($0):\(socket.port)/" }, arguments.presentation.messages)
    }
    if arguments.opensBrowser { open(address) }
    wait(for: &signals, server)
    server.stop()
  }

  /// Warns that other machines can reach the site at `addresses`.
  private static func warn(of addresses: [String], _ language: Language) {
    let list = addresses.joined(separator: " ")
    Output.tell(
      Phrase(
        "hig: warning: everyone in the network can read this site: \(list)",
        "hig: 주의: 네트워크의 누구나 이 사이트를 볼 수 있습니다: \(list)")[language])
  }

  /// Waits until the process is told to end; an alarm each second closes slow connections.
  private static func wait(for signals: inout sigset_t, _ server: HTTPServer) {
    alarm(1)
    while true {
      var received: Int32 = 0
      guard sigwait(&signals, &received) == 0, received == SIGALRM else { break }
      server.enforcePatience()
      alarm(1)
    }
    // Another alarm would end the process, and with it the open requests.
    alarm(0)
    // A second signal ends the process at once.
    for name in [SIGINT, SIGTERM] { signal(name, SIG_DFL) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// One thread per processor, but at least two, so that a long page does not block all others.
  private static var threads: Int { min(max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 16) }

  /// Raises the limit of open files for the connections that the server admits.
  private static func raiseFileLimit() {
    var limit = rlimit()
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    guard getrlimit(files, &limit) == 0 else { return }
    limit.rlim_cur = min(max(limit.rlim_cur, 8_192), limit.rlim_max)
    setrlimit(files, &limit)
  }

  /// The path of the running executable.
  private static var executable: String {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      let path = CommandLine.arguments[0]
    #endif
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Identifies the build, so that pages of other builds are not served from caches.
  private static var buildMark: String {
    var status = stat()
    guard stat(executable, &status) == 0 else { return "" }
    #if canImport(Glibc)
      let changed = status.st_mtim
    #else
      let changed = status.st_mtimespec
    #endif
    return "\(status.st_size).\(changed.tv_sec).\(changed.tv_nsec)"
  }

  /// Opens `address` in the user's browser; on failure, says so and goes on.
  private static func open(_ address: String) {
    #if os(macOS)
      let command = "open"
    #else
      let command = "xdg-open"
    #endif
    let words = [strdup(command), strdup(address), nil]
    defer { for word in words { free(word) } }
    // The browser must inherit neither the blocked signals nor stdout, which is for results.
    #if canImport(Glibc)
      var (attributes, actions) = (posix_spawnattr_t(), posix_spawn_file_actions_t())
    #else
      var (attributes, actions): (posix_spawnattr_t?, posix_spawn_file_actions_t?)
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    var process = pid_t()
    let code = posix_spawnp(&process, command, &actions, &attributes, words, environ)
    if code != 0 { Output.tell("hig: \(command): \(String(cString: strerror(code)))") }
  }
}
