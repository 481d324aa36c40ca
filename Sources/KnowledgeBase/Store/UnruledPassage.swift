internal import Guidelines

/// A passage that belongs to no rule, reduced to what the index needs.
struct UnruledPassage {
  var name: String
  var authority: Authority
  var component: ComponentName?
  var platforms: [Platform]
  var edition: Edition?
  var headings: [String]
  var documentTitle: Bilingual<String>
  var text: Bilingual<String>
  var metrics: [Metric]
}

extension PassageRecords {
  /// The passages that belong to no rule, except headings, by document and position.
  func unruled() throws(KnowledgeBaseError) -> [UnruledPassage] {
    var rows: [Int] = []
    var passages = try database.rows(
      """
      SELECT passage.name, coalesce(passage.component, document.component), passage.platforms,
        document.edition, section.path,
        document.title_en, document.title_ko, en, ko, passage.id,
        document.authority
      FROM passage
      JOIN document ON document.id = passage.document
      JOIN section ON section.id = passage.section
      WHERE passage.kind <> 'heading'
        AND NOT EXISTS (SELECT 1 FROM rule_source WHERE rule_source.passage = passage.states)
      ORDER BY document.name, passage.ordinal
      """
    ) { row in
      rows.append(row.int(9))
      return UnruledPassage(
        name: row.text(0), authority: row.value(10) ?? .apple, component: row.value(1),
        platforms: ColumnText.split(row.text(2)), edition: row.value(3),
        headings: ColumnText.split(lines: row.text(4)),
        documentTitle: row.bilingual(5), text: row.bilingual(7), metrics: [])
    }
    let places = Dictionary(uniqueKeysWithValues: zip(rows, passages.indices))
    try database.forEach(
      """
      SELECT \(MetricRecords.columns), metric.passage FROM metric
      JOIN passage ON passage.id = metric.passage
      JOIN document ON document.id = passage.document
      WHERE metric.passage IN (SELECT value FROM json_each(?1))
      ORDER BY metric.passage, metric.ordinal
      """, rows.asJSON
    ) { row in
      guard let place = places[row.int(MetricRecords.count)] else { return }
      passages[place].metrics.append(MetricRecords.metric(row))
    }
    return passages
  }
}
