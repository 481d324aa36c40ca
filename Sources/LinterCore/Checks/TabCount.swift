internal import Guidelines

/// Tab bars with more or fewer tabs than the guideline's range for the platform.
struct TabCount: Check {
  let rule = RuleID(unchecked: "tab-count")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A tab bar has neither more nor fewer tabs than the guideline's range.",
    ko: "탭 바의 탭이 가이드라인의 범위보다 많지도 적지도 않습니다.")

  var needs: [LimitQuery] { [Self.request(.minimum), Self.request(.maximum)] }

  /// The minimum or maximum number of tabs.
  static func request(_ bound: LimitQuery.Bound) -> LimitQuery {
    LimitQuery(
      rule: RuleID(unchecked: "tab-count"), dimension: .count, unit: Unit(rawValue: "tabs"),
      bound: bound)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.filter { $0.style == .bar }.compactMap { bar in
      let platforms = bar.platforms.orPhone
      if let limit = numbers.limit(for: Self.request(.maximum), on: platforms),
        let count = bar.fewestTabs, limit.isExceeded(by: Double(count))
      {
        return finding(
          at: bar.place,
          .resting(onStated: true, platforms: bar.platforms, limit: limit),
          evidence: limit.evidence("count", Double(count), .maximum), tooMany(count, limit))
      }
      if let limit = numbers.limit(for: Self.request(.maximum), on: platforms),
        let count = bar.count.value, limit.isExceeded(by: Double(count))
      {
        return finding(
          at: bar.place, .possible, evidence: limit.evidence("count", Double(count), .maximum),
          tooMany(count, limit))
      }
      if let limit = numbers.limit(for: Self.request(.minimum), on: platforms),
        let count = bar.count.value, count > 0, Double(count) < limit.value
      {
        return finding(
          at: bar.place,
          .resting(onStated: bar.count.isStated, platforms: bar.platforms, limit: limit),
          evidence: limit.evidence("count", Double(count), .minimum), tooFew(count, limit))
      }
      return nil
    }
  }

  private func tooMany(_ count: Int, _ limit: GuidelineLimit) -> Bilingual<String> {
    Bilingual(
      en: """
        \(count) tabs, where the guideline has at most \(limit.stated.en ?? "")\
        \(limit.platforms.en ?? ""); keep those that people use most
        """,
      ko: """
        탭이 \(count)개입니다. 가이드라인의 상한은 \(limit.platforms.ko ?? "")\(limit.stated.ko ?? "")개입니다. \
        자주 쓰는 것만 남기세요
        """)
  }

  private func tooFew(_ count: Int, _ limit: GuidelineLimit) -> Bilingual<String> {
    Bilingual(
      en: """
        \(count) tab\(count == 1 ? "" : "s"), where the guideline has at least \
        \(limit.stated.en ?? "")\(limit.platforms.en ?? ""); consider another way to navigate
        """,
      ko: """
        탭이 \(count)개입니다. 가이드라인의 하한은 \(limit.platforms.ko ?? "")\(limit.stated.ko ?? "")개입니다. \
        다른 탐색 방법을 고려하세요
        """)
  }

  var examples: [CheckExample] {
    let few = #""title": "Walks""#
    return [
      .failing(.json, at: [1], ExampleText.json(tabs: few, few, few, few, few, few)),
      .failing(.json, at: [1], ExampleText.json(tabs: few, few)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          tabs: #"Text("1").tabItem { Label("Walks", systemImage: "figure.walk") }"#,
          #"Text("2").tabItem { Label("Maps", systemImage: "map") }"#,
          #"Text("3").tabItem { Label("Friends", systemImage: "person") }"#,
          #"Text("4").tabItem { Label("Photos", systemImage: "photo") }"#,
          #"Text("5").tabItem { Label("Events", systemImage: "calendar") }"#,
          #"Text("6").tabItem { Label("Profile", systemImage: "person.circle") }"#)),
      .failing(
        .storyboard, at: [4], ExampleText.storyboard(tabs: #"title="Walks""#, #"title="Maps""#)),
      .passing(.json, ExampleText.json(tabs: few, few, few)),
      .passing(.json, ExampleText.json(bar: #""count": null, "#, tabs: few)),
      .passing(.json, ExampleText.json("tvOS", tabs: few, few)),
      .passing(
        .swift,
        ExampleText.swift(
          tabs: #"Tab("Walks", systemImage: "figure.walk") { WalksView() }"#,
          #"Tab("Maps", systemImage: "map") { MapsView() }"#,
          #"Tab("Friends", systemImage: "person") { FriendsView() }"#)),
      .passing(
        .swift,
        ExampleText.swift(
          tabs: #"ForEach(areas) { area in"#,
          #"  AreaView(area).tabItem { Text(area.name) }"#, "}")),
      .passing(
        .storyboard,
        ExampleText.storyboard(
          tabs: #"title="Walks""#, #"title="Maps""#, #"title="Friends""#)),
    ]
  }
}

extension TabBar {
  /// The minimum number of tabs: the exact number if known, or else the number of tabs that are always
  /// shown; `nil` if unknown.
  var fewestTabs: Int? {
    if let count = count.stated { return count }
    guard !tabs.isEmpty else { return nil }
    return tabs.count { $0.isPresent == .stated(true) }
  }
}
