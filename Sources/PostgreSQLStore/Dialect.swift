/// The statements of the knowledge base in the words of PostgreSQL.
///
/// They are written for both databases, but for what is said here: parameters are `$1`, a row that is
/// there already is left by a clause at the end, and `CROSS JOIN`, which makes SQLite keep the order,
/// takes no condition, nulls come first, and a list of numbers is one value, which parts of a table on other
/// servers are sent. What SQLite has and PostgreSQL has not is a function of the first migration.
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

  /// `statement` with its parameters, `?1` or `?`, in the form `$1`; texts in quotation marks stay.
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
