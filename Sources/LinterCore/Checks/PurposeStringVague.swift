internal import Guidelines

/// Purpose strings that do not say what for.
struct PurposeStringVague: Check {
  let id = CheckID(unchecked: "purpose-string-vague")
  let rule = RuleID(unchecked: "privacy-purpose-string")
  let inputs: [InterfaceFile.Kind] = [.plist, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A purpose string says what the app does with what it asks for.",
    ko: "목적 문자열은 앱이 받은 것으로 무엇을 하는지 말합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.products.flatMap(\.purposeStrings).compactMap { string in
      if InterfaceWords.tellsAnswer(string.text) {
        return finding(
          string,
          Bilingual(
            en: "“\(string.text)” tells people what to answer; say only what the app does with it",
            ko: "‘\(string.text)’은(는) 무엇을 누를지 시킵니다. 앱이 무엇에 쓰는지만 말하세요"))
      }
      guard InterfaceWords.statesNoPurpose(string.text) else { return nil }
      return finding(
        string,
        Bilingual(
          en: "“\(string.text)” does not say what for; name what people get from it",
          ko: "‘\(string.text)’은(는) 무엇을 위해서인지 말하지 않습니다. 사용자가 무엇을 얻는지 쓰세요"))
    }
  }

  private func finding(
    _ string: (key: String, text: String, place: Place), _ message: Bilingual<String>
  ) -> Finding {
    finding(
      at: string.place, .likely, evidence: ["key": string.key, "text": string.text], message)
  }

  var examples: [CheckExample] {
    func plist(_ text: String) -> String {
      ExampleText.infoPlist("<key>NSCameraUsageDescription</key>\n<string>\(text)</string>")
    }
    func json(_ text: String) -> String {
      """
      {"interface": 1, "products": [
        {"platforms": ["iOS"], "information": {"NSCameraUsageDescription": "\(text)"}}
      ]}
      """
    }
    return [
      .failing(.plist, at: [4], plist("Walks needs access to your camera.")),
      .failing(.plist, at: [4], plist("카메라 접근 권한이 필요합니다.")),
      .failing(.plist, at: [4], plist("Tap Allow to scan codes.")),
      .failing(.json, at: [2], json("We would like to use your camera.")),
      .passing(.plist, plist("Walks uses the camera to scan the codes on signs.")),
      .passing(.plist, plist("표지판의 코드를 스캔하기 위해 카메라를 사용합니다.")),
      .failing(.plist, at: [4], plist("Walks needs access to the camera.")),
      .passing(.plist, plist("Walks needs camera access to guard your walks.")),
      .passing(.json, json("Scan the codes on signs.")),
      .passing(.json, json("Walks needs access to your camera so that you can scan codes.")),
    ]
  }
}
