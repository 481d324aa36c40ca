internal import CSQLite

/// One connection to SQLite: the only owner of its C handles.
///
/// Statements are prepared once and kept; each is reset before the call that used it returns, so
/// that none is ever left open.
package final class Database {
  /// The file as it was named.
  let path: String
  /// The connection, for what must be registered with it.
  let handle: OpaquePointer

  /// How much of a file is mapped into memory at most.
  private static let mapped = 1 << 30
  /// How much of a file that is being written is kept in memory: rules refer to passages anywhere
  /// in it.
  private static let cached = 32 << 20
  /// The most rows that one statement inserts, a power of 2.
  private static let rowsAtOnce = 32

  /// Statements that may run again, with their text: few enough that looking through them takes
  /// less time than hashing a text does.
  private var idle: [(sql: String, statement: Statement)] = []

  /// How a file is opened.
  package enum Mode {
    case read
    /// For a file that nobody can change, in a folder where SQLite may write no index of its log.
    case immutable
    case write
  }

  /// How many statements read or wrote tables so far.
  private(set) var statementCount = 0

  /// Whether it was opened for writing.
  private let mayWrite: Bool
  /// Whether others may read while this writes.
  private var isLogged = false

  /// Keeps SQLite from counting the memory that all connections use, which takes a lock each time,
  /// and from writing to a file how statements of several rows would be taken back.
  private static let isConfigured =
    csqlite_count_no_memory() == SQLITE_OK && csqlite_keep_statements() == SQLITE_OK

  /// Opens the file at `path`; `.write` creates it where it is missing.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite cannot open it.
  package init(path: String, mode: Mode, patience: Duration) throws(KnowledgeBaseError) {
    let flags =
      switch mode {
      case .read: SQLITE_OPEN_READONLY
      case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      case .write: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    var handle: OpaquePointer?
    // Refused where SQLite is in use already, which harms nothing.
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
    mayWrite = mode == .write
    if mode != .write {
      // A reader looks at a few pages here and there: mapped, none of them is copied.
      sqlite3_exec(handle, "PRAGMA mmap_size = \(Self.mapped)", nil, nil, nil)
    }
    sqlite3_busy_timeout(handle, Int32(patience / .milliseconds(1)))
  }

  deinit {
    for (_, statement) in idle { statement.finalize() }
    if mayWrite {
      // The log is for those that read meanwhile. Where nobody does, no later reader shall have to
      // make its index anew; where somebody does, this fails at once and the log stays.
      sqlite3_busy_timeout(handle, 0)
      sqlite3_exec(handle, "PRAGMA journal_mode = DELETE", nil, nil, nil)
    }
    sqlite3_close_v2(handle)
  }

  /// How many statements are in use: 0 outside a call.
  var openStatements: Int {
    var count = 0
    var statement = sqlite3_next_stmt(handle, nil)
    while let current = statement {
      if sqlite3_stmt_busy(current) != 0 { count += 1 }
      statement = sqlite3_next_stmt(handle, current)
    }
    return count
  }

  /// Whether SQLite could open the file for reading only, though writing was asked for.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// The row id of the last insertion.
  var lastInsertedID: Int { Int(sqlite3_last_insert_rowid(handle)) }

  private var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// How many rows the last statement inserted, changed or deleted.
  var changes: Int { Int(sqlite3_changes64(handle)) }

  /// Begins to write; `isNew` where nobody has read the file yet.
  ///
  /// What is written to a new file reaches the disk with ``complete()``. Until then a process that
  /// is killed leaves a sound file all the same, while a machine that loses its power may not.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite refuses.
  func beginWriting(isNew: Bool) throws(KnowledgeBaseError) {
    // Debian's SQLite overwrites with zeros what it frees, and every page before it fills it.
    try execute(
      "PRAGMA foreign_keys = ON; PRAGMA cache_size = -\(Self.cached >> 10); PRAGMA secure_delete = OFF"
    )
    if isNew {
      try execute("PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = OFF")
    } else {
      try beginLogging()
    }
  }

  /// Lets the disk take what was written to a new file so far, for a caller that has nothing else to
  /// do; ``complete()`` waits for the rest, and tells where it failed.
  func syncAhead() {
    if !isLogged { _ = csqlite_sync(handle) }
  }

  /// Brings all that was written into the file and to the disk.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite refuses.
  func complete() throws(KnowledgeBaseError) {
    if !isLogged {
      try beginLogging()
      // Writes a page, and with it all that waits.
      try run("PRAGMA journal_mode = WAL")
    }
    // Readers may hold on to the log for now; SQLite then copies as much as it can.
    try run("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  private func beginLogging() throws(KnowledgeBaseError) {
    try execute("PRAGMA synchronous = NORMAL")
    isLogged = true
  }

  /// Runs all statements of `script`, which holds no parameters.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite refuses.
  package func execute(_ script: String) throws(KnowledgeBaseError) {
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Runs the one statement `sql` with `values` for its parameters.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite refuses.
  package func run<each Value: DatabaseValue>(
    _ sql: String, _ values: repeat each Value
  ) throws(KnowledgeBaseError) {
    let statement = try take(sql)
    defer { giveBack(statement, sql) }
    var parameters = Parameters(of: statement)
    repeat (each values).bind(to: &parameters)
    while try row(of: statement, parameters) != nil {}
  }

  /// Runs the one statement `sql` with the values that `bind` gives its parameters, which is
  /// quicker than handing them over where there are many.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite refuses.
  func run(
    _ sql: String, bind: (inout Parameters) -> Void
  ) throws(KnowledgeBaseError) {
    let statement = try take(sql)
    defer { giveBack(statement, sql) }
    var parameters = Parameters(of: statement)
    bind(&parameters)
    while try row(of: statement, parameters) != nil {}
  }

  /// Inserts `rows` into `table`, which stands there with its columns; `bind` gives a row's values
  /// in their order.
  ///
  /// Several rows go with a statement: most of what it takes to run one is the same for all.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite refuses.
  func insert<Value>(
    _ rows: [Value], verb: String = "INSERT", into table: String, onConflict: String = "",
    bind: (Value, inout Parameters) -> Void
  ) throws(KnowledgeBaseError) {
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

  /// What `read` makes of each row of `sql`.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite refuses.
  package func rows<each Value: DatabaseValue, Result>(
    _ sql: String, _ values: repeat each Value, read: (Row) -> Result
  ) throws(KnowledgeBaseError) -> [Result] {
    var results: [Result] = []
    try forEach(sql, repeat each values) { results.append(read($0)) }
    return results
  }

  /// What `read` makes of the first row of `sql`; `nil` where there is none.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite refuses.
  package func first<each Value: DatabaseValue, Result>(
    _ sql: String, _ values: repeat each Value, read: (Row) -> Result
  ) throws(KnowledgeBaseError) -> Result? {
    let statement = try take(sql)
    defer { giveBack(statement, sql) }
    var parameters = Parameters(of: statement)
    repeat (each values).bind(to: &parameters)
    return try row(of: statement, parameters).map(read)
  }

  /// Hands each row of `sql` to `body`.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite refuses.
  package func forEach<each Value: DatabaseValue>(
    _ sql: String, _ values: repeat each Value, body: (Row) -> Void
  ) throws(KnowledgeBaseError) {
    let statement = try take(sql)
    defer { giveBack(statement, sql) }
    var parameters = Parameters(of: statement)
    repeat (each values).bind(to: &parameters)
    while let row = try row(of: statement, parameters) { body(row) }
  }

  /// The next row of `statement`, which takes `parameters`; `nil` at the end.
  private func row(
    of statement: Statement, _ parameters: Parameters
  ) throws(KnowledgeBaseError) -> Row? {
    assert(parameters.areComplete, "a value for each parameter")
    guard parameters.code == SQLITE_OK else { throw error(parameters.code) }
    let (row, code) = statement.step()
    guard row != nil || code == SQLITE_DONE else { throw error(code) }
    return row
  }

  /// Runs `body` as one transaction that writes, or as a part of the one that has begun: all of it
  /// takes place, or nothing.
  ///
  /// Where the file is not new, a log takes it in, so that others go on reading what was there.
  ///
  /// - Throws: what `body` throws, or ``KnowledgeBaseError`` where SQLite refuses.
  package func transaction<Result>(
    _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result {
    guard !isInTransaction else { return try body() }
    if isLogged { try run("PRAGMA journal_mode = WAL") }
    try run("BEGIN IMMEDIATE")
    return try finishing(body)
  }

  /// Runs `body` on one state of the file, whatever others write meanwhile.
  ///
  /// - Throws: what `body` throws, or ``KnowledgeBaseError`` where SQLite refuses.
  func snapshot<Result>(
    _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result {
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
      // Where SQLite has rolled back itself (a full disk), there is nothing to roll back.
      if isInTransaction { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }

  /// The error for `code`, with what SQLite says about its last call.
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

  /// Whether a row was refused because another one has what only one may have.
  var isOfDuplicate: Bool { sqliteCode == duplicate }
}

// SQLite's codes that Swift does not import: they are macros with arguments.
private let ioErrorShortRead: Int32 = SQLITE_IOERR | (2 << 8)
/// `SQLITE_CONSTRAINT_UNIQUE`.
private let duplicate: Int32 = SQLITE_CONSTRAINT | (8 << 8)
