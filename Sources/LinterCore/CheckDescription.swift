public import Guidelines

/// A check for output to other programs, with the numbers it currently uses.
public struct CheckDescription: Sendable {
  /// The check itself.
  public let check: any Check
  /// The metrics that answer its queries, in the order in which the documents state them.
  public let thresholds: [Metric]
  /// The queries that no guideline answers.
  public let unanswered: [LimitQuery]
  /// The rule it currently enforces; `nil` if the check is inactive.
  public let enforced: RuleID?
  /// The rule whose end made the check inactive; `nil` if the check is active.
  public let end: Rule?
  /// The rules that replaced that one and hold.
  public let successors: [RuleID]
  /// The end dates of the rules in the check's queries, for those that have ended.
  let endsOfNeeds: [RuleID: Edition]

  /// Describes `check` with the numbers of a knowledge base on the date of `schedule`; without a schedule,
  /// it enforces its own rule.
  public init(_ check: any Check, numbers: GuidelineNumbers, schedule: CheckSchedule? = nil) {
    self.check = check
    enforced = schedule.map { $0.rule(of: check)?.id } ?? check.rule
    end = schedule?.end(of: check)
    successors = end.flatMap { schedule?.successors(of: $0) } ?? []
    unanswered = check.needs.filter { !$0.isOptional && numbers.statements(for: $0).isEmpty }
    let rules = check.needs.map(\.rule)
    endsOfNeeds = Dictionary(
      rules.compactMap { rule in schedule?.end(of: rule).map { (rule, $0) } },
      uniquingKeysWith: { first, _ in first })
    thresholds = rules.indices.filter { rules.firstIndex(of: rules[$0]) == $0 }.flatMap { index in
      numbers.metrics(of: rules[index]).filter { metric in
        check.needs.contains { numbers.answer(to: $0, in: metric) != nil }
      }
    }
  }

  /// The checks with these ids; unknown ids are skipped.
  public static func of(
    _ ids: [CheckID], numbers: GuidelineNumbers, schedule: CheckSchedule? = nil
  ) -> [CheckDescription] {
    let all = schedule?.checks ?? Checks.all
    return ids.compactMap { id in all.first { $0.id == id } }.map {
      CheckDescription($0, numbers: numbers, schedule: schedule)
    }
  }
}

extension CheckSchedule {
  /// The checks in `named` with their numbers, inactive ones last.
  public func descriptions(
    of named: Set<CheckID>, numbers: GuidelineNumbers
  ) -> [CheckDescription] {
    let all = checks.filter { named.contains($0.id) }
      .map { CheckDescription($0, numbers: numbers, schedule: self) }
    return all.filter { $0.end == nil } + all.filter { $0.end != nil }
  }
}

/// Why a check is inactive, as JSON.
private struct Sleep: Encodable {
  let rule: RuleID
  let until: Edition?
  let replacedBy: [RuleID]

  init(_ end: Rule) {
    rule = end.id
    until = end.until
    replacedBy = end.time.validity.replacedBy
  }

  private enum CodingKeys: String, CodingKey {
    case rule
    case until
    case replacedBy = "replaced_by"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule, forKey: .rule)
    try container.encode(until, forKey: .until)
    try container.encode(replacedBy, forKey: .replacedBy)
  }
}

extension CheckDescription: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id
    case rule
    case enforced
    case sleep
    case inputs
    case severity
    case summary
    case threshold
    case thresholds
    case unanswered
    case examples
  }

  /// Writes the check; `threshold` is the first of its numbers, or `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(check.id, forKey: .id)
    try container.encode(check.rule, forKey: .rule)
    try container.encode(enforced, forKey: .enforced)
    try container.encode(end.map(Sleep.init), forKey: .sleep)
    try container.encode(check.inputs, forKey: .inputs)
    try container.encode(check.severity, forKey: .severity)
    try container.encode(check.summary, forKey: .summary)
    try container.encode(thresholds.first, forKey: .threshold)
    try container.encode(thresholds, forKey: .thresholds)
    try container.encode(unanswered, forKey: .unanswered)
    try container.encode(check.examples, forKey: .examples)
  }
}

extension LimitQuery: Encodable {
  private enum CodingKeys: String, CodingKey {
    case rule
    case dimension
    case unit
    case bound
    case scale
    case qualifiers
  }

  /// Encodes every field; a missing scale is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule, forKey: .rule)
    try container.encode(dimension, forKey: .dimension)
    try container.encode(unit, forKey: .unit)
    try container.encode(bound, forKey: .bound)
    try container.encode(scale, forKey: .scale)
    try container.encode(qualifiers, forKey: .qualifiers)
  }
}

extension CheckExample: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case path
    case source
    case lines
    case files
  }

  /// Encodes the example; a bitmap next to it is represented by its size, `"46x46"`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(path, forKey: .path)
    try container.encode(source, forKey: .source)
    try container.encode(lines, forKey: .lines)
    try container.encode(
      files.mapValues { content in
        switch content {
        case .text(let text): text
        case .bitmap(let width, let height): "\(width)x\(height)"
        }
      }, forKey: .files)
  }
}

/// A rule with its checks in full, as `hig rule --json` prints it.
public struct CheckedRule: Encodable, Sendable {
  /// The rule itself.
  public let rule: Rule
  /// The current rules that replace it, if it has ended.
  public let now: [Rule]
  /// The checks that enforce it.
  public let checks: [CheckDescription]
  /// How the rules of other authorities relate to it; `nil` if there is only one authority.
  public let relations: [RuleRelation]?

  /// Combines `rule` with its checks and with the current rules that replace it.
  ///
  /// `numbers` are the current ones; the metrics of a rule that has ended are added to them.
  public init(
    _ rule: Rule, now: [Rule], numbers: GuidelineNumbers, schedule: CheckSchedule? = nil,
    relations: [RuleRelation]? = nil
  ) {
    self.rule = rule
    self.now = now
    self.relations = relations
    var numbers = numbers
    if rule.time.status == .ended { numbers.add(rule.metrics) }
    checks = CheckDescription.of(
      schedule?.checks(enforcing: rule) ?? rule.allChecks, numbers: numbers, schedule: schedule)
  }

  private enum CodingKeys: String, CodingKey {
    case checks
    case now
    case relations
  }

  /// A current rule that replaces another.
  private struct Successor: Encodable {
    let id: RuleID
    let title: Bilingual<String>
    let metrics: [Metric]
  }

  /// Encodes the rule, with its checks as objects instead of ids.
  public func encode(to encoder: any Encoder) throws {
    try rule.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(checks, forKey: .checks)
    try container.encodeIfPresent(relations, forKey: .relations)
    guard rule.time.status == .ended else { return }
    try container.encode(
      now.map { Successor(id: $0.id, title: $0.title, metrics: $0.metrics) }, forKey: .now)
  }
}
