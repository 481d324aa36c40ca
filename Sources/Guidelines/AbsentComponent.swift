/// What people know from other systems and Apple has no component for: a toast, a hamburger menu.
public struct AbsentComponent: Hashable, Codable, Sendable {
  /// Its name for programs: `toast`.
  public var id: ConceptID
  /// What people call it, the usual name first.
  public var names: Bilingual<[String]>
  /// That there is none, what takes its place, and why.
  public var answer: Bilingual<String>
  /// The rules for what takes its place, the most telling first.
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
