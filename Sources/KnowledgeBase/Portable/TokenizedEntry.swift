public import Guidelines
internal import TextAnalysis

/// An entry of the search index, a rule or a passage, for loading into another full-text engine.
public struct TokenizedEntry: Hashable, Sendable {
  /// The id of the rule or the passage.
  public var id: String
  /// Whether it is a rule.
  public var isRule: Bool
  /// The authority that states it.
  public var authority: String
  /// The component it is about; `nil` for none.
  public var component: String?
  /// The platforms it is for; empty for all.
  public var platforms: [Platform]
  /// The first and the last month in which it holds, as year times 100 plus month.
  public var months: ClosedRange<Int>
  /// The tokens of each field, in the order of the text; alternatives for one word follow it.
  ///
  /// A concept is `#` and its id. No token contains white space.
  public var fields: [Field]

  /// The saturation of repeated tokens of a field, BM25's k1.
  public static var saturation: Double { FullTextRanking.Weight.saturation }

  /// A field of the index.
  public struct Field: Hashable, Sendable {
    /// `title`, `body`, `subject`, `context` or `asked`.
    public var name: String
    /// The weight of a match in it, relative to the other fields.
    public var weight: Double
    /// The weight of its length in normalisation, BM25's b.
    public var lengthWeight: Double
    /// Its tokens.
    public var tokens: [String]
  }
}

/// Enumerates the entries of the index, analysing their texts again.
struct TokenizedEntries {
  let database: Database
  let vocabulary: Vocabulary

  /// Calls `body` with each entry, rules first.
  func forEach(_ body: (TokenizedEntry) -> Void) throws(KnowledgeBaseError) {
    try database.forEach(
      """
      SELECT id, name, authority, component, platforms, known_from, known_until,
        title, body, subject, context, asked
      FROM search_content ORDER BY id
      """
    ) { row in
      let fields = SearchIndex.columns.enumerated().map { column, name in
        TokenizedEntry.Field(
          name: name, weight: FullTextRanking.Weight.columns[column],
          lengthWeight: FullTextRanking.Weight.lengths[column],
          tokens: tokens(of: row.text(7 + column)))
      }
      let bits = row.int(4)
      body(
        TokenizedEntry(
          id: row.text(1), isRule: row.int(0) < SearchIndex.firstPassage, authority: row.text(2),
          component: row.value(3), platforms: Platform.allCases.filter { $0.bit & bits != 0 },
          months: row.int(5)...max(row.int(5), row.int(6)), fields: fields))
    }
  }

  private func tokens(of text: String) -> [String] {
    var text = text
    return text.withUTF8 { IndexTokens($0, vocabulary: vocabulary) }.unmarked.map(Token.term)
  }
}
