import CommandLineKit
import Guidelines
import KnowledgeBase

extension Command {
  /// `hig changes`: rules that editions added, ended, replaced or changed.
  static let changes = Command(
    name: "changes",
    summary: Phrase(
      "what each edition added, ended, replaced or gave other numbers",
      "판마다 더해지고 끝나고 바뀐 규칙과 수치"),
    operands: .name,
    options: [.since, .until, .component, .platform] + Option.ofList,
    examples: [
      ("hig changes --since 2025-06", Phrase("what is new since June 2025", "2025년 6월부터 달라진 것")),
      ("hig changes --component tab-bars", Phrase("how tab bars changed", "탭 막대가 달라진 과정")),
    ]
  ) { session throws(Failure) in
    let since = try session.edition(.since)
    let until = try session.edition(.until)
    let base = try session.openForReading()
    var filter = try session.filter(in: base)
    filter.heldOn = nil
    let found = try session.knowledgeBase { () throws(KnowledgeBaseError) in
      try base.changes(filter, since: since, until: until)
    }
    let (part, format) = (try session.page(of: found), try session.format)
    if format == .json || format == .ndjson {
      try session.print(
        ChangeList(changes: part.records), list: "changes", next: part.next, as: format)
    } else if part.records.isEmpty {
      session.tell(Phrase("hig: nothing changed", "hig: 달라진 것이 없습니다"))
    } else {
      var page = Page(environment: session.environment)
      var edition: Edition?
      if format == .md {
        page.markdownTable(
          part.records.map { page.record($0, for: session.presentation) },
          header: Page.changeHeader.map { $0[session.presentation.messages] })
        page.print()
        return .done
      }
      guard Output.isTerminal else {
        page.records(part.records.map { page.record($0, for: session.presentation) })
        page.print()
        return .done
      }
      for change in part.records {
        if change.edition != edition {
          if edition != nil { page.line() }
          page.line(change.edition.phrase[session.presentation.messages], .bold)
          edition = change.edition
        }
        page.add(change, for: session.presentation)
      }
      page.print()
    }
    return part.records.isEmpty ? .nothing : .done
  }
}

extension Page {
  /// The heads of the columns of changes.
  fileprivate static let changeHeader = [
    Wording.rule, Wording.edition, Phrase("change", "달라진 것"), Phrase("before", "이전"),
    Phrase("after", "이후"), Wording.source,
  ]

  /// The cells of a change in piped output: rule, edition, kind, both sides, source.
  fileprivate func record(_ change: RuleChange, for presentation: Presentation) -> [String] {
    let language = presentation.messages
    let sides = [change.before, change.after].map { side in
      side.map {
        shown($0.title, in: presentation).joined(separator: " · ") + numbers(of: $0, in: language)
      }
        ?? ""
    }
    let source = (change.after ?? change.before)?.sources.first
    return [change.rule.rawValue, "\(change.edition)", Wording.change(change.kind)[language]]
      + sides
      + [source.map { "\($0.document):\($0.lines.cited)" } ?? ""]
  }

  /// Adds a change: its rule and kind, and the statements before and after.
  fileprivate mutating func add(_ change: RuleChange, for presentation: Presentation) {
    let language = presentation.messages
    let ids = [change.before?.rule, change.after?.rule].compactMap { $0?.rawValue }
    let name = change.kind == .changed ? change.rule.rawValue : ids.joined(separator: " → ")
    line(left: "  " + name, .accent, right: Wording.change(change.kind)[language], .faint)
    for (mark, side) in [("−", change.before), ("+", change.after)] {
      guard let side else { continue }
      let numbers = numbers(of: side, in: language)
      for text in shown(side.title, in: presentation) {
        paragraph("\(mark) \(text)\(numbers)", indent: 4)
      }
      for source in side.sources.prefix(2) {
        line("      \(source.document):\(source.lines.cited)", .faint)
      }
    }
  }

  /// The numbers of `side` in parentheses, at most six of them; empty if it has none.
  private func numbers(of side: RuleChange.Side, in language: Language) -> String {
    var amounts: [String] = []
    for stated in StatedAmount.list(of: side.metrics, in: language)
    where !amounts.contains(stated.amount) {
      amounts.append(stated.amount)
    }
    let hidden = amounts.count - 6
    if hidden > 0 { amounts[6...] = [Phrase("\(hidden) more", "그 밖에 \(hidden)개")[language]] }
    return amounts.isEmpty ? "" : " (\(amounts.joined(separator: "; ")))"
  }
}
