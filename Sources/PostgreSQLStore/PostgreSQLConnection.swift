internal import CPostgreSQL
internal import StoreWire

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A connection to a PostgreSQL server, the only owner of its C handles.
final class PostgreSQLConnection {
  private let handle: OpaquePointer
  /// The names of prepared statements, or the SQL of those that are not prepared, by statement number.
  private var prepared: [Int: String] = [:]
  /// Whether there are foreign tables; `nil` before it is first needed.
  private var spread: Bool?

  /// Connects to the server at `address`, a connection URI of libpq.
  ///
  /// What the address omits comes from the environment and the user's files:
  /// https://www.postgresql.org/docs/15/libpq-envars.html.
  init(_ address: String) throws(ServerFault) {
    // libpq's message about a malformed address may contain the password.
    let options = PQconninfoParse(address, nil)
    guard let options else { throw ServerFault(.malformed) }
    PQconninfoFree(options)
    // libpq expands the address in place, so its options override the timeout before it.
    let names = [strdup("connect_timeout"), strdup("dbname"), nil]
    let values = [strdup("10"), strdup(address), nil]
    defer { for text in names + values { free(text) } }
    let connection = PQconnectdbParams(
      names.map { UnsafePointer($0) }, values.map { UnsafePointer($0) }, 1)
    guard let connection, PQstatus(connection) == CONNECTION_OK,
      PQsetClientEncoding(connection, "UTF8") == 0
    else {
      defer { PQfinish(connection) }
      throw ServerFault(of: connection)
    }
    handle = connection
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
    // No statement runs long enough for JIT compilation to pay off.
    try run("SET search_path TO hig; SET jit TO off; SET application_name TO hig")
  }

  deinit { PQfinish(handle) }

  /// Runs all statements of `script`, which has no parameters.
  func run(_ script: String) throws(ServerFault) {
    let result = PQexec(handle, script)
    defer { PQclear(result) }
    _ = try checked(result)
  }

  /// The only value that `query` returns; `nil` for null or no row.
  func value(_ query: String) throws(ServerFault) -> String? {
    let result = PQexec(handle, query)
    defer { PQclear(result) }
    _ = try checked(result)
    guard PQntuples(result) > 0, PQgetisnull(result, 0, 0) == 0 else { return nil }
    return PQgetvalue(result, 0, 0).map { String(cString: $0) }
  }

  /// A value of a statement with the number of its type: text, an integer or a real number.
  typealias Value = (type: Int, text: UnsafeBufferPointer<UInt8>?)

  /// The object ids of the types, by type number: text, int8 and float8.
  private static let types: [Oid] = [25, 20, 701]

  /// Runs the statement with this number and adds its rows to `answer`; its `text` is needed once.
  ///
  /// Those with binary results query the index, and are planned for their actual values: a generic plan
  /// would read every entry.
  func run(
    _ number: Int, text: String, isBinary: Bool, values: [Value], addingTo answer: inout WireMessage
  ) throws(ServerFault) {
    let types = values.map { Self.types[$0.type] }
    if isBinary {
      if prepared[number] == nil { prepared[number] = Dialect.statement(text) }
    } else {
      try prepare(number, text: text, types)
    }
    let result = Self.withTexts(of: values) { texts in
      isBinary
        ? PQexecParams(handle, prepared[number], Int32(texts.count), types, texts, nil, nil, 1)
        : PQexecPrepared(handle, prepared[number], Int32(texts.count), texts, nil, nil, 0)
    }
    defer { PQclear(result) }
    add(try checked(result), to: &answer)
  }

  /// Runs the statement with this number for each of `rows` in pipeline mode.
  ///
  /// The replies to so few statements fit into the buffers, so neither side blocks the other.
  func runEach(_ number: Int, text: String, rows: [[Value]]) throws(ServerFault) {
    guard let first = rows.first else { return }
    try prepare(number, text: text, first.map { Self.types[$0.type] })
    guard PQenterPipelineMode(handle) == 1 else { throw ServerFault(of: handle) }
    for row in rows {
      let sent = Self.withTexts(of: row) { texts in
        PQsendQueryPrepared(handle, prepared[number], Int32(texts.count), texts, nil, nil, 0)
      }
      guard sent == 1 else { throw ServerFault(of: handle) }
    }
    guard PQpipelineSync(handle) == 1 else { throw ServerFault(of: handle) }
    var fault: ServerFault?
    for _ in rows {
      while let result = PQgetResult(handle) {
        defer { PQclear(result) }
        do throws(ServerFault) { _ = try checked(result) } catch { fault = fault ?? error }
      }
    }
    PQclear(PQgetResult(handle))
    PQexitPipelineMode(handle)
    if let fault { throw fault }
  }

