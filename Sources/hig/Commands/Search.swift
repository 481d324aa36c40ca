import CommandLineKit
import Guidelines
import KnowledgeBase

extension Command {
  /// `hig search`: ranked rules and passages.
  static let search = Command(
    name: "search",
    summary: Phrase("ranked rules and passages", "규칙과 단락을 찾아 순위대로 보여 줍니다"),
    operands: .many("QUERY", .none),
    options: [
      .component, .platform, .authority, .kind, .asOf, .history, .limit, .explain, .recordFormat,
      .fields,
      .offset,
      .cursor,
    ],
    examples: [
      ("hig search \"탭 바 배지\"", Phrase("badges on tabs, in both languages", "탭의 배지, 두 언어로")),
      ("hig search tab bar badge --lang ko", Phrase("the same, in Korean", "같은 내용을 한국어로")),
      (
        "hig search '\"tab bar\" -badge platform:tvOS'",
        Phrase("a phrase, without a word, on one platform", "구절을 그대로, 낱말을 빼고, 한 플랫폼에서")
      ),
      ("hig search component:탭바 개수", Phrase("in one component alone", "한 구성 요소 안에서만")),
    ], takesHyphens: true
  ) { session throws(Failure) in
    try session.search(in: session.openForReading(), unlessMistaken: nil)
  }
}

extension Session {
  /// Answers a line that names no command: with the rule of that id, else with a search.
  ///
  /// If nothing matches it as typed and a command has a similar name, throws `mistaken`.
  func answerQuestion(or mistaken: UsageError) throws(Failure) -> ExitStatus {
    if mistaken.suggests, !hasBase { throw .usage(mistaken) }
    let base = try openForReading()
    let named = try knowledgeBase { () throws(KnowledgeBaseError) in try base.rule(named: text) }
    if let named { return try show(named, named: text, in: base) }
    return try search(in: base, unlessMistaken: mistaken)
  }

  /// Whether a knowledge base can be opened without building it.
  private var hasBase: Bool {
    let place = try? DatabasePlace(invocation: invocation, environment: environment)
    return place?.exists == true || OwnBase.path != nil
  }

  /// Searches for the operands and shows what is found.
  fileprivate func search(
    in base: KnowledgeBase, unlessMistaken mistaken: UsageError?
  ) throws(Failure) -> ExitStatus {
    let (limit, start, format) = (try count(.limit) ?? 10, try start, try format)
    let query = SearchQuery(
      text: text, filter: try filter(in: base),
      kind: try choice(.kind, of: SearchResult.Kind.self),
      limit: limit, offset: start, explains: invocation.has(.explain),
      highlights: marksWords(in: format))
    let answer = try knowledgeBase { () throws(KnowledgeBaseError) in try base.search(query) }
    let isFound = answer.corrected == nil && !answer.relaxed && !answer.results.isEmpty
    if let mistaken, mistaken.suggests, !isFound {
      throw .usage(mistaken)
    }
    try show(answer, from: start, limit: limit, as: format)
    return answer.results.isEmpty ? .nothing : .done
  }

  /// Whether to mark the words of the query: JSON gives their ranges, a terminal highlights them,
  /// other output is plain.
  private func marksWords(in format: RecordFormat) -> Bool {
    format != .md && (format != .text || Output.isTerminal || invocation.has(.explain))
  }

  private func show(
    _ answer: SearchAnswer, from start: Int, limit: Int, as format: RecordFormat
  ) throws(Failure) {
    if format == .json || format == .ndjson {
      let end = start + answer.results.count
      try print(answer, list: "results", next: end < answer.total ? end : nil, as: format)
    } else if format == .md {
      var page = Page(environment: environment)
      page.markdownTable(answer.results.map(row), header: columns)
      page.print()
      for absent in answer.absent { tell(absent) }
    } else if !Output.isTerminal, !invocation.has(.explain) {
      var page = Page(environment: environment)
      page.records(answer.results.map(record))
      page.print()
      for absent in answer.absent { tell(absent) }
      tell(remarksOn: answer)
    } else {
      var page = Page(environment: environment)
      let hidden = page.add(answer, for: presentation, fitting: !invocation.has(.limit))
      page.print()
      if hidden > 0 {
        tell(
          Phrase(
            "hig: \(hidden) more; --limit \(limit) shows them",
            "hig: \(hidden)개 더 있습니다. --limit \(limit)(으)로 볼 수 있습니다"))
      }
      tell(remarksOn: answer)
    }
  }

