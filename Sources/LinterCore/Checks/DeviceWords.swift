internal import Guidelines

/// Texts that say “click” on a touchscreen.
struct DeviceWords: Check {
  let id = CheckID(unchecked: "device-words")
  let rule = RuleID(unchecked: "writing-device")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A text names the gestures of the device that people hold.",
    ko: "글이 사람들이 쓰는 기기의 제스처를 부릅니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.compactMap { view in
      guard view.platforms.mayInclude(.iOS, .iPadOS, .watchOS),
        !view.platforms.mayInclude(.macOS) || view.platforms.isEmpty,
        let text = view.node.text?.value, InterfaceWords.speaksOfMouse(text),
        !InterfaceWords.reads(text, as: .emptyLink)
      else { return nil }
      return finding(
        at: view, evidence: ["text": text.shown],
        Bilingual(
          en: "“\(text.shown)”: nobody clicks on a touchscreen; say tap",
          ko: "‘\(text.shown)’: 터치스크린에서는 클릭하지 않습니다. 탭한다고 쓰세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ text: String) -> String { ExampleText.swift(body: "    Text(\"\(text)\")") }
    func json(_ platform: String) -> String {
      ExampleText.json(platform, views: #""kind": "text", "text": "Click Add to begin""#)
    }
    return [
      .failing(.swift, at: [3], code("Click the star to save a walk")),
      .failing(.swift, at: [3], code("별을 클릭하면 산책로를 저장합니다")),
      .failing(.json, at: [2], json("iOS")),
      .passing(.swift, code("Tap the star to save a walk")),
      .passing(.swift, code("Clicker game")),
      .passing(.json, json("macOS")),
    ]
  }
}
