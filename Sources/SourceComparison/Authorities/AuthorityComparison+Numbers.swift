internal import Guidelines
internal import KnowledgeBase

extension AuthorityComparison {
  /// The numbers of other authorities that no rule states, as in a table below a heading: those of each
  /// line as a rule under the id of their passage.
  func numbersOfNoRule() throws(KnowledgeBaseError) -> [Rule] {
    var rules: [Rule] = []
    for document in try base.documents() where document.authority != .apple {
      for stored in try base.passages(document: document.name) where stored.rule == nil {
        rules += Self.numbers(of: stored).filter(filter.admits)
      }
    }
    return rules
  }

  private static func numbers(of stored: StoredPassage) -> [Rule] {
    let passage = stored.passage
    return Dictionary(grouping: passage.metrics, by: \.source).values.map { metrics in
      let own = metrics.map { metric in
        var metric = metric
        metric.authority = stored.authority
        return metric
      }
      let place = own[0].source
      return Rule(
        id: RuleID(unchecked: passage.id), authority: stored.authority,
        component: stored.component, title: AuthorityWording.numbers(own),
        statement: passage.text.map(\.text), modality: .should, platforms: passage.platforms,
        metrics: own,
        sources: [
          RuleSource(
            document: stored.document, lines: LineRange(place.line, place.line),
            languages: [place.language], authority: stored.authority, edition: stored.edition,
            text: passage.text, passage: passage.id)
        ])
    }.sorted { ($0.sources.first?.lines.first ?? 0) < ($1.sources.first?.lines.first ?? 0) }
  }
}
