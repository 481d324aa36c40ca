internal import Guidelines

/// Loading indicators on Apple Watch.
struct WatchProgress: Check {
  let id = CheckID(unchecked: "watch-progress")
  let rule = RuleID(unchecked: "loading-watch")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A view on Apple Watch shows no loading indicator.",
    ko: "Apple Watch의 뷰에 로드 표시기가 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let found = interface.views(.progress).filter {
      $0.platforms.areOnly(.watchOS) && $0.node.name != "Gauge" && !$0.node.isDeterminate
    }
    // One finding per app, since how it loads content is a single decision.
    guard let first = found.first else { return [] }
    let places = found.count > 1
    return [
      finding(
        at: first, evidence: ["count": "\(found.count)"],
        Bilingual(
          en: """
            people look at the watch for seconds; show content at once, and no loading \
            indicator\(places ? " (\(found.count) places)" : "")
            """,
          ko: """
            시계는 잠깐만 봅니다. 로드 표시기 대신 콘텐츠를 바로 보여 \
            주세요\(places ? "(\(found.count)곳)" : "")
            """))
    ]
  }

  var examples: [CheckExample] {
    func code(_ view: String) -> String {
      "import WatchKit\n" + ExampleText.swift(body: "    \(view)")
    }
    func json(_ platform: String) -> String {
      ExampleText.json(platform, views: #""kind": "progress""#)
    }
    return [
      .failing(.swift, at: [4], code("ProgressView()")),
      .failing(.swift, at: [4], code(#"ProgressView("Loading")"#)),
      .failing(.json, at: [2], json("watchOS")),
      .passing(.swift, code("ProgressView(value: done)")),
      .passing(.swift, code("Text(\"5 km\")")),
      .passing(.json, json("iOS")),
    ]
  }
}
