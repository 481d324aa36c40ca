internal import Guidelines

/// Mac windows titled with the app's name.
struct ToolbarTitleAppName: Check {
  let rule = RuleID(unchecked: "toolbar-title-app-name")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "No window has the name of the app as its title.",
    ko: "앱 이름을 제목으로 쓴 윈도우가 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.compactMap { screen in
      guard screen.platforms.areOnly(.macOS), let bar = screen.navigationBar,
        let name = bar.title.value?.appName(of: interface)
      else { return nil }
      return finding(
        at: bar.place, bar.title.isStated ? .certain : .possible, evidence: ["title": name],
        Bilingual(
          en: "the title “\(name)” is the app's name; say what the window shows, or leave it empty",
          ko: "제목이 앱 이름(‘\(name)’)입니다. 윈도우에 무엇이 있는지 알려 주거나 비워 두세요"))
    }
  }

  var examples: [CheckExample] {
    func json(_ platform: String, _ title: String) -> String {
      ExampleText.json(
        platform, app: #""appName": {"en": "Trails", "ko": "산길"}, "#,
        screen: "\"navigationBar\": {\"title\": \"\(title)\"}")
    }
    let plist = CheckExample.Content.text(ExampleText.infoPlist(appName: "Trails"))
    return [
      .failing(.json, at: [2], json("macOS", "Trails")),
      .failing(.json, at: [2], json("macOS", "산길")),
      .failing(
        .swift, at: [4], files: ["Info.plist": plist], ExampleText.swift(macTitle: "Trails")),
      .passing(.json, json("macOS", "Nearby")),
      .passing(.json, json("iOS", "Trails")),
      .passing(.swift, files: ["Info.plist": plist], ExampleText.swift(macTitle: "Nearby")),
    ]
  }
}
