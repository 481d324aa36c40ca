import CommandLineKit
import Guidelines
import KnowledgeBase
import LinterCore
import SourceComparison
import TextAnalysis

extension Command {
  /// `hig rule`: all that is known about a rule.
  static let rule = Command(
    name: "rule",
    summary: Phrase("one rule, everything known of it", "규칙 하나에 대해 아는 모든 것"),
    operands: .many("ID", .records(of: "rules")),
    options: [.asOf, .examples, .recordFormat, .fields],
    examples: [
      (
        "hig rule tab-badge", Phrase("what a badge is for, and who says so", "배지는 언제 쓰는지, 어디에 나오는지")
      ),
      ("hig rule UITabBar", Phrase("by the name of a thing", "부르는 이름으로")),
      ("hig rule tab-count --as-of 2022-12", Phrase("as it was in 2022", "2022년의 내용")),
    ]
  ) { session throws(Failure) in
    let base = try session.openForReading()
    let given = session.text
    let (named, about) = try session.inOneReading(of: base) { () throws(KnowledgeBaseError) in
      let named = try base.rule(named: given)
      return (named, named == nil ? try base.firstRule(about: given) : nil)
    }
    if about != nil {
      session.tell(
        Phrase(
          "hig: the first rule about '\(given)'; 'hig \(given)' finds more",
          "hig: '\(given)'에 대한 첫 규칙입니다. 'hig \(given)'(으)로 더 찾을 수 있습니다"))
    }
    guard let whole = named ?? about else {
      let nearest = try session.knowledgeBase { () throws(KnowledgeBaseError) in
        try base.nearestRules(to: given, limit: 3)
      }
      if session.invocation.has(.json) {
        session.print(json: MissingRule(query: given, nearest: nearest))
      }
      throw .notFound(.rule(given: given, nearest: nearest.map(\.rawValue)))
    }
    return try session.show(whole, named: given, in: base)
  }
}

extension Session {
  /// Shows a rule, looked up as `given`, as of the time asked for.
  func show(
    _ whole: Rule, named given: String, in base: KnowledgeBase
  ) throws(Failure) -> ExitStatus {
    let asOf = try edition(.asOf)
    let held = try knowledgeBase { () throws(KnowledgeBaseError) in
      try base.rule(whole.id, asOf: asOf)
    }
    guard let rule = held else {
      // Only happens with `--as-of`.
      let asOf = asOf ?? base.today
      if invocation.has(.json) {
        print(json: RuleOfAnotherTime(whole, query: given, asOf: asOf))
      }
      throw .notFound(.edition(of: whole, asOf: asOf))
    }
    let checked = try checked(rule, asOf: asOf, in: base)
    let format = try format
    if format == .json || format == .ndjson {
      try print(checked, list: nil, as: format)
    } else if format == .md {
      let names = try knowledgeBase { () throws(KnowledgeBaseError) in try base.concepts() }
      Output.write(
        RuleMarkdown(
          rule: rule, names: .of(names), now: checked.now.map(\.id), presentation: presentation
        ).text)
    } else {
      var page = Page(environment: environment)
      page.add(statusOf: rule, now: checked.now, for: presentation)
      page.add(
        checked, for: presentation, allExamples: invocation.has(.examples))
      page.print()
    }
    return .done
  }
}

extension Session {
  /// `rule` with its checks, the numbers they use and, if it has ended, its successors.
  fileprivate func checked(
    _ rule: Rule, asOf: Edition?, in base: KnowledgeBase
  ) throws(Failure) -> CheckedRule {
    try inOneReading(of: base) { () throws(KnowledgeBaseError) in
      let now = rule.time.status == .ended ? try base.successors(of: rule) : []
      let authorities = try base.authorities()
      var rules = try base.rules(
        behind: rule.checks.compactMap(Checks.named) + CheckSchedule.checks(askingFor: rule),
        among: authorities)
      if !rule.patterns.isEmpty, !rules.contains(where: { $0.id == rule.id }) { rules.append(rule) }
      let schedule = CheckSchedule(rules: rules, on: asOf ?? base.today, order: authorities)
      let filter = Filter(asOf: asOf, heldOn: asOf == nil ? base.today : nil)
      var metrics: [Metric] = []
      for rule in rules { metrics += try base.metrics(of: rule.id, filter) }
      return CheckedRule(
        rule, now: now, numbers: schedule.numbers(metrics), schedule: schedule,
        relations: authorities.count > 1 ? try AuthorityComparison(base).relations(of: rule) : nil)
    }
  }
}

