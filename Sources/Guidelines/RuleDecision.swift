/// A person's decision whether two rules, given by their ids or aliases, are the same.
///
/// It outweighs what their texts say, until another decision about the same two replaces it.
public struct RuleDecision: Hashable, Codable, Sendable {
  /// Whether two rules are the same.
  public enum Kind: String, Codable, Sendable {
    /// Both are one rule, which keeps the id of the first.
    case join
    /// They are two rules.
    case apart
  }

  /// Whether the two are one rule.
  public var kind: Kind
  /// The rule whose id both have once they are joined.
  public var rule: RuleID
  /// The rule that is joined to it, or kept apart from it.
  public var other: RuleID

  /// Creates a decision.
  public init(_ kind: Kind, _ rule: RuleID, _ other: RuleID) {
    self.kind = kind
    self.rule = rule
    self.other = other
  }
}
