public import Guidelines
public import ReportReaders

/// A report with the guidelines that its findings are about.
public struct Explanation: Sendable {
  /// The report as it was read.
  public var report: Report
  /// Its findings in order, each with its guidelines.
  public var findings: [ExplainedFinding]
  /// The rules that they are about, by id.
  public var rules: [RuleID: Rule]
  /// The pages of the guidelines that state these rules, where their documents name one.
  public var addresses: [RuleID: String] = [:]
}

/// A finding of another tool with the guidelines that it is about.
public struct ExplainedFinding: Sendable {
  /// The finding.
  public var finding: ReportedFinding
  /// The guidelines, the nearest first; empty where none is near.
  public var guidelines: [GuidelineMatch]
}

/// A guideline that a finding is about, and why we think so.
public struct GuidelineMatch: Hashable, Sendable {
  /// How a finding leads to a guideline.
  public enum Relation: String, Codable, CaseIterable, Sendable {
    /// The finding names it.
    case named
    /// Our table of other linters' rules names it.
    case mapped
    /// A search for the message found it: a suggestion.
    case suggested
  }

  /// The rule.
  public var rule: RuleID
  /// How the finding leads to it.
  public var relation: Relation
  /// For a suggestion, how near it is, from 0 to 1.
  public var score: Double?
}
