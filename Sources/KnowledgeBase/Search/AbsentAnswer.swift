public import Guidelines

/// The answer to a query that names what Apple has no component for.
public struct AbsentAnswer: Hashable, Sendable {
  /// A rule for what takes its place.
  public struct Replacement: Hashable, Codable, Sendable {
    /// Its id.
    public var id: RuleID
    /// What it says, in one sentence.
    public var title: Bilingual<String>
  }

  /// What people call it, the usual name first.
  public var names: Bilingual<[String]>
  /// That there is none, what takes its place, and why.
  public var answer: Bilingual<String>
  /// The rules for what takes its place that hold at the time of interest.
  public var rules: [Replacement]
}

extension AbsentAnswer: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name
    case answer
    case rules
  }

  /// Writes an entry of `absent` in `search --json`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(names.map { $0.first ?? "" }, forKey: .name)
    try container.encode(answer, forKey: .answer)
    try container.encode(rules, forKey: .rules)
  }
}