extension KnowledgeBase {
  /// The rules that decide what `checks` enforce and which numbers they use: rules that name a check,
  /// rules that a check names, and the successors of these.
  ///
  /// Reading them takes a tenth of the time of reading all rules and metrics.
  fileprivate func rules(
    behind checks: [any Check], among authorities: [Authority]
  ) throws(KnowledgeBaseError) -> [Rule] {
    // With so few rules, searching arrays is faster than making a dictionary and a set.
    var found: [Rule] = []
    for check in checks { found += try rules(naming: check.id) }
    if !checks.isEmpty, authorities.contains(where: { $0 != .apple }) {
      found += try checkedRules().filter { $0.authority != .apple }
    }
    var open = checks.flatMap { [$0.rule] + $0.needs.map(\.rule) }
    var seen: [RuleID] = []
    while let id = open.popLast() {
      guard !seen.contains(id) else { continue }
      seen.append(id)
      var rule = found.first { $0.id == id }
      if rule == nil, let read = try self.rule(id) {
        found.append(read)
        rule = read
      }
      open += rule?.time.validity.replacedBy ?? []
    }
    found.sort { $0.id < $1.id }
    return found.indices.filter { $0 == 0 || found[$0].id != found[$0 - 1].id }.map { found[$0] }
  }
}

/// The answer if there is no such rule.
private struct MissingRule: Encodable {
  let query: String
  let nearest: [RuleID]
}

/// The answer if a rule did not hold at the time asked for.
private struct RuleOfAnotherTime: Encodable {
  let query: String
  let asOf: Edition
  let since: Edition?
  let until: Edition?

  init(_ rule: Rule, query: String, asOf: Edition) {
    self.query = query
    self.asOf = asOf
    since = rule.firstEdition
    until = rule.until
  }

  private enum CodingKeys: String, CodingKey {
    case query
    case asOf = "as_of"
    case since
    case until
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(query, forKey: .query)
    try container.encode(asOf, forKey: .asOf)
    try container.encode(since, forKey: .since)
    try container.encode(until, forKey: .until)
  }
}

extension Page {
  /// If `rule` does not hold, adds its status and its successors `now`, with their numbers.
  fileprivate mutating func add(statusOf rule: Rule, now: [Rule], for presentation: Presentation) {
    guard let status = Wording.status(rule.time)?[presentation.messages] else { return }
    let language = presentation.messages
    let next = now.map(\.id.rawValue).joined(separator: ", ")
    let reason = rule.time.validity.endReason.preferring(language).map { " (\($0))" } ?? ""
    let rest =
      next.isEmpty ? reason : Phrase("; now: \(next)", ". 지금: \(next)")[language]
    paragraph(status + rest, style: .accent)
    guard !now.isEmpty else { return line() }
    table(
      now.map { next in
        [
          next.id.rawValue, shown(next.title, in: presentation).first ?? "",
          amounts(of: next, language),
        ]
      } + [[rule.id.rawValue, Phrase("before", "이전")[language], amounts(of: rule, language)]],
      indent: 2)
    line()
  }

  /// The numbers of `rule` on one line.
  private func amounts(of rule: Rule, _ language: Language) -> String {
    let amounts = StatedAmount.list(of: rule.metrics, in: language).map { stated in
      let platforms = stated.metric.platforms.map(\.rawValue).joined(separator: ", ")
      return platforms.isEmpty ? stated.amount : "\(stated.amount) (\(platforms))"
    }
    let none = Phrase("no number", "수치 없음")[language]
    return amounts.isEmpty ? none : amounts.joined(separator: "; ")
  }

