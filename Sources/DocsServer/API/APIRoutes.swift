internal import Explanations
internal import Guidelines
internal import KnowledgeBase
internal import LinterCore
internal import ReportReaders
internal import SourceComparison
internal import TextAnalysis

extension Route {
  /// `/api/v1/search`: the JSON of `hig search --json`.
  static let searchAPI = Route(
    path: [.literal("api"), .literal("v1"), .literal("search")],
    summary: Phrase("ranked rules and passages", "규칙과 단락을 순위대로"),
    parameters: [.query.required, .component, .platform, .kind, .asOf, .limit, .cursor, .lang],
    api: APIOperation(name: "search", schema: "SearchAnswer", mayBeMissing: true)
  ) { visit throws(KnowledgeBaseError) in
    var query = visit.searchQuery(limit: 10)
    query.offset = visit[.cursor].flatMap { Int($0) } ?? 0
    let answer = try visit.base.search(query)
    let end = query.offset + answer.results.count
    let isCut = !answer.results.isEmpty && end < answer.total
    return visit.json(SearchPart(answer: answer, next: isCut ? "\(end)" : nil))
  }

  /// `/api/v1/rules/ID`: the JSON of `hig rule --json`.
  static let ruleAPI = Route(
    path: [.literal("api"), .literal("v1"), .literal("rules"), .parameter("id")],
    summary: Phrase("one rule, everything known of it", "규칙 하나에 대해 아는 모든 것"),
    parameters: [.ruleID, .asOf, .lang],
    api: APIOperation(name: "rule", schema: "Rule", mayBeMissing: true)
  ) { visit throws(KnowledgeBaseError) in
    switch try visit.rule(called: visit.values["id"] ?? "") {
    case .failure(let problem): return .problem(problem)
    case .success(let rule):
      let now = rule.time.status == .ended ? try visit.base.successors(of: rule) : []
      return visit.json(
        CheckedRule(
          rule, now: now, numbers: try visit.numbers, schedule: try visit.schedule,
          relations: try AuthorityComparison(visit.base).relations(of: rule)))
    }
  }

  /// `POST /api/v1/explain`: another tool's report, with the guideline for each finding.
  static let explainAPI = Route(
    method: "POST", path: [.literal("api"), .literal("v1"), .literal("explain")],
    summary: Phrase(
      "a report with the guideline for each finding", "결과마다 지침을 더한 보고서"),
    parameters: [.reportFormat, .asOf],
    api: APIOperation(name: "explain", schema: "Explanation", takesReport: true)
  ) { visit throws(KnowledgeBaseError) in
    let report: Report
    do throws(ReportError) { report = try ReportReader().read(visit.body, name: "body") } catch {
      return .problem(.badReport(error))
    }
    let explanation = try Explainer(visit.base, asOf: visit.filter.asOf).explain(report)
    guard visit[.reportFormat] == "sarif" else {
      var stream = ExplanationStream(explanation)
      return .streamed(.json, StreamedBody { stream.next() })
    }
    let log = explanation.sarif(in: Language.allCases)
    return log.count > ExplanationStream.limit
      ? .problem(.explanationTooLarge(limit: ExplanationStream.limit)) : .document(.sarif, log)
  }

  /// `/openapi.json`: the description of the API.
  static let description = Route(
    path: [.literal("openapi.json")],
    summary: Phrase("the description of this API", "이 API의 설명"),
    api: APIOperation(name: "description", schema: "Description", needsContent: false),
    constant: { .json(APIDescription(routes: $0).document) },
    answer: { _ in .problem(.noPage) })

  /// `/healthz`: whether the server answers.
  static let health = Route(
    path: [.literal("healthz")],
    summary: Phrase("whether the server answers", "서버가 응답하는지"),
    api: APIOperation(name: "health", schema: "Health", needsContent: false),
    constant: { _ in .json(["status": "ok"] as APIValue) },
    answer: { _ in .problem(.noPage) })
}

/// A page of the answer to a search, with the cursor of the next page.
private struct SearchPart: Encodable {
  let answer: SearchAnswer
  let next: String?

  private enum CodingKeys: String, CodingKey {
    case next
  }

  func encode(to encoder: any Encoder) throws {
    try answer.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(next, forKey: .next)
  }
}

extension Parameter {
  static let reportFormat = Parameter(
    name: "format", place: .query, values: .choice(["json", "sarif"]),
    summary: Phrase("how the explained report is written", "설명을 더한 보고서의 형식"))
}
