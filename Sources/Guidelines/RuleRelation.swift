/// A rule of another authority about the same thing as a given rule, with how the two relate.
public struct RuleRelation: Hashable, Encodable, Sendable {
  /// How it relates to the given rule.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// Both cannot be followed.
    case contradicts
    /// It allows what the rule does not.
    case looser
    /// Whoever follows it follows the rule too.
    case stricter
    case agrees

    /// How the rule stands to the other one.
    public var inverse: Kind {
      switch self {
      case .contradicts, .agrees: self
      case .looser: .stricter
      case .stricter: .looser
      }
    }
  }

  /// The id of the other rule.
  public var rule: RuleID
  /// Who states it.
  public var authority: Authority
  /// How it stands to the rule.
  public var relation: Kind

  /// Relates the rule `rule` of `authority`.
  public init(rule: RuleID, authority: Authority, relation: Kind) {
    self.rule = rule
    self.authority = authority
    self.relation = relation
  }
}
