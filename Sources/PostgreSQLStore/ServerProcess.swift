internal import StoreWire

/// Serves one command with one connection to a server, over a socket, until the command ends.
package struct ServerProcess {
  private let socket: WireSocket
  private var connection: PostgreSQLConnection?

  /// The key of the advisory lock that changes of documents share and all other changes hold exclusively.
  private static let lock = 0x6869_6702

  /// Serves the command at the other end of `descriptor`.
  package init(_ descriptor: Int32) { socket = WireSocket(descriptor) }

  /// Answers every message until the command closes its end.
  package mutating func run() {
    while let (kind, contents) = socket.receive() {
      let answer = contents.withUnsafeBytes { reply(to: kind, WireReader($0)) }
      guard socket.send(answer) else { return }
    }
  }

  private mutating func reply(to kind: UInt8, _ contents: WireReader) -> WireMessage {
    var reader = contents
    var answer = WireMessage(kind: WireReply.rows.rawValue)
    do throws(ServerFault) { try serve(kind, &reader, &answer) } catch {
      answer = WireMessage(kind: WireReply.fault.rawValue)
      answer.add(error.kind.rawValue)
      answer.add(error.state)
      answer.add(error.detail)
    }
    return answer
  }

  private mutating func serve(
    _ kind: UInt8, _ reader: inout WireReader, _ answer: inout WireMessage
  ) throws(ServerFault) {
    switch WireRequest(rawValue: kind) {
    case .open:
      let address = reader.text()
      try open(address, forWriting: reader.number() == 1)
    case .run:
      let (number, text) = (reader.number(), reader.text())
      let isBinary = reader.number() == 1
      let values = (0..<reader.number()).map { _ in (type: reader.number(), text: reader.value()) }
      try known().run(
        number, text: text, isBinary: isBinary, values: values, addingTo: &answer)
    case .copy:
      let table = reader.text()
      guard let rows = reader.value() else { return }
      try known().copy(into: table, rows)
    case .runEach:
      let (number, text) = (reader.number(), reader.text())
      let (count, width) = (reader.number(), reader.number())
      let rows = (0..<count).map { _ in
        (0..<width).map { _ in (type: reader.number(), text: reader.value()) }
      }
      try known().runEach(number, text: text, rows: rows)
    case .transaction:
      guard let step = WireTransaction(rawValue: reader.number()) else { return }
      let state = try known().value(Self.statements(for: step))
      answer.add(state ?? "")
    case nil: throw ServerFault(.other, detail: "hig and hig-postgresql are of different versions")
    }
  }

  private func known() throws(ServerFault) -> PostgreSQLConnection {
    guard let connection else { throw ServerFault(.unreachable) }
    return connection
  }

  private mutating func open(
    _ address: String, forWriting isWriting: Bool
  ) throws(ServerFault) {
    let opened = try PostgreSQLConnection(address)
    if isWriting { try Migrations.run(on: opened) }
    let version = try Migrations.version(of: opened)
    guard version > 0 else { throw ServerFault(.missing) }
    guard version == Migrations.current else {
      throw ServerFault(version > Migrations.current ? .newer : .older, detail: "\(version)")
    }
    connection = opened
  }

  /// The SQL for `step`: several publishers may change documents at once, but only one may change the
  /// rules and the index, which depend on all documents, while no document changes.
  ///
  /// A change of documents does not wait for the disk: a publish ends with the rules, whose commit does,
  /// and which writes all before it
  /// (https://www.postgresql.org/docs/15/wal-async-commit.html).
  private static func statements(for step: WireTransaction) -> String {
    switch step {
    case .read:
      """
      BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
      SELECT coalesce(max(id), 0) * 1000000 + count(*) FROM change
      """
    case .changeDocuments:
      """
      BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit = off;
      SELECT pg_advisory_xact_lock_shared(\(lock)); INSERT INTO change DEFAULT VALUES
      """
    case .changeAlone:
      """
      BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock(\(lock)); DELETE FROM change;
      INSERT INTO change DEFAULT VALUES
      """
    case .commit: "COMMIT"
    case .rollback: "ROLLBACK"
    }
  }
}
