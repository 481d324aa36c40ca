internal import Guidelines

/// Tab views with too many tabs.
struct TabViewCount: Check {
  let rule = RuleID(unchecked: "tab-view-count")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A tab view has no more tabs than the guideline allows.",
    ko: "탭 뷰의 탭이 가이드라인의 상한을 넘지 않습니다.")

  var needs: [LimitQuery] { [request] }

  private var request: LimitQuery {
    LimitQuery(
      rule: rule, dimension: .count, unit: Unit(rawValue: "tabs"), bound: .maximum)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.filter { $0.style == .view }.compactMap { view in
      guard
        let limit = numbers.limit(
          for: request, on: view.platforms.isEmpty ? [.macOS] : view.platforms),
        let count = view.count.value, limit.isExceeded(by: Double(count))
      else { return nil }
      return finding(
        at: view.place,
        .resting(
          onStated: limit.isExceeded(by: Double(view.fewestTabs ?? 0)), platforms: view.platforms,
          limit: limit),
        evidence: limit.evidence("count", Double(count), .maximum),
        Bilingual(
          en: """
            \(count) tabs in a tab view, where the guideline has at most \
            \(limit.stated.en ?? ""); consider a menu of views
            """,
          ko: """
            탭 뷰에 탭이 \(count)개 있습니다. 가이드라인의 상한은 \(limit.stated.ko ?? "")개입니다. 메뉴로 \
            고르게 하는 것을 고려하세요
            """))
    }
  }

  var examples: [CheckExample] {
    let tab = #""title": "General""#
    let view = #""style": "view", "#
    func xib(_ count: Int) -> String {
      let items = (1...count).map {
        "<tabViewItem label=\"General\" identifier=\"\" id=\"i\($0)\"/>"
      }
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \
        targetRuntime="MacOSX.Cocoa">
        <objects>
        <tabView id="t"><tabViewItems>
        \(items.joined(separator: "\n"))
        </tabViewItems></tabView>
        </objects>
        </document>
        """
    }
    return [
      .failing(
        .json, at: [1],
        ExampleText.json("macOS", bar: view, tabs: tab, tab, tab, tab, tab, tab, tab)),
      .failing(.json, at: [1], ExampleText.json("macOS", bar: view + #""count": 9, "#, tabs: tab)),
      .failing(.xib, at: [4], xib(7)),
      .passing(.json, ExampleText.json("macOS", bar: view, tabs: tab, tab, tab)),
      .passing(.json, ExampleText.json("macOS", bar: view + #""count": null, "#, tabs: tab)),
      .passing(.xib, xib(6)),
    ]
  }
}
