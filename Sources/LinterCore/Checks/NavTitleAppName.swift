internal import Guidelines

/// Screens titled with the app's name.
struct NavTitleAppName: Check {
  let id = CheckID(unchecked: "nav-title-app-name")
  let rule = RuleID(unchecked: "nav-title-area")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "No screen has the name of the app as its title.",
    ko: "앱 이름을 제목으로 쓴 화면이 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.compactMap { screen in
      guard let bar = screen.navigationBar, let title = bar.title.value,
        !screen.platforms.areOnly(.macOS), let name = title.appName(of: interface)
      else { return nil }
      return finding(
        at: bar.place, bar.title.isStated ? .certain : .possible, evidence: ["title": name],
        Bilingual(
          en: "the title “\(name)” is the app's name; say what the screen is about",
          ko: "제목이 앱 이름(‘\(name)’)입니다. 화면이 무엇인지 알려 주는 제목을 쓰세요"))
    }
  }

  var examples: [CheckExample] {
    func json(_ name: String, _ title: String) -> String {
      ExampleText.json(
        app: "\"appName\": \(name), ", screen: "\"navigationBar\": {\"title\": \(title)}")
    }
    let plist = CheckExample.Content.text(ExampleText.infoPlist(appName: "Trails"))
    return [
      .failing(.json, at: [2], json(#""Trails""#, #""trails""#)),
      .failing(
        .json, at: [2], json(#"{"en": "Trails", "ko": "산길"}"#, #"{"en": "Home", "ko": "산길"}"#)),
      .failing(
        .storyboard, at: [6], files: ["Info.plist": plist],
        ExampleText.storyboard(
          screen: #"<navigationItem key="navigationItem" title="Trails" id="n"/>"#)),
      .passing(.json, json(#""Trails""#, #""My Trails""#)),
      .passing(.json, ExampleText.json(screen: #""navigationBar": {"title": "Trails"}"#)),
      .passing(
        .storyboard, files: ["Info.plist": plist],
        ExampleText.storyboard(
          screen: #"<navigationItem key="navigationItem" title="Nearby" id="n"/>"#)),
    ]
  }
}

extension InterfaceText {
  /// The text, if it equals the app's name in the same language, ignoring case.
  func appName(of interface: Interface) -> String? {
    readings.first { language, text in
      interface.appName[language]?.trimmed.lowercased() == text.lowercased()
    }?.text
  }
}
