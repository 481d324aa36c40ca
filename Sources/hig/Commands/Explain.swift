import CommandLineKit
import Explanations
import Guidelines
import KnowledgeBase
import LinterCore
import ReportReaders
import TextAnalysis

extension Command {
  /// `hig explain`: another tool's report, with the guideline for each finding.
  static let explain = Command(
    name: "explain",
    summary: Phrase(
      "another tool's report, with the guideline for each finding",
      "다른 도구의 보고서를 결과마다 지침과 함께 보여 줍니다"),
    operands: .upToOne("FILE"),
    options: [.explanationFormat, .asOf],
    examples: [
      (
        "hig explain report.sarif",
        Phrase(
          "SARIF, Xcode text, checkstyle or SwiftLint", "SARIF, Xcode 텍스트, checkstyle, SwiftLint")
      ),
      (
        "xcodebuild 2>&1 | hig explain - --lang ko",
        Phrase("warnings of a build, in Korean", "빌드 경고를 한국어로")
      ),
      (
        "hig explain report.sarif --format sarif",
        Phrase("the same report, enriched", "같은 보고서에 지침을 더함")
      ),
    ]
  ) { session throws(Failure) in
    let format =
      try session.choice(.explanationFormat, of: ExplanationFormat.self)
      ?? (session.invocation.has(.json) ? .json : .text)
    let asOf = try session.edition(.asOf)
    // Nobody types a report at a terminal.
    if session.invocation.operands.isEmpty, Input.isTerminal {
      throw .usage(.missingOperand(command: "explain", label: "FILE"))
    }
    let report = try session.readReport(at: session.invocation.operands.first ?? "-")
    let base = try session.openForReading()
    let explanation = try session.knowledgeBase { () throws(KnowledgeBaseError) in
      try Explainer(base, asOf: asOf).explain(report)
    }
    switch format {
    case .json: session.print(json: explanation)
    case .github, .xcode:
      guard let writer = ReportWriters.named(format.rawValue) else { break }
      let options = ReportOptions(languages: session.presentation.languages)
      Output.write(Array(explanation.withoutControls.lines(as: writer, options: options).utf8))
    case .sarif: Output.write(explanation.sarif(in: session.presentation.languages))
    case .text:
      var page = Page(environment: session.environment)
      page.add(explanation.withoutControls, for: session.presentation)
      page.print()
      if explanation.findings.isEmpty {
        session.tell(Phrase("hig: the report has no findings", "hig: 보고서에 찾은 것이 없습니다"))
      }
    }
    return .done
  }
}

extension Session {
  /// The report in the file at `path`; `-` is stdin.
  fileprivate func readReport(at path: String) throws(Failure) -> Report {
    let limit = ReportReader.limit
    let bytes =
      path == "-" ? Input.bytes(upTo: limit + 1) : try File.bytes(at: path, upTo: limit + 1)
    do {
      return try ReportReader().read(bytes, name: path == "-" ? "stdin" : path)
    } catch {
      throw .report(error)
    }
  }
}

extension Page {
  /// Adds the findings by file with their guidelines; only the first mention of a guideline shows its
  /// text.
  fileprivate mutating func add(_ explanation: Explanation, for presentation: Presentation) {
    var met: Set<RuleID> = []
    for group in explanation.findingsByFile {
      line(
        group.file.isEmpty ? Phrase("no file", "파일 없음")[presentation.messages] : group.file,
        .heading)
      for explained in group.findings {
        add(explained, rules: explanation.rules, met: &met, for: presentation)
      }
      line()
    }
    for note in explanation.report.notes {
      let place = note.place.map { $0.shown + ": " } ?? ""
      for text in shown(note.message, in: presentation) {
        paragraph("\(Wording.severity(note.severity)[presentation.messages]): \(place)\(text)")
      }
    }
    line(summary(of: explanation, for: presentation), .bold)
  }

