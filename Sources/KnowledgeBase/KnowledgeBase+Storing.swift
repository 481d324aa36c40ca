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
      let elaborated = document.elaborated
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
        let stated = passage.statement == nil ? elaborated[ordinal] : ordinal
        names.append(
          try insert(
            passage, row: firstRow + ordinal, ordinal: ordinal, section: section?.row ?? 0,
            document: row, states: stated.map { firstRow + $0 }))
      }
      for skipped in document.skipped {
        try database.run(
          "INSERT OR REPLACE INTO skipped (document, first, last, reason) VALUES (?1, ?2, ?3, ?4)",
          row, skipped.lines.first, skipped.lines.last, skipped.reason)
      }
      try insertParts(of: document.passages, firstRow: firstRow)
      return document.statedPassages(firstRow: firstRow, names: names, elaborated: elaborated)
    }
  }

  /// Stores the documents that `next` gives, until it gives none, in one transaction: what several
  /// of them change is written once.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be written; none of them is stored then.
  public func store(
    _ next: () -> (document: Document, digest: String, origin: String)?
  ) throws(KnowledgeBaseError) {
    var given = next()
    guard given != nil else { return }
    do throws(KnowledgeBaseError) {
      try database.transaction { () throws(KnowledgeBaseError) in
        while let (document, digest, origin) = given {
          try store(document, digest: digest, origin: origin)
          given = next()
        }
      }
    } catch {
      // Some of them are not in the file; what is there is read when it is needed.
      kept = [:]
      throw error
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

  /// Inserts `passage` alone; returns its name, which is its id, with a number behind it where
  /// another passage has it: ids are digests, and two passages must not lose one another over an
  /// equal one.
  private func insert(
    _ passage: Passage, row: Int, ordinal: Int, section: Int, document: Int, states stated: Int?
  ) throws(KnowledgeBaseError) -> String {
    var (name, number) = (passage.id, 1)
    while true {
      try insert(
        passage, called: name, row: row, ordinal: ordinal, section: section, document: document,
        states: stated)
      if database.changes == 1 { return name }
      number += 1
      name = "\(passage.id)-\(number)"
    }
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
      """
    ) { values in
      values.take(row)
      values.take(name)
      values.take(document)
      values.take(section)
      values.take(ordinal)
      values.take(passage.kind)
      values.take(ColumnText.join(passage.platforms))
      values.take(passage.en?.lines.first)
      values.take(passage.en?.lines.last)
      values.take(passage.ko?.lines.first)
      values.take(passage.ko?.lines.last)
      values.take(passage.confidence)
      values.take(passage.en?.text)
      values.take(passage.ko?.text)
      values.take(stated)
    }
  }

  /// Inserts what belongs to `passages`, which are in the rows from `firstRow` on.
  private func insertParts(
    of passages: [Passage], firstRow: Int
  ) throws(KnowledgeBaseError) {
    var statements: [(passage: Int, statement: RuleStatement)] = []
    var metrics: [(passage: Int, ordinal: Int, metric: Metric)] = []
    for (row, passage) in zip(firstRow..., passages) {
      if let statement = passage.statement { statements.append((row, statement)) }
      for (ordinal, metric) in passage.metrics.enumerated() {
        metrics.append((row, ordinal, metric))
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
    try insert(statements)
    try insert(metrics)
  }

  private func insert(
    _ statements: [(passage: Int, statement: RuleStatement)]
  ) throws(KnowledgeBaseError) {
    try database.insert(
      statements,
      into: """
        statement
          (passage, explicit, aliases, apart, lead_en, lead_ko, rationale_en, rationale_ko,
           modality, since, until, related, checks, uncheckable_en, uncheckable_ko)
        """
    ) { row, values in
      values.take(row.passage)
      values.take(row.statement.id)
      values.take(ColumnText.join(row.statement.aliases))
      values.take(ColumnText.join(row.statement.apart))
      values.take(row.statement.lead.en)
      values.take(row.statement.lead.ko)
      values.take(row.statement.rationale.en)
      values.take(row.statement.rationale.ko)
      values.take(row.statement.modality)
      values.take(row.statement.since)
      values.take(row.statement.until)
      values.take(ColumnText.join(row.statement.related))
      values.take(ColumnText.join(row.statement.checks))
      values.take(row.statement.uncheckable.en)
      values.take(row.statement.uncheckable.ko)
    }
  }

  private func insert(
    _ metrics: [(passage: Int, ordinal: Int, metric: Metric)]
  ) throws(KnowledgeBaseError) {
    try database.insert(
      metrics,
      into: """
        metric
          (passage, ordinal, subject, dimension, minimum, maximum, approximate, unit, scale,
           platforms, qualifiers, language, line, confirmed_language, confirmed_line)
        """
    ) { row, values in
      let qualifiers = row.metric.qualifiers.sorted { $0.key < $1.key }
      values.take(row.passage)
      values.take(row.ordinal)
      values.take(row.metric.subject)
      values.take(row.metric.dimension)
      values.take(row.metric.minimum)
      values.take(row.metric.maximum)
      values.take(row.metric.isApproximate)
      values.take(row.metric.unit)
      values.take(row.metric.scale)
      values.take(ColumnText.join(row.metric.platforms))
      values.take(ColumnText.lines(qualifiers.map { "\($0.key)=\($0.value)" }))
      values.take(row.metric.source.language)
      values.take(row.metric.source.line)
      values.take(row.metric.confirmed?.language)
      values.take(row.metric.confirmed?.line)
    }
  }
}
