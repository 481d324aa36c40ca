/// A rule of another linter, and the rules of the guidelines that it is about.
public struct LinterRule: Hashable, Codable, Sendable {
  /// The linter's name: `swiftlint`.
  public var linter: String
  /// The rule's id there: `accessibility_label_for_image`.
  public var name: String
  /// The rules it is about, the nearest first; empty where it concerns no guideline.
  public var rules: [RuleID]
  /// What it looks at, for who reads the table.
  public var note: String

  /// Creates a rule of a linter.
  public init(linter: String, name: String, rules: [RuleID], note: String = "") {
    self.linter = linter
    self.name = name
    self.rules = rules
    self.note = note
  }
}
