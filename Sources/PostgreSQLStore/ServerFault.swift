internal import CPostgreSQL
internal import StoreWire

/// Why a request to the server failed.
struct ServerFault: Error {
  /// The kind of fault.
  var kind: WireFault
  /// The server's SQLSTATE code (https://www.postgresql.org/docs/15/errcodes-appendix.html); empty if
  /// there was no answer.
  var state = ""
  /// The server's message in one line.
  var detail = ""

  init(_ kind: WireFault, state: String = "", detail: String = "") {
    (self.kind, self.state, self.detail) = (kind, state, detail)
  }

  /// The fault of a connection that failed or was lost.
  init(of connection: OpaquePointer?) {
    let said = PQerrorMessage(connection).map { String(cString: $0) } ?? ""
    // libpq has no code for refused connections: https://www.postgresql.org/docs/15/libpq-connect.html.
    let kind: WireFault =
      if said.contains("does not exist"), said.contains("database") {
        .missing
      } else if said.contains("authentication failed") || said.contains("password")
        || said.contains("no pg_hba.conf entry") || said.contains("role \"")
      {
        .refused
      } else {
        .unreachable
      }
    self.init(kind, detail: Self.line(said))
  }

  /// The fault in `result`.
  init(in result: OpaquePointer?, of connection: OpaquePointer?) {
    let field = { (code: Character) in
      PQresultErrorField(result, Int32(code.asciiValue ?? 0)).map { String(cString: $0) } ?? ""
    }
    let state = field("C")
    guard !state.isEmpty, PQstatus(connection) == CONNECTION_OK || Self.kind(of: state) != .other
    else {
      self.init(.unreachable, detail: Self.line(String(cString: PQerrorMessage(connection))))
      return
    }
    self.init(Self.kind(of: state), state: state, detail: Self.line(field("M")))
  }

  private static func kind(of state: String) -> WireFault {
    switch state {
    case "40001", "40P01", "55P03": .conflict
    case "42501", "HG001": .refused
    case "25006": .readOnly
    case "53100": .full
    case "3D000": .missing
    default:
      switch state.prefix(2) {
      case "08", "57": .unreachable
      case "28": .refused
      default: .other
      }
    }
  }

  /// `text` in one line; the server breaks longer messages.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
  }
}
