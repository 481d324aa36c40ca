internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

extension AuthorityComparison {
  /// The statements in documents of authorities other than Apple: `rules` and everything else.
  func statements(
    of rules: [Rule], _ names: ComponentNames
  ) throws(KnowledgeBaseError) -> [OwnStatement] {
    let named = Dictionary(grouping: rules) { $0.sources.first?.document ?? "" }
    var statements: [OwnStatement] = []
    for document in try base.documents() where document.authority != .apple {
      let passages = try base.passages(document: document.name)
      // Of a table each row is compared.
      let tables = Set(passages.lazy.map(\.passage).filter { $0.kind == .table }.map(\.id))
      let lines =
        try base.document(document.name)?.source.split(
          separator: "\n", omittingEmptySubsequences: false) ?? []
      let texts = passages.map { Self.texts(of: $0.passage, lines) }
      let headings = Dictionary(
        zip(passages, texts).map { ($0.passage.id, Self.heading(of: $0.passage, $1, names)) },
        uniquingKeysWith: { $1 })
      statements += (named[document.name] ?? []).compactMap { rule in
        guard let source = rule.sources.first, !tables.contains(source.passage) else { return nil }
        return OwnStatement(
          rule: Self.placed(rule, lines), kind: .rule,
          heading: headings[source.passage] ?? nil, names: names)
      }
      let titles = Dictionary(
        (named[document.name] ?? []).map { ($0.id, $0.title) }, uniquingKeysWith: { $1 })
      let divided = Set(passages.map { $0.passage.section.dropLast() })
      for (stored, texts) in zip(passages, texts) where !Self.introduces(stored.passage, divided) {
        let title = stored.rule.flatMap { titles[$0] } ?? Bilingual()
        statements += Self.others(in: stored, texts, besides: title, lines).map { rule, kind in
          OwnStatement(
            rule: rule, kind: kind, heading: headings[stored.passage.id] ?? nil, names: names)
        }
      }
    }
    return statements
  }

  /// Whether `passage` is a paragraph without a rule right below the heading of one of the sections that are
  /// `divided` into others.
  private static func introduces(_ passage: Passage, _ divided: Set<ArraySlice<String>>) -> Bool {
    passage.kind == .paragraph && passage.statement == nil && passage.metrics.isEmpty
      && !passage.section.isEmpty && divided.contains(passage.section[...])
  }

  /// The sentences of a passage in one language, and what the first is for the others.
  private typealias SplitText = (sentences: [Substring], opening: Opening)

