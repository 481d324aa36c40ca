/// The syntax of full-text queries.
enum FullTextSyntax {
  /// FTS5 of SQLite.
  case fts5
  /// The `tsquery` of PostgreSQL.
  case tsquery

  /// The condition that the pattern in `parameter` matches a row of `search_content` called `entry`.
  func condition(_ parameter: String, on entry: String) -> String {
    switch self {
    case .fts5:
      "\(entry).id IN (SELECT rowid FROM search_index WHERE search_index MATCH \(parameter))"
    case .tsquery: "\(entry).tokens @@ CAST(\(parameter) AS tsquery)"
    }
  }

  /// A query that has a row if the entry ?2 matches the pattern ?1.
  var entryQuery: String {
    switch self {
    case .fts5: "SELECT 1 FROM search_index WHERE search_index MATCH ?1 AND rowid = ?2"
    case .tsquery:
      "SELECT 1 FROM search_content AS entry WHERE \(condition("?1", on: "entry")) AND id = ?2"
    }
  }

  /// The pattern `text`, which ``SearchPattern`` wrote for FTS5, in this syntax.
  func pattern(_ text: String) -> String { self == .fts5 ? text : Self.tsquery(of: text) }

  /// Translates the FTS5 pattern `text` to a `tsquery`.
  private static func tsquery(of text: String) -> String {
    var (query, weight) = ("", "")
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if first == "\"" {
        query += quoted(token(in: &rest)) + weight
        weight = ""
        continue
      }
      let word = rest.prefix { $0 != "\"" && $0 != " " && $0 != "(" && $0 != ")" }
      guard !word.isEmpty else {
        query.unicodeScalars.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(word.count)
      if let column = SearchIndex.columns.firstIndex(of: String(word)) {
        weight = weightSuffix(of: column)
      }
      query += operators[String(word)] ?? ""
    }
    return query
  }

  /// The operators of a `tsquery` by those of FTS5; the colon after a column is dropped.
  private static let operators = ["AND": "&", "OR": "|", "+": "<->"]

  /// Removes a quoted token from `rest`; two quotation marks in it stand for one.
  private static func token(in rest: inout Substring.UnicodeScalarView) -> String {
    var token = String.UnicodeScalarView()
    rest.removeFirst()
    while let next = rest.popFirst() {
      if next == "\"" {
        guard rest.first == "\"" else { break }
        rest.removeFirst()
      }
      token.append(next)
    }
    return String(token)
  }

  private static func weightSuffix(of column: Int) -> String {
    ":" + String(UnicodeScalar(TokenVector.weights[column]))
  }

  /// `token` quoted for a `tsquery`.
  static func quoted(_ token: String) -> String {
    "'" + TokenVector.quoted(TokenVector.kept(ArraySlice(Array(token.utf8)))) + "'"
  }
}

extension Database {
  /// The syntax of full-text queries in this database.
  var fullText: FullTextSyntax { isShared ? .tsquery : .fts5 }
}
