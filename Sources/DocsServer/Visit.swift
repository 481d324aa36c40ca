internal import Guidelines
internal import KnowledgeBase
internal import LinterCore
internal import ModelContext
internal import TextAnalysis

/// A request as passed to a route: its parameters, its reader and the content.
struct Visit {
  /// The content.
  let base: KnowledgeBase
  /// The cache for the content.
  let contents: Contents
  /// The languages of the reader.
  let reader: Reader
  /// The parameters given, with validated values.
  var values: [String: String]
  /// The path as segments and the query, for links to the same page.
  let target: Target
  /// The body of the request.
  let body: [UInt8]
  /// The headers of the request.
  let headers: Request.Headers
  /// Runs the linter.
  let check: ContextLibrary.Check
  /// The value of `parameter`; an empty value counts as missing.
  subscript(parameter: Parameter) -> String? {
    values[parameter.name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The filter given by the query parameters; without `as-of`, it admits current rules only.
  var filter: Filter {
    Filter(
      component: self[.component].flatMap(ComponentName.init(rawValue:)),
      platform: self[.platform].flatMap(Platform.init(rawValue:)),
      asOf: self[.asOf].flatMap { Edition($0) }, heldOn: self[.asOf] == nil ? base.today : nil)
  }
}

extension Visit {
  /// The components that rules are about.
  var components: [ComponentSummary] {
    get throws(KnowledgeBaseError) { try contents.components(base) }
  }

  /// The components by group.
  var catalog: Catalog { get throws(KnowledgeBaseError) { try contents.catalog(base) } }

  /// The rules that pass the filter.
  var rules: [Rule] {
    get throws(KnowledgeBaseError) {
      filter == Filter(heldOn: base.today) ? try contents.rules(base) : try base.rules(filter)
    }
  }

  /// The checks at the requested time.
  var schedule: CheckSchedule {
    get throws(KnowledgeBaseError) {
      guard let asOf = filter.asOf else { return try contents.schedule(base) }
      return CheckSchedule(
        rules: try base.checkedRules(), on: asOf, order: try base.authorities())
    }
  }

  /// The numbers that checks use at the requested time.
  var numbers: GuidelineNumbers {
    get throws(KnowledgeBaseError) {
      guard let asOf = filter.asOf else { return try contents.numbers(base) }
      return try schedule.numbers(try base.metrics(Filter(asOf: asOf)))
    }
  }

  /// The changes between editions that pass the filter.
  var changes: [RuleChange] {
    get throws(KnowledgeBaseError) {
      let all = Filter(component: filter.component, platform: filter.platform)
      let (since, until) = (
        self[.since].flatMap { Edition($0) }, self[.until].flatMap { Edition($0) }
      )
      guard all != Filter() || since != nil || until != nil else {
        return try contents.changes(base)
      }
      return try base.changes(all, since: since, until: until)
    }
  }

  /// The names of the subjects of numbers.
  var names: SubjectNames { get throws(KnowledgeBaseError) { try contents.names(base) } }

  /// The findings of the audit.
  var audit: AuditReport { get throws(KnowledgeBaseError) { try contents.audit(base) } }

  /// The checks that pass the filter, with their numbers.
  var checks: [CheckDescription] {
    get throws(KnowledgeBaseError) {
      let all = Filter(component: filter.component, platform: filter.platform)
      let named = Set(try base.rules(all).flatMap(\.allChecks))
      return try schedule.descriptions(of: named, numbers: try numbers)
    }
  }

  /// The rule called `given`, or about the thing called so, at the requested time; or why there is none.
  func rule(called given: String) throws(KnowledgeBaseError) -> Result<Rule, Problem> {
    let name = String(given.unicodeScalars.prefix(Parameter.longestName))
    guard name == given, let rule = try base.rule(meant: given) else {
      return .failure(
        .noRule(given: given, nearest: try base.nearestRules(to: String(given.prefix(96)))))
    }
    guard let asOf = filter.asOf else { return .success(rule) }
    return try base.rule(rule.id, asOf: asOf).map(Result.success)
      ?? .failure(.notHeld(rule, at: asOf))
  }

  /// The component called `given`, by any of its names; `nil` if there is none.
  func component(named given: String) throws(KnowledgeBaseError) -> ComponentName? {
    if let own = ComponentName(rawValue: given), try catalog[own] != nil { return own }
    guard given.unicodeScalars.count <= Parameter.longestName else { return nil }
    return try base.component(named: given)
  }

  /// The problem that there is no component called `given`.
  func noComponent(_ given: String) throws(KnowledgeBaseError) -> Problem {
    .noComponent(given: given, nearest: try catalog.nearest(to: String(given.prefix(96))))
  }

  /// Leads to the page at `path` with the query of this one.
  func moved(to path: [String]) -> Reply {
    .moved(Target(path: path, query: target.query).address(in: reader))
  }

  /// The records on the requested page, its number, and the number of pages of at most `size` records.
  ///
  /// A page number that is too large gives the last page.
  func page<Record>(
    of records: [Record], size: Int
  ) -> (records: [Record], number: Int, count: Int) {
    let count = max(1, (records.count + size - 1) / size)
    let number = min(self[.page].flatMap { Int($0) } ?? 1, count)
    return (Array(records.dropFirst((number - 1) * size).prefix(size)), number, count)
  }

  /// Renders the content as Markdown.
  var resources: ResourceText {
    ResourceText(base: base, language: reader.language, presentation: reader.presentation)
  }

  /// The search query from the parameters.
  func searchQuery(limit: Int) -> SearchQuery {
    SearchQuery(
      text: self[.query] ?? "", filter: filter,
      kind: self[.kind].flatMap(SearchResult.Kind.init(rawValue:)),
      limit: self[.limit].flatMap { Int($0) } ?? limit)
  }
}