  /// The heading above `passage`, with the label that one of its `texts` begins with, or with what the
  /// header of a table says that its rows are about.
  private static func heading(
    of passage: Passage, _ texts: [Language: SplitText], _ names: ComponentNames
  ) -> String? {
    let labels = passage.text.languages.compactMap { language -> String? in
      guard let text = texts[language], text.opening == .label else { return nil }
      return text.sentences.first.map(String.init)
    }
    let subject = passage.kind == .table ? subject(of: passage, names) : nil
    let parts = [passage.section.last, subject].compactMap(\.self) + labels
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The only cell in the header of `table` that names a component or a platform: "Apple Watch | Rule".
  ///
  /// Several such cells, "iPhone | iPad", are about a column each, and "Not on Apple Watch" names what it is not about.
  private static func subject(of table: Passage, _ names: ComponentNames) -> String? {
    guard let header = table.text.preferring(.en) else { return nil }
    let cells = header.text.prefix { $0 != "\n" }.split(separator: "|").map(String.init)
    let naming = cells.filter { cell in
      !names.components(in: cell).isEmpty || !names.platforms(in: cell).isEmpty
    }
    let language: Language = table.text.en == nil ? .ko : .en
    return naming.count == 1 ? naming.first { !Clause($0, language).denies } : nil
  }

  /// The sentences of `passage`, unless it is a table, in a document of these `lines`.
  private static func texts(of passage: Passage, _ lines: [Substring]) -> [Language: SplitText] {
    guard passage.kind != .table else { return [:] }
    let texts = passage.text.languages.compactMap { language -> (Language, SplitText)? in
      guard let text = passage.text[language] else { return nil }
      let sentences = Sentences.split(text.text, language: language).map { text.text[$0] }
      guard sentences.count > 1, let first = sentences.first else {
        return (language, (sentences, .sentence))
      }
      let source = lines.prefix(text.lines.last).dropFirst(text.lines.first - 1)
        .joined(separator: " ")
      return (language, (sentences, Opening(first, language, in: source)))
    }
    return Dictionary(texts) { first, _ in first }
  }

  /// `rule` on the line of its document's `lines` where its title begins, which may be below that of its
  /// passage.
  private static func placed(_ rule: Rule, _ lines: [Substring]) -> Rule {
    guard let source = rule.sources.first, let title = rule.title.preferring(.en),
      let line = line(of: title[...], on: source.lines, of: lines)
    else { return rule }
    var rule = rule
    rule.sources[0].lines = LineRange(line, source.lines.last)
    return rule
  }

  /// The statements of a passage besides the `title` of its rule: each sentence, or each row of a table;
  /// `lines` are those of its document.
  private static func others(
    in stored: StoredPassage, _ texts: [Language: SplitText], besides title: Bilingual<String>,
    _ lines: [Substring]
  ) -> [(rule: Rule, kind: OwnStatement.Kind)] {
    let passage = stored.passage
    switch passage.kind {
    case .table:
      guard let text = passage.text.preferring(.en) else { return [] }
      return text.text.split(separator: "\n").enumerated().dropFirst().map { place, row in
        let line = TableRow.line(place, of: text)
        return statement(
          OwnStatement.text(ofRow: row), passage.text.en == nil ? .ko : .en,
          on: LineRange(line, line), metrics: passage.metrics.filter { $0.source.line == line },
          kind: .row, of: stored)
      }
    case .paragraph, .item, .rule:
      return passage.text.languages.flatMap { language in
        sentences(texts[language], in: language, of: stored, besides: title[language] ?? "", lines)
      }
    case .heading, .caption, .aside, .code: return []
    }
  }

  private static func sentences(
    _ split: SplitText?, in language: Language, of stored: StoredPassage, besides title: String,
    _ lines: [Substring]
  ) -> [(rule: Rule, kind: OwnStatement.Kind)] {
    guard let text = stored.passage.text[language], let (sentences, opening) = split else {
      return []
    }
    return sentences.dropFirst(opening == .label ? 1 : 0).compactMap { sentence in
      let quantities = NumberSearch.quantities(in: String(sentence))
      guard !title.contains(sentence), opening != .rule || !quantities.isEmpty else { return nil }
      let metrics = stored.passage.metrics.filter { metric in
        quantities.contains { [metric.minimum, metric.maximum].contains($0.low) }
      }
      let line = line(of: sentence, on: text.lines, of: lines)
      return statement(
        String(sentence), language, on: line.map { LineRange($0, $0) } ?? text.lines,
        metrics: sentences.count == 1 ? stored.passage.metrics : metrics,
        kind: .sentence, of: stored)
    }
  }

  /// The line on which `sentence` begins, one of `range` in a document of these `lines`; `nil` if none has
  /// its first letters.
  private static func line(
    of sentence: Substring, on range: LineRange, of lines: [Substring]
  ) -> Int? {
    let start = sentence.prefix(16)
    return (range.first...range.last).first { line in
      lines.indices.contains(line - 1) && lines[line - 1].contains(start)
    }
  }

  private static func statement(
    _ words: String, _ language: Language, on lines: LineRange, metrics: [Metric],
    kind: OwnStatement.Kind, of stored: StoredPassage
  ) -> (rule: Rule, kind: OwnStatement.Kind) {
    let passage = stored.passage
    var title = Bilingual<String>()
    title[language] = words
    let rule = Rule(
      id: stored.rule ?? RuleID(unchecked: passage.id), authority: stored.authority,
      component: passage.component ?? stored.component, title: title, statement: title,
      modality: .should, platforms: passage.platforms,
      metrics: metrics.map { metric in
        var metric = metric
        metric.authority = stored.authority
        return metric
      },
      sources: [
        RuleSource(
          document: stored.document, lines: lines, languages: [language],
          authority: stored.authority, edition: stored.edition, text: passage.text,
          passage: passage.id)
      ])
    return (rule, kind)
  }
}
