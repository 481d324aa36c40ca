public import Guidelines

/// The ways in which the stated validity of a rule is impossible.
public enum ValidityFault: Hashable, Sendable {
  /// It ended without a successor or a reason.
  case endUnexplained(Edition)
  /// It ends before it begins.
  case reversed(since: Edition, until: Edition)
  /// It begins after the edition with which its page was compared.
  case beginsAfterPage(since: Edition, page: Edition)
  /// Each of these rules replaced the one before it, and the first one the last.
  case circle([RuleID])
}

extension ValidityFault: Encodable {
  private enum CodingKeys: String, CodingKey {
    case claim
    case since
    case until
    case page
    case rules
  }

  /// Writes the evidence of a finding with the name of its form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .endUnexplained(let end):
      try container.encode("end-unexplained", forKey: .claim)
      try container.encode(end, forKey: .until)
    case .reversed(let since, let until):
      try container.encode("ends-before-it-begins", forKey: .claim)
      try container.encode(since, forKey: .since)
      try container.encode(until, forKey: .until)
    case .beginsAfterPage(let since, let page):
      try container.encode("begins-after-page", forKey: .claim)
      try container.encode(since, forKey: .since)
      try container.encode(page, forKey: .page)
    case .circle(let rules):
      try container.encode("replaced-in-a-circle", forKey: .claim)
      try container.encode(rules, forKey: .rules)
    }
  }
}
