internal import CSQLite
package import Guidelines

/// A value that a column holds or a parameter takes.
package protocol DatabaseValue {
  /// Binds the value to parameter `index`, from 1; returns SQLite's result code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
  /// The value of column `index`, from 0; `nil` where the column is null or holds no such value.
  static func read(from statement: OpaquePointer, at index: Int32) -> Self?
}

extension Int: DatabaseValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, Int64(self))
  }

  package static func read(from statement: OpaquePointer, at index: Int32) -> Int? {
    guard sqlite3_column_type(statement, index) != SQLITE_NULL else { return nil }
    return Int(sqlite3_column_int64(statement, index))
  }
}

extension Double: DatabaseValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_double(statement, index, self)
  }

  package static func read(from statement: OpaquePointer, at index: Int32) -> Double? {
    guard sqlite3_column_type(statement, index) != SQLITE_NULL else { return nil }
    return sqlite3_column_double(statement, index)
  }
}

extension Bool: DatabaseValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, self ? 1 : 0)
  }

  package static func read(from statement: OpaquePointer, at index: Int32) -> Bool? {
    Int.read(from: statement, at: index).map { $0 != 0 }
  }
}

extension String: DatabaseValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    var text = self
    return text.withUTF8 { utf8 in
      // An empty buffer may have no address, which SQLite would take for null.
      guard let start = utf8.baseAddress, !utf8.isEmpty else {
        return sqlite3_bind_text(statement, index, "", 0, csqlite_transient())
      }
      return start.withMemoryRebound(to: CChar.self, capacity: utf8.count) {
        sqlite3_bind_text64(
          statement, index, $0, UInt64(utf8.count), csqlite_transient(), UInt8(SQLITE_UTF8))
      }
    }
  }

  package static func read(from statement: OpaquePointer, at index: Int32) -> String? {
    guard let text = sqlite3_column_text(statement, index) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, index))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }
}

extension Optional: DatabaseValue where Wrapped: DatabaseValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    self?.bind(to: statement, at: index) ?? sqlite3_bind_null(statement, index)
  }

  package static func read(from statement: OpaquePointer, at index: Int32) -> Wrapped?? {
    .some(Wrapped.read(from: statement, at: index))
  }
}

extension DatabaseValue where Self: RawRepresentable, RawValue == String {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    rawValue.bind(to: statement, at: index)
  }

  package static func read(from statement: OpaquePointer, at index: Int32) -> Self? {
    String.read(from: statement, at: index).flatMap(Self.init(rawValue:))
  }
}

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
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    description.bind(to: statement, at: index)
  }

  package static func read(from statement: OpaquePointer, at index: Int32) -> Edition? {
    String.read(from: statement, at: index).flatMap { Edition($0) }
  }
}

/// The row a statement stands on; not to be kept beyond the closure it is handed to.
package struct Row {
  fileprivate let statement: OpaquePointer

  /// The value of column `index`, from 0; `nil` where it is null.
  package func value<Value: DatabaseValue>(_ index: Int, as _: Value.Type = Value.self) -> Value? {
    Value.read(from: statement, at: Int32(index))
  }

  /// The text of column `index`, which is declared not null.
  package func text(_ index: Int) -> String { value(index) ?? "" }

  /// The integer of column `index`, which is declared not null.
  package func int(_ index: Int) -> Int { value(index) ?? 0 }

  /// The two languages in columns `index` and `index + 1`.
  package func bilingual(_ index: Int) -> Bilingual<String> {
    Bilingual(en: value(index), ko: value(index + 1))
  }
}

/// A prepared statement of SQLite, from its binding to its end.
///
/// It is handed out by ``Database`` alone, which takes it back reset.
struct Statement {
  let handle: OpaquePointer

  /// Binds `values` to the parameters in order; returns SQLite's result code.
  func bind<each Value: DatabaseValue>(_ values: repeat each Value) -> Int32 {
    var index: Int32 = 0
    var result = SQLITE_OK
    for value in repeat each values {
      index += 1
      if result == SQLITE_OK { result = value.bind(to: handle, at: index) }
    }
    assert(index == sqlite3_bind_parameter_count(handle), "a value for each parameter")
    return result
  }

  /// Moves to the next row; `nil` with `SQLITE_DONE` at the end, with another code where it fails.
  func step() -> (row: Row?, code: Int32) {
    let code = sqlite3_step(handle)
    return (code == SQLITE_ROW ? Row(statement: handle) : nil, code)
  }
}
