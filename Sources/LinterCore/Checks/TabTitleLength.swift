internal import Guidelines

/// Tab titles that are longer than even the title of a screen should be.
///
/// The guideline asks for one word, or a very short phrase where no word fits, and states no
/// number for a tab; what it states for the title of a screen, which has far more room, is the
/// least that can be said.
struct TabTitleLength: Check {
  let id = CheckID(unchecked: "tab-title-length")
  let rule = RuleID(unchecked: "tab-title-word")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The title of a tab is a word or a very short phrase.",
    ko: "탭 제목이 한 단어이거나 아주 짧은 구입니다.")

  var needs: [LimitQuery] { [NavTitleLength.request] }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.filter { $0.style == .bar }.flatMap { bar in
      bar.tabs.compactMap { tab in
        guard let title = tab.title.value?.longest,
          let limit = numbers.limit(for: NavTitleLength.request, on: bar.platforms.orPhone),
          limit.isExceeded(by: Double(title.text.count))
        else { return nil }
        // A single word may have no shorter equal.
        let words = title.text.split(whereSeparator: \.isWhitespace).count
        return finding(
          at: tab.place, words > 1 && tab.title.isStated ? .likely : .possible,
          evidence: limit.evidence("length", Double(title.text.count), .maximum),
          Bilingual(
            en: """
              “\(title.text)” has \(title.text.count) characters, more than the \
              \(limit.stated.en ?? "") that suit even the title of a screen; use a single word
              """,
            ko: """
              ‘\(title.text)’의 길이는 \(title.text.count)자로, 화면 제목에 알맞은 \(limit.stated.ko ?? "")자보다도 \
              깁니다. 한 단어로 줄이세요
              """))
      }
    }
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
