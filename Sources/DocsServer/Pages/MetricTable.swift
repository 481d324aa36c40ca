internal import Guidelines

/// Numbers as a table: each value once, with every line that states it.
struct MetricTable {
  private let amounts: [StatedAmount]
  private let showsRule: Bool
  private let fragments: Fragments

  /// A table of `metrics`; with `showsRule` it names the rule of each.
  init(_ metrics: [Metric], showsRule: Bool, _ fragments: Fragments) {
    amounts = StatedAmount.list(of: metrics, in: fragments.reader.language)
    self.showsRule = showsRule
    self.fragments = fragments
  }

  var table: Markup {
    let reader = fragments.reader
    return element(
      "div", .class("scroll"), Attribute("tabindex", "0"), Attribute("role", "group"),
      .aria(.label, reader.say(Words.tableOfNumbers))
    ) {
      element("table") {
        element("thead") {
          element("tr") {
            column(Words.value)
            column(Words.measure)
            column(Words.subject)
            column(Words.platform)
            if showsRule { column(Words.rule) }
            column(Words.source)
          }
        }
        element("tbody") { for amount in amounts { row(amount) } }
      }
    }
  }

  private func column(_ name: Phrase) -> Markup {
    element("th", Attribute("scope", "col")) { fragments.reader.say(name) }
  }

  private func row(_ stated: StatedAmount) -> Markup {
    let metric = stated.metric
    return element("tr") {
      element("th", Attribute("scope", "row"), .class("value")) { stated.amount }
      element("td") {
        (stated.dimension ?? .size).name(in: fragments.reader.language)
      }
      element("td", .lang(.en)) { ([metric.subject] + metric.notes).joined(separator: ", ") }
      element("td") { metric.platforms.map(\.rawValue).joined(separator: ", ") }
      if showsRule {
        element("td") {
          if let rule = metric.rule { link(fragments.addresses.rule(rule)) { rule.rawValue } }
        }
      }
      element("td", .class("places")) {
        for source in stated.sources.prefix(3) {
          fragments.place(source.document, LineRange(max(1, source.line)))
          " "
        }
        if stated.sources.count > 3 { "+\(stated.sources.count - 3)" }
      }
    }
  }
}
