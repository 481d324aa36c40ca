internal import CSQLite
package import Guidelines

/// A value of a column or a parameter.
package protocol DatabaseValue {
  /// Binds the value to the next of `parameters`.
  func bind(to parameters: inout Parameters)
  /// Binds `value`, or null for `nil`, to the next of `parameters`.
  static func bind(_ value: Self?, to parameters: inout Parameters)
  /// The value of column `index` of `row`, from 0; `nil` for null or a value of another type.
  static func read(from row: Row, at index: Int32) -> Self?
  /// The type of the columns that hold it.
  static var column: ColumnType { get }
}

extension DatabaseValue {
  // Specialised for each type: generic code for optionals would copy the value.
  package static func bind(_ value: Self?, to parameters: inout Parameters) {
    if let value { value.bind(to: &parameters) } else { parameters.bindNull(column) }
  }

  package static var column: ColumnType { .text }
}

extension Int: DatabaseValue {
  /// Parses a number from a server, which writes Booleans as letters.
  fileprivate init?(ofServer text: UnsafeBufferPointer<UInt8>) {
    switch text.first {
    case UInt8(ascii: "t"): self = 1
    case UInt8(ascii: "f"): self = 0
    default: self.init(String(decoding: text, as: UTF8.self))
    }
  }

  package func bind(to parameters: inout Parameters) { parameters.bind(self) }

  package static var column: ColumnType { .integer }

  package static func read(from row: Row, at index: Int32) -> Int? {
    guard let statement = row.statement else {
      return row.cell(index).flatMap(Self.init(ofServer:))
    }
    guard sqlite3_column_type(statement, index) != SQLITE_NULL else { return nil }
    return Int(sqlite3_column_int64(statement, index))
  }
}

extension Double: DatabaseValue {
  package func bind(to parameters: inout Parameters) { parameters.bind(self) }

  package static var column: ColumnType { .real }

  package static func read(from row: Row, at index: Int32) -> Double? {
    guard let statement = row.statement else {
      return row.cell(index).flatMap { Double(String(decoding: $0, as: UTF8.self)) }
    }
    guard sqlite3_column_type(statement, index) != SQLITE_NULL else { return nil }
    return sqlite3_column_double(statement, index)
  }
}

extension Bool: DatabaseValue {
  package func bind(to parameters: inout Parameters) { parameters.bind(self ? 1 : 0) }

  package static var column: ColumnType { .integer }

  package static func read(from row: Row, at index: Int32) -> Bool? {
    Int.read(from: row, at: index).map { $0 != 0 }
  }
}

extension String: DatabaseValue {
  package func bind(to parameters: inout Parameters) { parameters.bind(self) }

  package static func read(from row: Row, at index: Int32) -> String? {
    guard let statement = row.statement else {
      return row.cell(index).map { String(decoding: $0, as: UTF8.self) }
    }
    guard let text = sqlite3_column_text(statement, index) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, index))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }
}

extension Optional: DatabaseValue where Wrapped: DatabaseValue {
  package func bind(to parameters: inout Parameters) { Wrapped.bind(self, to: &parameters) }

  package static var column: ColumnType { Wrapped.column }

  package static func read(from row: Row, at index: Int32) -> Wrapped?? {
    .some(Wrapped.read(from: row, at: index))
  }
}

extension DatabaseValue where Self: RawRepresentable, RawValue == String {
  package func bind(to parameters: inout Parameters) { parameters.bind(rawValue) }

  package static func read(from row: Row, at index: Int32) -> Self? {
    String.read(from: row, at: index).flatMap(Self.init(rawValue:))
  }
}

extension Authority: DatabaseValue {}
extension RuleID: DatabaseValue {}
extension ComponentName: DatabaseValue {}
extension ConceptID: DatabaseValue {}
extension DocumentFormat: DatabaseValue {}
extension PassageKind: DatabaseValue {}
extension Modality: DatabaseValue {}
extension Language: DatabaseValue {}
extension Dimension: DatabaseValue {}
extension Unit: DatabaseValue {}
extension Image.Illustration: DatabaseValue {}
extension SkippedLines.Reason: DatabaseValue {}
extension Concept.Origin: DatabaseValue {}

extension Edition: DatabaseValue {
  package func bind(to parameters: inout Parameters) { parameters.bind(description) }

  package static func read(from row: Row, at index: Int32) -> Edition? {
    String.read(from: row, at: index).flatMap { Edition($0) }
  }
}

