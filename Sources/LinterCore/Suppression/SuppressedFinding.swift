/// A finding that somebody wants to leave as it is.
public struct SuppressedFinding: Hashable, Sendable {
  /// Where it says so.
  public enum Kind: String, Codable, Sendable {
    /// In the file itself.
    case inSource
    /// Beside it: in a configuration or a baseline.
    case external
  }

  /// What was found.
  public var finding: Finding
  /// Where it says that the finding is to stay.
  public var kind: Kind
  /// Why, where a reason is given.
  public var justification: String?

  /// The waiver that lets it stay, where it is one.
  public var waiver: Waiver?

  /// Creates a suppressed finding.
  public init(
    finding: Finding, kind: Kind, justification: String? = nil, waiver: Waiver? = nil
  ) {
    self.finding = finding
    self.kind = kind
    self.justification = justification
    self.waiver = waiver
  }
}
