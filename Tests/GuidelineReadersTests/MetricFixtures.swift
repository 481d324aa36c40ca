import GuidelineReaders
import Guidelines
import TextAnalysis

/// What the tests of metrics share: a small glossary, and a short way to write an expectation.
enum MetricFixture {
  static let glossary = Glossary(concepts: [
    concept("tab-bar", ["tab bar"], ["탭 막대", "탭 바", "탭 모음", "탭 표시줄"], page: "tab-bars"),
    concept("tab", ["tab"], ["탭"]),
    concept("toolbar", ["toolbar"], ["도구 막대", "툴바", "도구 모음"], page: "toolbars"),
    concept("button", ["button"], ["버튼", "단추"], page: "buttons"),
    concept("help-button", ["help button"], ["도움말 버튼", "도움말 단추"]),
    concept("segment", ["segment"], ["세그먼트"]),
    concept("tvos", ["tvOS"], [], page: "designing-for-tvos"),
    concept(
      "segmented-control", ["segmented control"], ["세그먼트 컨트롤"], page: "segmented-controls"),
    concept("title", ["title"], ["제목"]),
    concept("sidebar", ["sidebar"], ["사이드바"], page: "sidebars"),
    concept("alert", ["alert"], ["경고"], page: "alerts"),
    concept("navigation-bar", ["navigation bar"], ["탐색 막대"], page: "navigation-bars"),
  ])

  private static func concept(
    _ id: String, _ en: [String], _ ko: [String], page: String? = nil
  ) -> Concept {
    Concept(
      id: ConceptID(unchecked: id), en: en, ko: ko,
      component: page.map { ComponentName(unchecked: $0) })
  }

  static func context(
    _ language: Language, component: String? = nil, platforms: [Platform] = [],
    caption: String? = nil
  ) -> MetricContext {
    MetricContext(
      language: language, component: component.map { ComponentName(unchecked: $0) },
      platforms: platforms, caption: caption, glossary: glossary, document: "sample.md")
  }

  /// The metrics of one line, as `summary` writes them.
  static func read(
    _ text: String, component: String? = nil, platforms: [Platform] = []
  ) -> [String] {
    let language: Language =
      text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      ? .ko : .en
    return MetricReading.metrics(
      in: [TextLine(text: text, line: 1)],
      context: context(language, component: component, platforms: platforms)
    ).map(summary)
  }

  /// `count 3…5 tabs`: dimension, bounds, unit; `~` where it is approximate.
  static func summary(_ metric: Metric) -> String {
    let bounds =
      metric.minimum == metric.maximum
      ? number(metric.minimum) : number(metric.minimum) + "…" + number(metric.maximum)
    var text = "\(metric.dimension.rawValue) \(metric.isApproximate ? "~" : "")\(bounds)"
    text += " \(metric.unit.rawValue)"
    if let scale = metric.scale { text += " @\(scale)x" }
    return text
  }

  private static func number(_ value: Double?) -> String {
    guard let value else { return "" }
    return value == Double(Int(value)) ? String(Int(value)) : String(value)
  }
}
