internal import CSQLite
internal import StoreWire

/// A connection to SQLite, the only owner of its C handles.
///
/// Statements are prepared once and cached. Each is reset before the call that used it returns, so
/// that none is ever left open.
package final class Database {
  /// The path of the file as given.
  let path: String
  /// The connection handle, for registering functions and tokenizers; `nil` for a base on a server.
  let handle: OpaquePointer?
  /// The connection to a server; `nil` for a file.
  let server: ServerConnection?

  /// The largest part of a file that is mapped into memory, in bytes.
  private static let mapped = 1 << 30
  /// The size of the page cache while writing, in bytes: rules refer to passages anywhere in the
  /// file.
  private static let cached = 32 << 20
  /// The most rows inserted by one statement, a power of 2.
  private static let rowsAtOnce = 32

  /// Prepared statements with their SQL: so few that a linear search is faster than hashing the
  /// text.
  private var idle: [(sql: String, statement: Statement)] = []

  /// How a file is opened.
  package enum Mode {
    case read
    /// For a file that nobody can change, in a folder where SQLite may not create the index of a
    /// log.
    case immutable
    case write
  }

  /// The number of statements executed on tables.
  private(set) var statementCount = 0

  /// Whether it was opened for writing.
  private let mayWrite: Bool
  /// The mapped base, if another file carries it.
  private let carried: CarriedBase?
  /// Whether a write-ahead log lets others read while this connection writes.
  private var isLogged = false

  /// Configures SQLite: without memory statistics, which need a lock at each allocation, with statement
  /// journals in memory, and keeping freed memory.
  private static let isConfigured: Bool = {
    csqlite_keep_memory()
    return csqlite_count_no_memory() == SQLITE_OK && csqlite_keep_statements() == SQLITE_OK
      && csqlite_allocate_single_pages() == SQLITE_OK
  }()

  /// Opens the file at `path`; `.write` creates it if it is missing.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite cannot open it.
  package init(path: String, mode: Mode, patience: Duration) throws(KnowledgeBaseError) {
    let flags =
      switch mode {
      case .read: SQLITE_OPEN_READONLY
      case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      case .write: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    var handle: OpaquePointer?
    // Fails harmlessly if SQLite is already in use.
    _ = Self.isConfigured
    let code = sqlite3_open_v2(
      mode == .immutable ? Self.immutableAddress(of: path) : path, &handle,
      flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard let handle, code == SQLITE_OK else {
      let detail = handle.map { String(cString: sqlite3_errmsg($0)) } ?? ""
      sqlite3_close_v2(handle)
      throw .sqlite(code, path: path, detail: detail)
    }
    self.path = path
    self.handle = handle
    server = nil
    mayWrite = mode == .write
    carried = nil
    if mode != .write { mapPages() }
    sqlite3_busy_timeout(handle, Int32(patience / .milliseconds(1)))
  }

  /// Opens `carried`, the base at the end of the file at `path`, for reading.
  ///
  /// SQLite reads the mapped pages where they are, without a copy.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite cannot open it.
  init(_ carried: CarriedBase, path: String) throws(KnowledgeBaseError) {
    var handle: OpaquePointer?
    _ = Self.isConfigured
    var code = sqlite3_open_v2(
      ":memory:", &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    if code == SQLITE_OK {
      let start = carried.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      code = sqlite3_deserialize(
        handle, "main", UnsafeMutablePointer(mutating: start), Int64(carried.bytes.count),
        Int64(carried.bytes.count), UInt32(SQLITE_DESERIALIZE_READONLY))
    }
    guard let handle, code == SQLITE_OK else {
      let detail = handle.map { String(cString: sqlite3_errmsg($0)) } ?? ""
      sqlite3_close_v2(handle)
      throw .sqlite(code, path: path, detail: detail)
    }
    self.path = path
    self.handle = handle
    server = nil
    self.carried = carried
    mayWrite = false
    mapPages()
  }

  /// Creates a database for the base on `server`.
  init(_ server: ServerConnection) {
    path = server.shown
    handle = nil
    self.server = server
    carried = nil
    mayWrite = false
  }

  /// Lets SQLite use mapped pages: a reader accesses few of them, and this avoids copies.
  private func mapPages() {
    sqlite3_exec(handle, "PRAGMA mmap_size = \(Self.mapped)", nil, nil, nil)
  }

  deinit {
    for (_, statement) in idle { statement.finalize() }
    if mayWrite {
      // The log is only needed while others read. Without readers it is removed, so that later ones
      // need not rebuild its index; otherwise this fails immediately and the log stays.
      sqlite3_busy_timeout(handle, 0)
      sqlite3_exec(handle, "PRAGMA journal_mode = DELETE", nil, nil, nil)
    }
    sqlite3_close_v2(handle)
  }

  /// The number of statements in use: 0 outside a call.
  var openStatements: Int {
    guard let handle else { return 0 }
    var count = 0
    var statement = sqlite3_next_stmt(handle, nil)
    while let current = statement {
      if sqlite3_stmt_busy(current) != 0 { count += 1 }
      statement = sqlite3_next_stmt(handle, current)
    }
    return count
  }

  /// Whether SQLite could open the file only for reading, although writing was requested.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether another file carries the base.
  var isCarried: Bool { carried != nil }

  /// Executes `sql`, which inserts a row, with `values` as its parameters, and returns the row's id.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite fails.
  func insert<each Value: DatabaseValue>(
    _ sql: String, _ values: repeat each Value
  ) throws(KnowledgeBaseError) -> Int {
    if isShared {
      return try first(sql + " RETURNING id", repeat each values) { $0.int(0) } ?? 0
    }
    try run(sql, repeat each values)
    return Int(sqlite3_last_insert_rowid(handle))
  }

  private var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Prepares for writing: changes go to a write-ahead log from now on, those of a new file only after
  /// ``complete()``.
  ///
  /// Others can read meanwhile, and neither a killed process nor a power failure damages the file: SQLite
  /// syncs the log before it copies pages from it
  /// (https://www.sqlite.org/pragma.html#pragma_synchronous). A power failure before ``complete()`` may
  /// lose the latest changes. In a new file there is nothing to read yet, and a log would have everything
  /// written twice: its rollback journal has only the few pages that are changed again.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite fails.
  func beginWriting(isNew: Bool) throws(KnowledgeBaseError) {
    // Debian's SQLite overwrites freed content with zeros, and reads every page before filling it.
    try execute(
      """
      PRAGMA foreign_keys = ON; PRAGMA cache_size = -\(Self.cached >> 10);
      PRAGMA secure_delete = OFF; PRAGMA synchronous = \(isNew ? "FULL" : "NORMAL")
      """)
    isLogged = !isNew
  }

  /// Writes everything into the file and to the disk.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite fails.
  func complete() throws(KnowledgeBaseError) {
    guard !isShared else { return }
    // Readers may still use the log; SQLite then copies as much as it can.
    try run("PRAGMA wal_checkpoint(TRUNCATE)")
    guard mayWrite, !isLogged else { return }
    try run("PRAGMA synchronous = NORMAL")
    isLogged = true
  }

  /// Executes all statements of `script`, which has no parameters.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite fails.
  package func execute(_ script: String) throws(KnowledgeBaseError) {
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Executes the statement `sql` with `values` as its parameters.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite fails.
  package func run<each Value: DatabaseValue>(
    _ sql: String, _ values: repeat each Value
  ) throws(KnowledgeBaseError) {
    try run(sql) { repeat (each values).bind(to: &$0) }
  }

  /// Executes the statement `sql` with parameters set by `bind`, which is faster for many of them.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite fails.
  func run(
    _ sql: String, bind: (inout Parameters) -> Void
  ) throws(KnowledgeBaseError) {
    if let server {
      _ = try server.rows(sql, bind: bind)
      return
    }
    let statement = try take(sql)
    defer { giveBack(statement, sql) }
    var parameters = Parameters(of: statement)
    bind(&parameters)
    while try row(of: statement, parameters) != nil {}
  }

  /// Executes the statement `sql`, which returns no rows, for each of `rows`; `bind` sets its parameters.
  ///
  /// A server receives many rows at a time.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite fails.
  func runEach<Value>(
    _ sql: String, _ rows: [Value], bind: (Value, inout Parameters) -> Void
  ) throws(KnowledgeBaseError) {
    if let server {
      return try server.runEach(
        sql,
        rows: rows.map { row in
          var parameters = Parameters()
          bind(row, &parameters)
          return parameters.values
        })
    }
    for row in rows { try run(sql) { bind(row, &$0) } }
  }

  /// Inserts `rows` into `table`, which includes the names of its columns; `bind` sets the values of a
  /// row in their order.
  ///
  /// Inserts several rows by one statement, because most of the cost is per statement.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite fails.
  func insert<Value>(
    _ rows: [Value], verb: String = "INSERT", into table: String, onConflict: String = "",
    bind: (Value, inout Parameters) -> Void
  ) throws(KnowledgeBaseError) {
    if let server {
      return try server.insert(rows, verb: verb, into: table, onConflict: onConflict, bind: bind)
    }
    let columns = table.utf8.count { $0 == UInt8(ascii: ",") } + 1
    let row = "(" + Array(repeating: "?", count: columns).joined(separator: ", ") + ")"
    var (start, size) = (0, Self.rowsAtOnce)
    while start < rows.count {
      defer { size /= 2 }
      guard rows.count - start >= size else { continue }
      let values = Array(repeating: row, count: size).joined(separator: ", ")
      let sql = "\(verb) INTO \(table) VALUES \(values) \(onConflict)"
      while rows.count - start >= size {
        try run(sql) { values in
          for place in start..<start + size { bind(rows[place], &values) }
        }
        start += size
      }
    }
  }

  /// The result of `read` for each row of `sql`.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite fails.
  package func rows<each Value: DatabaseValue, Result>(
    _ sql: String, _ values: repeat each Value, read: (Row) -> Result
  ) throws(KnowledgeBaseError) -> [Result] {
    var results: [Result] = []
    try forEach(sql, repeat each values) { results.append(read($0)) }
    return results
  }

  /// The result of `read` for the first row of `sql`; `nil` if there is none.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite fails.
  package func first<each Value: DatabaseValue, Result>(
    _ sql: String, _ values: repeat each Value, read: (Row) -> Result
  ) throws(KnowledgeBaseError) -> Result? {
    if server != nil { return try rows(sql, repeat each values, read: read).first }
    let statement = try take(sql)
    defer { giveBack(statement, sql) }
    var parameters = Parameters(of: statement)
    repeat (each values).bind(to: &parameters)
    return try row(of: statement, parameters).map(read)
  }

  /// Calls `body` with each row of `sql`.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite fails.
  package func forEach<each Value: DatabaseValue>(
    _ sql: String, _ values: repeat each Value, body: (Row) -> Void
  ) throws(KnowledgeBaseError) {
    if let server {
      return try server.rows(sql) { repeat (each values).bind(to: &$0) }.read(body)
    }
    let statement = try take(sql)
    defer { giveBack(statement, sql) }
    var parameters = Parameters(of: statement)
    repeat (each values).bind(to: &parameters)
    while let row = try row(of: statement, parameters) { body(row) }
  }

  /// The next row of `statement` with `parameters`; `nil` at the end.
  private func row(
    of statement: Statement, _ parameters: Parameters
  ) throws(KnowledgeBaseError) -> Row? {
    assert(parameters.areComplete, "a value for each parameter")
    guard parameters.code == SQLITE_OK else { throw error(parameters.code) }
    let (row, code) = statement.step()
    guard row != nil || code == SQLITE_DONE else { throw error(code) }
    return row
  }

  /// Runs `body` in a write transaction, or as part of the current one: either all of it takes
  /// effect, or nothing.
  ///
  /// After ``beginWriting()`` changes go to a write-ahead log, so that others can keep reading.
  ///
  /// With `isOfDocuments` a server lets others change other documents meanwhile. On a server, `body` is
  /// run again after a conflict.
  ///
  /// - Throws: the error of `body`, or ``KnowledgeBaseError`` if SQLite fails.
  package func transaction<Result>(
    isOfDocuments: Bool = false, _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result {
    if let server {
      return try server.transaction(isOfDocuments ? .changeDocuments : .changeAlone, body)
    }
    guard !isInTransaction else { return try body() }
    if isLogged { try run("PRAGMA journal_mode = WAL") }
    try run("BEGIN IMMEDIATE")
    return try finishing(body)
  }

  /// Runs `body` in a read transaction, unaffected by concurrent writes.
  ///
  /// - Throws: the error of `body`, or ``KnowledgeBaseError`` if SQLite fails.
  func snapshot<Result>(
    _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result {
    if let server { return try server.transaction(.read, body) }
    guard !isInTransaction else { return try body() }
    try run("BEGIN")
    return try finishing(body)
  }

  private func finishing<Result>(
    _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result {
    do throws(KnowledgeBaseError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // SQLite may have rolled back already, as when the disk is full.
      if isInTransaction { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }

  /// The error for `code`, with SQLite's message about its last call.
  func error(_ code: Int32) -> KnowledgeBaseError {
    .sqlite(code, path: path, detail: String(cString: sqlite3_errmsg(handle)))
  }

  private func take(_ sql: String) throws(KnowledgeBaseError) -> Statement {
    if !Self.isControl(sql) { statementCount += 1 }
    let place = idle.lastIndex { $0.sql.utf8.count == sql.utf8.count && $0.sql == sql }
    if let place { return idle.remove(at: place).statement }
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK else { throw error(code) }
    guard let prepared else { preconditionFailure("no statement: \(sql)") }
    return Statement(handle: prepared)
  }

  /// Whether `sql` begins or ends a transaction or is a pragma, by its first letter.
  private static func isControl(_ sql: String) -> Bool {
    sql.utf8.first.map { [UInt8(ascii: "P"), UInt8(ascii: "B"), UInt8(ascii: "C")].contains($0) }
      ?? false
  }

  private func giveBack(_ statement: Statement, _ sql: String) {
    statement.reset()
    idle.append((sql, statement))
  }

  private static func immutableAddress(of path: String) -> String {
    var address = path.hasPrefix("/") ? "file://" : "file:"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return address + "?immutable=1"
  }
}

extension KnowledgeBaseError {
  /// The error for SQLite's extended result `code`.
  static func sqlite(_ code: Int32, path: String, detail: String) -> KnowledgeBaseError {
    let meaning: Code =
      switch code & 0xFF {
      case SQLITE_NOTADB: .notADatabase
      case SQLITE_CORRUPT: .damaged
      case SQLITE_FULL: .full
      case SQLITE_READONLY: .readOnly
      case SQLITE_PERM, SQLITE_AUTH: .unreadable
      case SQLITE_BUSY, SQLITE_LOCKED: .busy(holder: nil)
      case SQLITE_IOERR where code == ioErrorShortRead: .damaged
      default: .failed
      }
    return KnowledgeBaseError(code: meaning, path: path, detail: detail, sqliteCode: code)
  }

  /// Whether a row violated a uniqueness constraint.
  ///
  /// The SQLSTATE of a server is that of `unique_violation`.
  var isOfDuplicate: Bool { sqliteCode == duplicate || serverState == "23505" }
}

// Result codes that Swift does not import, because they are macros with arguments.
private let ioErrorShortRead: Int32 = SQLITE_IOERR | (2 << 8)
/// `SQLITE_CONSTRAINT_UNIQUE`.
private let duplicate: Int32 = SQLITE_CONSTRAINT | (8 << 8)
