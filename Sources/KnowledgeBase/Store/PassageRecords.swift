internal import Guidelines

/// The table `passage` and the tables of its parts: `statement`, `metric`, `link` and `image`.
struct PassageRecords {
  let database: Database

  /// The passages of the document `name`, or of all documents, by document and in reading order.
  func passages(document name: String?) throws(KnowledgeBaseError) -> [StoredPassage] {
    try passages(
      where: "(?1 IS NULL OR document.name = ?1) ORDER BY document.name, passage.ordinal", name)
  }

  /// The passages that satisfy `condition` on `passage` and `document`, with all parts.
  func passages<each Value: DatabaseValue>(
    where condition: String, _ values: repeat each Value
  ) throws(KnowledgeBaseError) -> [StoredPassage] {
    let found: [(row: Int, flags: Int, stored: StoredPassage)] = try database.rows(
      """
      SELECT passage.id, passage.name, document.name, section.path, passage.kind,
        passage.platforms, passage.confidence, passage.en_first, passage.en_last,
        passage.ko_first, passage.ko_last, passage.en, passage.ko, rule.name, document.edition,
        document.component,
        CASE WHEN EXISTS (SELECT 1 FROM statement WHERE passage = passage.id) THEN 1 ELSE 0 END
          + CASE WHEN EXISTS (SELECT 1 FROM metric WHERE passage = passage.id) THEN 2 ELSE 0 END
          + CASE WHEN EXISTS (SELECT 1 FROM link WHERE passage = passage.id) THEN 4 ELSE 0 END
          + CASE WHEN EXISTS (SELECT 1 FROM image WHERE passage = passage.id) THEN 8 ELSE 0 END,
        (SELECT other.name FROM passage other
         WHERE other.id = passage.states AND other.id <> passage.id),
        document.authority, passage.component
      FROM passage
      JOIN document ON document.id = passage.document
      JOIN section ON section.id = passage.section
      LEFT JOIN rule_source ON rule_source.passage = passage.states
      LEFT JOIN rule ON rule.id = rule_source.rule
      WHERE \(condition)
      """, repeat each values
    ) { row in
      let text = Self.texts(row, lines: 7, texts: 11)
      return (
        row.int(0), row.int(16),
        StoredPassage(
          document: row.text(2), authority: row.value(18) ?? .apple, edition: row.value(14),
          component: row.value(19) ?? row.value(15),
          passage: Passage(
            id: row.text(1), section: ColumnText.split(lines: row.text(3)),
            component: row.value(19), kind: row.value(4) ?? .paragraph,
            platforms: ColumnText.split(row.text(5)),
            en: text.en, ko: text.ko, confidence: row.value(6), elaborates: row.value(17)),
          rule: row.value(13))
      )
    }
    var passages: [StoredPassage] = []
    for (row, flags, stored) in found {
      var stored = stored
      if flags & 1 != 0 { stored.passage.statement = try statement(passage: row) }
      if flags & 2 != 0 {
        stored.passage.metrics = try database.rows(
          """
          SELECT \(MetricRecords.columns) FROM metric
          JOIN passage ON passage.id = metric.passage
          JOIN document ON document.id = passage.document
          WHERE metric.passage = ?1 ORDER BY metric.ordinal
          """, row, read: MetricRecords.metric)
      }
      if flags & 4 != 0 {
        stored.passage.links = try database.rows(
          "SELECT text, target, component FROM link WHERE passage = ?1 ORDER BY ordinal", row
        ) { Link(text: $0.text(0), target: $0.text(1), component: $0.value(2)) }
      }
      if flags & 8 != 0 {
        stored.passage.images = try database.rows(
          """
          SELECT source, alternative, line, illustrates FROM image
          WHERE passage = ?1 ORDER BY ordinal
          """, row
        ) { row in
          Image(
            source: row.text(0), alternative: row.text(1), line: row.int(2),
            illustrates: row.value(3))
        }
      }
      passages.append(stored)
    }
    return passages
  }

  private func statement(passage: Int) throws(KnowledgeBaseError) -> RuleStatement? {
    try database.first(
      """
      SELECT explicit, aliases, apart, lead_en, lead_ko, rationale_en, rationale_ko, modality,
        related, checks, uncheckable_en, uncheckable_ko, patterns, \(ValidityColumns.names)
      FROM statement WHERE passage = ?1
      """, passage
    ) { row in
      RuleStatement(
        id: row.value(0), aliases: ColumnText.split(row.text(1)),
        apart: ColumnText.split(row.text(2)), lead: row.bilingual(3), rationale: row.bilingual(5),
        modality: row.value(7) ?? .should, validity: ValidityColumns.validity(row, from: 13),
        related: ColumnText.split(row.text(8)), checks: ColumnText.split(row.text(9)),
        patterns: ColumnText.split(lines: row.text(12)),
        uncheckable: row.bilingual(10))
    }
  }

  /// The texts in both languages, from four line columns at `lines` and the text columns at
  /// `texts`.
  static func texts(_ row: Row, lines: Int, texts: Int) -> Bilingual<SourceText> {
    func text(_ place: Int) -> SourceText? {
      guard let text = row.value(texts + place, as: String.self) else { return nil }
      let first = max(1, row.int(lines + 2 * place))
      return SourceText(
        text: text, lines: LineRange(first, max(first, row.int(lines + 2 * place + 1))))
    }
    return Bilingual(en: text(0), ko: text(1))
  }
}
