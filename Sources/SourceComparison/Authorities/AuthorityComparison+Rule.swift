public import Guidelines
public import KnowledgeBase
internal import TextAnalysis

extension AuthorityComparison {
  /// The related rules of other authorities: for a rule of Apple's, all of its counterparts; for another
  /// rule, the one of Apple's; `nil` if the base has only one authority.
  public func relations(of rule: Rule) throws(KnowledgeBaseError) -> [RuleRelation]? {
    guard try base.authorities().count > 1 else { return nil }
    guard filter.admits(rule) else { return [] }
    let isApples = rule.authority == .apple
    let own = isApples ? try others(about: rule) : [rule]
    guard !own.isEmpty else { return [] }
    var filter = filter
    filter.component = rule.component
    var apple = rule.component == nil ? [] : try base.rules(filter)
    apple += isApples ? [rule] : try namesakes(of: rule)
    let ids = Set(own.map(\.id))
    let names = ComponentNames(try base.concepts())
    let statements = try statements(of: own, names).filter { ids.contains($0.rule.id) }
    let rows = try rows(of: statements, beside: apple.filter { $0.authority == .apple }, names)
    return rows.compactMap { row in
      guard let own = row.own, let apple = row.apple,
        let kind = RuleRelation.Kind(rawValue: row.relation.rawValue)
      else { return nil }
      if !isApples {
        return RuleRelation(rule: apple.rule, authority: .apple, relation: kind.inverse)
      }
      guard apple.rule == rule.id else { return nil }
      return RuleRelation(rule: own.rule, authority: own.authority, relation: kind)
    }
  }

  /// The rules of other authorities about the component of `rule`, with the same name, or that refer to
  /// it.
  private func others(about rule: Rule) throws(KnowledgeBaseError) -> [Rule] {
    // Rules of other authorities are read together with the few that have checks.
    try base.checkedRules().filter { other in
      let isAbout =
        rule.component != nil && other.component == rule.component
        || other.authority.plain(other.id) == rule.id || other.related.contains(rule.id)
      return other.authority != .apple && isAbout && filter.admits(other)
    }
  }

  /// The rules with the same name as `rule`, or to which it refers.
  private func namesakes(of rule: Rule) throws(KnowledgeBaseError) -> [Rule] {
    var namesakes: [Rule] = []
    for id in [rule.authority.plain(rule.id)] + rule.related {
      if let other = try base.rule(id), filter.admits(other) { namesakes.append(other) }
    }
    return namesakes
  }
}