  /// The heads of the columns of a Markdown table.
  private var columns: [String] {
    [
      Phrase("rule or passage", "규칙이나 단락"), Wording.modality, Wording.title, Wording.metrics,
      Wording.source,
    ].map { $0[presentation.messages] }
  }

  private func row(_ result: SearchResult) -> [String] {
    let facts = [
      result.time.flatMap(Wording.status)?[presentation.messages],
      result.modality.map { Wording.modality($0)[presentation.messages] },
    ]
    return [
      "`\(result.id)`", facts.compactMap(\.self).joined(separator: ", "),
      one(of: result.title),
      (result.metrics[presentation.messages] ?? []).joined(separator: "; "),
      result.sources.first?.place ?? "",
    ]
  }

  /// The cells of `result` in piped output: id, modality, platforms, title, snippet, numbers, source.
  private func record(_ result: SearchResult) -> [String] {
    let language = presentation.messages
    let facts = [
      owner(of: result), result.time.flatMap(Wording.status)?[language],
      result.modality.map { Wording.modality($0)[language] },
    ]
    return [
      result.id, facts.compactMap(\.self).joined(separator: ", "),
      result.platforms.map(\.rawValue).joined(separator: ", "), one(of: result.title),
      presentation.languages.compactMap { result.rest(of: $0)?.text }.joined(separator: " · "),
      (result.metrics[language] ?? []).joined(separator: "; "),
      result.sources.first?.place ?? "",
    ]
  }

  /// Says on stderr that Apple has no such component.
  private func tell(_ absent: AbsentAnswer) {
    let ids = absent.rules.map(\.id.rawValue).joined(separator: ", ")
    tell(
      Phrase(
        "hig: \(absent.answer.en ?? "") (\(ids))", "hig: \(absent.answer.ko ?? "") (\(ids))"))
  }

  /// Says on stderr if nothing was found or the query was changed.
  fileprivate func tell(remarksOn answer: SearchAnswer) {
    if let corrected = answer.corrected {
      tell(Phrase("hig: showing results for '\(corrected)'", "hig: '\(corrected)'(으)로 찾은 결과입니다"))
    }
    if answer.results.isEmpty, answer.suggestions.isEmpty {
      tell(
        Phrase(
          "hig: nothing found for '\(answer.query)'; there are no rules yet, 'hig ingest' adds documents",
          "hig: '\(answer.query)'에 맞는 내용이 없습니다. 아직 규칙이 없으니 'hig ingest'로 문서를 추가하세요"))
    } else if answer.results.isEmpty {
      let names = answer.suggestions.map { "'\($0)'" }.joined(separator: ", ")
      tell(
        Phrase(
          "hig: nothing found for '\(answer.query)'; try \(names), or 'hig components' for what there is",
          "hig: '\(answer.query)'에 맞는 내용이 없습니다. \(names)을(를) 찾아보거나 'hig components'로 목록을 보세요"))
    } else if answer.hasOnlyEnded {
      tell(
        Phrase(
          "hig: whatever matches has ended; --as-of goes back to when it held",
          "hig: 맞는 규칙은 모두 끝난 것뿐입니다. --as-of로 적용되던 때를 볼 수 있습니다"))
    } else if answer.relaxed {
      tell(
        Phrase(
          "hig: nothing has all of it; these are the nearest",
          "hig: 모두 맞는 내용은 없어 가장 가까운 결과를 보여 줍니다"))
    }
  }
}

