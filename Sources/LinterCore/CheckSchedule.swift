public import Guidelines

/// Which checks have a rule that holds on a date, and which sleep because theirs do not.
///
/// A check enforces every rule that names it. Where its own rule has ended and what took its place
/// names the check too, the check goes on with that rule and its numbers.
public struct CheckSchedule: Sendable {
  /// The date.
  public let day: Edition
  /// All checks: those of ``Checks``, and one for each rule whose comment states patterns.
  public let checks: [any Check]
  /// The patterns that cannot be read, of which nothing is enforced.
  public let patternFaults: [PatternFault]
  /// The rules that name each check, whenever they hold.
  private let naming: [CheckID: [Rule]]
  /// What the rules are by their ids.
  private let rules: [RuleID: Rule]

  /// The authorities, the highest first.
  private let order: [Authority]

  /// Takes `rules`, those that name checks at least and all of other authorities than Apple, as they are
  /// on `day`; without an `order` Apple comes last.
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

  /// The rule that `check` enforces: of the highest authority that has one, its own where that holds,
  /// else what took its place, else another that names it; `nil` where none holds.
  public func rule(of check: any Check) -> Rule? {
    order.lazy.compactMap { rule(of: check, by: $0) }.first
  }

  /// The rule of `authority` that `check` enforces; `nil` where none holds.
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

  /// The rule whose end lets `check` sleep; `nil` where a rule holds that it enforces, or none was
  /// ever there.
  public func end(of check: any Check) -> Rule? {
    guard rule(of: check) == nil else { return nil }
    let named = naming[check.id] ?? []
    return named.first { $0.id == check.rule } ?? named.max { $0.until ?? day < $1.until ?? day }
  }

  /// When the rule called `id` ended; `nil` where it has not, or is not known.
  func end(of id: RuleID) -> Edition? {
    rules[id].flatMap { $0.time.status(on: day) == .ended ? $0.until : nil }
  }

  /// Those of `checks`, of all without any, that enforce a rule, in their order.
  public func awake(_ checks: [any Check]? = nil) -> [any Check] {
    (checks ?? self.checks).filter { rule(of: $0) != nil }
  }

  /// The numbers of `metrics`, which hold on the date; a check that goes on with another rule than
  /// its own finds that one's.
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

  /// The rules of other authorities that speak of what each rule is about that checks ask for.
  private func speaking() -> [RuleID: Set<RuleID>] {
    var speaking: [RuleID: Set<RuleID>] = [:]
    for check in Checks.all {
      let others = (naming[check.id] ?? []).filter { $0.authority != .apple }.map(\.id)
      for query in check.needs where query.authority == nil {
        speaking[query.rule, default: []].formUnion(others)
      }
    }
    return speaking
  }
}
