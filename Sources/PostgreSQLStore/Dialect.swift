/// Translates SQL statements from SQLite's dialect to PostgreSQL's.
///
/// Statements are written to run on both, except for what is replaced here: parameters become `$1`,
/// `INSERT OR IGNORE` becomes a clause at the end, `CROSS JOIN`, by which SQLite keeps the order of
/// tables, becomes `JOIN`, nulls are sorted first, and a list of numbers becomes one array, which can be
/// sent to foreign tables. The first migration defines the functions that PostgreSQL lacks.
enum Dialect {
  /// `statement` for PostgreSQL.
  static func statement(_ statement: String) -> String {
    var text = numbered(statement)
    text = replacing("CROSS JOIN ", by: "JOIN ", in: text)
    text = replacing("char(", by: "chr(", in: text)
    text = replacing(
      "IN (SELECT value FROM json_each($1))",
      by: "= ANY (ARRAY(SELECT value FROM json_each($1)))", in: text)
    text = replacing("ORDER BY component,", by: "ORDER BY component NULLS FIRST,", in: text)
    guard text.hasPrefix("INSERT OR IGNORE ") else { return text }
    return "INSERT " + text.dropFirst("INSERT OR IGNORE ".count) + " ON CONFLICT DO NOTHING"
  }

  /// `statement` with its parameters, `?1` or `?`, as `$1`; string literals are left alone.
  private static func numbered(_ statement: String) -> String {
    var text: [UInt8] = []
    var (isQuoted, count) = (false, 0)
    let bytes = Array(statement.utf8)
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      guard byte == UInt8(ascii: "?"), !isQuoted else {
        text.append(byte)
        continue
      }
      text.append(UInt8(ascii: "$"))
      let isNumbered =
        place + 1 < bytes.count
        && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place + 1])
      guard !isNumbered else { continue }
      count += 1
      text += "\(count)".utf8
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func replacing(_ old: String, by new: String, in text: String) -> String {
    var replaced = ""
    var rest = text[...]
    while let start = rest.firstRange(of: old) {
      replaced += rest[..<start.lowerBound] + new
      rest = rest[start.upperBound...]
    }
    return replaced + rest
  }
}