extension Page {
  /// Adds the results; if `fitting`, only as many as the terminal's height shows, so that the best
  /// one stays in sight.
  ///
  /// - Returns: The number of results left out.
  fileprivate mutating func add(
    _ answer: SearchAnswer, for presentation: Presentation, fitting: Bool
  ) -> Int {
    if let explanation = answer.explanation { add(explanation, for: presentation) }
    for absent in answer.absent { add(absent, for: presentation) }
    // Leaves room below for remarks and the prompt.
    let room = fitting ? Output.rows.map { $0 - 3 } ?? .max : .max
    for (number, result) in answer.results.enumerated() {
      let before = self
      if number > 0 { line() }
      add(result, for: presentation)
      guard number > 0, lineCount > room else { continue }
      self = before
      return answer.results.count - number
    }
    return 0
  }

  private mutating func add(_ absent: AbsentAnswer, for presentation: Presentation) {
    for text in shown(absent.answer, in: presentation) { paragraph(text) }
    for rule in absent.rules {
      line("  \(rule.id)", .bold)
      for text in shown(rule.title, in: presentation) { paragraph(text, indent: 4) }
    }
    line()
  }

  private mutating func add(_ result: SearchResult, for presentation: Presentation) {
    let facts = [
      owner(of: result), result.time.flatMap(Wording.status)?[presentation.messages],
      result.modality.map { Wording.modality($0)[presentation.messages] },
    ]
    let platforms = result.platforms.map(\.rawValue).joined(separator: ", ")
    line(
      left: result.id, .bold,
      right: (facts.compactMap { $0 } + [platforms].filter { !$0.isEmpty })
        .joined(separator: " · "), .faint)
    for text in shown(result.title, in: presentation) { paragraph(text, indent: 2) }
    for language in presentation.languages {
      addSnippet(of: result, in: language)
    }
    for metric in result.metrics[presentation.messages] ?? [] {
      paragraph(metric, indent: 4, style: .accent)
    }
    for source in result.sources { line("    \(source.place)", .faint) }
    guard let explanation = result.explanation else { return }
    for match in explanation {
      paragraph(Wording.match(match)[presentation.messages], indent: 4, style: .faint)
    }
    paragraph(Wording.score(of: result)[presentation.messages], indent: 4, style: .faint)
  }

  private mutating func add(_ explanation: QueryExplanation, for presentation: Presentation) {
    let language = presentation.messages
    paragraph(Wording.query(explanation)[language], style: .faint)
    for word in explanation.words {
      paragraph(Wording.word(word)[language], indent: 2, style: .faint)
    }
    line()
  }

  private mutating func addSnippet(of result: SearchResult, in language: Language) {
    guard let (rest, dropped) = result.rest(of: language) else { return }
    let ranges = (result.highlights[language] ?? []).compactMap { range in
      range.lowerBound < dropped ? nil : range.lowerBound - dropped..<range.upperBound - dropped
    }
    paragraph(rest, marking: ranges, indent: 4)
  }
}

extension SearchResult {
  /// The snippet without a leading title, which is shown above it, and the number of Unicode scalars
  /// dropped; `nil` if nothing is left.
  fileprivate func rest(of language: Language) -> (text: String, dropped: Int)? {
    guard let snippet = snippet[language] else { return nil }
    var rest = snippet[...]
    if let title = title[language], !title.isEmpty, let end = snippet.end(ofPrefix: title) {
      rest = snippet[end...].drop(while: \.isWhitespace)
    }
    guard !rest.isEmpty else { return nil }
    return (String(rest), snippet[..<rest.startIndex].unicodeScalars.count)
  }
}

extension String {
  /// The end of `prefix`, if the string begins with it; comparing bytes is faster than characters.
  fileprivate func end(ofPrefix prefix: String) -> Index? {
    guard utf8.starts(with: prefix.utf8) else { return nil }
    return utf8.index(startIndex, offsetBy: prefix.utf8.count).samePosition(in: self)
  }
}

extension RuleSource {
  /// `tab-bars.md:42-45`, as editors link it, and the edition.
  fileprivate var place: String {
    "\(document):\(lines.cited)" + (edition.map { "  \($0)" } ?? "")
  }
}

/// The authority of `result`; `nil` for Apple, the default.
private func owner(of result: SearchResult) -> String? {
  result.authority == .apple ? nil : result.authority.rawValue
}
