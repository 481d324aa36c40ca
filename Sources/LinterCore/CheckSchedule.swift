public import Guidelines

/// Which checks are active on a date, because a rule that they enforce is in force.
///
/// A check enforces every rule that names it. If its own rule has ended and the replacement names the check
/// too, the check continues with that rule and its numbers.
public struct CheckSchedule: Sendable {
  /// The date.
  public let day: Edition
  /// All checks: those of ``Checks``, and one for each rule whose comment contains patterns.
  public let checks: [any Check]
  /// The patterns that could not be parsed and are not enforced.
  public let patternFaults: [PatternFault]
  /// The rules that name each check, including those not in force.
  private let naming: [CheckID: [Rule]]
  /// The rules by id.
  private let rules: [RuleID: Rule]

  /// The authorities, the highest first.
  private let order: [Authority]

  /// Creates a schedule for `day`.
  ///
  /// `rules` must contain every rule that names a check and every rule of authorities other than Apple.
  /// Without an `order`, Apple comes last.
  public init(rules: [Rule], on day: Edition, order: [Authority]? = nil) {
    self.day = day
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    let others = rules.filter { $0.authority != .apple }
    let patterns = PatternCheck.checks(of: rules)
    checks = Checks.all + patterns.checks
    patternFaults = patterns.faults
    self.order = order ?? Set(others.map(\.authority)).sorted() + [.apple]
    var naming: [CheckID: [Rule]] = [:]
    for rule in rules {
      for check in rule.allChecks { naming[check, default: []].append(rule) }
    }
    for check in others.isEmpty ? [] : Checks.all {
      naming[check.id, default: []] += others.filter { rule in
        !rule.checks.contains(check.id) && check.needs.contains { $0.isAnswered(by: rule) }
      }
    }
    self.naming = naming
  }

  /// The rule in force that `check` enforces, from the highest authority that has one: its own, else its
  /// replacement, else any other that names it; `nil` if there is none.
  public func rule(of check: any Check) -> Rule? {
    order.lazy.compactMap { rule(of: check, by: $0) }.first
  }

  /// The rule of `authority` that `check` enforces; `nil` if none is in force.
  public func rule(of check: any Check, by authority: Authority) -> Rule? {
    let holding = (naming[check.id] ?? []).filter {
      $0.authority == authority && $0.time.status(on: day) == .current
    }
    if let own = holding.first(where: { $0.id == check.rule }) { return own }
    var open = rules[check.rule]?.time.validity.replacedBy ?? []
    var seen: Set<RuleID> = []
    while !open.isEmpty {
      let id = open.removeFirst()
      guard seen.insert(id).inserted else { continue }
      if let next = holding.first(where: { $0.id == id }) { return next }
      open += rules[id]?.time.validity.replacedBy ?? []
    }
    return holding.min { $0.id < $1.id }
  }

  /// The rule whose end made `check` inactive; `nil` if the check is active or no rule ever named it.
  public func end(of check: any Check) -> Rule? {
    guard rule(of: check) == nil else { return nil }
    let named = naming[check.id] ?? []
    return named.first { $0.id == check.rule } ?? named.max { $0.until ?? day < $1.until ?? day }
  }

  /// The rules that replaced `rule`; in place of those that have ended, too, the ones that replaced them.
  func successors(of rule: Rule) -> [RuleID] {
    var (open, seen, found): ([RuleID], Set<RuleID>, [RuleID]) =
      (rule.time.validity.replacedBy, [rule.id], [])
    while !open.isEmpty {
      let id = open.removeFirst()
      guard seen.insert(id).inserted else { continue }
      // A rule that no check names is not among those known, and taken to hold.
      guard let next = rules[id], next.time.status(on: day) == .ended else {
        found.append(id)
        continue
      }
      open += next.time.validity.replacedBy
    }
    return found
  }

  /// When the rule called `id` ended; `nil` if it has not, or is unknown.
  func end(of id: RuleID) -> Edition? {
    rules[id].flatMap { $0.time.status(on: day) == .ended ? $0.until : nil }
  }

  /// The checks that `rule` names, and those that enforce it because it states what they ask for.
  package func checks(enforcing rule: Rule) -> [CheckID] {
    let named = rule.allChecks
    return named
      + checks.filter { !named.contains($0.id) && self.rule(of: $0)?.id == rule.id }.map(\.id)
  }

  /// The checks of which `rule`, of another authority than Apple, states a number that they ask for.
  public static func checks(askingFor rule: Rule) -> [any Check] {
    guard rule.authority != .apple else { return [] }
    return Checks.all.filter { check in check.needs.contains { $0.isAnswered(by: rule) } }
  }

  /// The active checks among `checks`, by default among all, in their order.
  public func awake(_ checks: [any Check]? = nil) -> [any Check] {
    (checks ?? self.checks).filter { rule(of: $0) != nil }
  }

  /// The numbers in `metrics`, which are those in force on the date.
  ///
  /// A check that continues with a replacement of its rule gets the replacement's numbers.
  public func numbers(_ metrics: [Metric]) -> GuidelineNumbers {
    var numbers = GuidelineNumbers(metrics: metrics)
    for check in Checks.all {
      guard let rule = rule(of: check, by: .apple), rule.id != check.rule else { continue }
      numbers.letStand(rule.id, for: check.rule)
    }
    let others = metrics.filter { $0.authority != .apple }
    guard !others.isEmpty else { return numbers }
    for (rule, speaking) in speaking() where !speaking.isEmpty {
      if let end = end(of: rule) { numbers.end(rule, in: end) }
      let voices = order.map { authority in
        let own = others.filter {
          $0.authority == authority && $0.rule.map(speaking.contains) ?? false
        }
        return (authority, authority == .apple ? numbers.stated(by: rule) : own)
      }
      numbers.hear(voices, of: rule)
    }
    return numbers
  }

  /// For each rule that checks query, the rules of other authorities about the same subject.
  private func speaking() -> [RuleID: Set<RuleID>] {
    var speaking: [RuleID: Set<RuleID>] = [:]
    for check in Checks.all {
      let others = (naming[check.id] ?? []).filter { $0.authority != .apple }
      for query in check.needs where query.authority == nil {
        let answering = others.filter { $0.checks.contains(check.id) || query.isAnswered(by: $0) }
        speaking[query.rule, default: []].formUnion(answering.map(\.id))
      }
    }
    return speaking
  }
}
