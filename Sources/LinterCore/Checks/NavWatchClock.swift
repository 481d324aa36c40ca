internal import Guidelines

/// Titles that overlap the clock on Apple Watch, and hidden bars, which hide the clock too.
struct NavWatchClock: Check {
  let rule = RuleID(unchecked: "nav-watch-clock")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.error
  let summary = Bilingual(
    en: "On Apple Watch nothing takes the place of the clock.",
    ko: "Apple Watch에서 시계 자리를 차지하는 것이 없습니다.")

  var needs: [LimitQuery] { [NavTitleLength.request] }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.compactMap { screen in
      guard screen.platforms.areOnly(.watchOS), let bar = screen.navigationBar else { return nil }
      if bar.isHidden.value == true {
        return finding(
          at: bar.place, bar.isHidden.isStated ? .likely : .possible,
          Bilingual(
            en: "the bar is hidden, and the clock with it; leave the clock its place",
            ko: "막대를 숨기면 시계도 사라집니다. 시계 자리를 남겨 두세요"))
      }
      // Only `likely`, since the position of the clock depends on the watch, the language and the time.
      guard let title = bar.title.value?.longest,
        let limit = numbers.limit(for: NavTitleLength.request, on: screen.platforms),
        limit.isExceeded(by: Double(title.text.count))
      else { return nil }
      return finding(
        at: bar.place, bar.title.isStated ? .likely : .possible,
        evidence: limit.evidence("length", Double(title.text.count), .maximum),
        Bilingual(
          en: """
            the title “\(title.text)” has \(title.text.count) characters and runs into the clock; \
            use up to \(limit.stated.en ?? "")
            """,
          ko: """
            제목 ‘\(title.text)’의 길이가 \(title.text.count)자여서 시계 자리까지 갑니다. \
            \(limit.stated.ko ?? "")자 이하로 줄이세요
            """))
    }
  }

  var examples: [CheckExample] {
    func json(_ platform: String, _ bar: String) -> String {
      ExampleText.json(platform, screen: "\"navigationBar\": {\(bar)}")
    }
    func code(_ title: String) -> String {
      """
      #if os(watchOS)
      struct WalksView: View {
        var body: some View {
          List(walks) { WalkRow($0) }.navigationTitle("\(title)")
        }
      }
      #endif
      """
    }
    return [
      .failing(.json, at: [2], json("watchOS", #""title": "Recommended walks today""#)),
      .failing(.json, at: [2], json("watchOS", #""title": "Walks", "isHidden": true"#)),
      .failing(.swift, at: [4], code("오늘 걷기 좋은 우리 동네의 산책길")),
      .passing(.json, json("watchOS", #""title": "Walks""#)),
      .passing(.json, json("iOS", #""title": "Recommended walks today", "isHidden": true"#)),
      .passing(.swift, code("산책")),
    ]
  }
}
