internal import Guidelines
internal import LinterCore
internal import ReportReaders

extension Explanation: Encodable {
  private enum CodingKeys: String, CodingKey {
    case format
    case tools
    case findings
    case notes
  }

  /// Writes the JSON form of `explain --json`, without the schema number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(report.format, forKey: .format)
    try container.encode(report.tools, forKey: .tools)
    var list = container.nestedUnkeyedContainer(forKey: .findings)
    for finding in findings {
      try list.encode(FindingJSON(finding, rules: rules))
    }
    try container.encode(report.notes.map(NoteJSON.init), forKey: .notes)
  }
}

/// A finding as `explain --json` shows it, with every key always present.
private struct FindingJSON: Encodable {
  let explained: ExplainedFinding
  let rules: [RuleID: Rule]

  init(_ explained: ExplainedFinding, rules: [RuleID: Rule]) {
    self.explained = explained
    self.rules = rules
  }

  private enum CodingKeys: String, CodingKey {
    case tool
    case rule
    case name
    case severity
    case kind
    case message
    case file
    case line
    case column
    case symbol
    case related
    case categories
    case suppressed
    case baseline
    case guidelines
  }

  func encode(to encoder: any Encoder) throws {
    let finding = explained.finding
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(finding.tool, forKey: .tool)
    try container.encode(finding.rule, forKey: .rule)
    try container.encode(finding.name, forKey: .name)
    try container.encode(finding.severity?.rawValue ?? "none", forKey: .severity)
    try container.encode(finding.kind ?? "fail", forKey: .kind)
    try container.encode(finding.message, forKey: .message)
    try container.encode(finding.place.flatMap(\.namedFile), forKey: .file)
    try container.encode(finding.place?.line, forKey: .line)
    try container.encode(finding.place?.column, forKey: .column)
    try container.encode(finding.place?.symbol, forKey: .symbol)
    try container.encode(finding.related.map(RelatedJSON.init), forKey: .related)
    try container.encode(finding.categories, forKey: .categories)
    try container.encode(finding.isSuppressed, forKey: .suppressed)
    try container.encode(finding.baseline, forKey: .baseline)
    let guidelines = explained.guidelines.compactMap { match in
      rules[match.rule].map { GuidelineJSON(match: match, rule: $0) }
    }
    try container.encode(guidelines, forKey: .guidelines)
  }
}

/// A guideline of a finding.
private struct GuidelineJSON: Encodable {
  let match: GuidelineMatch
  let rule: Rule

  private enum CodingKeys: String, CodingKey {
    case rule
    case relation
    case score
    case component
    case platforms
    case modality
    case title
    case statement
    case sources
    case authority
  }

  private struct Source: Encodable {
    let document: String
    let lines: LineRange
    let languages: [Language]
    let authority: Authority
    let edition: Edition?
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule.id, forKey: .rule)
    try container.encode(rule.authority, forKey: .authority)
    try container.encode(match.relation, forKey: .relation)
    try container.encode(match.score, forKey: .score)
    try container.encode(rule.component, forKey: .component)
    try container.encode(rule.platforms, forKey: .platforms)
    try container.encode(rule.modality, forKey: .modality)
    try rule.time.encode(to: encoder)
    try container.encode(rule.title, forKey: .title)
    try container.encode(rule.statement, forKey: .statement)
    let sources = rule.sources.map { source in
      Source(
        document: source.document, lines: source.lines, languages: source.languages,
        authority: source.authority, edition: source.edition)
    }
    try container.encode(sources, forKey: .sources)
  }
}

private struct RelatedJSON: Encodable {
  let message: String
  let file: String?
  let line: Int?
  let column: Int?

  init(_ related: RelatedPlace) {
    message = related.message
    file = related.place?.namedFile
    line = related.place?.line
    column = related.place?.column
  }
}

private struct NoteJSON: Encodable {
  let severity: Severity
  let message: Bilingual<String>
  let file: String?
  let line: Int?

  init(_ note: ReportNote) {
    severity = note.severity
    message = note.message
    file = note.place?.namedFile
    line = note.place?.line
  }
}

extension ReportedPlace {
  /// The file; `nil` if only a symbol is known.
  var namedFile: String? { file.isEmpty ? nil : file }
}
