import CommandLineKit
import Guidelines
import KnowledgeBase

extension Command {
  /// `hig authorities`: lists the authorities by precedence, or sets their order.
  static let authorities = Command(
    name: "authorities",
    summary: Phrase(
      "whose guidelines there are, the one whose numbers win first",
      "누구의 지침이 있는지, 수치가 우선하는 순서로"),
    operands: CommandSyntax.Operands(label: "NAME", count: 0...Int.max),
    options: [],
    examples: [
      (
        "hig authorities Acme KRDS Apple",
        Phrase("Acme's numbers win, then KRDS's", "Acme의 수치가 우선하고 다음은 KRDS")
      )
    ]
  ) { session throws(Failure) in
    let base =
      try session.invocation.operands.isEmpty
      ? session.openForReading() : session.openForWriting()
    var order: [Authority] = []
    for name in session.invocation.operands {
      let authority = try session.authority(named: name, in: base)
      if !order.contains(authority) { order.append(authority) }
    }
    let summaries = try session.knowledgeBase { () throws(KnowledgeBaseError) in
      if !order.isEmpty { try base.setOrder(of: order) }
      let (documents, rules) = (try base.documents(), try base.rules(Filter(heldOn: base.today)))
      return try base.authorities().map { authority in
        AuthoritySummary(
          authority, documents.filter { $0.authority == authority },
          rules: rules.count { $0.authority == authority })
      }
    }
    if session.invocation.has(.json) {
      session.print(json: AuthorityList(authorities: summaries))
    } else {
      var page = Page(environment: session.environment)
      page.table(
        summaries.map { [$0.name.rawValue, "\($0.documents)", "\($0.rules)", "\($0.metrics)"] },
        header: [Wording.authority, Wording.documents, Wording.rules, Wording.metrics]
          .map { $0[session.presentation.messages] })
      page.print()
    }
    return summaries.isEmpty ? .nothing : .done
  }
}

/// An authority with the numbers of its documents, current rules and metrics.
private struct AuthoritySummary: Encodable {
  let name: Authority
  let documents: Int
  let rules: Int
  let metrics: Int

  init(_ name: Authority, _ own: [DocumentSummary], rules: Int) {
    self.name = name
    documents = own.count
    self.rules = rules
    metrics = own.reduce(0) { $0 + $1.metrics }
  }
}

private struct AuthorityList: Encodable {
  let authorities: [AuthoritySummary]
}
