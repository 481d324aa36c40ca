internal import Guidelines

/// Tab titles longer than a team's guideline allows, or than even a screen title should be.
///
/// Apple asks for one word or a very short phrase and states no number for tabs. The maximum for screen
/// titles, which have far more room, is therefore used as an upper bound.
struct TabTitleLength: Check {
  let id = CheckID(unchecked: "tab-title-length")
  let rule = RuleID(unchecked: "tab-title-word")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The title of a tab is a word or a very short phrase.",
    ko: "탭 제목이 한 단어이거나 아주 짧은 구입니다.")

  var needs: [LimitQuery] { [most, least, ofScreen] }

  private var ofScreen: LimitQuery {
    var request = NavTitleLength.request
    request.isOptional = true
    return request
  }

  private var most: LimitQuery { request(.maximum) }
  private var least: LimitQuery { request(.minimum) }

  private func request(_ bound: LimitQuery.Bound) -> LimitQuery {
    LimitQuery(
      rule: rule, dimension: .length, unit: .characters, bound: bound, isOptional: true)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.filter { $0.style == .bar }.flatMap { bar in
      let platforms = bar.platforms.orPhone
      let (most, least) = (
        numbers.limit(for: most, on: platforms), numbers.limit(for: least, on: platforms)
      )
      return bar.tabs.compactMap { tab -> Finding? in
        guard let title = tab.title.value?.longest else { return nil }
        let length = Double(title.text.count)
        if let most, most.isExceeded(by: length) {
          return finding(at: tab, title.text, beyond: most, .maximum)
        }
        if let least, length > 0, length < least.value {
          return finding(at: tab, title.text, beyond: least, .minimum)
        }
        return most == nil ? finding(at: tab, title.text, beside: numbers, on: platforms) : nil
      }
    }
  }

  /// A finding by the number that is stated for tab titles.
  private func finding(
    at tab: Tab, _ title: String, beyond limit: GuidelineLimit, _ bound: LimitQuery.Bound
  ) -> Finding {
    finding(
      at: tab.place, tab.title.isStated ? .certain : .possible,
      evidence: limit.evidence("length", Double(title.count), bound),
      Bilingual(
        en:
          "“\(title)” has \(title.count) characters; a tab's title has \(limit.metric.amount(in: .en))",
        ko: "‘\(title)’의 길이는 \(title.count)자입니다. 탭 제목은 \(limit.metric.amount(in: .ko))입니다"))
  }

  /// A finding by the number that is stated for screen titles.
  private func finding(
    at tab: Tab, _ title: String, beside numbers: GuidelineNumbers, on platforms: [Platform]
  ) -> Finding? {
    guard let limit = numbers.limit(for: NavTitleLength.request, on: platforms),
      limit.isExceeded(by: Double(title.count))
    else { return nil }
    // There may be no shorter synonym for a single word.
    let words = title.split(whereSeparator: \.isWhitespace).count
    return finding(
      at: tab.place, words > 1 && tab.title.isStated ? .likely : .possible,
      evidence: limit.evidence("length", Double(title.count), .maximum),
      Bilingual(
        en: """
          “\(title)” has \(title.count) characters, more than the \(limit.stated.en ?? "") that suit \
          even the title of a screen; use a single word
          """,
        ko: """
          ‘\(title)’의 길이는 \(title.count)자로, 화면 제목에 알맞은 \(limit.stated.ko ?? "")자보다도 \
          깁니다. 한 단어로 줄이세요
          """))
  }

  var examples: [CheckExample] {
    [
      .failing(.json, at: [2], ExampleText.json(tabs: #""title": "Recommended for You""#)),
      .failing(.json, at: [2], ExampleText.json(tabs: #""title": "나에게 꼭 맞는 동네 산책길 추천 모음""#)),
      .failing(
        .storyboard, at: [8],
        ExampleText.storyboard(tabs: #"title="Walks near my own home""#)),
      .failing(
        .swift, at: [5],
        ExampleText.swift(
          tabs: #"WalksView().tabItem { Label("Walks", systemImage: "figure.walk") }"#,
          #"MapsView().tabItem { Label("Maps of the whole area", systemImage: "map") }"#)),
      .passing(.json, ExampleText.json(tabs: #""title": "Listen Now""#, #""title": "보관함""#)),
      .passing(
        .json, ExampleText.json(tabs: #""title": {"key": "tab.recommended.for.you.title"}"#)),
      .passing(.storyboard, ExampleText.storyboard(tabs: #"title="Nearby""#)),
      .passing(
        .swift,
        ExampleText.swift(tabs: #"WalksView().tabItem { Label("산책", systemImage: "figure.walk") }"#)
      ),
    ]
  }
}
