internal import Guidelines
internal import TextAnalysis

/// The glossary as the file holds it: a query looks up the few spellings it has, and nothing is
/// loaded at the start.
///
/// Unchecked because ``ConceptLookup`` asks for sendable values; it is used on its knowledge
/// base's own thread alone.
final class StoredConcepts: ConceptLookup, @unchecked Sendable {
  private let database: Database
  private var found: [Substring: [Entry]] = [:]
  private var longest: Int?

  private struct Entry {
    var id: ConceptID
    var isAmbiguous: Bool
  }

  init(_ database: Database) {
    self.database = database
  }

  var longestSpelling: Int {
    if let longest { return longest }
    let stored: Int? = try? database.first(
      "SELECT value FROM setting WHERE name = 'longest-spelling'") { Int($0.text(0)) ?? 0 }
    longest = stored ?? 0
    return stored ?? 0
  }

  func concepts(squashed: Substring) -> [ConceptID] { entries(squashed).map(\.id) }

  func isAmbiguous(squashed: Substring) -> Bool {
    let entries = entries(squashed)
    return !entries.isEmpty && entries.allSatisfy(\.isAmbiguous)
  }

  /// Forgets what was looked up, after the vocabulary changed.
  func forget() {
    found = [:]
    longest = nil
  }

  // A lookup that fails finds nothing here; the search that follows reports the file's state.
  private func entries(_ squashed: Substring) -> [Entry] {
    if let entries = found[squashed] { return entries }
    let rows: [Entry?]? = try? database.rows(
      """
      SELECT DISTINCT concept.name, spelling.ambiguous FROM spelling
      JOIN concept ON concept.id = spelling.concept
      WHERE spelling.squashed = ?1 ORDER BY spelling.ambiguous, concept.id
      """, String(squashed)
    ) { row in row.value(0).map { Entry(id: $0, isAmbiguous: row.int(1) == 1) } }
    let entries = (rows ?? []).compactMap { $0 }
    found[squashed] = entries
    return entries
  }
}
