public import Guidelines

/// A decision not to follow a rule: for a reason, by somebody, until a day.
public struct Waiver: Hashable, Sendable {
  /// The ids of the rules or checks; empty for every rule.
  public var rules: [String]
  /// Whose rules are meant; `nil` for all.
  public var authority: Authority?
  /// Why.
  public var reason: String
  /// Who answers for it.
  public var owner: String
  /// The last day on which it holds.
  public var until: CalendarDay

  /// Creates a waiver.
  public init(
    rules: [String], authority: Authority? = nil, reason: String, owner: String,
    until: CalendarDay
  ) {
    self.rules = rules
    self.authority = authority
    self.reason = reason
    self.owner = owner
    self.until = until
  }

  /// Whether it is about the rule and the check of `finding`, whose evidence names the authority.
  public func covers(_ finding: Finding) -> Bool {
    let stated = finding.evidence["authority"].flatMap(Authority.init(rawValue:)) ?? .apple
    return (authority.map { $0 == stated } ?? true)
      && (rules.isEmpty || rules.contains(finding.rule.rawValue)
        || rules.contains(finding.check.rawValue))
  }

  /// The reason with who answers for it and how long: `replaced in 4.0 (Kim, until 2026-12-31)`.
  public var justification: String { justification(in: .en) }

  /// The reason with who answers for it and how long, in `language`.
  func justification(in language: Language) -> String {
    switch language {
    case .en: "\(reason) (\(owner), until \(until))"
    case .ko: "\(reason) (\(owner), \(until)까지)"
    }
  }
}

/// A waiver as a run met it.
public struct WaiverUse: Hashable, Sendable {
  /// The waiver.
  public var waiver: Waiver
  /// Where it is written: a file, with the line where that is known.
  public var place: String
  /// Whether its last day is over.
  public var isExpired: Bool
  /// How many findings it is about.
  public var findings: Int

  /// Creates one.
  public init(waiver: Waiver, place: String, isExpired: Bool, findings: Int) {
    self.waiver = waiver
    self.place = place
    self.isExpired = isExpired
    self.findings = findings
  }
}
