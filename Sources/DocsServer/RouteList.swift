internal import TextAnalysis

extension Route {
  /// All routes of the site.
  static let all: [Route] =
    [
      home, search, components, component, rules, rule, documents, document, metrics, checks, terms,
      audit,
      changes, report, searchAPI, ruleAPI, explainAPI, context, languageModels, manifest,
      openSearch,
      sitemap,
      description, health,
    ] + lists

  /// Whether `target`, which need not be well formed, is an address for programs, which get problems as
  /// JSON.
  static func isForPrograms(_ target: String) -> Bool {
    let path = target.prefix { $0 != "?" }.split(separator: "/", maxSplits: 1)
    guard target.hasPrefix("/"), let first = path.first else { return false }
    return ["api", "openapi.json", "healthz", "mcp"].contains(PercentCoding.decode(first))
  }
}
