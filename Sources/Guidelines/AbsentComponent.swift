/// A component that other systems have and Apple's do not, such as a toast or a hamburger menu.
public struct AbsentComponent: Hashable, Codable, Sendable {
  /// Its identifier, for programs: `toast`.
  public var id: ConceptID
  /// What people call it, the usual name first.
  public var names: Bilingual<[String]>
  /// The explanation: that there is none, what to use instead, and why.
  public var answer: Bilingual<String>
  /// The rules for what to use instead, the most relevant first.
  public var rules: [RuleID]

  /// Creates an entry.
  public init(
    id: ConceptID, names: Bilingual<[String]>, answer: Bilingual<String>, rules: [RuleID]
  ) {
    self.id = id
    self.names = names
    self.answer = answer
    self.rules = rules
  }
}
