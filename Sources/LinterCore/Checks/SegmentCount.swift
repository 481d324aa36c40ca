internal import Guidelines

/// Segmented controls with too many segments.
struct SegmentCount: Check {
  let rule = RuleID(unchecked: "segment-count")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A segmented control has no more segments than the guideline allows.",
    ko: "세그먼트 컨트롤의 세그먼트가 가이드라인의 상한을 넘지 않습니다.")

  var needs: [LimitQuery] { [request] }

  private var request: LimitQuery {
    LimitQuery(
      rule: rule, dimension: .count, unit: Unit(rawValue: "segments"), bound: .maximum)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.segmentedControls.compactMap { screen, control in
      let count = max(control.texts.count, control.images.count)
      guard let limit = numbers.limit(for: request, on: screen.platforms.orPhone),
        limit.isExceeded(by: Double(count))
      else { return nil }
      return finding(
        at: control.place, .resting(onStated: true, platforms: screen.platforms, limit: limit),
        evidence: limit.evidence("count", Double(count), .maximum),
        Bilingual(
          en: """
            \(count) segments, where the guideline has at most \(limit.stated.en ?? "")\
            \(limit.platforms.en ?? ""); use fewer
            """,
          ko: """
            세그먼트가 \(count)개입니다. 가이드라인의 상한은 \(limit.platforms.ko ?? "")\(limit.stated.ko ?? "")개입니다. \
            줄이세요
            """))
    }
  }

  var examples: [CheckExample] {
    func json(_ platform: String, _ count: Int) -> String {
      let segments = Array(repeating: #"{"text": "Week"}"#, count: count).joined(separator: ", ")
      return ExampleText.json(
        platform,
        screen: "\"controls\": [\n{\"kind\": \"segmented-control\", \"segments\": [\(segments)]}\n]"
      )
    }
    func storyboard(_ count: Int) -> String {
      let segments = Array(repeating: #"<segment title="Week"/>"#, count: count).joined()
      return ExampleText.storyboard(
        screen: """
          <view key="view" id="w"><subviews>
          <segmentedControl id="s"><segments>\(segments)</segments></segmentedControl>
          </subviews></view>
          """)
    }
    return [
      .failing(.json, at: [3], json("iOS", 7)),
      .failing(.json, at: [3], json("macOS", 9)),
      .failing(.storyboard, at: [7], storyboard(7)),
      // The guideline says "about".
      .passing(.json, json("iOS", 6)),
      .passing(.json, json("iPadOS", 7)),
      .passing(.storyboard, storyboard(3)),
    ]
  }
}

extension Interface {
  /// Every segmented control and the screen that contains it.
  var segmentedControls: [(screen: Screen, control: Control)] {
    screens.flatMap { screen in
      let items =
        (screen.navigationBar.map { $0.leading + $0.trailing } ?? [])
        + (screen.toolbar?.items ?? [])
      let inBars = items.compactMap { item in
        if case .control(let control) = item.content { control } else { nil }
      }
      return ([screen.navigationBar?.titleView].compactMap(\.self) + inBars + screen.controls)
        .filter { $0.kind == .segmentedControl }.map { (screen, $0) }
    }
  }
}
