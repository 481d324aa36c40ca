internal import StoreWire

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A connection to a knowledge base on a server, through the helper process `hig-postgresql`: linking
/// libpq would slow down every start of this one.
final class ServerConnection {
  /// The address without a password, for messages.
  let shown: String
  private let socket: WireSocket
  private let process: pid_t
  /// The number of each statement that was sent.
  private var numbers: [String: Int] = [:]
  /// The number of statements that were sent.
  private var sent = 0
  /// Whether the answer to a copy is still to come.
  private var isCopying = false
  /// Whether a transaction has begun.
  private(set) var isInTransaction = false
  /// Whether the transaction may change something.
  private var isChanging = false
  /// The number of the state of the last read transaction, which differs after every change; 0 before.
  private(set) var state = 0
  /// The cached answers of the server in that state.
  private var answers = ServerAnswers()

  /// Connects to the server at `address`; for writing, creates or upgrades its tables.
  ///
  /// - Throws: ``KnowledgeBaseError`` if there is no knowledge base that this version can use.
  init(_ address: ServerAddress, forWriting isWriting: Bool) throws(KnowledgeBaseError) {
    shown = address.shown
    guard !address.isAmbiguous else {
      throw KnowledgeBaseError(code: .malformedAddress, path: shown)
    }
    (process, socket) = try Self.start(shown: shown)
    var message = WireMessage(kind: WireRequest.open.rawValue)
    message.add(address.url)
    message.add(isWriting ? 1 : 0)
    _ = try answer(to: message)
  }

