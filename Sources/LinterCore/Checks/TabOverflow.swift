internal import Guidelines

/// More tabs, and tabs that the system moves into one.
struct TabOverflow: Check {
  let rule = RuleID(unchecked: "tab-overflow")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "No tab is hidden behind More.", ko: "‘더 보기’ 뒤에 숨는 탭이 없습니다.")

  var needs: [LimitQuery] { [Self.request] }

  /// The number of tabs that fit on an iPhone, regardless of what a team's guideline allows.
  private static let request = {
    var request = TabCount.request(.maximum)
    request.authority = .apple
    return request
  }()

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.filter { $0.style == .bar && $0.platforms.mayInclude(.iOS) }
      .compactMap { bar in
        if let more = bar.tabs.first(where: { $0.systemItem == "more" }) {
          return finding(
            at: more.place, .resting(onStated: more.isPresent.isStated, platforms: bar.platforms),
            Bilingual(
              en: "a More tab puts areas one tap further away; drop it and keep what people use",
              ko: "‘더 보기’ 탭에 든 것은 한 번 더 눌러야 열립니다. 이 탭을 빼고 자주 쓰는 것만 남기세요"))
        }
        // If there are too many tabs, the last that would fit becomes More.
        guard let limit = numbers.limit(for: Self.request, on: [.iOS]),
          let count = bar.fewestTabs, Double(count) > limit.value
        else { return nil }
        let last = Int(limit.value)
        let place = bar.tabs.indices.contains(last - 1) ? bar.tabs[last - 1].place : bar.place
        return finding(
          at: place, .likely, evidence: limit.evidence("count", Double(count), .maximum),
          Bilingual(
            en: """
              with \(count) tabs an iPhone shows More from tab \(last) on and lists the rest on \
              another screen; use at most \(limit.stated.en ?? "")
              """,
            ko: """
              탭이 \(count)개이면 iPhone에서는 \(last)번째부터 ‘더 보기’로 바뀌어 다른 화면에 나옵니다. \
              \(limit.stated.ko ?? "")개까지만 쓰세요
              """))
      }
  }

  var examples: [CheckExample] {
    let tab = #""title": "Walks""#
    let item = #"title="Walks""#
    return [
      .failing(.json, at: [4], ExampleText.json(tabs: tab, tab, #""system": "more""#)),
      .failing(.json, at: [6], ExampleText.json(tabs: tab, tab, tab, tab, tab, tab)),
      .failing(
        .storyboard, at: [12], ExampleText.storyboard(tabs: item, item, #"systemItem="more""#)),
      .passing(.json, ExampleText.json(tabs: tab, tab, tab, tab, tab)),
      .passing(.json, ExampleText.json("tvOS", tabs: tab, tab, tab, tab, tab, tab)),
      .passing(
        .storyboard, ExampleText.storyboard(tabs: item, item, #"systemItem="favorites""#)),
    ]
  }
}