  private mutating func add(
    _ explained: ExplainedFinding, rules: [RuleID: Rule], met: inout Set<RuleID>,
    for presentation: Presentation
  ) {
    let finding = explained.finding
    let language = presentation.messages
    let state = [
      finding.kind, finding.isSuppressed ? Phrase("suppressed", "억제됨")[language] : nil,
      finding.baseline,
    ].compactMap(\.self)
    let head = [
      finding.place?.position ?? "", Wording.severity(finding.severity)[language],
      finding.rule ?? "", (state + finding.categories).joined(separator: ", "),
    ]
    line("  " + head.filter { !$0.isEmpty }.joined(separator: "  "))
    for text in shown(finding.message, in: presentation) { paragraph(text, indent: 4) }
    for related in finding.related {
      paragraph(
        [related.place?.shown, related.message].compactMap(\.self).filter { !$0.isEmpty }
          .joined(separator: ": "), indent: 6, style: .faint)
    }
    for match in explained.guidelines {
      guard let rule = rules[match.rule] else { continue }
      let facts = [
        match.relation == .suggested
          ? Phrase("suggestion \(match.score ?? 0)", "제안 \(match.score ?? 0)")[language] : nil,
        Wording.standing(rule.time)?[language],
        Wording.modality(rule.modality)[language],
      ].compactMap(\.self)
      line("    → \(styled(rule.id.rawValue, .bold))  \(facts.joined(separator: " · "))")
      let isNew = met.insert(rule.id).inserted
      for text in shown(isNew ? rule.statement : rule.title, in: presentation) {
        paragraph(text, indent: 6, style: .accent)
      }
      if isNew, let source = rule.sources.first {
        line("      \(source.document):\(source.lines.cited)", .faint)
      }
    }
  }

  private func summary(of explanation: Explanation, for presentation: Presentation) -> String {
    let count = explanation.findings.count
    let known = explanation.findings.count { explained in
      explained.guidelines.contains { $0.relation != .suggested }
    }
    let suggested = explanation.findings.count { explained in
      explained.guidelines.first?.relation == .suggested
    }
    return Phrase(
      "\(count) finding\(count == 1 ? "" : "s"), \(known) with a guideline, \(suggested) with a suggestion",
      "결과 \(count)개, 지침이 있는 것 \(known)개, 제안이 있는 것 \(suggested)개"
    )[presentation]
  }
}

extension Explanation {
  /// The findings by file: files in order of appearance, findings by line.
  fileprivate var findingsByFile: [(file: String, findings: [ExplainedFinding])] {
    var files: [String] = []
    var findings: [String: [ExplainedFinding]] = [:]
    for explained in self.findings {
      let file = explained.finding.place?.file ?? ""
      if findings[file] == nil { files.append(file) }
      findings[file, default: []].append(explained)
    }
    return files.map { file in
      let own = (findings[file] ?? []).enumerated().sorted { left, right in
        let (first, second) = (left.element.finding.place, right.element.finding.place)
        return (first?.line ?? 0, first?.column ?? 0, left.offset)
          < (second?.line ?? 0, second?.column ?? 0, right.offset)
      }
      return (file, own.map(\.element))
    }
  }
}

extension Explanation {
  /// A copy without terminal control characters: a report may come from anyone.
  fileprivate var withoutControls: Explanation {
    var explanation = self
    for index in findings.indices {
      let finding = findings[index].finding
      explanation.findings[index].finding.rule = finding.rule?.withoutControls
      explanation.findings[index].finding.kind = finding.kind?.withoutControls
      explanation.findings[index].finding.baseline = finding.baseline?.withoutControls
      explanation.findings[index].finding.message = finding.message.map(\.withoutControls)
      explanation.findings[index].finding.categories = finding.categories.map(\.withoutControls)
      explanation.findings[index].finding.place = finding.place?.withoutControls
      explanation.findings[index].finding.related = finding.related.map { related in
        RelatedPlace(
          message: related.message.withoutControls, place: related.place?.withoutControls)
      }
    }
    explanation.report.notes = report.notes.map { note in
      ReportNote(
        severity: note.severity, message: note.message.map(\.withoutControls),
        place: note.place?.withoutControls)
    }
    return explanation
  }
}

extension ReportedPlace {
  fileprivate var withoutControls: ReportedPlace {
    ReportedPlace(
      file: file.withoutControls, line: line, column: column, symbol: symbol?.withoutControls)
  }

  /// The line and, if known, the column: `12:5`; without a line, the symbol.
  fileprivate var position: String? {
    guard let line else { return symbol }
    return column.map { "\(line):\($0)" } ?? "\(line)"
  }

  /// `main.swift:12:5`.
  fileprivate var shown: String {
    [file, position ?? ""].filter { !$0.isEmpty }.joined(separator: ":")
  }
}
