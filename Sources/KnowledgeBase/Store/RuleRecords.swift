internal import Guidelines
internal import TextAnalysis

/// The tables `rule`, `alias` and `rule_source`.
struct RuleRecords {
  let database: Database

  /// The rules of `selection`, by component and id, read by three queries however many there are.
  func rules(
    _ selection: RuleSelection, _ extent: RuleExtent = .whole
  ) throws(KnowledgeBaseError) -> [Rule] {
    var rules = try rows(selection, extent)
    guard !rules.isEmpty else { return [] }
    let places = RulePlaces(of: rules.map(\.row))
    let restriction = Self.restriction(selection, places)
    try addSources(restriction, extent, to: &rules, at: places)
    try database.forEach(
      """
      SELECT \(MetricRecords.columns), rule_source.rule
      FROM rule_source
      CROSS JOIN passage ON passage.states = rule_source.passage
      CROSS JOIN metric ON metric.passage = passage.id
      JOIN document ON document.id = passage.document
      WHERE \(restriction.condition)
      ORDER BY rule_source.rule, rule_source.ordinal, passage.ordinal, metric.ordinal
      """, restriction.parameter
    ) { row in
      guard let place = places.place(of: row.int(MetricRecords.count)) else { return }
      var metric = MetricRecords.metric(row)
      metric.rule = rules[place].rule.id
      rules[place].rule.metrics.append(metric)
    }
    return rules.map(\.rule)
  }

  /// The row of the rule that each passage states, by document and the passage's index in it.
  func ofPassages() throws(KnowledgeBaseError) -> [String: [Int: Int]] {
    var rules: [String: [Int: Int]] = [:]
    try database.forEach(
      """
      SELECT document.name, passage.ordinal, rule_source.rule FROM rule_source
      JOIN passage ON passage.id = rule_source.passage
      JOIN document ON document.id = passage.document
      """
    ) { rules[$0.text(0), default: [:]][$0.int(1)] = $0.int(2) }
    return rules
  }

  /// A condition that restricts `rule_source` to the rules of `selection`, whose rows are in `places`,
  /// and the value of its parameter 1.
  ///
  /// A single rule, the most frequent case, is compared directly: SQLite makes a table for `IN`.
  private static func restriction(
    _ selection: RuleSelection, _ places: RulePlaces
  ) -> (condition: String, parameter: String?) {
    if case .all = selection { return ("?1 IS NULL", nil) }
    if let row = places.onlyRow {
      return ("rule_source.rule = CAST(?1 AS integer)", "\(row)")
    }
    return ("rule_source.rule IN (SELECT value FROM json_each(?1))", places.rows.asJSON)
  }

  /// The rows of the table `rule`, with aliases.
  func rows(
    _ selection: RuleSelection, _ extent: RuleExtent
  ) throws(KnowledgeBaseError) -> [(row: Int, rule: Rule)] {
    let aliases =
      extent == .whole
      ? "(SELECT group_concat(name, ' ') FROM (SELECT name FROM alias WHERE rule = rule.id ORDER BY name) AS ordered)"
      : "NULL"
    return try database.rows(
      """
      SELECT id, name, component, modality, platforms, related, checks, uncheckable_en,
        uncheckable_ko, title_en, title_ko, statement_en, statement_ko, rationale_en, rationale_ko,
        \(aliases), absent_from, absent_in, absence, authority, patterns, \(ValidityColumns.names)
      FROM rule WHERE \(selection.condition) ORDER BY component IS NULL, component, name
      """, selection.parameter
    ) { row in
      (
        row.int(0),
        Rule(
          id: RuleID(unchecked: row.text(1)), authority: row.value(19) ?? .apple,
          aliases: ColumnText.split(row.text(15)),
          component: row.value(2), title: row.bilingual(9), statement: row.bilingual(11),
          rationale: row.bilingual(13), modality: row.value(3) ?? .should,
          platforms: ColumnText.split(row.text(4)),
          time: RuleTime(
            validity: ValidityColumns.validity(row, from: 21), absence: Self.absence(row, from: 16)),
          checks: ColumnText.split(row.text(6)),
          patterns: ColumnText.split(lines: row.text(20)), uncheckable: row.bilingual(7),
          related: ColumnText.split(row.text(5)))
      )
    }
  }

  static func absence(_ row: Row, from column: Int) -> Absence? {
    guard let edition = row.value(column, as: Edition.self) else { return nil }
    return Absence(
      edition: edition, document: row.text(column + 1), confidence: row.value(column + 2) ?? 0)
  }

  /// Adds the sources of `rules` and their links: one row for each source and link.
  private func addSources(
    _ restriction: (condition: String, parameter: String?), _ extent: RuleExtent,
    to rules: inout [(row: Int, rule: Rule)], at places: RulePlaces
  ) throws(KnowledgeBaseError) {
    let isWhole = extent == .whole
    var last: (rule: Int, ordinal: Int)?
    try database.forEach(
      """
      SELECT rule_source.rule, rule_source.ordinal, document.name, document.edition, passage.name,
        passage.en_first, passage.en_last, passage.ko_first, passage.ko_last, passage.en, passage.ko,
        document.authority\(isWhole ? ", link.text, link.target, link.component" : "")
      FROM rule_source
      CROSS JOIN passage ON passage.id = rule_source.passage
      JOIN document ON document.id = passage.document
      \(isWhole ? "LEFT JOIN link ON link.passage = passage.id" : "")
      WHERE \(restriction.condition)
      ORDER BY rule_source.rule, rule_source.ordinal\(isWhole ? ", link.ordinal" : "")
      """, restriction.parameter
    ) { row in
      guard let place = places.place(of: row.int(0)) else { return }
      let key = (rule: row.int(0), ordinal: row.int(1))
      if last.map({ $0 != key }) ?? true {
        rules[place].rule.sources.append(Self.source(row))
        last = key
      }
      guard isWhole, let target = row.value(13, as: String.self) else { return }
      let link = Link(text: row.text(12), target: target, component: row.value(14))
      if !rules[place].rule.links.contains(link) { rules[place].rule.links.append(link) }
    }
  }

