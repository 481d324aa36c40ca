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
    case .tsquery: "SELECT word, ndoc FROM ts_stat('SELECT tokens FROM search_content')"
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
    ":\(TokenVector.weights[column])"
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

extension SearchPattern {
  /// The entries that the pattern matches and that have at least `leastCoverage` of the words' rarity,
  /// as a `tsquery`.
  ///
  /// Fewer entries are then read of a server; the ranking leaves out the same.
  func tsquery(leastCoverage: Double) -> String {
    let required = required.map { Self.anyToken(of: $0.map { tokens[$0] }) }.joined(
      separator: " & ")
    let covering = coveringWords(leastCoverage)
    guard !covering.isEmpty else { return required }
    let words = tokensOfWords.map { Self.anyToken(of: $0.map { tokens[$0] }) }
    let coverage = covering.map { group in
      "(" + group.map { words[$0] }.joined(separator: " & ") + ")"
    }
    return "\(required) & (\(coverage.joined(separator: " | ")))"
  }

  private static func anyToken(of tokens: [String]) -> String {
    "(" + tokens.map(FullTextSyntax.quoted).joined(separator: " | ") + ")"
  }

  /// The most words whose combinations are tried.
  private static let mostCombined = 8

  /// The smallest groups of words that have `leastCoverage` of the rarity together; none where any word
  /// is enough, or where there are too many words.
  private func coveringWords(_ leastCoverage: Double) -> [[Int]] {
    let usable = words.indices.filter { !tokensOfWords[$0].isEmpty }
    let least = (leastCoverage - 1e-6) * words.reduce(0) { $0 + $1.rarity }
    guard usable.count <= Self.mostCombined, usable.contains(where: { words[$0].rarity < least })
    else { return [] }
    var covering: [Int] = []
    let groups = (1..<1 << usable.count).sorted { $0.nonzeroBitCount < $1.nonzeroBitCount }
    for group in groups where !covering.contains(where: { $0 & group == $0 }) {
      let rarity = usable.indices.reduce(0.0) { sum, place in
        group & 1 << place == 0 ? sum : sum + words[usable[place]].rarity
      }
      if rarity >= least { covering.append(group) }
    }
    return covering.map { group in
      usable.indices.filter { group & 1 << $0 != 0 }.map { usable[$0] }
    }
  }
}
