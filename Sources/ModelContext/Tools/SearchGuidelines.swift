internal import Guidelines
internal import KnowledgeBase
internal import LinterCore

extension Tool {
  /// Ranked rules and passages.
  static let searchGuidelines = Tool(
    name: "search_guidelines", title: "Search guidelines",
    summary: """
      Search interface guidelines (Apple HIG and others) by words in English or Korean, API names \
      or a question. Start here; get_rule gives the whole of a hit, \
      as hig://rules/ID does.
      """,
    arguments: [
      query, .component, .platform, .limit(20, preset: 5), .asOf, .language,
    ],
    output: Schema.object(
      [("results", Schema.list(of: hit)), ("total", Schema.number), ("note", Schema.text)],
      required: ["results", "total"])
  ) { question throws(ToolFailure) in
    let base = try question.base()
    let text = question.text(query) ?? ""
    let language = question.language(of: text)
    let search = SearchQuery(
      text: text, filter: try question.filter(in: base),
      limit: question.number(.limit(20, preset: 5), else: 5), highlights: false)
    let answer = try question.reading { () throws(KnowledgeBaseError) in try base.search(search) }
    let hits = answer.results.map { SearchHit(result: $0, language: language) }
    var notes =
      answer.absent.map { Self.note(on: $0, in: language) }
      + [Self.note(on: answer)].compactMap(\.self)
    let room = Self.mostTokens - TokenBudget.tokens(of: Self.note(on: hits.count, of: hits.count))
    let texts = TokenBudget.fitting(
      hits.lazy.map(\.text), in: room - TokenBudget.tokens(of: notes.joined(separator: " ")))
    if texts.count < hits.count { notes.append(Self.note(on: texts.count, of: hits.count)) }
    let note = notes.isEmpty ? nil : notes.joined(separator: " ")
    return Answer(
      data: .members([
        ("results", .array(hits.prefix(texts.count).map(\.data))),
        ("total", .integer(Int64(answer.total))), ("note", note.map { .string($0) }),
      ]),
      text: ((note.map { [$0] } ?? []) + texts).joined(separator: "\n\n"))
  }

  private static let query = Argument(
    name: "query", values: .text(most: 500), isRequired: true, summary: "")

  private static let hit = Schema.object(
    [
      ("id", Schema.text), ("authority", Schema.text), ("kind", Schema.text),
      ("modality", Schema.text),
      ("status", Schema.text), ("platforms", Schema.texts), ("title", Schema.text),
      ("snippet", Schema.text), ("numbers", Schema.texts), ("source", Schema.text),
    ], required: ["id", "kind", "title"])

  private static func note(on absent: AbsentAnswer, in language: Language) -> String {
    let ids = absent.rules.map(\.id.rawValue).joined(separator: ", ")
    return (absent.answer.preferring(language) ?? "") + (ids.isEmpty ? "" : " (\(ids))")
  }

  /// Says that there was no room for all that was asked for.
  private static func note(on shown: Int, of found: Int) -> String {
    "The best \(shown) of \(found), as many as fit; narrow the question for the rest."
  }

  /// Says if nothing was found, or not exactly what was asked for.
  private static func note(on answer: SearchAnswer) -> String? {
    if answer.results.isEmpty {
      let names = answer.suggestions.joined(separator: ", ")
      return "Nothing found" + (names.isEmpty ? "." : "; try \(names).")
    }
    if answer.hasOnlyEnded { return "Whatever matches has ended; as_of goes back to then." }
    if let corrected = answer.corrected { return "Results for “\(corrected)”." }
    return answer.relaxed ? "Nothing has all of the words; these are the nearest." : nil
  }
}

/// A result of a search in one language.
private struct SearchHit {
  let result: SearchResult
  let language: Language

  /// The longest title and snippet, in scalars.
  private static let longestText = 160

  private var title: String {
    TokenBudget.clipped(
      result.title.preferring(language) ?? result.id, to: Self.longestText)
  }

  /// The snippet without a leading title; `nil` if there are numbers, which say more.
  private var snippet: String? {
    guard let snippet = result.snippet.preferring(language), result.metrics.isEmpty else {
      return nil
    }
    let rest = snippet.hasPrefix(title) ? String(snippet.dropFirst(title.count)) : snippet
    let text = rest.drop(while: \.isWhitespace)
    return text.isEmpty ? nil : TokenBudget.clipped(String(text), to: Self.longestText)
  }

  private var place: String? {
    result.sources.first.map { source in
      "\(source.document):\(source.lines.quoted)" + (source.edition.map { " (\($0))" } ?? "")
    }
  }

  /// The authority; `nil` for Apple, the default.
  private var authority: String? {
    result.authority == .apple ? nil : result.authority.rawValue
  }

  private var status: RuleStatus? {
    result.time.flatMap { $0.status == .current ? nil : $0.status }
  }

  var data: JSONValue {
    .members([
      ("id", .string(result.id)), ("authority", authority.map { .string($0) }),
      ("kind", .string(result.kind.rawValue)),
      ("modality", result.modality.map { .string($0.rawValue) }),
      ("status", status.map { .string($0.rawValue) }),
      ("platforms", result.platforms.isEmpty ? nil : .texts(result.platforms.map(\.rawValue))),
      ("title", .string(title)), ("snippet", snippet.map { .string($0) }),
      ("numbers", result.metrics[language].map { .texts($0.prefix(4)) }),
      ("source", place.map { .string($0) }),
    ])
  }

  var text: String {
    let facts = [
      result.id, authority ?? "", result.modality?.rawValue ?? "", status?.rawValue ?? "",
      result.platforms.map(\.rawValue).joined(separator: ", "),
    ]
    let lines = [
      facts.filter { !$0.isEmpty }.joined(separator: " · "), title, snippet ?? "",
      (result.metrics[language] ?? []).prefix(4).joined(separator: "; "), place ?? "",
    ]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
