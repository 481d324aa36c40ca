package import KnowledgeBase

/// What anyone gets from FTS5 without hig: a table with one of its tokenizers, asked for any of
/// the words and ranked by `bm25`, each column weighed as hig weighs it.
package final class PlainIndex {
  /// How texts and queries are cut into tokens.
  package enum Tokenizer: String, CaseIterable, Sendable {
    /// Words between spaces and punctuation.
    case unicode61
    /// Every three characters in a row.
    case trigram
    /// Every two characters in a row of a word, made here: FTS5 has no such tokenizer.
    case bigrams
  }

  private let database: Database
  private let tokenizer: Tokenizer

  /// Makes the table in the file at `path` from `texts`; their places are the row ids.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite refuses.
  package init(
    _ tokenizer: Tokenizer, of texts: [IndexedText], path: String = ":memory:"
  ) throws(KnowledgeBaseError) {
    database = try Database(path: path, mode: .write, patience: .seconds(5))
    self.tokenizer = tokenizer
    try database.execute("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY")
    let name = tokenizer == .bigrams ? "unicode61" : tokenizer.rawValue
    try database.execute(
      "CREATE VIRTUAL TABLE plain USING fts5(title, body, context, tokenize = '\(name)')")
    try database.transaction { () throws(KnowledgeBaseError) in
      for (place, text) in texts.enumerated() {
        try database.run(
          "INSERT INTO plain (rowid, title, body, context) VALUES (?1, ?2, ?3, ?4)", place,
          prepared(text.title), prepared(text.body), prepared(text.context))
      }
    }
    try database.execute("INSERT INTO plain (plain) VALUES ('optimize')")
  }

  /// The row ids of the best entries for `query`, as many as a search of hig gives.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite refuses.
  package func search(_ query: String) throws(KnowledgeBaseError) -> [Int] {
    let words = prepared(query).split { !$0.isLetter && !$0.isNumber }
    guard !words.isEmpty else { return [] }
    return try database.rows(
      """
      SELECT rowid FROM plain WHERE plain MATCH ?1 ORDER BY bm25(plain, 2.5, 1.0, 0.5)
      LIMIT \(RankingScore.depth)
      """, words.map { "\"\($0)\"" }.joined(separator: " OR ")
    ) { $0.int(0) }
  }

  private func prepared(_ text: String) -> String {
    guard tokenizer == .bigrams else { return text }
    var tokens: [String] = []
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let characters = Array(word)
      guard characters.count > 2 else {
        tokens.append(String(word))
        continue
      }
      for start in 0..<characters.count - 1 {
        tokens.append(String(characters[start...start + 1]))
      }
    }
    return tokens.joined(separator: " ")
  }
}
