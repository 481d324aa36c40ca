internal import Guidelines

/// Tab bars with more tabs than later editions allow on iPad, Apple TV and Apple Vision Pro.
struct TabCountMaximum: Check {
  let rule = RuleID(unchecked: "tab-count-maximum")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A tab bar outside the iPhone stays within the limit of the later editions.",
    ko: "iPhone이 아닌 기기의 탭 바가 이후 판의 상한을 넘지 않습니다.")

  var needs: [LimitQuery] { [request] }

  private var request: LimitQuery {
    LimitQuery(
      rule: rule, dimension: .count, unit: Unit(rawValue: "tabs"), bound: .maximum)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.compactMap { bar in
      // iPhone has its own range, which the check tab-count covers.
      guard bar.style == .bar, bar.platforms.areOnly(.iPadOS, .tvOS, .visionOS),
        let limit = numbers.limit(for: request, on: bar.platforms), let count = bar.count.value,
        limit.isExceeded(by: Double(count))
      else { return nil }
      return finding(
        at: bar.place,
        .resting(
          onStated: limit.isExceeded(by: Double(bar.fewestTabs ?? 0)), platforms: bar.platforms,
          limit: limit),
        evidence: limit.evidence("count", Double(count), .maximum),
        Bilingual(
          en: """
            \(count) tabs, where the guideline has at most \(limit.stated.en ?? "")\
            \(limit.platforms.en ?? ""); offer a sidebar for the rest
            """,
          ko: """
            탭이 \(count)개입니다. 가이드라인의 상한은 \(limit.platforms.ko ?? "")\(limit.stated.ko ?? "")개입니다. \
            나머지는 사이드바에 두세요
            """))
    }
  }

  var examples: [CheckExample] {
    let tab = #""title": "Walks""#
    let item = #"title="Walks""#
    return [
      .failing(.json, at: [1], ExampleText.json("iPadOS", tabs: tab, tab, tab, tab, tab, tab, tab)),
      .failing(.json, at: [1], ExampleText.json("visionOS", bar: #""count": 8, "#, tabs: tab, tab)),
      .failing(
        .storyboard, at: [4],
        ExampleText.storyboard(
          tabs: item, item, item, item, item, item, item, runtime: "AppleTV")),
      .passing(.json, ExampleText.json("iPadOS", tabs: tab, tab, tab, tab, tab, tab)),
      .passing(.json, ExampleText.json("visionOS", tabs: tab, tab)),
      .passing(
        .storyboard,
        ExampleText.storyboard(tabs: item, item, item, item, item, item, runtime: "AppleTV")),
    ]
  }
}
