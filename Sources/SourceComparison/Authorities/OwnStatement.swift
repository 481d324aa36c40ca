internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

/// What a document of another authority than Apple says in one place.
struct OwnStatement {
  /// The rule; what the document's readers take for none, as a row of a table, has the id of its passage.
  let rule: Rule
  /// Whether it is a rule of the base, a sentence that is none, or a row of a table.
  let kind: Kind
  /// The heading above it.
  let heading: String?

  enum Kind {
    case rule
    case sentence
    case row
  }

  /// It in one sentence, in English where it has both languages.
  var text: String { rule.title.preferring(.en) ?? "" }

  /// The language of that sentence.
  var language: Language { rule.title.en == nil ? .ko : .en }

  /// The numbers that it sets, or where the readers found none, those that its sentence names.
  var numbers: [Metric] {
    guard rule.metrics.isEmpty, let source = rule.sources.first else { return rule.metrics }
    return quantities.compactMap { quantity in
      let unit = quantity.unit
      let (least, most) =
        unit == nil
        ? quantity.countLimits : quantity.measuredLimits(quantity.low, quantity.high)
      // "A quick task", "one more": one of something sets no limit by itself.
      if unit == nil, least == 1, most == 1 { return nil }
      return Metric(
        authority: rule.authority, subject: Metric.unnamed, dimension: unit?.dimension ?? .count,
        minimum: least, maximum: most, unit: unit?.unit ?? Unit(rawValue: "items"),
        platforms: rule.platforms,
        source: LineReference(
          document: source.document, line: source.lines.first, language: language))
    }
  }

  /// The quantities of its sentence; "never stack two" sets no number.
  private var quantities: [Quantity] {
    let clauses = Clause.all(in: text, language)
    guard clauses.contains(where: \.denies) else { return NumberSearch.quantities(in: text) }
    return clauses.flatMap { clause in
      NumberSearch.quantities(in: clause.text).filter { $0.bound != nil || !clause.denies }
    }
  }

  /// Whether it is about how many there are of something, or how much there may be at most or at least.
  var limits: Bool {
    rule.metrics.contains { $0.isLimit || $0.dimension == .count }
      || NumberSearch.quantities(in: text).contains { quantity in
        quantity.bound != nil || quantity.unit == nil && quantity.low > 1
      }
  }
}

extension AuthorityComparison {
  /// What the documents of other authorities than Apple say, rules of `rules` and all else.
  func statements(of rules: [Rule]) throws(KnowledgeBaseError) -> [OwnStatement] {
    let named = Dictionary(grouping: rules) { $0.sources.first?.document ?? "" }
    var statements: [OwnStatement] = []
    for document in try base.documents() where document.authority != .apple {
      let passages = try base.passages(document: document.name)
      let headings = Dictionary(
        passages.map { ($0.passage.id, $0.passage.section.last) }, uniquingKeysWith: { $1 })
      statements += (named[document.name] ?? []).map { rule in
        let heading = rule.sources.first.flatMap { headings[$0.passage] }
        return OwnStatement(rule: rule, kind: .rule, heading: heading ?? nil)
      }
      statements += passages.flatMap(Self.unruled)
    }
    return statements
  }

  /// What a passage says that states no rule: its sentence, or each row of a table.
  private static func unruled(_ stored: StoredPassage) -> [OwnStatement] {
    let passage = stored.passage
    guard stored.rule == nil, let text = passage.text.preferring(.en) else { return [] }
    switch passage.kind {
    case .table:
      return text.text.split(separator: "\n").enumerated().dropFirst().map { place, row in
        let line = TableRow.line(place, of: text)
        return statement(
          String(row.replacing(" | ", with: ": ")), on: LineRange(line, line),
          metrics: passage.metrics.filter { $0.source.line == line }, kind: .row, of: stored)
      }
    case .paragraph, .item, .rule:
      return [
        statement(
          text.text, on: text.lines, metrics: passage.metrics, kind: .sentence, of: stored)
      ]
    case .heading, .caption, .aside, .code: return []
    }
  }

  private static func statement(
    _ words: String, on lines: LineRange, metrics: [Metric], kind: OwnStatement.Kind,
    of stored: StoredPassage
  ) -> OwnStatement {
    let passage = stored.passage
    let language: Language = passage.text.en == nil ? .ko : .en
    var title = Bilingual<String>()
    title[language] = words
    let rule = Rule(
      id: RuleID(unchecked: passage.id), authority: stored.authority,
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
    return OwnStatement(rule: rule, kind: kind, heading: passage.section.last)
  }
}
