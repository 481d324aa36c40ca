internal import Guidelines

/// Reads the passages from which rules are made, across all tables of documents.
struct StatedPassageRecords {
  let database: Database

  /// The passages of `selection` that state a rule, or may be a further source of one, by document
  /// and position.
  ///
  /// In a document with explicit ids, other paragraphs are not taken for descriptions of rules.
  func passages(
    _ selection: StatedPassageSelection
  ) throws(KnowledgeBaseError) -> [StatedPassage] {
    let (isSelected, name) = selection.condition
    var metrics: [Int: [Metric]] = [:]
    try database.forEach(
      """
      SELECT \(MetricRecords.columns), coalesce(passage.states, passage.id) FROM metric
      JOIN passage ON passage.id = metric.passage JOIN document ON document.id = passage.document
      WHERE (passage.states IS NOT NULL OR passage.kind = 'paragraph') AND \(isSelected)
      ORDER BY metric.passage, metric.ordinal
      """, name
    ) { metrics[$0.int(MetricRecords.count), default: []].append(MetricRecords.metric($0)) }
    var links: [Int: [Link]] = [:]
    try database.forEach(
      """
      SELECT link.passage, link.text, link.target, link.component FROM link
      JOIN passage ON passage.id = link.passage WHERE \(isSelected)
      ORDER BY link.passage, link.ordinal
      """, name
    ) { row in
      links[row.int(0), default: []].append(
        Link(text: row.text(1), target: row.text(2), component: row.value(3)))
    }
    var elaborations: [Int: [String]] = [:]
    try database.forEach(
      """
      SELECT states, en, ko FROM passage WHERE states <> id AND \(isSelected)
      ORDER BY document, ordinal
      """, name
    ) { row in
      elaborations[row.int(0), default: []] += [row.value(1), row.value(2)].compactMap(\.self)
    }
    let found: [StatedPassage?] = try database.rows(
      """
      SELECT passage.id, passage.name, document.name, document.edition,
        coalesce(passage.component, document.component), passage.platforms, en_first, en_last, ko_first, ko_last, en, ko, explicit, aliases, apart,
        lead_en, lead_ko, rationale_en, rationale_ko, modality, related, checks,
        uncheckable_en, uncheckable_ko, statement.passage,
        passage.section = (
          SELECT first.section FROM passage first
          WHERE first.document = passage.document AND first.kind <> 'heading'
          ORDER BY first.ordinal LIMIT 1),
        section.path, document.authority, statement.patterns, \(ValidityColumns.names(of: "statement")),
        statement.given, passage.ordinal
      FROM passage
      LEFT JOIN statement ON statement.passage = passage.id
      JOIN document ON document.id = passage.document
      JOIN section ON section.id = passage.section
      WHERE \(isSelected) AND (statement.passage IS NOT NULL
        OR passage.kind = 'paragraph' AND (length(en) >= ?2 OR length(ko) >= ?3)
          AND passage.document NOT IN (
            SELECT named.document FROM statement
            JOIN passage named ON named.id = statement.passage
            WHERE statement.explicit IS NOT NULL))
      ORDER BY document.name, passage.ordinal
      """, name, StatedPassage.leastDescription.en, StatedPassage.leastDescription.ko
    ) { row in
      let texts = PassageRecords.texts(row, lines: 6, texts: 10)
      guard row.value(24, as: Int.self) != nil else {
        guard let statement = RuleStatement(describing: texts) else { return nil }
        return StatedPassage(
          row: row.int(0), ordinal: row.int(36), name: row.text(1), document: row.text(2),
          opensPage: row.int(25) == 1,
          authority: row.value(27) ?? .apple, edition: row.value(3), component: row.value(4),
          platforms: ColumnText.split(row.text(5)), text: texts, statement: statement,
          metrics: metrics[row.int(0)] ?? [], links: links[row.int(0)] ?? [], headings: [],
          elaborations: elaborations[row.int(0)] ?? [], isDescription: true)
      }
      return StatedPassage(
        row: row.int(0), ordinal: row.int(36), name: row.text(1), document: row.text(2),
        opensPage: row.int(25) == 1,
        authority: row.value(27) ?? .apple, edition: row.value(3), component: row.value(4),
        platforms: ColumnText.split(row.text(5)),
        text: texts,
        statement: RuleStatement(
          id: row.value(12), aliases: ColumnText.split(row.text(13)),
          apart: ColumnText.split(row.text(14)), lead: row.bilingual(15),
          rationale: row.bilingual(17), modality: row.value(19) ?? .should,
          validity: ValidityColumns.validity(row, from: 29),
          related: ColumnText.split(row.text(20)), checks: ColumnText.split(row.text(21)),
          patterns: ColumnText.split(lines: row.text(28)),
          uncheckable: row.bilingual(22)),
        given: row.value(35),
        metrics: metrics[row.int(0)] ?? [], links: links[row.int(0)] ?? [],
        headings: ColumnText.split(lines: row.text(26)),
        elaborations: elaborations[row.int(0)] ?? [], isDescription: false)
    }
    return found.compactMap(\.self)
  }
}

extension StatedPassageSelection {
  /// The condition in SQL on the table `passage`, and its parameter ?1.
  fileprivate var condition: (sql: String, name: String?) {
    switch self {
    case .all: ("?1 IS NULL", nil)
    case .stating(let rule):
      (
        """
        passage.states IN (
          SELECT rule_source.passage FROM rule_source JOIN rule ON rule.id = rule_source.rule
          WHERE rule.name = ?1)
        """, rule.rawValue
      )
    case .of(let document):
      ("passage.document = (SELECT id FROM document WHERE name = ?1)", document)
    }
  }
}
