internal import Guidelines

/// Text on a launch screen.
struct LaunchScreenText: Check {
  let rule = RuleID(unchecked: "launch-screen-text")
  let inputs: [InterfaceFile.Kind] = [.storyboard, .xib, .json]
  let severity = Severity.warning
  let summary = Bilingual(en: "A launch screen shows no text.", ko: "실행 화면에 글이 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.launchScreens.flatMap { screen in
      screen.controls.compactMap { control -> Finding? in
        guard let fact = control.texts.first(where: { $0.value?.isEmpty == false }),
          let text = fact.value?.shown
        else { return nil }
        return finding(
          at: control.place,
          screen.isLaunchScreen.isStated && fact.isStated ? .certain : .possible,
          evidence: ["text": text],
          Bilingual(
            en: "“\(text)” stands on the launch screen, whose text is never translated; remove it",
            ko: "실행 화면에 글(‘\(text)’)이 있습니다. 실행 화면의 글은 번역되지 않으니 빼세요")
        ).caused(by: "launch screen")
      }
    }
  }

  var examples: [CheckExample] {
    func storyboard(_ attributes: String, _ view: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" \(attributes) initialViewController="v">
      <scenes>
      <scene sceneID="s1"><objects><viewController id="v" sceneMemberID="viewController">
      <view key="view" id="w"><subviews>
      \(view)
      </subviews></view>
      </viewController></objects></scene>
      </scenes>
      </document>
      """
    }
    let label = #"<label text="Trails" id="l"/>"#
    return [
      .failing(
        .json, at: [3],
        ExampleText.json(isLaunchScreen: true, #""kind": "label", "text": "Trails""#)),
      .failing(
        .json, at: [3], ExampleText.json(isLaunchScreen: true, #""kind": "button", "text": "시작""#)),
      .failing(.storyboard, at: [6], storyboard(#"launchScreen="YES""#, label)),
      .failing(
        .storyboard, at: [6],
        storyboard(
          #"launchScreen="YES""#,
          "<label id=\"l\"><string key=\"text\">Trails\nfor all</string></label>")),
      .passing(
        .json,
        ExampleText.json(isLaunchScreen: true, #""kind": "image", "image": {"asset": "logo"}"#)),
      .passing(
        .json, ExampleText.json(isLaunchScreen: false, #""kind": "label", "text": "Trails""#)),
      .passing(.storyboard, storyboard("", label)),
    ]
  }
}
