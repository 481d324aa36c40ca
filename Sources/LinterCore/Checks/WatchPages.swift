internal import Guidelines

/// Horizontal pages on Apple Watch.
struct WatchPages: Check {
  let rule = RuleID(unchecked: "page-control-watch-vertical")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Pages of Apple Watch lie one above the other.",
    ko: "Apple Watch의 페이지가 위아래로 놓입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.container).filter {
      $0.node.layout.pages == .horizontal && $0.platforms.areOnly(.watchOS)
    }.map {
      finding(
        at: $0,
        Bilingual(
          en:
            "these pages turn sideways; use the style verticalPage, which the Digital Crown turns",
          ko: "옆으로 넘기는 페이지입니다. Digital Crown으로 넘기는 verticalPage 스타일을 쓰세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ style: String, _ platform: String = "watchOS") -> String {
      "#if os(\(platform))\n"
        + ExampleText.swift(
          body: """
                TabView { WalkView(); MapView() }
                  .tabViewStyle(\(style))
            """) + "\n#endif"
    }
    func json(_ pages: String) -> String {
      ExampleText.json("watchOS", views: #""kind": "container", "pages": "\#(pages)""#)
    }
    return [
      .failing(.swift, at: [4], code(".page")),
      .failing(.swift, at: [4], code("PageTabViewStyle()")),
      .failing(.json, at: [2], json("horizontal")),
      .passing(.swift, code(".verticalPage")),
      .passing(.swift, code(".page", "iOS")),
      .passing(.json, json("vertical")),
    ]
  }
}
