internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

extension Route {
  /// `/metrics`: all metrics, drawn and listed.
  static let metrics = Route(
    path: [.literal("metrics")],
    summary: Phrase("the numbers that guidelines state", "가이드라인에 나오는 수치"),
    parameters: [.component, .platform, .asOf, .unit, .query, .lang]
  ) { visit throws(KnowledgeBaseError) in
    .page(try MetricsPage(visit).page)
  }
}

extension Parameter {
  static let unit = Parameter(
    name: "unit", place: .query, values: .text, summary: Phrase("only this unit", "이 단위만"))
}

/// The page of all metrics.
struct MetricsPage {
  private let visit: Visit
  private let fragments: Fragments
  private let metrics: [Metric]
  private let units: [String]
  private let components: [ComponentSummary]
  private let names: SubjectNames

  init(_ visit: Visit) throws(KnowledgeBaseError) {
    self.visit = visit
    fragments = Fragments(visit.reader)
    components = try visit.components.filter { $0.metrics > 0 }
    let names = try visit.names
    self.names = names
    let all = try visit.base.metrics(visit.filter)
    units = Set(all.map(\.unit.rawValue)).sorted()
    let unit = visit[.unit]
    let words = (visit[.query] ?? "").split(separator: " ").map { Folding.fold(String($0)) }
    metrics = all.filter { metric in
      guard unit.map({ $0 == metric.unit.rawValue }) ?? true else { return false }
      guard !words.isEmpty else { return true }
      let text = Folding.fold(metric.searchable(names))
      return words.allSatisfy { text.contains($0) }
    }
  }

  var page: Page {
    let reader = visit.reader
    return Page(
      title: reader.say(Words.metrics), part: .metrics,
      content: group {
        element("h1") { reader.say(Words.metrics) }
        element("p", .class("lead")) { reader.say(Words.metricsLead) }
        filters
        element("p", .class("facts")) {
          element("span") { reader.say(Words.numbers(metrics.count)) }
        }
        if metrics.isEmpty {
          element("p") { reader.say(Words.noNumbers) }
        } else {
          let figures = DrawingList(metrics, names, fragments).figures
          fragments.section("drawings", Words.drawnToScale) { figures }
          fragments.section("table", Words.tableOfNumbers) {
            MetricTable(metrics, names, showsRule: true, fragments).table
          }
        }
      })
  }

  private var filters: Markup {
    fragments.filters("metrics") {
      fragments.contains(visit[.query] ?? "")
      fragments.choice(
        "component", Words.component,
        components.map { ($0.name.rawValue, fragments.name(of: $0)) },
        chosen: visit[.component])
      fragments.choice(
        "platform", Words.platform, Platform.allCases.map { ($0.rawValue, $0.rawValue) },
        chosen: visit[.platform])
      fragments.choice(
        "unit", Words.unit, units.map { ($0, $0) }, chosen: visit[.unit])
    }
  }
}

extension Metric {
  /// All texts by which people may search for it.
  fileprivate func searchable(_ names: SubjectNames) -> String {
    ([
      dimension.name(in: .en), dimension.name(in: .ko), amount(in: .en),
      amount(in: .ko), rule?.rawValue ?? "",
    ] + Language.allCases.flatMap { names.names(of: self, in: $0).map(\.value) }).joined(
      separator: " ")
  }
}
