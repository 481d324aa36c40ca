internal import Guidelines
internal import KnowledgeBase
internal import LinterCore
internal import ModelContext
internal import TextAnalysis

/// One request as a route sees it: its parameters, its reader and the content.
struct Visit {
  /// The content.
  let base: KnowledgeBase
  /// What was read of it before.
  let contents: Contents
  /// The languages of the reader.
  let reader: Reader
  /// The values given, each checked against its parameter.
  let values: [String: String]
  /// The path as segments and the query, for links to the same page.
  let target: Target
  /// The body of the request.
  let body: [UInt8]
  /// The headers of the request.
  let headers: Request.Headers
  /// Runs the linter.
  let check: ContextLibrary.Check
  /// The value of `parameter`; an empty one of the query is as none.
  subscript(parameter: Parameter) -> String? {
    values[parameter.name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What the parameters narrow a list to; what holds today, unless they name another time.
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

  /// The rules of the filter.
  var rules: [Rule] {
    get throws(KnowledgeBaseError) {
      filter == Filter(heldOn: base.today) ? try contents.rules(base) : try base.rules(filter)
    }
  }

  /// Which checks there are at the time asked for.
  var schedule: CheckSchedule {
    get throws(KnowledgeBaseError) {
      guard let asOf = filter.asOf else { return try contents.schedule(base) }
      return CheckSchedule(
        rules: try base.checkedRules(), on: asOf, order: try base.authorities())
    }
  }

  /// The numbers that checks ask for, of the time asked for.
  var numbers: GuidelineNumbers {
    get throws(KnowledgeBaseError) {
      guard let asOf = filter.asOf else { return try contents.numbers(base) }
      return try schedule.numbers(try base.metrics(Filter(asOf: asOf)))
    }
  }

  /// What editions changed about what is asked for.
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

  /// What the subjects of numbers are called.
  var names: SubjectNames { get throws(KnowledgeBaseError) { try contents.names(base) } }

  /// What contradicts itself.
  var audit: AuditReport { get throws(KnowledgeBaseError) { try contents.audit(base) } }

  /// The checks that are asked for, with their present numbers.
  var checks: [CheckDescription] {
    get throws(KnowledgeBaseError) {
      let all = Filter(component: filter.component, platform: filter.platform)
      let named = Set(try base.rules(all).flatMap(\.allChecks))
      return try schedule.descriptions(of: named, numbers: try numbers)
    }
  }

  /// The rule called `given` at the time asked for, or why there is none.
  func rule(called given: String) throws(KnowledgeBaseError) -> Result<Rule, Problem> {
    guard let id = RuleID(rawValue: given), let rule = try base.rule(id) else {
      return .failure(
        .noRule(given: given, nearest: try base.nearestRules(to: String(given.prefix(96)))))
    }
    guard let asOf = filter.asOf else { return .success(rule) }
    return try base.rule(id, asOf: asOf).map(Result.success)
      ?? .failure(.notHeld(rule, at: asOf))
  }

  /// The problem that the component asked for does not exist; `nil` where it does.
  var missingComponent: Problem? {
    get throws(KnowledgeBaseError) {
      guard let name = filter.component else { return nil }
      let catalog = try catalog
      guard catalog[name] == nil else { return nil }
      return .noComponent(given: name.rawValue, nearest: catalog.nearest(to: name.rawValue))
    }
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

  /// The content as Markdown.
  var resources: ResourceText { ResourceText(base: base, language: reader.language) }

  /// The search that the parameters ask for.
  func searchQuery(limit: Int) -> SearchQuery {
    SearchQuery(
      text: self[.query] ?? "", filter: filter,
      kind: self[.kind].flatMap(SearchResult.Kind.init(rawValue:)),
      limit: self[.limit].flatMap { Int($0) } ?? limit)
  }
}
