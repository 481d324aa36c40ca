internal import Guidelines
internal import KnowledgeBase

extension Route {
  /// `/report`: explains another tool's report that is dropped on the page.
  ///
  /// The site's script sends it to the API, which does not store it.
  static let report = Route(
    path: [.literal("report")],
    summary: Phrase("a report with its guidelines", "보고서와 그 지침"), parameters: [.lang]
  ) { visit in
    let reader = visit.reader
    return .page(
      Page(
        title: reader.say(Words.report), part: .checks,
        content: group {
          element("h1") { reader.say(Words.report) }
          element("p", .class("lead")) { reader.say(Words.reportLead) }
          element("noscript") {
            element("p") { reader.say(Words.reportNeedsScript) }
          }
          element(
            "div", .class("drop"), .id("_drop"),
            Attribute("data-working", reader.say(Words.reportWorking)),
            Attribute("data-failed", reader.say(Words.reportFailed)),
            Attribute("data-none", reader.say(Words.reportEmpty)),
            Attribute("data-found", reader.say(Words.reportFound)),
            Attribute("data-bare", reader.say(Words.reportBare))
          ) {
            element("label", Attribute("for", "_report")) { reader.say(Words.reportChoose) }
            element("input", .id("_report"), Attribute("type", "file"))
          }
          element("p", .class("status"), .id("_said"), Attribute("role", "status"))
          element("ol", .class("hits"), .id("_findings"))
        }))
  }
}
