internal import Guidelines
internal import KnowledgeBase

extension AuthorityComparison {
  /// The statements in documents of authorities other than Apple: `rules` and everything else.
  func statements(of rules: [Rule]) throws(KnowledgeBaseError) -> [OwnStatement] {
    let named = Dictionary(grouping: rules) { $0.sources.first?.document ?? "" }
    var statements: [OwnStatement] = []
    for document in try base.documents() where document.authority != .apple {
      let passages = try base.passages(document: document.name)
      let headings = Dictionary(
        passages.map { ($0.passage.id, $0.passage.section.last) }, uniquingKeysWith: { $1 })
      // Of a table each row is compared.
      let tables = Set(passages.lazy.map(\.passage).filter { $0.kind == .table }.map(\.id))
      statements += (named[document.name] ?? []).compactMap { rule in
        guard let source = rule.sources.first, !tables.contains(source.passage) else { return nil }
        return OwnStatement(rule: rule, kind: .rule, heading: headings[source.passage] ?? nil)
      }
      statements += passages.flatMap(Self.unruled)
    }
    return statements
  }

  /// The statements of a passage without a rule: its sentence, or each row of a table.
  private static func unruled(_ stored: StoredPassage) -> [OwnStatement] {
    let passage = stored.passage
    let isOfTable = passage.kind == .table && passage.elaborates == nil
    guard stored.rule == nil || isOfTable, let text = passage.text.preferring(.en) else {
      return []
    }
    switch passage.kind {
    case .table:
      return text.text.split(separator: "\n").enumerated().dropFirst().map { place, row in
        let line = TableRow.line(place, of: text)
        return statement(
          String(row.replacing(" | ", with: ": ")), on: LineRange(line, line),
          metrics: passage.metrics.filter { $0.source.line == line }, kind: .row, of: stored)
      }
    case .paragraph, .item, .rule:
      return [
        statement(
          text.text, on: text.lines, metrics: passage.metrics, kind: .sentence, of: stored)
      ]
    case .heading, .caption, .aside, .code: return []
    }
  }

  private static func statement(
    _ words: String, on lines: LineRange, metrics: [Metric], kind: OwnStatement.Kind,
    of stored: StoredPassage
  ) -> OwnStatement {
    let passage = stored.passage
    let language: Language = passage.text.en == nil ? .ko : .en
    var title = Bilingual<String>()
    title[language] = words
    let rule = Rule(
      id: stored.rule ?? RuleID(unchecked: passage.id), authority: stored.authority,
      component: passage.component ?? stored.component, title: title, statement: title,
      modality: .should, platforms: passage.platforms,
      metrics: metrics.map { metric in
        var metric = metric
        metric.authority = stored.authority
        return metric
      },
      sources: [
        RuleSource(
          document: stored.document, lines: lines, languages: [language],
          authority: stored.authority, edition: stored.edition, text: passage.text,
          passage: passage.id)
      ])
    return OwnStatement(rule: rule, kind: kind, heading: passage.section.last)
  }
}
