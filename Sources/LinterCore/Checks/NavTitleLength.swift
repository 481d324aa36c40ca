internal import Guidelines

/// Screen titles with too many characters (grapheme clusters).
struct NavTitleLength: Check {
  let rule = RuleID(unchecked: "nav-title-length")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The title of a screen leaves room for the controls of the bar.",
    ko: "화면 제목이 막대의 컨트롤이 들어갈 자리를 남깁니다.")

  var needs: [LimitQuery] { [Self.request] }

  /// The maximum title length stated in the guideline.
  static let request = LimitQuery(
    rule: RuleID(unchecked: "nav-title-length"), dimension: .length, unit: .characters,
    bound: .maximum)

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.flatMap { screen -> [Finding] in
      // The Mac has no navigation bar, and on Apple Watch the clock limits the title; both have their own
      // checks.
      guard let bar = screen.navigationBar, let title = bar.title.value,
        !screen.platforms.areOnly(.macOS, .watchOS),
        let limit = numbers.limit(for: Self.request, on: screen.platforms.orPhone)
      else { return [] }
      return title.readings.filter { limit.isExceeded(by: Double($0.text.count)) }.map { reading in
        finding(
          at: bar.place,
          .resting(onStated: bar.title.isStated, platforms: screen.platforms, limit: limit),
          evidence: limit.evidence("length", Double(reading.text.count), .maximum)
            .merging(["language": reading.language.rawValue]) { first, _ in first },
          Bilingual(
            en: """
              the title “\(reading.text)” has \(reading.text.count) characters; up to \
              \(limit.stated.en ?? "") leave room for controls
              """,
            ko: """
              제목 ‘\(reading.text)’의 길이가 \(reading.text.count)자입니다. 컨트롤이 들어갈 자리가 남도록 \
              \(limit.stated.ko ?? "")자 이하로 줄이세요
              """))
      }
    }
  }

  var examples: [CheckExample] {
    func json(_ title: String) -> String {
      ExampleText.json(screen: "\"navigationBar\": {\"title\": \(title)}")
    }
    return [
      .failing(.json, at: [2], json(#""Recommended walks in the area""#)),
      .failing(.json, at: [2], json(#"{"en": "Walks", "ko": "우리 동네에서 걷기 좋은 아름다운 길"}"#)),
      .failing(
        .storyboard, at: [6],
        ExampleText.storyboard(
          screen:
            #"<navigationItem key="navigationItem" title="Recommended hiking trails" id="n"/>"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    WalksList().navigationTitle("Recommended hiking trails")"#)),
      .passing(.json, json(#"{"en": "Nearby walks", "ko": "가까운 산책길"}"#)),
      // Fifteen characters, each consisting of several scalars.
      .passing(.json, json("\"👩‍👩‍👧 🇰🇷 👩‍👩‍👧 🇰🇷 👩‍👩‍👧 🇰🇷 👩‍👩‍👧 🇰🇷\"")),
      .passing(.json, json(#"{"key": "walks.recommended.in.this.area.title"}"#)),
      .passing(
        .storyboard,
        ExampleText.storyboard(
          screen: #"<navigationItem key="navigationItem" title="Walks" id="n"/>"#)),
      .passing(
        .swift, ExampleText.swift(body: #"    WalksList().navigationTitle("Walks")"#)),
    ]
  }
}
