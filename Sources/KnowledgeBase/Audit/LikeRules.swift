internal import Guidelines
internal import RuleLinkage

/// Finds rules without an id that may be another rule in other words, if nobody has decided that yet.
enum LikeRules: Audit {
  static let kind = AuditKind.maybeSame

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    let stated = base.statements.stated
    let passages = Dictionary(
      base.passages.map { ($0.passage.id, $0) }, uniquingKeysWith: { first, _ in first })
    let rules = stated.map { passages[$0.name]?.rule }
    let records = stated.map { base.statements.decisions.settled(NamedRecord($0.record)) }
    let doubts = StatementLinkage.doubts(
      of: records, clusters: numbers(of: rules), analyzer: base.analyzer)
    return doubts.compactMap { doubt in
      guard let stored = passages[stated[doubt.record].name], let other = rules[doubt.other],
        stored.rule != nil, stored.rule != other
      else { return nil }
      return AuditFinding(.maybeSame(other, likeness: doubt.likeness), in: stored)
    }
  }

  /// A number for each of `rules`; equal rules have equal numbers.
  private static func numbers(of rules: [RuleID?]) -> [Int?] {
    var numbers: [RuleID: Int] = [:]
    return rules.map { rule in
      rule.map { rule in
        let number = numbers[rule] ?? numbers.count
        numbers[rule] = number
        return number
      }
    }
  }
}