  /// The source in the columns of `row` from 2 on.
  private static func source(_ row: Row) -> RuleSource {
    let text = PassageRecords.texts(row, lines: 5, texts: 9)
    let lines = text.en?.lines ?? text.ko?.lines ?? LineRange(1)
    return RuleSource(
      document: row.text(2), lines: lines.union(text.ko?.lines ?? lines),
      languages: text.languages, authority: row.value(11) ?? .apple, edition: row.value(3),
      text: text, passage: row.text(4))
  }

  /// The id of the rule with this id or alias; `nil` if there is none.
  func name(of id: RuleID) throws(KnowledgeBaseError) -> RuleID? {
    let selection = RuleSelection.known(as: id)
    return try database.first(
      "SELECT name FROM rule WHERE \(selection.condition)", selection.parameter
    ) { RuleID(unchecked: $0.text(0)) }
  }

  /// All ids and aliases, with the id to which each refers.
  func names() throws(KnowledgeBaseError) -> [(spelling: String, id: String)] {
    try database.rows(
      "SELECT name, name FROM rule UNION SELECT a.name, r.name FROM alias a JOIN rule r ON r.id = a.rule"
    ) { (spelling: $0.text(0), id: $0.text(1)) }
  }

  /// A summary of each component, by name.
  ///
  /// Only rules that hold on `day` are counted.
  func components(heldOn day: Edition?) throws(KnowledgeBaseError) -> [ComponentSummary] {
    try database.rows(
      """
      WITH named AS (
        SELECT component FROM document WHERE component IS NOT NULL
        UNION SELECT component FROM rule WHERE component IS NOT NULL)
      SELECT named.component,
        (SELECT term FROM spelling JOIN concept ON concept.id = spelling.concept
         WHERE concept.component = named.component AND kind = 'en'
         ORDER BY concept.id, ordinal LIMIT 1),
        (SELECT term FROM spelling JOIN concept ON concept.id = spelling.concept
         WHERE concept.component = named.component AND kind = 'ko'
         ORDER BY concept.id, ordinal LIMIT 1),
        (SELECT count(*) FROM document WHERE document.component = named.component),
        (SELECT count(*) FROM rule
         WHERE rule.component = named.component AND \(HoldingCondition.sql("?1"))),
        (SELECT count(*) FROM metric
         JOIN passage ON passage.id = metric.passage
         JOIN rule_source ON rule_source.passage = passage.states
         JOIN rule ON rule.id = rule_source.rule
         WHERE rule.component = named.component AND \(HoldingCondition.sql("?1")))
      FROM named ORDER BY named.component
      """, HoldingCondition.day(day)
    ) { row in
      ComponentSummary(
        name: ComponentName(unchecked: row.text(0)), title: row.bilingual(1),
        documents: row.int(3), rules: row.int(4), metrics: row.int(5))
    }
  }
}

/// The indexes of the rules that were read, by their rows in the table.
///
/// A sorted array, because instantiating a dictionary's type takes longer than finding a few rules.
private struct RulePlaces {
  private let places: [(row: Int, place: Int)]

  init(of rows: [Int]) {
    places = rows.enumerated().map { ($0.element, $0.offset) }.sorted { $0.row < $1.row }
  }

  /// The rows, ascending.
  var rows: [Int] { places.map(\.row) }

  /// The row, if there is only one.
  var onlyRow: Int? { places.count == 1 ? places[0].row : nil }

  /// The index of the rule in `row`; `nil` if it was not read.
  func place(of row: Int) -> Int? {
    let index = places.firstSorted { $0.row >= row }
    return index < places.count && places[index].row == row ? places[index].place : nil
  }
}

extension RuleSelection {
  /// The condition on the table `rule` for rules that checks enforce, or may.
  static let isChecked =
    "(rule.checks <> '' OR rule.patterns <> '' OR rule.authority <> 'Apple')"

  /// The value of the parameter of ``condition``.
  fileprivate var parameter: String? {
    switch self {
    case .all, .checked: nil
    case .about(let component): component.rawValue
    case .naming(let check): check.rawValue
    case .named(let id), .known(let id): id.rawValue
    case .indexed(let entries): entries.asJSON
    }
  }

  /// The condition on the table `rule`, with parameter 1.
  fileprivate var condition: String {
    switch self {
    case .all: "?1 IS NULL"
    case .about: "rule.component = ?1"
    case .checked: "?1 IS NULL AND \(Self.isChecked)"
    case .naming: "rule.checks <> '' AND instr(' ' || rule.checks || ' ', ' ' || ?1 || ' ') > 0"
    case .named: "rule.name = ?1"
    case .indexed:
      "rule.name IN (SELECT name FROM search_content WHERE id IN (SELECT value FROM json_each(?1)))"
    case .known:
      "rule.id = coalesce((SELECT id FROM rule WHERE name = ?1), (SELECT rule FROM alias WHERE name = ?1))"
    }
  }
}
