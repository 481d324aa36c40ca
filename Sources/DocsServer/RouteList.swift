extension Route {
  /// All routes of the site.
  static let all: [Route] =
    [
      home, search, components, component, rule, documents, document, metrics, checks, terms, audit,
      changes, report, searchAPI, ruleAPI, explainAPI, context, languageModels, manifest,
      openSearch,
      sitemap,
      description, health,
    ] + lists

  /// Whether the target is an address for programs, which get problems as JSON.
  static func isForPrograms(_ target: Target) -> Bool {
    ["api", "openapi.json", "healthz", "mcp"].contains(target.path.first)
  }
}
