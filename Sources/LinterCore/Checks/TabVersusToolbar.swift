internal import Guidelines

/// Screens with both a tab bar and a toolbar.
struct TabVersusToolbar: Check {
  let rule = RuleID(unchecked: "tab-vs-toolbar")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.error
  let summary = Bilingual(
    en: "No view has both a tab bar and a toolbar.", ko: "탭 바와 툴바가 함께 있는 뷰가 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.compactMap { screen in
      guard screen.platforms.mayInclude(.iOS), screen.showsTabBar.value == true,
        screen.hidesTabBarWhenPushed.value != true,
        let toolbar = screen.toolbar,
        toolbar.items.contains(where: { !$0.content.isSpace })
      else { return nil }
      return finding(
        at: toolbar.place,
        .resting(onStated: screen.showsTabBar.isStated, platforms: screen.platforms),
        evidence: ["screen": screen.id],
        Bilingual(
          en: "this view shows a toolbar and the tab bar; keep one of them",
          ko: "이 뷰에 툴바와 탭 바가 함께 있습니다. 하나만 두세요"))
    }
  }

  var examples: [CheckExample] {
    let toolbar = #""toolbar": {"items": [{"system": "trash"}]}"#
    let view = """
          NavigationStack { WalksList().toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Trash") { delete() } }
          } }.tabItem { Label("Walks", systemImage: "map") }
      """
    return [
      .failing(.json, at: [2], ExampleText.json(screen: #""showsTabBar": true, "# + toolbar)),
      .failing(
        .json, at: [3],
        ExampleText.json(screen: "\"showsTabBar\": {\"conditional\": true},\n" + toolbar)),
      .failing(.swift, at: [5], ExampleText.swift(tabs: view)),
      .passing(.json, ExampleText.json(screen: #""showsTabBar": false, "# + toolbar)),
      .passing(.json, ExampleText.json("iPadOS", screen: #""showsTabBar": true, "# + toolbar)),
      .passing(
        .json,
        ExampleText.json(
          screen: #""showsTabBar": true, "toolbar": {"items": [{"space": "flexible"}]}"#)),
      .passing(
        .swift,
        ExampleText.swift(
          tabs: #"NavigationStack { WalksList() }.tabItem { Label("Walks", systemImage: "map") }"#)),
    ]
  }
}

extension BarItem.Content {
  /// Whether it is a space between items.
  var isSpace: Bool { self == .fixedSpace || self == .flexibleSpace }
}
