internal import Guidelines
internal import TextAnalysis

/// A table of metrics: each value once, with all lines that state it.
struct MetricTable {
  private let amounts: [StatedAmount]
  private let names: SubjectNames
  private let showsRule: Bool
  private let fragments: Fragments

  /// A table of `metrics`, with the rule of each if `showsRule`.
  init(
    _ metrics: [Metric], _ names: SubjectNames, showsRule: Bool, _ fragments: Fragments
  ) {
    amounts = Self.grouped(StatedAmount.list(of: metrics, in: fragments.reader.language))
    self.names = names
    self.showsRule = showsRule
    self.fragments = fragments
  }

  var table: Markup {
    fragments.table(
      Words.tableOfNumbers,
      [Words.value, Words.measure, Words.subject, Words.platform]
        + (showsRule ? [Words.rule] : []) + [Words.source]
    ) { for amount in amounts { row(amount) } }
  }

  /// Puts amounts of the same thing next to each other, such as its points and its pixels.
  private static func grouped(_ amounts: [StatedAmount]) -> [StatedAmount] {
    struct Group: Hashable {
      let thing: MeasuredThing
      let rule: RuleID?
    }
    var places: [Group: Int] = [:]
    let placed = amounts.enumerated().map { index, amount in
      let group = Group(thing: MeasuredThing(amount), rule: amount.metric.rule)
      let place = places[group] ?? index
      places[group] = place
      return (key: (place, amount.metric.scale ?? 0, index), amount: amount)
    }
    return placed.sorted { $0.key < $1.key }.map(\.amount)
  }

  private func row(_ stated: StatedAmount) -> Markup {
    let metric = stated.metric
    return element("tr") {
      element("th", Attribute("scope", "row"), .class("value")) { stated.amount }
      element("td") {
        (stated.dimension ?? .size).name(in: fragments.reader.language)
      }
      element("td") { fragments.subject(of: metric, names) }
      element("td", .class("on")) { metric.platforms.map(\.rawValue).joined(separator: ", ") }
      if showsRule {
        element("td", .class("of-rule")) {
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
