public import Guidelines

/// The answer to a query that names a component that Apple does not have.
public struct AbsentAnswer: Hashable, Sendable {
  /// A rule about what to use instead.
  public struct Replacement: Hashable, Codable, Sendable {
    /// Its id.
    public var id: RuleID
    /// What it says, in one sentence.
    public var title: Bilingual<String>
  }

  /// What people call it, the usual name first.
  public var names: Bilingual<[String]>
  /// An explanation that there is none, of what to use instead, and why.
  public var answer: Bilingual<String>
  /// The rules about what to use instead that hold at the time of interest.
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
