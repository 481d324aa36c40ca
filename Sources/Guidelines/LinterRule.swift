/// A rule of another linter, and the guideline rules to which it corresponds.
public struct LinterRule: Hashable, Codable, Sendable {
  /// The linter's name: `swiftlint`.
  public var linter: String
  /// The rule's id there: `accessibility_label_for_image`.
  public var name: String
  /// The guideline rules to which it corresponds, nearest first; empty if there are none.
  public var rules: [RuleID]
  /// What it checks, for readers of the table.
  public var note: String

  /// Creates a rule of a linter.
  public init(linter: String, name: String, rules: [RuleID], note: String = "") {
    self.linter = linter
    self.name = name
    self.rules = rules
    self.note = note
  }
}
