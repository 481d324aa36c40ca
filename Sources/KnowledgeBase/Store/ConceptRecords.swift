internal import Guidelines
internal import TextAnalysis

/// The tables `concept`, `spelling` and `form`, which contain the vocabulary.
struct ConceptRecords {
  let database: Database

  /// All concepts in the order of the glossary.
  func all() throws(KnowledgeBaseError) -> [Concept] {
    try concepts(where: "true")
  }

  /// The vocabulary, as an ingest that adds no terms has it.
  func stored() throws(KnowledgeBaseError) -> Vocabulary {
    let all = Glossary(concepts: try all())
    let shared = try concepts(where: "spelling.own = 0")
    return Vocabulary(
      all, TextAnalyzer(concepts: all),
      shared: shared.reduce(0) { $0 + $1.spellings.count }
        == all.concepts.reduce(0) { $0 + $1.spellings.count } ? all : Glossary(concepts: shared))
  }

  /// The concept with this name; `nil` if there is none.
  func concept(_ name: some StringProtocol) throws(KnowledgeBaseError) -> Concept? {
    try concepts(where: "concept.name = ?1", String(name)).first
  }

  /// The concepts that satisfy `condition` on the table `concept`, in the order of the glossary.
  func concepts<each Value: DatabaseValue>(
    where condition: String, _ values: repeat each Value
  ) throws(KnowledgeBaseError) -> [Concept] {
    var concepts: [Concept] = []
    try database.forEach(
      """
      SELECT concept.name, concept.component, concept.origin, kind, term, ambiguous
      FROM concept LEFT JOIN spelling ON spelling.concept = concept.id
      WHERE \(condition) ORDER BY concept.id, kind, ordinal
      """, repeat each values
    ) { row in
      let id = ConceptID(unchecked: row.text(0))
      if concepts.last?.id != id {
        concepts.append(
          Concept(
            id: id, en: [], ko: [], component: row.value(1), origin: row.value(2) ?? .builtIn))
      }
      let last = concepts.count - 1
      let term = row.text(4)
      switch row.text(3) {
      case "en": concepts[last].en.append(term)
      case "ko": concepts[last].ko.append(term)
      case "api": concepts[last].apis.append(term)
      default: return
      }
      if row.int(5) == 1, !concepts[last].ambiguous.contains(term) {
        concepts[last].ambiguous.append(term)
      }
    }
    return concepts
  }

  /// Replaces the contents of the tables with `vocabulary`.
  func replace(by vocabulary: Vocabulary) throws(KnowledgeBaseError) {
    try database.run("DELETE FROM concept")
    var spellings: [Spelling] = []
    var forms: [(form: Glossary.Form, concept: Int, isOwn: Bool)] = []
    let shared = vocabulary.hasOwnTerms ? vocabulary.shared.glossary : nil
    for concept in vocabulary.glossary.concepts {
      let known = shared == nil ? concept : shared?.concept(concept.id)
      let row = try database.insert(
        "INSERT INTO concept (name, component, origin) VALUES (?1, ?2, ?3)", concept.id,
        concept.component, concept.origin)
      for (kind, terms) in [("en", concept.en), ("ko", concept.ko), ("api", concept.apis)] {
        for (ordinal, term) in terms.enumerated() {
          // Nobody types the initial consonants of 티비OS alone.
          let initials = Hangul.initials(term)
          let isHangul = initials.count == term.count { $0 != " " }
          spellings.append(
            Spelling(
              concept: row, kind: kind, ordinal: ordinal, term: term,
              isAmbiguous: concept.ambiguous.contains(term), initials: isHangul ? initials : nil,
              isOwn: known?.spellings.contains(term) != true))
        }
      }
      let knownForms = known.map(Glossary.forms) ?? []
      forms += knownForms.map { ($0, row, false) }
      if known != concept {
        forms += Glossary.forms(of: concept).filter { !knownForms.contains($0) }
          .map { ($0, row, true) }
      }
    }
    try database.insert(
      spellings, into: "spelling (concept, kind, ordinal, term, ambiguous, initials, own)"
    ) { spelling, values in
      values.take(spelling.concept)
      values.take(spelling.kind)
      values.take(spelling.ordinal)
      values.take(spelling.term)
      values.take(spelling.isAmbiguous)
      values.take(spelling.initials)
      values.take(spelling.isOwn)
    }
    try database.insert(
      forms, into: "form (squashed, concept, ambiguous, spaced, own)",
      onConflict: """
        ON CONFLICT (squashed, concept, own) DO UPDATE SET
          ambiguous = min(form.ambiguous, excluded.ambiguous),
          spaced = max(form.spaced, excluded.spaced)
        """
    ) { form, values in
      values.take(form.form.squashed)
      values.take(form.concept)
      values.take(form.form.isAmbiguous)
      values.take(form.form.isSpaced)
      values.take(form.isOwn)
    }
    let settings = Settings(database: database)
    try settings.set(.longestSpelling, to: "\(vocabulary.glossary.longestSpelling)")
    try settings.set(.glossary, to: vocabulary.digest)
  }
}

/// A term of the concept in the row `concept`.
private struct Spelling {
  var concept: Int
  var kind: String
  var ordinal: Int
  var term: String
  var isAmbiguous: Bool
  var initials: String?
  var isOwn: Bool
}