  fileprivate mutating func add(
    _ checked: CheckedRule, for presentation: Presentation, allExamples: Bool
  ) {
    let rule = checked.rule
    let language = presentation.messages
    let platforms = rule.platforms.map(\.rawValue).joined(separator: ", ")
    let binding = Wording.modality(rule.modality)[presentation]
    let authority = rule.authority == .apple ? "" : rule.authority.rawValue
    line(
      left: rule.id.rawValue, .bold,
      right: [authority, binding, platforms].filter { !$0.isEmpty }.joined(separator: " · "),
      .faint)
    for text in shown(rule.title, in: presentation) { paragraph(text, style: .bold) }
    for text in shown(rule.rationale, in: presentation) {
      line()
      paragraph(text, indent: 2)
    }
    section(Phrase("Numbers", "수치"), for: presentation)
    addMetrics(of: rule, in: language)
    section(Phrase("Stated in", "출처"), for: presentation)
    table(
      rule.sources.map { source in
        let places = Language.allCases.compactMap { language in
          source.text[language].map { "\(language.rawValue) \($0.lines.shown)" }
        }
        return [source.document, places.joined(separator: ", "), source.edition?.description ?? ""]
      }, indent: 2)
    if rule.editions.count > 1 {
      section(Phrase("Editions", "판"), for: presentation)
      for edition in rule.editions { add(edition, for: presentation) }
    }
    section(Phrase("Checks", "검사"), for: presentation)
    addChecks(of: checked, for: presentation, allExamples: allExamples)
    if let relations = checked.relations, !relations.isEmpty {
      section(Wording.otherAuthorities, for: presentation)
      table(
        relations.map { other in
          [
            other.authority.rawValue, other.rule.rawValue,
            Wording.relation(other.relation)[language],
          ]
        }, indent: 2)
    }
    if !rule.related.isEmpty {
      section(Phrase("Related", "관련 규칙"), for: presentation)
      paragraph(rule.related.map(\.rawValue).joined(separator: ", "), indent: 2)
    }
  }

  /// Adds an edition's statement and numbers; `≠` marks those that changed.
  private mutating func add(_ edition: EditionStatement, for presentation: Presentation) {
    let language = presentation.messages
    let name = edition.edition?.description ?? Phrase("undated", "판 미상")[presentation]
    line(left: "  " + name, .bold, right: edition.documents.joined(separator: ", "), .faint)
    for text in shown(edition.statement, in: presentation) { paragraph(text, indent: 4) }
    let rows = edition.metrics.map { metric -> [String] in
      let change = edition.changes.first { $0.after == metric }
      let earlier = change.map { $0.before.amount(in: language) }
      return [
        change == nil ? "" : "≠", metric.amount(in: language),
        Wording.dimension(metric.dimension)[language],
        earlier.map { Phrase("was \($0)", "이전 \($0)")[language] } ?? "",
      ]
    }
    table(
      edition.differs ? rows : rows.map { Array($0.dropFirst()) }, indent: 4)
  }

  /// Adds each number once, with all lines that state it, and platforms if they differ.
  private mutating func addMetrics(of rule: Rule, in language: Language) {
    guard !rule.metrics.isEmpty else {
      line("  " + Phrase("none", "없음")[language], .faint)
      return
    }
    let documents = Set(rule.metrics.map(\.source.document))
    table(
      StatedAmount.list(of: rule.metrics, in: language).map { stated in
        let metric = stated.metric
        let platforms = metric.platforms == rule.platforms ? [] : metric.platforms
        return [
          stated.amount, stated.dimension.map { Wording.dimension($0)[language] } ?? "",
          ([metric.subject] + metric.notes).joined(separator: ", "),
          platforms.map(\.rawValue).joined(separator: ", "),
          Self.places(stated.sources, isOnlyDocument: documents.count == 1, in: language),
        ]
      }, indent: 2)
  }

  /// The lines by document, `tab-bars.md:34, 36`; a sole document is not named.
  private static func places(
    _ sources: [LineReference], isOnlyDocument: Bool, in language: Language
  ) -> String {
    var documents: [String] = []
    var lines: [String: [Int]] = [:]
    for source in sources {
      if lines[source.document] == nil { documents.append(source.document) }
      if lines[source.document]?.contains(source.line) != true {
        lines[source.document, default: []].append(source.line)
      }
    }
    return documents.map { document in
      let own = lines[document] ?? []
      let numbers = own.map(String.init).joined(separator: ", ")
      guard isOnlyDocument else { return "\(document):\(numbers)" }
      return Phrase("line\(own.count > 1 ? "s" : "") \(numbers)", "\(numbers)행")[language]
    }.joined(separator: "; ")
  }

