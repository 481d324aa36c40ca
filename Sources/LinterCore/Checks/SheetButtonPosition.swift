internal import Guidelines

/// Cancel buttons at the trailing edge of a bar.
struct SheetButtonPosition: Check {
  let rule = RuleID(unchecked: "sheet-button-position")
  let inputs: [InterfaceFile.Kind] = [.swift, .storyboard, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Cancel stands at the leading edge of a bar.", ko: "취소 버튼은 막대의 앞쪽에 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.compactMap { screen in
      guard let bar = screen.navigationBar, screen.platforms.mayInclude(.iOS, .iPadOS),
        // In a search, Cancel is after the search field.
        bar.titleView == nil, let cancel = bar.trailing.first(where: Self.cancels)
      else { return nil }
      return finding(
        at: cancel.place, .likely,
        Bilingual(
          en: "people look for Cancel at the leading edge of a sheet; put it there",
          ko: "사람들은 시트의 앞쪽에서 취소를 찾습니다. 앞쪽에 두세요"))
    }
  }

  /// Whether an item cancels a sheet; one that comes and goes ends a mode of the screen, such as editing.
  private static func cancels(_ item: BarItem) -> Bool {
    guard item.isPresent.isStated else { return false }
    return switch item.content {
    case .text(let text): text.stated.map { InterfaceWords.reads($0, as: .cancel) } ?? false
    case .system(let name): name == "cancel"
    default: false
    }
  }

  var examples: [CheckExample] {
    func code(_ placement: String, _ title: String = "Cancel") -> String {
      ExampleText.swift(
        body: """
              WalkForm().toolbar {
                ToolbarItem(placement: .\(placement)) {
                  Button("\(title)") { dismiss() }
                }
              }
          """)
    }
    func uikit(_ side: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              navigationItem.\(side)BarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .cancel, target: self, action: #selector(close))
          """)
    }
    func json(_ side: String) -> String {
      ExampleText.json(screen: "\"navigationBar\": {\"\(side)\": [\n{\"text\": \"Cancel\"}]}")
    }
    return [
      .failing(.swift, at: [4], code("topBarTrailing")),
      .failing(.swift, at: [4], uikit("right")),
      .failing(.json, at: [3], json("trailing")),
      .passing(.swift, code("cancellationAction")),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                WalkForm().toolbar {
                  ToolbarItem(placement: .topBarTrailing) {
                    if isEditing { Button("Cancel") { isEditing = false } }
                  }
                }
            """)),
      .passing(.swift, code("topBarTrailing", "Done")),
      .passing(.swift, uikit("left")),
      .passing(.json, json("leading")),
    ]
  }
}
