public import Guidelines
public import TextAnalysis

extension KnowledgeBase {
  /// Begins an ingest with the vocabulary `glossary`.
  ///
  /// Where it is another than the file's, `finish` stores it and makes the index anew. What
  /// `analyzer`, which finds the glossary's concepts, remembers of the documents need not be
  /// analysed again.
  public func begin(glossary: Glossary, analyzer: TextAnalyzer? = nil) {
    ingested = (glossary, analyzer ?? TextAnalyzer(concepts: glossary))
  }

  /// The digest of the content that each document was read from, by its name.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public func digests() throws(KnowledgeBaseError) -> [String: String] {
    let rows = try database.rows("SELECT name, digest FROM document") { ($0.text(0), $0.text(1)) }
    return Dictionary(rows) { $1 }
  }

  /// Stores `document` in one transaction, in place of what was stored under its name.
  ///
  /// Rules and index follow in `finish`. `origin` is the folder that it was found in.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be written; nothing is stored then.
  public func store(
    _ document: Document, digest: String, origin: String = ""
  ) throws(KnowledgeBaseError) {
    kept[document.name] = nil
    kept[document.name] = try database.transaction { () throws(KnowledgeBaseError) in
      try set(.unfinished, to: "yes")
      try database.run("DELETE FROM document WHERE name = ?1", document.name)
      try database.run(
        """
        INSERT INTO document
          (name, digest, format, component, edition, title_en, title_ko, url, origin, source)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
        """, document.name, digest, document.format, document.component, document.edition,
        document.title.en, document.title.ko, document.url, origin, document.source)
      let row = database.lastInsertedID
      var sections: [String: Int] = [:]
      var section: (headings: [String], row: Int)?
      var rows: [String: Int] = [:]
      var names: [String] = []
      let firstRow =
        try database.first("SELECT coalesce(max(id), 0) + 1 FROM passage") { $0.int(0) } ?? 1
      for (ordinal, passage) in document.passages.enumerated() {
        // Most passages stand in the section of the one before.
        if section?.headings != passage.section {
          let path = ColumnText.lines(passage.section)
          if sections[path] == nil {
            try database.run("INSERT INTO section (document, path) VALUES (?1, ?2)", row, path)
            sections[path] = database.lastInsertedID
          }
          section = (passage.section, sections[path] ?? 0)
        }
        let stated = passage.elaborates.flatMap { rows[$0] }
        if passage.statement != nil { rows[passage.id] = firstRow + ordinal }
        names.append(
          try insert(
            passage, row: firstRow + ordinal, ordinal: ordinal, section: section?.row ?? 0,
            document: row, states: passage.statement == nil ? stated : firstRow + ordinal))
      }
      for skipped in document.skipped {
        try database.run(
          "INSERT OR REPLACE INTO skipped (document, first, last, reason) VALUES (?1, ?2, ?3, ?4)",
          row, skipped.lines.first, skipped.lines.last, skipped.reason)
      }
      return document.statedPassages(firstRow: firstRow, names: names)
    }
  }

  /// Removes the documents with these names; unknown names are passed over.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be written; nothing is removed then.
  public func remove(documents: [String]) throws(KnowledgeBaseError) {
    guard !documents.isEmpty else { return }
    try database.transaction { () throws(KnowledgeBaseError) in
      try set(.unfinished, to: "yes")
      for name in documents {
        try database.run("DELETE FROM document WHERE name = ?1", name)
      }
    }
    for name in documents { kept[name] = nil }
  }

  /// Inserts `passage` and what belongs to it; returns its name, which is its id, with a number
  /// behind it where another passage has it: ids are digests, and two passages must not lose one
  /// another over an equal one.
  private func insert(
    _ passage: Passage, row: Int, ordinal: Int, section: Int, document: Int, states stated: Int?
  ) throws(KnowledgeBaseError) -> String {
    var (name, number) = (passage.id, 1)
    while true {
      try insert(
        passage, called: name, row: row, ordinal: ordinal, section: section, document: document,
        states: stated)
      if database.changes == 1 { break }
      number += 1
      name = "\(passage.id)-\(number)"
    }
    try insertParts(of: passage, row: row)
    return name
  }

  /// Inserts `passage` alone, unless another one is `called` so.
  private func insert(
    _ passage: Passage, called name: String, row: Int, ordinal: Int, section: Int, document: Int,
    states stated: Int?
  ) throws(KnowledgeBaseError) {
    try database.run(
      """
      INSERT INTO passage
        (id, name, document, section, ordinal, kind, platforms, en_first, en_last, ko_first,
         ko_last, confidence, en, ko, states)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
      ON CONFLICT (name) DO NOTHING
      """, row, name, document, section, ordinal, passage.kind,
      ColumnText.join(passage.platforms), passage.en?.lines.first, passage.en?.lines.last,
      passage.ko?.lines.first, passage.ko?.lines.last, passage.confidence, passage.en?.text,
      passage.ko?.text, stated)
  }

  private func insertParts(of passage: Passage, row: Int) throws(KnowledgeBaseError) {
    if let statement = passage.statement { try insert(statement, passage: row) }
    for (ordinal, metric) in passage.metrics.enumerated() {
      try insert(metric, ordinal: ordinal, passage: row)
    }
    for (ordinal, link) in passage.links.enumerated() {
      try database.run(
        """
        INSERT INTO link (passage, ordinal, text, target, component) VALUES (?1, ?2, ?3, ?4, ?5)
        """, row, ordinal, link.text, link.target, link.component)
    }
    for (ordinal, image) in passage.images.enumerated() {
      try database.run(
        """
        INSERT INTO image (passage, ordinal, source, alternative, line, illustrates)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        """, row, ordinal, image.source, image.alternative, image.line, image.illustrates)
    }
  }

  private func insert(_ statement: RuleStatement, passage: Int) throws(KnowledgeBaseError) {
    try database.run(
      """
      INSERT INTO statement
        (passage, explicit, aliases, apart, lead_en, lead_ko, rationale_en, rationale_ko, modality,
         since, until, related, checks, uncheckable_en, uncheckable_ko)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
      """, passage, statement.id, ColumnText.join(statement.aliases),
      ColumnText.join(statement.apart), statement.lead.en, statement.lead.ko,
      statement.rationale.en, statement.rationale.ko, statement.modality, statement.since,
      statement.until, ColumnText.join(statement.related), ColumnText.join(statement.checks),
      statement.uncheckable.en, statement.uncheckable.ko)
  }

  private func insert(
    _ metric: Metric, ordinal: Int, passage: Int
  ) throws(KnowledgeBaseError) {
    let qualifiers = metric.qualifiers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    try database.run(
      """
      INSERT INTO metric
        (passage, ordinal, subject, dimension, minimum, maximum, approximate, unit, scale,
         platforms, qualifiers, language, line, confirmed_language, confirmed_line)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
      """, passage, ordinal, metric.subject, metric.dimension, metric.minimum, metric.maximum,
      metric.isApproximate, metric.unit, metric.scale, ColumnText.join(metric.platforms),
      ColumnText.lines(qualifiers), metric.source.language, metric.source.line,
      metric.confirmed?.language, metric.confirmed?.line)
  }
}