  private mutating func addChecks(
    of checked: CheckedRule, for presentation: Presentation, allExamples: Bool
  ) {
    if !checked.checks.isEmpty {
      for (index, description) in checked.checks.enumerated() {
        if index > 0 { line() }
        add(description, for: presentation, allExamples: allExamples)
      }
    } else if !checked.rule.uncheckable.isEmpty {
      for reason in shown(checked.rule.uncheckable, in: presentation) {
        paragraph(reason, indent: 2)
      }
    } else {
      paragraph(Phrase("no check yet", "아직 검사가 없습니다")[presentation], indent: 2, style: .faint)
    }
  }

  /// Adds a check, its current number, and its examples: all, or the first failing one, preferably in
  /// Swift.
  private mutating func add(
    _ description: CheckDescription, for presentation: Presentation, allExamples: Bool
  ) {
    let check = description.check
    let language = presentation.messages
    line(
      left: "  " + check.id.rawValue, .bold,
      right: ([Wording.severity(check.severity)[presentation]] + check.inputs.map(\.rawValue))
        .joined(separator: " · "), .faint)
    for text in shown(check.summary, in: presentation) { paragraph(text, indent: 4) }
    let threshold = description.threshold(in: language)
    if let end = description.end {
      paragraph(Wording.sleep(end, now: description.successors)[language], indent: 4, style: .faint)
    } else if !threshold.isEmpty {
      paragraph(threshold, indent: 4, style: .accent)
    }
    let failing = check.examples.filter { !$0.lines.isEmpty }
    let first = failing.first { $0.kind == .swift } ?? failing.first
    let shown = allExamples ? check.examples : first.map { [$0] } ?? []
    for example in shown { add(example, in: language) }
    let hidden = check.examples.count - shown.count
    guard hidden > 0 else { return }
    let rule = description.enforced ?? check.rule
    paragraph(
      Phrase(
        "\(hidden) more example\(hidden == 1 ? "" : "s"): hig rule \(rule) --examples",
        "예 \(hidden)개 더 보기: hig rule \(rule) --examples")[language], indent: 4, style: .faint)
  }

  /// Adds an example and marks the lines of its findings.
  private mutating func add(_ example: CheckExample, in language: Language) {
    let lines = example.lines.map(String.init).joined(separator: ", ")
    line()
    line(
      "    "
        + (example.lines.isEmpty
        ? Phrase("✓ \(example.kind.rawValue)", "✓ \(example.kind.rawValue)")
        : Phrase(
          "✗ \(example.kind.rawValue), line\(example.lines.count > 1 ? "s" : "") \(lines)",
          "✗ \(example.kind.rawValue), \(lines)행"))[language], .faint)
    let source = example.source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, text) in source.enumerated() {
      let isFound = example.lines.contains(index + 1)
      add(source: text, marked: isFound)
    }
    for (path, content) in example.files.sorted(by: { $0.key < $1.key }) {
      if case .bitmap(let width, let height) = content {
        paragraph("+ \(path)  \(width)×\(height) px", indent: 6, style: .faint)
      } else {
        paragraph("+ \(path)", indent: 6, style: .faint)
      }
    }
  }

  /// Adds a line of source; if too long, it continues below, further indented.
  private mutating func add(source: Substring, marked isMarked: Bool) {
    let depth = source.prefix { $0 == " " }.count
    let room = max(width - 8 - depth, 20)
    for (index, part) in DisplayWidth.wrap(String(source.dropFirst(depth)), width: room)
      .enumerated()
    {
      let margin = index == 0 && isMarked ? "    ▸ " : "      "
      let indent = String(repeating: " ", count: index == 0 ? depth : depth + 2)
      line(margin + indent + styled(part, isMarked ? .match : .plain))
    }
  }

  private mutating func section(_ title: Phrase, for presentation: Presentation) {
    line()
    line(title[presentation], .heading)
  }
}
