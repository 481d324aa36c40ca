internal import Guidelines
internal import TextAnalysis

/// The stored glossary.
///
/// Only the surface forms that a query may contain are read, on demand, so nothing is loaded at the
/// start.
///
/// Unchecked, because ``ConceptLookup`` requires sendable values; it is used only on the thread of
/// its knowledge base.
final class StoredConcepts: ConceptLookup, @unchecked Sendable {
  private let database: Database
  private var entries: [String: Entry] = [:]
  private var beginnings: Set<String> = []
  /// The beginnings of one or two letters whose surface forms have been read.
  private var read: Set<String> = []
  private var longest: Int?

  private struct Entry {
    var concepts: [ConceptID] = []
    var ambiguous: [ConceptID] = []
    var isSpaced = false
  }

  init(_ database: Database) {
    self.database = database
  }

  var longestSpelling: Int {
    if let longest { return longest }
    let stored: Int? = try? database.first(
      "SELECT value FROM setting WHERE name = 'longest-spelling'"
    ) { Int($0.text(0)) ?? 0 }
    longest = stored ?? 0
    return stored ?? 0
  }

  func concepts(squashed: Substring) -> [ConceptID] {
    guard let entry = entry(squashed) else { return [] }
    return entry.concepts.isEmpty ? entry.ambiguous : entry.concepts
  }

  func isAmbiguous(squashed: Substring) -> Bool { entry(squashed)?.concepts.isEmpty ?? false }

  func isSpaced(squashed: Substring) -> Bool { entry(squashed)?.isSpaced ?? false }

  func mayBegin(squashed: Substring) -> Bool {
    // Surface forms are read once two letters are known.
    let beginning = squashed.unicodeScalars.prefix(2)
    guard beginning.count == 2 else { return true }
    readForms(beginning: String(Substring(beginning)))
    return beginnings.contains(String(squashed))
  }

  /// Discards what was read, after the vocabulary has changed.
  func forget() {
    entries = [:]
    beginnings = []
    read = []
    longest = nil
  }

  private func entry(_ squashed: Substring) -> Entry? {
    readForms(beginning: String(Substring(squashed.unicodeScalars.prefix(2))))
    return entries[String(squashed)]
  }

  // An error here finds nothing; the search that follows reports it.
  private func readForms(beginning: String) {
    guard !beginning.isEmpty, read.insert(beginning).inserted else { return }
    let isWhole = beginning.unicodeScalars.count == 1
    let last = isWhole ? beginning : beginning + "\u{10FFFF}"
    try? database.forEach(
      """
      SELECT form.squashed, concept.name, form.ambiguous, form.spaced FROM form
      JOIN concept ON concept.id = form.concept
      WHERE form.squashed BETWEEN ?1 AND ?2 ORDER BY form.squashed, form.concept
      """, beginning, last
    ) { row in
      let squashed = row.text(0)
      var entry = entries[squashed] ?? Entry()
      let concept = ConceptID(unchecked: row.text(1))
      if row.int(2) == 1 {
        entry.ambiguous.append(concept)
      } else {
        entry.concepts.append(concept)
      }
      entry.isSpaced = entry.isSpaced || row.int(3) == 1
      entries[squashed] = entry
      var end = squashed.startIndex
      while end < squashed.endIndex {
        squashed.unicodeScalars.formIndex(after: &end)
        beginnings.insert(String(squashed[..<end]))
      }
    }
  }
}
