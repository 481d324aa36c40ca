import Foundation
import KnowledgeBase
import TestSupport
import Testing

@Suite("The tables on a server beside those of a file")
struct ServerSchemaTests {
  @Test("A server has every table and every column that a file has")
  func columns() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("base.sqlite")
    _ = try KnowledgeBase(path: path, access: .write)
    let file = try Database(path: path, mode: .read, patience: .zero)
    let server = try Self.columnsOnServer()
    // The index is another one there.
    let tables = try file.rows(
      """
      SELECT name FROM sqlite_schema
      WHERE type = 'table' AND name NOT LIKE 'search!_index%' ESCAPE '!'
        AND name NOT LIKE 'search!_vocabulary%' ESCAPE '!' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'
      """
    ) { $0.text(0) }
    #expect(tables.contains("passage") && tables.contains("search_content"))
    for table in tables {
      let columns = try file.rows("SELECT name FROM pragma_table_info(?1)", table) { $0.text(0) }
      let missing = Set(columns).subtracting(server[table] ?? [])
      #expect(
        missing.isEmpty,
        "\(table) lacks \(missing.sorted()): add a migration to Sources/PostgreSQLStore/Migrations")
    }
  }

  /// The columns that the migrations of a server give each table.
  private static func columnsOnServer() throws -> [String: Set<String>] {
    let folder = HigCommand.checkout.appending(path: "Sources/PostgreSQLStore/Migrations")
    var columns: [String: Set<String>] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let script = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      var table: String?
      for line in script.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        if line.hasPrefix("CREATE TABLE"), words.count > 3 {
          table = words[2]
        } else if line.hasPrefix(")") {
          table = nil
        } else if line.hasPrefix("ALTER TABLE"), words.count > 5, words[3...4] == ["ADD", "COLUMN"]
        {
          columns[words[2], default: []].insert(words[5])
        } else if let table, let column = words.first {
          columns[table, default: []].insert(column)
        }
      }
    }
    return columns
  }
}
