/// What people ask or say, in their own words, about a rule or a component: a question, a name, or
/// a statement that contradicts the rule.
public struct Question: Hashable, Codable, Sendable {
  /// What it is about.
  public enum Topic: Hashable, Codable, Sendable {
    case rule(RuleID)
    /// The text is a name for the component: "snackbar", "아래에서 올라오는 창".
    case component(ComponentName)
  }

  /// What it is about.
  public var topic: Topic
  /// Its language.
  public var language: Language
  /// The question, without markup.
  public var text: String
  /// Whether it is not a question but contradicts the rule, as a team's guideline might.
  public var isContrary: Bool

  /// Creates a question.
  public init(about topic: Topic, language: Language, text: String, isContrary: Bool = false) {
    self.topic = topic
    self.language = language
    self.text = text
    self.isContrary = isContrary
  }

  /// The rule that it is about, if it is about one.
  public var rule: RuleID? {
    if case .rule(let rule) = topic { rule } else { nil }
  }

  /// The component that it is about, if it is about one.
  public var component: ComponentName? {
    if case .component(let component) = topic { component } else { nil }
  }
}