  /// Prepares the statement with this number unless it is prepared already.
  private func prepare(_ number: Int, text: String, _ types: [Oid]) throws(ServerFault) {
    guard prepared[number] == nil else { return }
    let name = "s\(number)"
    let result = PQprepare(handle, name, Dialect.statement(text), Int32(types.count), types)
    defer { PQclear(result) }
    _ = try checked(result)
    prepared[number] = name
  }

  /// Calls `body` with the texts of `values` as null-terminated strings for libpq.
  private static func withTexts<Result>(
    of values: [Value], _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    var room: [UInt8] = []
    var starts: [Int?] = []
    for value in values {
      guard let text = value.text else {
        starts.append(nil)
        continue
      }
      starts.append(room.count)
      room += text
      room.append(0)
    }
    return room.withUnsafeBytes { bytes in
      body(
        starts.map { start in
          start.flatMap { bytes.baseAddress?.advanced(by: $0).assumingMemoryBound(to: CChar.self) }
        })
    }
  }

  /// Copies `rows`, in the text format of `COPY`, into `table`, which includes the names of its columns.
  ///
  /// `COPY` sends rows to foreign tables one by one, an `INSERT` from a temporary table many at a time.
  func copy(into table: String, _ rows: UnsafeBufferPointer<UInt8>) throws(ServerFault) {
    guard try isSpread() else { return try send(rows, to: table) }
    let name = table.prefix { $0 != " " && $0 != "\n" }
    let columns = table.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    try run("CREATE TEMP TABLE sent ON COMMIT DROP AS SELECT \(columns) FROM \(name) WITH NO DATA")
    try send(rows, to: "sent")
    try run("INSERT INTO \(table) SELECT * FROM sent; DROP TABLE sent")
  }

  /// Whether any table is a foreign table, on another server.
  private func isSpread() throws(ServerFault) -> Bool {
    if let known = spread { return known }
    let found =
      try value(
        "SELECT count(*) FROM pg_class WHERE relkind = 'f' AND relnamespace = 'hig'::regnamespace"
      ) != "0"
    spread = found
    return found
  }

  private func send(
    _ rows: UnsafeBufferPointer<UInt8>, to table: String
  ) throws(ServerFault) {
    let begun = PQexec(handle, "COPY \(table) FROM STDIN")
    defer { PQclear(begun) }
    guard PQresultStatus(begun) == PGRES_COPY_IN else { throw ServerFault(in: begun, of: handle) }
    var start = 0
    while start < rows.count {
      let part = UnsafeBufferPointer(rebasing: rows[start..<min(rows.count, start + 1 << 20)])
      let code = part.withMemoryRebound(to: CChar.self) {
        PQputCopyData(handle, $0.baseAddress, Int32($0.count))
      }
      guard code == 1 else { throw ServerFault(of: handle) }
      start += part.count
    }
    guard PQputCopyEnd(handle, nil) == 1 else { throw ServerFault(of: handle) }
    var fault: ServerFault?
    while let result = PQgetResult(handle) {
      if PQresultStatus(result) != PGRES_COMMAND_OK, fault == nil {
        fault = ServerFault(in: result, of: handle)
      }
      PQclear(result)
    }
    if let fault { throw fault }
  }

  private func checked(_ result: OpaquePointer?) throws(ServerFault) -> OpaquePointer? {
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return result
    default: throw ServerFault(in: result, of: handle)
    }
  }

  /// Adds the number of columns, the number of rows and all values to `answer`.
  private func add(_ result: OpaquePointer?, to answer: inout WireMessage) {
    let (columns, rows) = (PQnfields(result), PQntuples(result))
    answer.add(Int(columns))
    answer.add(Int(rows))
    for row in 0..<rows {
      for column in 0..<columns {
        guard PQgetisnull(result, row, column) == 0, let value = PQgetvalue(result, row, column)
        else {
          answer.addNull()
          continue
        }
        let count = Int(PQgetlength(result, row, column))
        value.withMemoryRebound(to: UInt8.self, capacity: count) {
          answer.add(bytes: UnsafeBufferPointer(start: $0, count: count))
        }
      }
    }
  }
}
