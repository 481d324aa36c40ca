internal import Guidelines

/// Page controls in custom colors.
struct PageControlColor: Check {
  let rule = RuleID(unchecked: "page-control-color")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "The indicators of a page control keep the system's colors.",
    ko: "페이지 제어기의 표시기가 시스템 색상을 씁니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.pageControl).filter { $0.node.look.tint != nil }.map { view in
      finding(
        at: view,
        Bilingual(
          en: "the indicators of this page control have colors of their own; keep the system's",
          ko: "페이지 제어기의 표시기에 앱의 색상을 썼습니다. 시스템 색상을 그대로 두세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ rest: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let pages = UIPageControl()
              pages.\(rest)
          """)
    }
    func json(_ rest: String) -> String {
      ExampleText.json(views: "\"kind\": \"page-control\"\(rest)")
    }
    return [
      .failing(.swift, at: [4], code("currentPageIndicatorTintColor = .black")),
      .failing(.swift, at: [4], code("pageIndicatorTintColor = Theme.quiet")),
      .failing(
        .storyboard, at: [7],
        ExampleText.storyboard(
          screen: """
            <view key="view" id="w"><subviews>
            <pageControl id="p"><color key="pageIndicatorTintColor" red="1" green="0" blue="0" \
            alpha="1"/></pageControl>
            </subviews></view>
            """)),
      .passing(
        .storyboard,
        ExampleText.storyboard(
          screen: #"<view key="view" id="w"><subviews><pageControl id="p"/></subviews></view>"#)),
      .failing(.json, at: [2], json(#", "tint": {"system": "red"}"#)),
      .passing(.swift, code("numberOfPages = 3")),
      .passing(.swift, code("backgroundStyle = .prominent")),
      .passing(.json, json("")),
    ]
  }
}
