public import Guidelines
public import KnowledgeBase
internal import TextAnalysis

extension AuthorityComparison {
  /// The rules of other authorities that say something of what `rule` says: for one of Apple's all
  /// that stand beside it, for another the one of Apple's; `nil` in a base of one authority.
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
    let statements = try statements(of: own).filter { $0.kind == .rule }
    let rows = try rows(of: statements, beside: apple.filter { $0.authority == .apple })
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

  /// The rules of others than Apple that are about the component of `rule`, are called like it or
  /// refer to it.
  private func others(about rule: Rule) throws(KnowledgeBaseError) -> [Rule] {
    // Rules of others are read together with those that have checks, which are few.
    try base.checkedRules().filter { other in
      let isAbout =
        rule.component != nil && other.component == rule.component
        || other.authority.plain(other.id) == rule.id || other.related.contains(rule.id)
      return other.authority != .apple && isAbout && filter.admits(other)
    }
  }

  /// The rules that `rule` is called like or refers to.
  private func namesakes(of rule: Rule) throws(KnowledgeBaseError) -> [Rule] {
    var namesakes: [Rule] = []
    for id in [rule.authority.plain(rule.id)] + rule.related {
      if let other = try base.rule(id), filter.admits(other) { namesakes.append(other) }
    }
    return namesakes
  }
}
