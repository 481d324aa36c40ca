/// A finding that is suppressed by a comment, a configuration or a baseline.
public struct SuppressedFinding: Hashable, Sendable {
  /// Where the suppression is stated.
  public enum Kind: String, Codable, Sendable {
    /// In the source file.
    case inSource
    /// In a separate file: a configuration or a baseline.
    case external
  }

  /// The finding.
  public var finding: Finding
  /// Where the suppression is stated.
  public var kind: Kind
  /// The reason, if given.
  public var justification: String?

  /// The waiver that suppresses it, if any.
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
