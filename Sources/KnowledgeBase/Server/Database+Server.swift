internal import StoreWire

/// A knowledge base on a server: the same statements, asked over a connection.
extension Database {
  /// The knowledge base at `address`.
  convenience init(
    _ address: ServerAddress, forWriting isWriting: Bool
  ) throws(KnowledgeBaseError) {
    self.init(try ServerConnection(address, forWriting: isWriting))
  }

  /// Whether other processes write to it at the same time.
  var isShared: Bool { server != nil }

  /// A number that is another one after every change that somebody else made.
  func state() throws(KnowledgeBaseError) -> Int {
    if let server, server.isInTransaction { return server.state }
    let sql =
      isShared
      ? "SELECT coalesce(max(id), 0) * 1000000 + count(*) FROM change" : "PRAGMA data_version"
    return try first(sql) { $0.int(0) } ?? 0
  }

  /// - Throws: ``KnowledgeBaseError`` where it is on a server: what is to be done works on a file.
  func checkIsFile() throws(KnowledgeBaseError) {
    guard let server else { return }
    throw KnowledgeBaseError(code: .onServer, path: server.shown)
  }

  /// Runs `body` as part of a transaction that stays whole where `body` fails with a duplicate.
  ///
  /// After an error a server does nothing more in a transaction, SQLite goes on.
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
  /// The rows that `sql` gives with the values that `bind` sets.
  func rows(
    _ sql: String, bind: (inout Parameters) -> Void
  ) throws(KnowledgeBaseError) -> ServerRows {
    var parameters = Parameters()
    bind(&parameters)
    return try rows(sql, parameters.values)
  }

  /// Inserts `rows` into `table`, given with its columns.
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
    // One statement may not change a row twice.
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

  /// Runs `body` in a transaction that begins with `step`, again where others were in the way.
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
  /// Whether a server would do it if it were asked again: others wrote the same rows meanwhile.
  fileprivate var isOfOthers: Bool {
    if case .busy = code { return true }
    return isOfDuplicate
  }
}
