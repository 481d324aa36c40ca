/// How a database is asked for the entries with certain tokens.
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

  /// The query for whether the entry ?2 matches the pattern ?1.
  var entryQuery: String {
    switch self {
    case .fts5: "SELECT 1 FROM search_index WHERE search_index MATCH ?1 AND rowid = ?2"
    case .tsquery:
      "SELECT 1 FROM search_content AS entry WHERE \(condition("?1", on: "entry")) AND id = ?2"
    }
  }

  /// The query for the words of the index, each with the number of entries that have it.
  var wordCounts: String {
    switch self {
    case .fts5: "SELECT term, doc FROM search_vocabulary"
    case .tsquery:
      "SELECT token, CAST(sum(entries) AS bigint) FROM posting WHERE token <> '' GROUP BY token"
    }
  }

  /// The pattern `text`, which ``SearchPattern`` has written for FTS5.
  func pattern(_ text: String) -> String { self == .fts5 ? text : Self.tsquery(of: text) }

  /// `text` as a `tsquery`: its tokens quoted as that has them, and its operators.
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

  /// The operators of FTS5 as those of a `tsquery`; the mark behind a column is none.
  private static let operators = ["AND": "&", "OR": "|", "+": "<->"]

  /// Takes from `rest` a token in quotation marks, with two for one within.
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

  /// A token of a `tsquery`.
  static func quoted(_ token: String) -> String {
    "'" + TokenVector.quoted(TokenVector.kept(ArraySlice(Array(token.utf8)))) + "'"
  }
}

extension Database {
  /// How it is asked for entries with certain tokens.
  var fullText: FullTextSyntax { isShared ? .tsquery : .fts5 }
}
