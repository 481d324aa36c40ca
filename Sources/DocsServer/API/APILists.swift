internal import Guidelines
internal import KnowledgeBase
internal import LinterCore

extension Route {
  /// The endpoints that return lists, each with the same JSON as the command of that name.
  static let lists: [Route] = [
    list(
      "rules", schema: "RuleList", summary: Phrase("the rules", "규칙 목록"),
      parameters: [.component, .platform, .asOf]
    ) { visit throws(KnowledgeBaseError) in
      visit.list("rules", try visit.rules)
    },
    list(
      "metrics", schema: "MetricList",
      summary: Phrase("the numbers that guidelines state", "가이드라인에 나오는 수치"),
      parameters: [.component, .platform, .asOf]
    ) { visit throws(KnowledgeBaseError) in
      visit.list("metrics", try visit.base.metrics(visit.filter))
    },
    list(
      "checks", schema: "CheckList",
      summary: Phrase("the checks that enforce rules", "규칙을 확인하는 검사"),
      parameters: [.component, .platform, .asOf]
    ) { visit throws(KnowledgeBaseError) in
      visit.list("checks", try visit.checks)
    },
    list(
      "changes", schema: "ChangeList",
      summary: Phrase(
        "what each edition added, ended, replaced or gave other numbers",
        "판마다 더해지고 끝나고 바뀐 규칙과 수치"),
      parameters: [.component, .platform, .since, .until]
    ) { visit throws(KnowledgeBaseError) in
      visit.list("changes", try visit.changes)
    },
    list(
      "components", schema: "ComponentList",
      summary: Phrase("the components there is guidance on", "가이드라인이 있는 구성 요소"),
      parameters: [.asOf]
    ) { visit throws(KnowledgeBaseError) in
      visit.list(
        "components",
        try visit.base.components(heldOn: visit.filter.asOf ?? visit.filter.heldOn))
    },
    list(
      "documents", schema: "DocumentList",
      summary: Phrase("the documents that were read", "읽어 들인 문서"), parameters: []
    ) { visit throws(KnowledgeBaseError) in
      visit.list("documents", try visit.base.documents())
    },
    list(
      "terms", schema: "TermList",
      summary: Phrase("the glossary: what is one thing", "용어집: 같은 것을 가리키는 말들"),
      parameters: [.component]
    ) { visit throws(KnowledgeBaseError) in
      visit.list(
        "terms", try visit.base.concepts(Filter(component: visit.filter.component)))
    },
    list(
      "passages", schema: "PassageList",
      summary: Phrase(
        "the passages of the documents, 100 at a time", "문서의 단락. 한 번에 100개"),
      parameters: [.document]
    ) { visit throws(KnowledgeBaseError) in
      let passages = try visit.base.passages()
      let document = visit[.document]
      return visit.list(
        "passages", passages.filter { document == nil || $0.document == document }, atMost: 100)
    },
    list(
      "audit", member: "findings", schema: "AuditList",
      summary: Phrase("what contradicts itself", "서로 어긋나는 내용"), parameters: []
    ) { visit throws(KnowledgeBaseError) in
      visit.list("findings", try visit.audit.findings)
    },
  ]

  private static func list(
    _ name: String, member: String? = nil, schema: String, summary: Phrase,
    parameters: [Parameter],
    answer: @escaping @Sendable (Visit) throws(KnowledgeBaseError) -> Reply
  ) -> Route {
    Route(
      path: [.literal("api"), .literal("v1"), .literal(name)], summary: summary,
      parameters: parameters + [.most, .cursor, .lang],
      api: APIOperation(
        name: name, schema: schema, mayBeMissing: parameters.contains { $0.name == "component" }),
      answer: answer)
  }
}

extension Visit {
  /// The page of `records` that `limit` and `cursor` select, as the member `name` of a document, with the
  /// cursor of the next page in `next` if the list was cut.
  fileprivate func list(
    _ name: String, _ records: [some Encodable], atMost most: Int? = nil
  ) -> Reply {
    let limit = self[.most].flatMap { Int($0) } ?? most
    let start = self[.cursor].flatMap { Int($0) } ?? 0
    let part = records.dropFirst(start).prefix(limit ?? .max)
    let end = start + part.count
    let isCut = (limit != nil || self[.cursor] != nil) && end < records.count
    return json(APIList(name: name, records: Array(part), next: isCut ? "\(end)" : nil))
  }

  /// `payload` with its texts in the language of the `lang` parameter, or in both without it.
  func json(_ payload: any Encodable) -> Reply {
    guard reader.isExplicit, reader.presentation != .both else { return .json(payload) }
    return .json(JSONBody.value(of: payload).narrowed(to: reader.language))
  }
}

/// A document with one list and the cursor of its next page.
private struct APIList<Record: Encodable>: Encodable {
  let name: String
  let records: [Record]
  let next: String?

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(records, forKey: Key(name))
    try container.encodeIfPresent(next, forKey: Key("next"))
  }
}
