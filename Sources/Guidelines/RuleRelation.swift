/// A rule of another authority about the same thing as a given rule, with how the two relate.
public struct RuleRelation: Hashable, Encodable, Sendable {
  /// How it relates to the given rule.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// The two cannot both be followed.
    case contradicts
    /// It allows what the given rule does not.
    case looser
    /// Whoever follows it also follows the given rule.
    case stricter
    case agrees

    /// How the given rule relates to the other one.
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
  /// How it relates to the given rule.
  public var relation: Kind

  /// Creates the relation to `rule` of `authority`.
  public init(rule: RuleID, authority: Authority, relation: Kind) {
    self.rule = rule
    self.authority = authority
    self.relation = relation
  }
}
