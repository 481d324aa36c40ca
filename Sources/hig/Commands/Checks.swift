import CommandLineKit
import Guidelines
import KnowledgeBase
import LinterCore

extension Command {
  /// `hig checks`: every check with its rule and the number it uses.
  static let checks = Command(
    name: "checks",
    summary: Phrase(
      "the checks that enforce rules, with their present numbers",
      "규칙을 확인하는 검사와 지금 쓰는 수치 목록"),
    operands: .name,
    options: [.component, .platform, .asOf, .history] + Option.ofList,
    examples: [
      ("hig checks --component tab-bars", Phrase("what is checked of tab bars", "탭 막대에서 검사하는 것"))
    ]
  ) { session throws(Failure) in
    let base = try session.openForReading()
    let filter = try session.filter(in: base)
    let found = try session.knowledgeBase { () throws(KnowledgeBaseError) in
      let all = Filter(component: filter.component, platform: filter.platform)
      let rules = try base.rules(all)
      let ids = Set(rules.map(\.id))
      let schedule = CheckSchedule(
        rules: try base.checkedRules(), on: filter.asOf ?? base.today,
        order: try base.authorities())
      let enforced = schedule.checks.filter {
        schedule.rule(of: $0).map { ids.contains($0.id) } ?? false
      }
      let named = Set(rules.flatMap(\.checks) + enforced.map(\.id))
      let numbers = schedule.numbers(
        try base.metrics(Filter(asOf: filter.asOf, heldOn: filter.heldOn)))
      return schedule.descriptions(of: named, numbers: numbers)
    }
    let (part, format) = (try session.page(of: found), try session.format)
    if format == .json || format == .ndjson {
      try session.print(
        CheckList(checks: part.records), list: "checks", next: part.next, as: format)
    } else if part.records.isEmpty {
      session.tell(Phrase("hig: nothing here", "hig: 아무것도 없습니다"))
    } else {
      var page = Page(environment: session.environment)
      if format == .md {
        page.markdownTable(
          part.records.map { $0.record(in: session.presentation.messages) },
          header: CheckDescription.header.map { $0[session.presentation.messages] })
      } else if Output.isTerminal {
        for description in part.records { page.add(description, for: session.presentation) }
      } else {
        page.records(part.records.map { $0.record(in: session.presentation.messages) })
      }
      page.print()
    }
    return part.records.isEmpty ? .nothing : .done
  }
}

extension CheckDescription {
  /// The heads of the columns of checks.
  fileprivate static let header = [
    Phrase("check", "검사"), Wording.rule, Phrase("severity", "심각도"), Phrase("reads", "읽는 파일"),
    Wording.metrics,
  ]

  /// The cells of a check in piped output: check, rule, severity, inputs and numbers.
  fileprivate func record(in language: Language) -> [String] {
    [
      check.id.rawValue, (enforced ?? check.rule).rawValue,
      Wording.severity(check.severity)[language],
      check.inputs.map(\.rawValue).joined(separator: ", "),
      end.map { Wording.sleep($0, now: successors)[language] } ?? threshold(in: language),
    ]
  }
}

extension Page {
  /// Adds a check: its rule, severity, inputs and numbers.
  fileprivate mutating func add(_ description: CheckDescription, for presentation: Presentation) {
    let check = description.check
    let rule = description.enforced ?? check.rule
    let name = check.id.rawValue == rule.rawValue ? "" : " (\(rule))"
    line(
      left: check.id.rawValue + name, .bold,
      right: Wording.severity(check.severity)[presentation.messages] + " · "
        + check.inputs.map(\.rawValue).joined(separator: ", "), .faint)
    if description.end == nil {
      let threshold = description.threshold(in: presentation.messages)
      if !threshold.isEmpty { paragraph(threshold, indent: 2, style: .accent) }
    }
    if let end = description.end {
      paragraph(
        Wording.sleep(end, now: description.successors)[presentation.messages], indent: 2,
        style: .faint)
    }
  }
}
