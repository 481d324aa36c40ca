internal import Guidelines

/// The table `metric`.
struct MetricRecords {
  let database: Database

  /// The metrics that `filter` admits, of `rule` if there is one: first those of rules, then by rule,
  /// document and line.
  ///
  /// With `stating`, metrics of rules count only if one of these passages states them; with
  /// `isChecked`, only those of rules that checks may need.
  func metrics(
    _ filter: Filter, of rule: RuleID?, stating: Set<String>?, isChecked: Bool
  ) throws(KnowledgeBaseError) -> [Metric] {
    var metrics: [Metric] = []
    try database.forEach(
      """
      SELECT \(Self.columns), rule.name, document.edition,
        coalesce(rule.component, passage.component, document.component), passage.platforms,
        \(stating == nil ? "NULL" : Self.stating)
      \(rule != nil ? Self.fromRule : isChecked ? Self.fromChecked : Self.fromAll)
        AND (rule.id IS NULL OR \(HoldingCondition.sql("?1")))
      ORDER BY rule.name IS NULL, rule.name, document.name, metric.line, passage.ordinal,
        metric.ordinal
      """, HoldingCondition.day(filter.heldOn), rule?.rawValue
    ) { row in
      var metric = Self.metric(row)
      metric.rule = row.value(15)
      if let authority = filter.authority, metric.authority != authority { return }
      if let component = filter.component, row.value(17) != component { return }
      if let stating, metric.rule != nil {
        guard stating.contains(row.text(19)) else { return }
      } else {
        guard filter.admits(edition: row.value(16)) else { return }
      }
      let platforms =
        metric.platforms.isEmpty ? ColumnText.split(row.text(18)) : metric.platforms
      if filter.admits(platforms) { metrics.append(metric) }
    }
    return metrics
  }

  private static let stating =
    "(SELECT name FROM passage stating WHERE stating.id = passage.states)"

  private static let fromAll = """
    FROM metric
    JOIN passage ON passage.id = metric.passage
    JOIN document ON document.id = passage.document
    LEFT JOIN rule_source ON rule_source.passage = passage.states
    LEFT JOIN rule ON rule.id = rule_source.rule
    WHERE ?2 IS NULL
    """

  private static let fromRule = "\(fromRules) WHERE rule.name = ?2"
  private static let fromChecked = "\(fromRules) WHERE ?2 IS NULL AND \(RuleSelection.isChecked)"

  /// Joined in an order that only reads the rows of the rules.
  private static let fromRules = """
    FROM rule
    CROSS JOIN rule_source ON rule_source.rule = rule.id
    CROSS JOIN passage ON passage.states = rule_source.passage
    CROSS JOIN metric ON metric.passage = passage.id
    JOIN document ON document.id = passage.document
    """

  /// The columns of `metric` and `document` that ``metric(_:)`` reads.
  static let columns = """
    metric.subject, metric.dimension, metric.minimum, metric.maximum, metric.approximate,
    metric.unit, metric.scale, metric.platforms, metric.qualifiers, metric.language, metric.line,
    metric.confirmed_language, metric.confirmed_line, document.name,
    document.authority
    """

  /// The number of these columns.
  static let count = 15

  /// The metric in the first columns of `row`, without its rule.
  static func metric(_ row: Row) -> Metric {
    let document = row.text(13)
    var qualifiers: [String: String] = [:]
    for line in ColumnText.split(lines: row.text(8)) {
      let end = line.utf8.firstIndex(of: UInt8(ascii: "=")) ?? line.endIndex
      qualifiers[String(line[..<end])] = String(line[end...].dropFirst())
    }
    var confirmed: LineReference?
    if let language = row.value(11, as: Language.self) {
      confirmed = LineReference(document: document, line: row.int(12), language: language)
    }
    return Metric(
      authority: row.value(14) ?? .apple, subject: row.text(0),
      dimension: Dimension(rawValue: row.text(1)), minimum: row.value(2),
      maximum: row.value(3), isApproximate: row.int(4) == 1, unit: Unit(rawValue: row.text(5)),
      scale: row.value(6), platforms: ColumnText.split(row.text(7)), qualifiers: qualifiers,
      source: LineReference(
        document: document, line: row.int(10), language: row.value(9) ?? .en),
      confirmed: confirmed)
  }
}
