import CommandLineKit
import Guidelines
import KnowledgeBase

extension Command {
  /// `hig rules`: all rules, one per line.
  static let rules = Command(
    name: "rules",
    summary: Phrase("the rules, a line each", "규칙 목록, 한 줄에 하나"),
    operands: CommandSyntax.Operands(
      label: "NAME|join|apart RULE OTHER", count: 0...Int.max,
      .records(
        of: "components", and: Platform.allCases.map(\.rawValue) + ["join", "apart"]), isName: true),
    options: [.component, .platform, .authority, .asOf, .history] + Option.ofList,
    examples: [
      ("hig rules --component tab-bars", Phrase("what holds for tab bars", "탭 막대에 적용되는 규칙")),
      (
        "hig rules join alert-sparingly alert-minimize",
        Phrase("from now on both are one rule", "이제 둘을 한 규칙으로 봄")
      ),
      (
        "hig rules apart alert-sparingly alert-minimize",
        Phrase("from now on they are two", "이제 둘을 다른 규칙으로 봄")
      ),
    ]
  ) { session throws(Failure) in
    let operands = session.invocation.operands
    if let kind = operands.first.flatMap(RuleDecision.Kind.init) {
      return try session.decide(kind, about: Array(operands.dropFirst()))
    }
    return try session.list(
      { base, filter throws(KnowledgeBaseError) in try base.rules(filter) },
      json: RuleList.init, header: [Wording.rule, Wording.modality, Wording.title]
    ) { rule in
      [
        rule.id.rawValue, Wording.modality(rule.modality)[session.presentation.messages],
        ([Wording.status(rule.time)?[session.presentation.messages]].compactMap(\.self)
          + [session.one(of: rule.title)]).joined(separator: " · "),
      ]
    }
  }
}

private struct RuleList: Encodable {
  let rules: [Rule]
}

private struct DecidedRules: Encodable {
  let decision: RuleDecision
  let rules: [Rule]
}

extension Session {
  /// Joins two rules or keeps them apart, and shows the result.
  fileprivate func decide(
    _ kind: RuleDecision.Kind, about names: [String]
  ) throws(Failure) -> ExitStatus {
    let command = "rules \(kind.rawValue)"
    guard names.count > 1 else {
      throw .usage(.missingOperand(command: command, label: names.isEmpty ? "RULE" : "OTHER"))
    }
    if names.count > 2 { throw .usage(.needlessOperand(command: command, operand: names[2])) }
    let base = try openForWriting()
    let ids = [try known(names[0], in: base), try known(names[1], in: base)]
    guard ids[0] != ids[1] else { throw .notFound(.rulePair(names[0], names[1])) }
    let decision = RuleDecision(kind, ids[0], ids[1])
    let rules = try knowledgeBase { () throws(KnowledgeBaseError) -> [Rule] in
      try base.decide(decision)
      var rules: [Rule] = []
      for id in ids {
        if let rule = try base.rule(id), !rules.contains(where: { $0.id == rule.id }) {
          rules.append(rule)
        }
      }
      return rules
    }
    show(decision, rules)
    return .done
  }

  /// `name` as the id or alias of a rule.
  private func known(_ name: String, in base: KnowledgeBase) throws(Failure) -> RuleID {
    let id = RuleID(rawValue: name)
    let nearest = try knowledgeBase { () throws(KnowledgeBaseError) -> [RuleID]? in
      if let id, try base.rule(id) != nil { return nil }
      return try base.nearestRules(to: name, limit: 3)
    }
    guard let id, nearest == nil else {
      throw .notFound(.rule(given: name, nearest: (nearest ?? []).map(\.rawValue)))
    }
    return id
  }

  private func show(_ decision: RuleDecision, _ rules: [Rule]) {
    if invocation.has(.json) {
      print(json: DecidedRules(decision: decision, rules: rules))
      return
    }
    var page = Page(environment: environment)
    for rule in rules {
      page.paragraph("\(rule.id) · \(one(of: rule.title))")
    }
    page.print()
  }
}
