import CommandLineKit
import Guidelines
import KnowledgeBase
import SourceComparison

/// The output format of `hig audit --own`.
enum OwnFormat: String, CaseIterable {
  case text
  case json
  case markdown
  case html
}

extension Session {
  /// `hig audit --own`: compares other authorities' guidelines with Apple's.
  func auditOwn(
    _ base: KnowledgeBase, _ filter: Filter, failingOn limit: AuditSeverity
  ) throws(Failure) -> ExitStatus {
    let report = try knowledgeBase { () throws(KnowledgeBaseError) in
      try AuthorityComparison(base, filter: filter).report()
    }
    let format = invocation.has(.json) ? .json : try choice(.ownFormat, of: OwnFormat.self) ?? .text
    if report.rows.isEmpty, format == .text {
      let all = try knowledgeBase { () throws(KnowledgeBaseError) in try base.authorities() }
      tell(Self.nothingOwn(in: filter, beside: all.filter { $0 != .apple }))
      return .nothing
    }
    let table = OwnTable(report, language: presentation.messages)
    switch format {
    case .json: print(json: report)
    case .html: Output.write(table.html)
    case .markdown: Output.write(table.markdown)
    case .text:
      var page = Page(environment: environment)
      page.add(report, table, for: presentation)
      page.print()
    }
    return report.rows.contains { $0.relation.severity >= limit } ? .findings : .done
  }
}

extension Session {
  /// Why there is nothing to compare where `filter` is asked for and `others` have guidelines.
  private static func nothingOwn(in filter: Filter, beside others: [Authority]) -> Phrase {
    let names = others.map(\.rawValue).joined(separator: ", ")
    if others.isEmpty {
      return Phrase(
        "hig: there are only Apple's guidelines; 'hig ingest --authority NAME' adds your own",
        "hig: Apple의 지침만 있습니다. 'hig ingest --authority NAME'으로 자체 지침을 추가하세요")
    }
    if filter.authority == .apple {
      return Phrase(
        "hig: --own compares others with Apple; name one of \(names) with --authority",
        "hig: --own은 다른 지침을 Apple과 비교합니다. --authority로 다음 가운데 하나를 지정하세요: \(names)")
    }
    return Phrase(
      "hig: \(names): no guideline to compare here", "hig: \(names): 여기에는 비교할 지침이 없습니다")
  }
}

/// The table of the audit in one language.
private struct OwnTable {
  let report: AuthorityReport
  let language: Language

  init(_ report: AuthorityReport, language: Language) {
    self.report = report
    self.language = language
  }

  var header: [String] {
    [
      Wording.component, Phrase("relation", "관계"), Phrase("own rule", "자체 규칙"),
      Phrase("Apple's rule", "Apple의 규칙"), Phrase("difference", "차이"),
    ].map { $0[language] }
  }

  func cells(of row: AuthorityReport.Row) -> [String] {
    [
      row.component?.rawValue ?? "", relation(row.relation), titled(row.own), titled(row.apple),
      row.differences.compactMap { $0[language] }.joined(separator: "; "),
    ]
  }

  func relation(_ relation: AuthorityReport.Relation) -> String {
    if let kind = RuleRelation.Kind(rawValue: relation.rawValue) {
      return Wording.relation(kind)[language]
    }
    let words =
      relation == .ownOnly
      ? Phrase("own only", "자체 지침에만") : Phrase("Apple only", "Apple에만")
    return words[language]
  }

  func side(_ side: AuthorityReport.Side?) -> String {
    guard let side else { return "" }
    let place = side.place.map { " (\($0.document):\($0.line))" } ?? ""
    return side.rule.rawValue + place
  }

  /// The rule with its title, in the other language if this one has none.
  private func titled(_ side: AuthorityReport.Side?) -> String {
    guard let side else { return "" }
    return [self.side(side), side.title.preferring(language)].compactMap(\.self)
      .joined(separator: ": ")
  }

  /// The number of rows of each relation: `1 contradicts, 2 same`.
  var summary: String {
    AuthorityReport.Relation.allCases.filter { report.count($0) > 0 }
      .map { "\(report.count($0)) \(relation($0))" }.joined(separator: ", ")
  }

  var markdown: String {
    func line(_ cells: [String]) -> String {
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }
    return line(header) + line(header.map { _ in "---" })
      + report.rows.map { line(cells(of: $0)) }.joined() + "\n\(summary)\n"
  }

  var html: String {
    func line(_ cells: [String], _ tag: String) -> String {
      "<tr>" + cells.map { "<\(tag)>\(Self.escaped($0))</\(tag)>" }.joined() + "</tr>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)"><head><meta charset="utf-8"><title>hig audit --own</title></head>
      <body><table>
      <thead>\(line(header, "th"))</thead>
      <tbody>
      \(report.rows.map { line(cells(of: $0), "td") }.joined())</tbody>
      </table>
      <p>\(Self.escaped(summary))</p></body></html>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}

extension Page {
  /// Adds the rows by component, with ids alone for Apple-only rules.
  fileprivate mutating func add(
    _ report: AuthorityReport, _ table: OwnTable, for presentation: Presentation
  ) {
    var rest = report.rows[...]
    while let component = rest.first?.component ?? rest.first.map({ _ in nil }) {
      let rows = rest.prefix { $0.component == component }
      rest = rest.dropFirst(rows.count)
      line(component?.rawValue ?? "–", .heading)
      for row in rows {
        let sides = [table.side(row.own), table.side(row.apple)].filter { !$0.isEmpty }
        paragraph("\(table.relation(row.relation))  \(sides.joined(separator: " ↔ "))", indent: 2)
        // Titles of Apple-only rules would fill pages.
        for side in row.own == nil ? [] : [row.own, row.apple].compactMap(\.self) {
          if let title = side.title.preferring(table.language) {
            paragraph("\(side.authority): \(title)", indent: 4)
          }
        }
        for difference in row.differences {
          for language in presentation.languages {
            if let words = difference[language] { paragraph(words, indent: 4) }
          }
        }
      }
      line()
    }
    line(table.summary, .bold)
  }
}
