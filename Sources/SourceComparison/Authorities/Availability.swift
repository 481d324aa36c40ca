internal import Guidelines

/// Finds statements that use a component on a platform that lacks it.
///
/// Apple's rules about a component are for the platforms that have it. A rule for other platforms that
/// forbids something, or a rule for all others, says that they lack it.
struct Availability {
  private let names: ComponentNames
  /// The rules that say where a component is lacking.
  private let lacks: [ComponentName?: [Rule]]

  /// Compares statements with the rules in `apple`.
  init(_ names: ComponentNames, apple: [Rule]) {
    self.names = names
    lacks = Dictionary(grouping: apple, by: \.component).mapValues(Self.lacks)
  }

  /// The rule of Apple's by which `statement` uses a component where it is lacking, and the platforms.
  func conflict(of statement: OwnStatement) -> (rule: Rule, platforms: [Platform])? {
    let used = Clause.all(in: statement.text, statement.language).filter { !$0.denies }
      .flatMap { names.components(in: $0.text) }
    guard let component = used.first(where: { lacks[$0]?.isEmpty == false }) else { return nil }
    let named = statement.platforms
    let meant = named.isEmpty ? statement.rule.platforms : named
    for rule in lacks[component] ?? [] {
      let lacking = meant.filter(rule.platforms.contains)
      if !lacking.isEmpty { return (rule, lacking) }
    }
    return nil
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
        && (rule.modality == .never || rule.platforms.count == others.count)
    }
  }
}
