internal import Guidelines
internal import TextAnalysis

/// The stored glossary.
///
/// For the first query of a process only the surface forms that it may contain are read; from the second
/// on, all.
///
/// `@unchecked`, because ``ConceptLookup`` requires sendable values; it is used only on the thread of its
/// knowledge base.
final class StoredConcepts: ConceptLookup, @unchecked Sendable {
  private let database: Database
  /// Whether the terms of teams are found, too.
  private let hasOwnTerms: Bool
  /// The surface forms that have been read, by their bytes.
  private var entries: [Entry] = []
  /// The beginnings of one or two letters whose surface forms have been read.
  private var read: Set<String> = []
  private var longest: Int?
  /// Finds all concepts; `nil` before the second query.
  private var whole: TextAnalyzer?
  /// The surface forms of concepts that were asked for, by concept.
  private var named: [String: [Glossary.Form]] = [:]
  /// Whether all surface forms are read: not for the first query of a process, which is often the only
  /// one.
  var keepsAll = false

  private struct Entry {
    var squashed: String
    var concepts: [ConceptID] = []
    var ambiguous: [ConceptID] = []
    var isSpaced = false

    mutating func add(_ form: StoredForm) {
      if form.isAmbiguous {
        if !ambiguous.contains(form.concept) { ambiguous.append(form.concept) }
      } else if !concepts.contains(form.concept) {
        concepts.append(form.concept)
      }
      if form.isSpaced { isSpaced = true }
    }
  }

  /// The components that teams say their concepts are about, of the forms that have been read.
  private(set) var pages: [String: ComponentName] = [:]

  init(_ database: Database, hasOwnTerms: Bool) {
    self.database = database
    self.hasOwnTerms = hasOwnTerms
  }

  /// Finds the stored concepts in queries.
  var analyzer: TextAnalyzer {
    if let whole { return whole }
    guard keepsAll, let forms = try? allForms() else { return TextAnalyzer(concepts: self) }
    let analyzer = TextAnalyzer(forms: forms, isKept: true)
    whole = analyzer
    return analyzer
  }

  private func allForms() throws(KnowledgeBaseError) -> [(concept: ConceptID, form: Glossary.Form)]
  {
    let found = try database.rows(
      Self.formsSQL + "WHERE form.own <= ?1 ORDER BY form.concept, form.squashed", hasOwnTerms
    ) { StoredForm($0) }
    return resolved(found).map { found in
      (
        found.concept,
        Glossary.Form(
          squashed: found.squashed, isAmbiguous: found.isAmbiguous, isSpaced: found.isSpaced)
      )
    }
  }

  /// The columns of a ``StoredForm``; the page is that of a term of a team's.
  private static let formsSQL = """
    SELECT form.squashed, concept.name, form.ambiguous, form.spaced, CASE WHEN form.own = 1 THEN
        (SELECT page.name FROM concept AS page
          WHERE page.component = concept.component AND page.origin = 'built-in'
          ORDER BY page.id LIMIT 1) END,
      CASE WHEN concept.origin = 'user' THEN concept.component END, form.own
    FROM form JOIN concept ON concept.id = form.concept

    """

  /// `found` with what a team's glossary says of a surface form in place of anything else: with a page, the
  /// form names what the page is about.
  private func resolved(_ found: [StoredForm]) -> [StoredForm] {
    let decided = Set(found.lazy.filter { $0.page != nil }.map(\.squashed))
    guard !decided.isEmpty else { return found }
    return found.flatMap { form -> [StoredForm] in
      guard decided.contains(form.squashed) else { return [form] }
      // Another team's word without a page keeps what it means.
      guard let page = form.page else { return form.isOwn ? [form] : [] }
      if let component = form.component { pages[form.concept.rawValue] = component }
      var other = form
      other.concept = page
      return page == form.concept ? [form] : [form, other]
    }
  }

  /// The surface forms of `concept`.
  func forms(of concept: ConceptID) throws(KnowledgeBaseError) -> [Glossary.Form] {
    if let known = named[concept.rawValue] { return known }
    let forms = try database.rows(
      """
      SELECT squashed, ambiguous, spaced FROM form
      WHERE concept = (SELECT id FROM concept WHERE name = ?1) AND own <= ?2
      """, concept, hasOwnTerms
    ) { row in
      Glossary.Form(
        squashed: row.text(0), isAmbiguous: row.int(1) == 1, isSpaced: row.int(2) == 1)
    }
    named[concept.rawValue] = forms
    return forms
  }

  var longestSpelling: Int {
    if let longest { return longest }
    let stored =
      (try? Settings(database: database).value(.longestSpelling)).flatMap { Int($0) } ?? 0
    longest = stored
    return stored
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
    let place = place(of: squashed)
    return place < entries.count && entries[place].squashed.utf8.starts(with: squashed.utf8)
  }

  /// Discards what was read, after the vocabulary has changed.
  func forget() {
    entries = []
    read = []
    longest = nil
    whole = nil
    named = [:]
    pages = [:]
  }

  private func entry(_ squashed: Substring) -> Entry? {
    readForms(beginning: String(Substring(squashed.unicodeScalars.prefix(2))))
    let place = place(of: squashed)
    guard place < entries.count, entries[place].squashed == squashed else { return nil }
    return entries[place]
  }

  /// The index of the first surface form that is not less than `squashed`.
  private func place(of squashed: Substring) -> Int {
    entries.firstSorted { !$0.squashed.utf8.lexicographicallyPrecedes(squashed.utf8) }
  }

  // Errors are ignored here, because the search that follows reports them.
  private func readForms(beginning: String) {
    guard !beginning.isEmpty, read.insert(beginning).inserted else { return }
    let isWhole = beginning.unicodeScalars.count == 1
    let last = isWhole ? beginning : beginning + "\u{10FFFF}"
    let found = try? database.rows(
      Self.formsSQL + """
        WHERE form.squashed BETWEEN ?1 AND ?2 AND form.own <= ?3
        ORDER BY form.squashed, form.concept
        """, beginning, last, hasOwnTerms
    ) { StoredForm($0) }
    var forms: [Entry] = []
    for form in resolved(found ?? []) {
      if forms.last?.squashed != form.squashed { forms.append(Entry(squashed: form.squashed)) }
      forms[forms.count - 1].add(form)
    }
    let start = place(of: beginning[...])
    entries.insert(contentsOf: forms, at: start)
  }
}

/// A surface form of a concept.
private struct StoredForm {
  let squashed: String
  var concept: ConceptID
  let isAmbiguous: Bool
  let isSpaced: Bool
  /// The concept that a page is about to which a team's glossary leads from this form.
  let page: ConceptID?
  /// The page, if the concept is a team's own.
  let component: ComponentName?
  /// Whether it is of a team's glossary.
  let isOwn: Bool

  init(_ row: Row) {
    squashed = row.text(0)
    concept = ConceptID(unchecked: row.text(1))
    (isAmbiguous, isSpaced) = (row.int(2) == 1, row.int(3) == 1)
    page = row.value(4, as: String.self).map(ConceptID.init(unchecked:))
    component = row.value(5)
    isOwn = row.int(6) == 1
  }
}
