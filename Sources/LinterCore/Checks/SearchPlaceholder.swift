internal import Guidelines

/// Search fields whose placeholder only says “Search”.
struct SearchPlaceholder: Check {
  let rule = RuleID(unchecked: "search-placeholder")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "The placeholder of a search field says what can be searched.",
    ko: "검색 필드의 위치 지정자가 무엇을 찾을 수 있는지 말합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.searchField).compactMap { view in
      guard let prompt = view.node.prompt?.stated,
        InterfaceWords.reads(prompt, as: .emptySearch)
      else { return nil }
      return finding(
        at: view, evidence: ["placeholder": prompt.shown],
        Bilingual(
          en: "“\(prompt.shown)” says nothing new; name what people can search for here",
          ko: "‘\(prompt.shown)’만으로는 알려 주는 것이 없습니다. 여기서 무엇을 찾을 수 있는지 쓰세요")
      ).caused(by: prompt.shown)
    }
  }

  var examples: [CheckExample] {
    func code(_ prompt: String) -> String {
      ExampleText.swift(body: "    WalksList().searchable(text: $query\(prompt))")
    }
    func uikit(_ prompt: String) -> String {
      ExampleText.swift(
        viewDidLoad: "    searchController.searchBar.placeholder = \"\(prompt)\"")
    }
    func json(_ prompt: String) -> String {
      ExampleText.json(views: #""kind": "search-field", "prompt": "\#(prompt)""#)
    }
    return [
      .failing(.swift, at: [3], code(", prompt: \"Search\"")),
      .failing(.swift, at: [4], uikit("Search…")),
      .failing(
        .storyboard, at: [7],
        ExampleText.storyboard(
          screen: """
            <view key="view" id="w"><subviews>
            <searchBar placeholder="Search" id="s"/>
            </subviews></view>
            """)),
      .failing(.json, at: [2], json("검색")),
      .passing(.swift, code(", prompt: \"Walks and places\"")),
      .passing(.swift, code("")),
      .passing(
        .storyboard,
        ExampleText.storyboard(
          screen: """
            <view key="view" id="w"><subviews>
            <searchBar placeholder="Walks and places" id="s"/>
            </subviews></view>
            """)),
      .passing(.swift, uikit("Search walks")),
      .passing(.json, json("산책로 검색")),
    ]
  }
}
