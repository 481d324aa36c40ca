internal import Guidelines

/// tvOS tab bars with a nonstandard height or position.
struct TabTVHeight: Check {
  let rule = RuleID(unchecked: "tab-tvos-height")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.error
  let summary = Bilingual(
    en: "A tab bar of tvOS has its fixed height and its fixed place.",
    ko: "tvOS의 탭 바가 정해진 높이와 자리에 있습니다.")

  var needs: [LimitQuery] { [request(.height), request(.top)] }

  private func request(_ dimension: Dimension) -> LimitQuery {
    LimitQuery(rule: rule, dimension: dimension, unit: .points, bound: .exact)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.filter { $0.platforms.areOnly(.tvOS) }.flatMap { bar in
      [(Dimension.height, bar.height), (.top, bar.top)].compactMap { dimension, fact in
        guard let fact, let value = fact.value,
          let limit = numbers.limit(for: request(dimension), on: bar.platforms),
          value != limit.value
        else { return nil }
        let seen = Metric.shown(value)
        let name = Bilingual(en: dimension.name(in: .en), ko: dimension.name(in: .ko))
        return finding(
          at: bar.place, .resting(onStated: fact.isStated, platforms: bar.platforms, limit: limit),
          evidence: limit.evidence(dimension.rawValue, value, .exact),
          Bilingual(
            en:
              "\(name.en ?? "") \(seen) pt, where the tab bar of tvOS has \(limit.shown) pt, fixed",
            ko: "\(name.ko ?? "")가 \(seen)pt입니다. tvOS의 탭 바에서는 \(limit.shown)pt로 정해져 있습니다"))
      }
    }
  }

  var examples: [CheckExample] {
    let tab = #""title": "Walks""#
    func code(_ line: String) -> String {
      """
      #if os(tvOS)
      class AreasController: UITabBarController {
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          \(line)
        }
      }
      #endif
      """
    }
    return [
      .failing(.json, at: [1], ExampleText.json("tvOS", bar: #""height": 80, "#, tabs: tab)),
      .failing(
        .json, at: [1], ExampleText.json("tvOS", bar: #""height": 68, "top": 60, "#, tabs: tab)),
      .failing(.swift, at: [5], code("tabBar.frame.size.height = 90")),
      .passing(
        .json, ExampleText.json("tvOS", bar: #""height": 68, "top": 46, "#, tabs: tab)),
      .passing(.json, ExampleText.json("iOS", bar: #""height": 49, "#, tabs: tab)),
      .passing(.swift, code("tabBar.isTranslucent = true")),
    ]
  }
}
