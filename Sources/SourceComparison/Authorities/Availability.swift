internal import Guidelines
internal import Lexicon

/// Finds statements that use a component on a platform that lacks it.
///
/// Apple's rules about a component are for the platforms that have it. A rule for other platforms that
/// forbids something or says that they lack it, or a rule for all others, is about what they lack. If only the
/// rules of one component mention a thing, such as a disclosure triangle, the thing counts as that component.
struct Availability {
  private let names: ComponentNames
  /// The rules that say where a component is lacking.
  private let lacks: [ComponentName?: [Rule]]
  /// The only component whose rules name a thing, by the token of its concept; `nil` for several.
  private let owners: [String: ComponentName?]

  /// Compares statements with the rules in `apple`.
  init(_ names: ComponentNames, apple: [Rule]) {
    self.names = names
    lacks = Dictionary(grouping: apple, by: \.component).mapValues(Self.lacks)
    let named = apple.flatMap { rule in
      Set(rule.title.languages.flatMap { names.concepts(in: rule.title[$0] ?? "") })
        .map { ($0, rule.component) }
    }
    owners = Dictionary(named, uniquingKeysWith: { $0 == $1 ? $0 : nil })
  }

  /// The rule of Apple's by which `statement` uses a component where it is lacking, and the platforms.
  func conflict(of statement: OwnStatement) -> (rule: Rule, platforms: [Platform])? {
    let used = Clause.all(in: statement.text, statement.language).filter { !$0.denies }
      .flatMap { components(in: $0.text) }
    guard let component = used.first(where: { lacks[$0]?.isEmpty == false }) else { return nil }
    for rule in lacks[component] ?? [] {
      let lacking = statement.meant.filter(rule.platforms.contains)
      if !lacking.isEmpty { return (rule, lacking) }
    }
    return nil
  }

  /// The components that `text` names, and then those for which things in it stand.
  private func components(in text: String) -> [ComponentName] {
    names.components(in: text)
      + names.concepts(in: text).compactMap { owners[$0].flatMap(\.self) }
  }

  /// Of the rules about one component, those that say where it is lacking.
  private static func lacks(among rules: [Rule]) -> [Rule] {
    let scopes = rules.map(\.platforms).filter { !$0.isEmpty }
    let counts = Dictionary(scopes.map { ($0, 1) }, uniquingKeysWith: +)
    // Of those equally frequent, always the same.
    guard let having = scopes.max(by: { counts[$0] ?? 0 < counts[$1] ?? 0 }),
      rules.count { $0.platforms.isEmpty } < counts[having] ?? 0
    else { return [] }
    let others = Platform.allCases.filter { !having.contains($0) }
    return rules.filter { rule in
      !rule.platforms.isEmpty && rule.platforms.allSatisfy(others.contains)
        && (rule.modality == .never || rule.platforms.count == others.count || tellsLack(rule))
    }
  }

  /// Whether the lead of `rule` says that something is not supported.
  private static func tellsLack(_ rule: Rule) -> Bool {
    let lead = rule.title.preferring(.en)?.lowercased() ?? ""
    return absences.contains(where: lead.contains)
  }

  private static let absences = Lexicon.ruleForms.list("absence")
}
