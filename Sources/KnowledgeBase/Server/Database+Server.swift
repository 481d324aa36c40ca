internal import StoreWire

/// A knowledge base on a server, which runs the same SQL over a connection.
extension Database {
  /// Opens the knowledge base at `address`.
  convenience init(
    _ address: ServerAddress, forWriting isWriting: Bool
  ) throws(KnowledgeBaseError) {
    self.init(try ServerConnection(address, forWriting: isWriting))
  }

  /// Whether other processes write to it at the same time.
  var isShared: Bool { server != nil }

  /// A number that differs after every change by another process.
  func state() throws(KnowledgeBaseError) -> Int {
    if let server, server.isInTransaction { return server.state }
    let sql =
      isShared
      ? "SELECT coalesce(max(id), 0) * 1000000 + count(*) FROM change" : "PRAGMA data_version"
    return try first(sql) { $0.int(0) } ?? 0
  }

  /// - Throws: ``KnowledgeBaseError`` if the base is on a server, for operations that need a file.
  func checkIsFile() throws(KnowledgeBaseError) {
    guard let server else { return }
    throw KnowledgeBaseError(code: .onServer, path: server.shown)
  }

  /// Runs `body` as part of a transaction, which stays usable if `body` fails with a duplicate.
  ///
  /// PostgreSQL aborts a transaction at an error unless there is a savepoint; SQLite does not.
  func undoable<Result>(
    _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result {
    guard isShared else { return try body() }
    try run("SAVEPOINT attempt")
    do throws(KnowledgeBaseError) {
      let result = try body()
      try run("RELEASE SAVEPOINT attempt")
      return result
    } catch {
      if error.isOfDuplicate { try run("ROLLBACK TO SAVEPOINT attempt") }
      throw error
    }
  }
}

extension ServerConnection {
  /// The rows of `sql`, whose parameters `bind` sets.
  func rows(
    _ sql: String, bind: (inout Parameters) -> Void
  ) throws(KnowledgeBaseError) -> ServerRows {
    var parameters = Parameters()
    bind(&parameters)
    return try rows(sql, parameters.values)
  }

  /// Inserts `rows` into `table`, which includes the names of its columns.
  func insert<Value>(
    _ rows: [Value], verb: String, into table: String, onConflict: String,
    bind: (Value, inout Parameters) -> Void
  ) throws(KnowledgeBaseError) {
    guard verb != "INSERT" || !onConflict.isEmpty else {
      var copied = CopiedRows()
      for row in rows {
        var parameters = Parameters()
        bind(row, &parameters)
        copied.add(parameters.values)
        guard copied.bytes.count > Self.copiedAtOnce else { continue }
        try copy(copied, into: table)
        copied = CopiedRows()
      }
      return try copy(copied, into: table)
    }
    // Row by row: one statement may not change a row twice.
    let columns = table.utf8.count { $0 == UInt8(ascii: ",") } + 1
    let places = Array(repeating: "?", count: columns).joined(separator: ", ")
    try runEach(
      "\(verb) INTO \(table) VALUES (\(places)) \(onConflict)",
      rows: rows.map { row in
        var parameters = Parameters()
        bind(row, &parameters)
        return parameters.values
      })
  }

  private static let copiedAtOnce = 4 << 20

  /// Runs `body` in a transaction that begins with `step`, again after a conflict with other clients.
  func transaction<Result>(
    _ step: WireTransaction, _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result {
    guard !isInTransaction else { return try body() }
    var attempts = 0
    while true {
      do throws(KnowledgeBaseError) {
        try take(step)
        do throws(KnowledgeBaseError) {
          let result = try body()
          try take(.commit)
          return result
        } catch {
          if isInTransaction { try? take(.rollback) }
          throw error
        }
      } catch {
        attempts += 1
        guard step != .read, error.isOfOthers, attempts < Self.mostAttempts else { throw error }
      }
    }
  }

  private static let mostAttempts = 8
}

extension KnowledgeBaseError {
  /// Whether a retry may succeed, because other clients wrote the same rows meanwhile.
  fileprivate var isOfOthers: Bool {
    if case .busy = code { return true }
    return isOfDuplicate
  }
}
