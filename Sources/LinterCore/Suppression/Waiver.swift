public import Guidelines

/// A decision not to follow a rule, with a reason, an owner and a last day.
public struct Waiver: Hashable, Sendable {
  /// The ids of the rules or checks; empty for every rule.
  public var rules: [String]
  /// The authority whose rules it is limited to; `nil` for all.
  public var authority: Authority?
  /// The reason.
  public var reason: String
  /// The person responsible.
  public var owner: String
  /// The last day of its validity.
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

  /// Whether it applies to `finding`, by rule or check and by the authority in its evidence.
  public func covers(_ finding: Finding) -> Bool {
    let stated = finding.evidence["authority"].flatMap(Authority.init(rawValue:)) ?? .apple
    return (authority.map { $0 == stated } ?? true)
      && (rules.isEmpty || rules.contains(finding.rule.rawValue)
        || rules.contains(finding.check.rawValue))
  }

  /// The reason with the owner and the last day: `replaced in 4.0 (Kim, until 2026-12-31)`.
  public var justification: String { justification(in: .en) }

  /// The reason with the owner and the last day, in `language`.
  func justification(in language: Language) -> String {
    switch language {
    case .en: "\(reason) (\(owner), until \(until))"
    case .ko: "\(reason) (\(owner), \(until)까지)"
    }
  }
}

/// A waiver encountered in a run.
public struct WaiverUse: Hashable, Sendable {
  /// The waiver.
  public var waiver: Waiver
  /// Where it is stated: a file, with the line if known.
  public var place: String
  /// Whether its last day has passed.
  public var isExpired: Bool
  /// The number of findings it applies to.
  public var findings: Int

  /// Creates a waiver use.
  public init(waiver: Waiver, place: String, isExpired: Bool, findings: Int) {
    self.waiver = waiver
    self.place = place
    self.isExpired = isExpired
    self.findings = findings
  }
}
