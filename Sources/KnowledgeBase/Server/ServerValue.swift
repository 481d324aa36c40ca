internal import StoreWire

/// A parameter of a statement for a server; nulls have a type as well.
enum ServerValue {
  case text(String?)
  case integer(Int?)
  case real(Double?)

  /// The null of this type.
  static func null(_ type: ColumnType) -> ServerValue {
    switch type {
    case .text: .text(nil)
    case .integer: .integer(nil)
    case .real: .real(nil)
    }
  }

  /// The value as text; `nil` for null.
  var text: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): number.map(String.init)
    case .real(let number): number.map { "\($0)" }
    }
  }

  /// The number of the type in messages to the helper.
  var type: Int {
    switch self {
    case .text: 0
    case .integer: 1
    case .real: 2
    }
  }
}

/// The types of columns.
package enum ColumnType: Sendable {
  case text
  case integer
  case real
}

/// The bytes of a column in a row from a server; `nil` for null.
typealias ServerCell = UnsafeBufferPointer<UInt8>?

/// The rows that a server returned for a statement.
struct ServerRows {
  let contents: [UInt8]

  /// Calls `body` with each row, which is only valid during the call.
  func read(_ body: (Row) -> Void) {
    contents.withUnsafeBytes { bytes in
      var reader = WireReader(bytes)
      let (columns, rows) = (reader.number(), reader.number())
      var cells = [ServerCell](repeating: nil, count: columns)
      for _ in 0..<rows {
        for column in 0..<columns { cells[column] = reader.value() }
        cells.withUnsafeBufferPointer { body(Row(cells: $0)) }
      }
    }
  }
}

/// A cache of a server's answers, valid until its contents change.
struct ServerAnswers {
  /// A statement with its values.
  struct Question: Hashable {
    var sql: String
    var values: [String?]
  }

  private var known: [Question: ServerRows] = [:]
  /// The size of the cache in bytes.
  private var size = 0

  /// The largest size of the cache, and of one answer in it, in bytes.
  private static let most = (all: 64 << 20, one: 1 << 20)

  /// The cached answer to `question`; `nil` if there is none.
  subscript(question: Question) -> ServerRows? {
    get { known[question] }
    set {
      guard let newValue, newValue.contents.count < Self.most.one else { return }
      if size > Self.most.all { (known, size) = ([:], 0) }
      known[question] = newValue
      size += newValue.contents.count + question.sql.utf8.count
    }
  }
}

/// Rows in the text format of `COPY`: https://www.postgresql.org/docs/15/sql-copy.html.
struct CopiedRows {
  private(set) var bytes: [UInt8] = []

  /// Adds a row of `values`.
  mutating func add(_ values: [ServerValue]) {
    for (place, value) in values.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: "\t")) }
      if let text = value.text {
        add(text)
      } else {
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: "N")]
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (place, byte) in utf8.enumerated() {
        guard let escape = Self.escape(byte) else { continue }
        bytes.append(contentsOf: utf8[start..<place])
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(escape)
        start = place + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  /// The letter of the escape sequence for `byte`; `nil` if it needs none.
  private static func escape(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\\"): byte
    case UInt8(ascii: "\n"): UInt8(ascii: "n")
    case UInt8(ascii: "\r"): UInt8(ascii: "r")
    case UInt8(ascii: "\t"): UInt8(ascii: "t")
    default: nil
    }
  }
}

/// Arrays in the text format of the server: https://www.postgresql.org/docs/15/arrays.html#ARRAYS-IO.
enum TextArray {
  /// An array of `elements`.
  static func text(_ elements: some Collection<some Collection<UInt8>>) -> String {
    var text = [UInt8(ascii: "{")]
    for element in elements {
      if text.count > 1 { text.append(UInt8(ascii: ",")) }
      text.append(UInt8(ascii: "\""))
      for byte in element {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          text.append(UInt8(ascii: "\\"))
        }
        text.append(byte)
      }
      text.append(UInt8(ascii: "\""))
    }
    return String(decoding: text + [UInt8(ascii: "}")], as: UTF8.self)
  }
}
