internal import Guidelines

/// Purpose strings without a period at the end.
struct PurposeStringEnd: Check {
  let id = CheckID(unchecked: "purpose-string-end")
  let rule = RuleID(unchecked: "privacy-purpose-string")
  let inputs: [InterfaceFile.Kind] = [.plist, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A purpose string is a sentence with a period at its end.",
    ko: "목적 문자열은 마침표로 끝나는 문장입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.products.compactMap { product in
      let strings = product.purposeStrings.filter { string in
        // A text ending in `)` may be a build setting, whose value is not known.
        string.text.last.map { !".。!?…)".contains($0) } ?? false
      }
      guard let string = strings.first else { return nil }
      var finding = finding(
        at: string.place, .likely, evidence: ["key": string.key, "text": string.text],
        Bilingual(
          en: "“\(string.text)” ends without a period; write a sentence",
          ko: "‘\(string.text)’이(가) 마침표로 끝나지 않습니다. 문장으로 쓰세요"))
      // The same mend for all of a file.
      let others = strings.dropFirst().filter { $0.place.file == finding.file }.map(\.place.line)
      if !others.isEmpty { finding.alsoAt = Set(others).sorted() }
      return finding
    }
  }

  var examples: [CheckExample] {
    func plist(_ text: String) -> String {
      ExampleText.infoPlist("<key>NSCameraUsageDescription</key><string>\(text)</string>")
    }
    func json(_ text: String) -> String {
      """
      {"interface": 1, "products": [
        {"information": {"NSCameraUsageDescription": "\(text)"}}
      ]}
      """
    }
    return [
      .failing(.plist, at: [4], plist("Camera")),
      .failing(.plist, at: [4], plist("산책 사진을 찍을 때 카메라를 사용")),
      .failing(.json, at: [2], json("Turn on the camera")),
      .passing(.plist, plist("Takes photos of your walks.")),
      .passing(.plist, plist("산책 사진을 찍을 때 카메라를 사용합니다.")),
      .passing(.json, json("Takes photos of your walks.")),
    ]
  }
}
