internal import Guidelines
internal import KnowledgeBase
internal import LinterCore
internal import SourceComparison

extension Tool {
  /// One rule.
  static let getRule = Tool(
    name: "get_rule", title: "Get a rule",
    summary: """
      One rule by its id (tab-count), an alias, or the name of a thing: what it asks, why, its \
      exact numbers, and the line to cite.
      """,
    arguments: [id, .asOf, .language], output: RuleDigest.schema
  ) { question throws(ToolFailure) in
    let base = try question.base()
    let given = question.text(id) ?? ""
    let whole = try question.reading { () throws(KnowledgeBaseError) in
      try base.rule(meant: given)
    }
    guard let whole else {
      let nearest = try question.reading { () throws(KnowledgeBaseError) in
        try base.nearestRules(to: given)
      }
      throw .noRule(given: given, nearest: nearest.map(\.rawValue))
    }
    let asOf = try question.edition(.asOf)
    let digest = try question.reading { () throws(KnowledgeBaseError) in
      try base.rule(whole.id, asOf: asOf).map { rule throws(KnowledgeBaseError) in
        RuleDigest(
          rule: rule, citation: try base.citation(of: rule),
          language: question.language(of: given),
          now: rule.time.status == .ended ? try base.successors(of: rule).map(\.id) : [],
          relations: try AuthorityComparison(base).relations(of: rule) ?? [])
      }
    }
    guard let digest else { throw .noRuleThen(whole.id, asOf: asOf ?? base.today) }
    return Answer(
      data: digest.data, text: digest.text, links: [(digest.uri, digest.rule.id.rawValue)])
  }

  private static let id = Argument(
    name: "id", values: .text(most: 200), isRequired: true, summary: "")
}