/// The current row of a statement, valid only inside the closure that receives it.
package struct Row {
  /// The SQLite statement; `nil` for a row from a server.
  fileprivate let statement: OpaquePointer?
  private let cells: UnsafeBufferPointer<ServerCell>

  fileprivate init(statement: OpaquePointer) {
    self.statement = statement
    cells = UnsafeBufferPointer(start: nil, count: 0)
  }

  /// Creates a row from a server.
  init(cells: UnsafeBufferPointer<ServerCell>) { (statement, self.cells) = (nil, cells) }

  /// The value of a column in a row from a server.
  func cell(_ index: Int32) -> ServerCell { cells[Int(index)] }

  /// The value of column `index`, from 0; `nil` for null.
  package func value<Value: DatabaseValue>(_ index: Int, as _: Value.Type = Value.self) -> Value? {
    Value.read(from: self, at: Int32(index))
  }

  /// The text of column `index`, which must be declared not null.
  package func text(_ index: Int) -> String { value(index) ?? "" }

  /// The integer of column `index`, which must be declared not null.
  package func int(_ index: Int) -> Int { value(index) ?? 0 }

  /// The values in columns `index` (English) and `index + 1` (Korean).
  package func bilingual(_ index: Int) -> Bilingual<String> {
    Bilingual(en: value(index), ko: value(index + 1))
  }
}

/// A prepared SQLite statement.
///
/// Only ``Database`` hands them out and takes them back, reset.
struct Statement {
  let handle: OpaquePointer
  /// A buffer for the texts of its parameters while it runs, which saves SQLite an allocation for each.
  fileprivate let room: UnsafeMutableRawBufferPointer

  init(handle: OpaquePointer) {
    self.handle = handle
    // Enough for most; statements that insert many rows have many parameters.
    let size = max(4096, 64 * Int(sqlite3_bind_parameter_count(handle)))
    room = .allocate(byteCount: size, alignment: 1)
  }

  /// Moves to the next row; `nil` with `SQLITE_DONE` at the end, or with an error code.
  func step() -> (row: Row?, code: Int32) {
    let code = sqlite3_step(handle)
    return (code == SQLITE_ROW ? Row(statement: handle) : nil, code)
  }

  /// Resets it and clears its parameters.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  /// Frees it.
  func finalize() {
    sqlite3_finalize(handle)
    room.deallocate()
  }
}

/// The parameters of a statement, which are bound one after the other.
package struct Parameters {
  /// The SQLite statement; `nil` for one that a server runs.
  private let statement: Statement?
  /// The values for a server.
  private(set) var values: [ServerValue] = []
  private var count: Int32 = 0
  /// The number of bytes used in the statement's buffer.
  private var taken = 0
  /// SQLite's result code for the first value that it rejected.
  private(set) var code = SQLITE_OK

  init(of statement: Statement) { self.statement = statement }

  /// Creates parameters for a statement that a server runs.
  init() { statement = nil }

  /// Whether all parameters are bound.
  var areComplete: Bool { count == sqlite3_bind_parameter_count(statement?.handle) }

  /// Binds the next parameter to `value`.
  mutating func take(_ value: some DatabaseValue) { value.bind(to: &self) }

  fileprivate mutating func bindNull(_ type: ColumnType) {
    guard let statement else { return values.append(.null(type)) }
    let index = next()
    note(sqlite3_bind_null(statement.handle, index))
  }

  fileprivate mutating func bind(_ value: Int) {
    guard let statement else { return values.append(.integer(value)) }
    let index = next()
    note(sqlite3_bind_int64(statement.handle, index, Int64(value)))
  }

  fileprivate mutating func bind(_ value: Double) {
    guard let statement else { return values.append(.real(value)) }
    let index = next()
    note(sqlite3_bind_double(statement.handle, index, value))
  }

  fileprivate mutating func bind(_ text: String) {
    guard let statement else { return values.append(.text(text)) }
    let bound: Void? = text.utf8.withContiguousStorageIfAvailable { bind($0, to: statement) }
    if bound == nil { Array(text.utf8).withUnsafeBufferPointer { bind($0, to: statement) } }
  }

  private mutating func bind(_ utf8: UnsafeBufferPointer<UInt8>, to statement: Statement) {
    let index = next()
    let place = UnsafeMutableRawBufferPointer(rebasing: statement.room[taken...])
    let isRoom = utf8.count <= place.count
    if isRoom {
      place.copyMemory(from: UnsafeRawBufferPointer(utf8))
      taken += utf8.count
    }
    let start = isRoom ? UnsafeRawPointer(place.baseAddress) : UnsafeRawPointer(utf8.baseAddress)
    note(
      sqlite3_bind_text64(
        statement.handle, index, start?.assumingMemoryBound(to: CChar.self), UInt64(utf8.count),
        isRoom ? nil : csqlite_transient(), UInt8(SQLITE_UTF8)))
  }

  private mutating func next() -> Int32 {
    count += 1
    return count
  }

  private mutating func note(_ result: Int32) {
    if code == SQLITE_OK { code = result }
  }
}
