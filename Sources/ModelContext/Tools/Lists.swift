internal import Guidelines
internal import KnowledgeBase
internal import LinterCore

extension Tool {
  /// The numbers that guidelines state.
  static let listMetrics = Tool(
    name: "list_metrics", title: "List numbers",
    summary:
      "The numbers that guidelines state (sizes, counts, spacing, durations), with the line of each.",
    arguments: [.component, .platform, .asOf, .limit(100, preset: 25), .cursor, .language],
    output: Schema.page(
      "metrics",
      of: Schema.object(
        [
          ("rule", Schema.text), ("subject", Schema.text), ("dimension", Schema.text),
          ("amount", Schema.text), ("platforms", Schema.texts), ("source", Schema.text),
        ], required: ["subject", "amount", "source"]))
  ) { question throws(ToolFailure) in
    let base = try question.base()
    let filter = try question.filter(in: base)
    let metrics = try question.reading { () throws(KnowledgeBaseError) in
      try base.metrics(filter)
    }
    let language = question.language()
    let page = ListPage(
      of: metrics, from: question.cursor,
      limit: question.number(.limit(100, preset: 25), else: 25)
    ) { $0.line(in: language) }
    return Answer(page, data: page.data("metrics") { $0.data(in: language) })
  }

  /// The components there is guidance on.
  static let listComponents = Tool(
    name: "list_components", title: "List components",
    summary:
      "What there is guidance on: components, patterns and foundations, with their names in both languages.",
    arguments: [.limit(300, preset: 60), .cursor],
    output: Schema.page(
      "components",
      of: Schema.object(
        [
          ("name", Schema.text), ("en", Schema.text), ("ko", Schema.text),
          ("rules", Schema.number), ("numbers", Schema.number),
        ], required: ["name", "rules"]))
  ) { question throws(ToolFailure) in
    let base = try question.base()
    let components = try question.reading { () throws(KnowledgeBaseError) in
      try base.components(heldOn: base.today)
    }
    let page = ListPage(
      of: components, from: question.cursor,
      limit: question.number(.limit(300, preset: 60), else: 60)
    ) { component in
      let names = [component.title.en, component.title.ko].compactMap(\.self)
      return "\(component.name) · \(names.joined(separator: " / ")) · \(component.rules)"
    }
    return Answer(
      page,
      data: page.data("components") { component in
        .members([
          ("name", .string(component.name.rawValue)),
          ("en", component.title.en.map { .string($0) }),
          ("ko", component.title.ko.map { .string($0) }),
          ("rules", .integer(Int64(component.rules))),
          ("numbers", .integer(Int64(component.metrics))),
        ])
      })
  }

  /// What editions changed.
  static let whatChanged = Tool(
    name: "what_changed", title: "What changed",
    summary:
      "What editions of the guidelines added, ended, replaced or gave other numbers, the newest first.",
    arguments: [.since, .component, .platform, .limit(50, preset: 15), .cursor, .language],
    output: Schema.page(
      "changes",
      of: Schema.object(
        [
          ("edition", Schema.text), ("kind", Schema.text), ("rule", Schema.text),
          ("before", Schema.text), ("after", Schema.text), ("now", Schema.text),
        ], required: ["edition", "kind", "rule"]))
  ) { question throws(ToolFailure) in
    let base = try question.base()
    var filter = try question.filter(in: base)
    filter.heldOn = nil
    let since = try question.edition(.since)
    let changes = try question.reading { () throws(KnowledgeBaseError) in
      try base.changes(filter, since: since)
    }
    let language = question.language()
    let page = ListPage(
      of: changes, from: question.cursor,
      limit: question.number(.limit(50, preset: 15), else: 15)
    ) { $0.line(in: language) }
    return Answer(page, data: page.data("changes") { $0.data(in: language) })
  }
}

extension Tool.Answer {
  /// The page as text, beside the same as `data`.
  fileprivate init(_ page: ListPage<some Any>, data: JSONValue) {
    self.init(
      data: data, text: page.lines.joined(separator: "\n"), remark: page.remark)
  }
}

extension Metric {
  fileprivate func data(in language: Language) -> JSONValue {
    .members([
      ("rule", rule.map { .string($0.rawValue) }), ("subject", .string(narrowedSubject)),
      ("dimension", .string(dimension.rawValue)), ("amount", .string(amount(in: language))),
      ("platforms", platforms.isEmpty ? nil : .texts(platforms.map(\.rawValue))),
      ("source", .string("\(source.document):\(source.line)")),
    ])
  }

  fileprivate func line(in language: Language) -> String {
    [
      rule?.rawValue ?? "–", narrowedSubject, dimension.name(in: language), amount(in: language),
      platforms.map(\.rawValue).joined(separator: ", "), "\(source.document):\(source.line)",
    ].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var narrowedSubject: String {
    ([subject] + notes).joined(separator: ", ")
  }
}

extension RuleChange {
  /// The side as one line: its title and its numbers.
  private static func text(_ side: Side?, in language: Language) -> String? {
    side.map { side in
      let amounts = StatedAmount.list(of: side.metrics, in: language).map(\.amount)
      return (side.title.preferring(language) ?? side.rule.rawValue)
        + (amounts.isEmpty ? "" : " (\(amounts.prefix(4).joined(separator: "; ")))")
    }
  }

  fileprivate func data(in language: Language) -> JSONValue {
    .members([
      ("edition", .string(edition.description)), ("kind", .string(kind.rawValue)),
      ("rule", .string(rule.rawValue)),
      ("before", Self.text(before, in: language).map { .string($0) }),
      ("after", Self.text(after, in: language).map { .string($0) }),
      ("now", kind == .replaced ? after.map { .string($0.rule.rawValue) } : nil),
    ])
  }

  fileprivate func line(in language: Language) -> String {
    let ids =
      kind == .replaced ? [before, after].compactMap { $0?.rule.rawValue } : [rule.rawValue]
    let sides = [("− ", before), ("+ ", after)].compactMap { mark, side in
      Self.text(side, in: language).map { "\n  " + mark + $0 }
    }
    return "\(edition) · \(kind.rawValue) · \(ids.joined(separator: " → "))" + sides.joined()
  }
}