  deinit {
    // The process exits when the socket is closed, so this takes no time.
    socket.shutDown()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// The rows of the statement `sql`; with `isBinary` in PostgreSQL's binary format.
  func rows(
    _ sql: String, _ values: [ServerValue], isBinary: Bool = false
  ) throws(KnowledgeBaseError) -> ServerRows {
    let isReading = isInTransaction && !isChanging
    let question = isReading ? ServerAnswers.Question(sql: sql, values: values.map(\.text)) : nil
    if let question, let known = answers[question] { return known }
    let rows = try ask(sql, values, isBinary: isBinary)
    if let question { answers[question] = rows }
    return rows
  }

  private func ask(
    _ sql: String, _ values: [ServerValue], isBinary: Bool
  ) throws(KnowledgeBaseError) -> ServerRows {
    var message = WireMessage(kind: WireRequest.run.rawValue)
    let number = add(sql, to: &message)
    message.add(isBinary ? 1 : 0)
    message.add(values.count)
    try add(values, to: &message)
    let rows = try answer(to: message)
    numbers[sql] = number
    return ServerRows(contents: rows)
  }

  /// Runs the statement `sql`, which returns no rows, for each of `rows`.
  func runEach(_ sql: String, rows: [[ServerValue]]) throws(KnowledgeBaseError) {
    var start = 0
    while start < rows.count {
      let some = rows[start..<min(rows.count, start + Self.mostAtOnce)]
      start = some.endIndex
      var message = WireMessage(kind: WireRequest.runEach.rawValue)
      let number = add(sql, to: &message)
      message.add(some.count)
      message.add(some[some.startIndex].count)
      for row in some { try add(row, to: &message) }
      _ = try answer(to: message)
      numbers[sql] = number
    }
  }

  /// The most rows in one message.
  private static let mostAtOnce = 512

  /// Adds the number of the statement `sql`, with its text the first time, and returns the number.
  private func add(_ sql: String, to message: inout WireMessage) -> Int {
    let known = numbers[sql]
    let number = known ?? sent
    if known == nil { sent += 1 }
    message.add(number)
    message.add(known == nil ? sql : "")
    return number
  }

  private func add(
    _ values: [ServerValue], to message: inout WireMessage
  ) throws(KnowledgeBaseError) {
    for value in values {
      message.add(value.type)
      guard let text = value.text else {
        message.addNull()
        continue
      }
      message.add(try storable(text))
    }
  }

  /// Copies `rows` into `table`, which includes the names of its columns.
  ///
  /// Returns before the server is done; an error is thrown by the next request.
  func copy(_ rows: CopiedRows, into table: String) throws(KnowledgeBaseError) {
    guard !rows.bytes.isEmpty else { return }
    guard !rows.bytes.contains(0) else { throw zeroFound() }
    var message = WireMessage(kind: WireRequest.copy.rawValue)
    message.add(table)
    message.add(bytes: rows.bytes)
    try send(message)
    isCopying = true
  }

  /// Waits for the end of the last copy.
  private func finishCopy() throws(KnowledgeBaseError) {
    guard isCopying else { return }
    isCopying = false
    _ = try received()
  }

  /// Begins or ends a transaction.
  func take(_ step: WireTransaction) throws(KnowledgeBaseError) {
    var message = WireMessage(kind: WireRequest.transaction.rawValue)
    message.add(step.rawValue)
    // A transaction that is rolled back may fail.
    if step == .rollback { try? finishCopy() } else { try finishCopy() }
    let begins = step != .commit && step != .rollback
    isInTransaction = begins
    isChanging = begins && step != .read
    do throws(KnowledgeBaseError) {
      let said = try answer(to: message)
      if step == .read { begin(in: said) }
    } catch {
      if begins { try? take(.rollback) }
      throw error
    }
  }

  /// Notes the state that a transaction reads, and discards answers of another one.
  private func begin(in said: [UInt8]) {
    let number = said.withUnsafeBytes { bytes in
      var reader = WireReader(bytes)
      return Int(reader.text()) ?? 0
    }
    guard number != state else { return }
    state = number
    answers = ServerAnswers()
  }

  /// `text`, with U+FFFD for U+0000 in a query, because PostgreSQL cannot store that.
  ///
  /// - Throws: ``KnowledgeBaseError`` if a text with U+0000 is to be stored.
  private func storable(_ text: String) throws(KnowledgeBaseError) -> String {
    guard text.utf8.contains(0) else { return text }
    guard !isChanging else { throw zeroFound() }
    return String(text.map { $0 == "\0" ? "\u{FFFD}" : $0 })
  }

  private func zeroFound() -> KnowledgeBaseError {
    KnowledgeBaseError(
      code: .unstorable, path: shown,
      detail: "PostgreSQL keeps no text with the character U+0000 in it")
  }

  private func answer(to message: WireMessage) throws(KnowledgeBaseError) -> [UInt8] {
    try send(message)
    return try received()
  }

  private func send(_ message: WireMessage) throws(KnowledgeBaseError) {
    try finishCopy()
    guard socket.send(message) else { throw processEnded() }
  }

  private func processEnded() -> KnowledgeBaseError {
    KnowledgeBaseError(code: .unreachable, path: shown, detail: "hig-postgresql has ended")
  }

  /// The contents of the next answer.
  private func received() throws(KnowledgeBaseError) -> [UInt8] {
    guard let (kind, contents) = socket.receive() else { throw processEnded() }
    guard kind == WireReply.fault.rawValue else { return contents }
    throw contents.withUnsafeBytes { bytes in
      var reader = WireReader(bytes)
      let fault = WireFault(rawValue: reader.number()) ?? .other
      let (state, detail) = (reader.text(), reader.text())
      return KnowledgeBaseError(fault, state: state, detail: detail, path: shown)
    }
  }

  // MARK: - The process

  /// The name of the helper that connects to a server.
  private static let command = "hig-postgresql"

  /// Starts the helper in the folder of the running command, connected by a socket.
  private static func start(
    shown: String
  ) throws(KnowledgeBaseError) -> (pid_t, WireSocket) {
    let path = folder + "/" + command
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Self.stream, 0, &ends) == 0 else {
      throw KnowledgeBaseError(
        code: .failed, path: shown, detail: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let words = [strdup(path), nil]
    defer { free(words[0]) }
    var process = pid_t()
    let code = posix_spawn(&process, path, &actions, nil, words, environ)
    guard code == 0 else {
      close(ends[0])
      throw KnowledgeBaseError(
        code: .failed, path: shown, detail: "\(path): \(String(cString: strerror(code)))")
    }
    return (process, WireSocket(ends[0]))
  }

  private static var stream: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  /// The folder of the running command.
  private static var folder: String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    #if canImport(Glibc)
      let count = readlink("/proc/self/exe", &bytes, bytes.count - 1)
      guard count > 0 else { return "." }
    #else
      var size = UInt32(bytes.count)
      guard _NSGetExecutablePath(&bytes, &size) == 0 else { return "." }
    #endif
    let path = String(
      decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}

extension KnowledgeBaseError {
  /// The error for a fault of the server.
  fileprivate init(_ fault: WireFault, state: String, detail: String, path: String) {
    let code: Code =
      switch fault {
      case .newer: .newerVersion(Int(detail) ?? 0)
      case .older: .olderVersion(Int(detail) ?? 0)
      default: Self.codes[fault] ?? .failed
      }
    let isNumber = fault == .newer || fault == .older
    self.init(code: code, path: path, detail: isNumber ? "" : detail)
    serverState = state.isEmpty ? nil : state
  }

  /// The error codes for faults without a version number.
  private static let codes: [WireFault: Code] = [
    .unreachable: .unreachable, .refused: .refused, .missing: .notPublished, .readOnly: .readOnly,
    .full: .full, .conflict: .busy(holder: nil), .malformed: .malformedAddress,
  ]
}
