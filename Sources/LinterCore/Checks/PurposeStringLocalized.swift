internal import Guidelines

/// Purpose strings in one language in an app that has several.
struct PurposeStringLocalized: Check {
  let id = CheckID(unchecked: "purpose-string-localized")
  let rule = RuleID(unchecked: "inclusion-localize")
  let inputs: [InterfaceFile.Kind] = [.plist, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "In an app of several languages, permission alerts give their reason in each.",
    ko: "여러 언어를 지원하는 앱은 권한 경고의 이유도 언어마다 적습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let languages = Set(interface.languages.map { $0.prefix { $0 != "-" && $0 != "_" } })
    guard languages.subtracting(["Base"]).count > 1 else { return [] }
    return interface.products.filter { $0.kind == .app }.compactMap { product in
      let missing = product.purposeStrings.filter { string in
        !string.text.isEmpty && !interface.localizedInformation.contains(string.key)
      }
      guard let first = missing.first else { return nil }
      return finding(
        at: first.place, .likely,
        evidence: ["key": first.key, "text": first.text, "count": "\(missing.count)"],
        Bilingual(
          en:
            "“\(first.text)” is in one language, though the app has \(languages.count); translate "
            + "the purpose strings in InfoPlist strings files",
          ko: "앱은 \(languages.count)개 언어를 지원하는데 ‘\(first.text)’은(는) 한 언어로만 보입니다. "
            + "InfoPlist 문자열 파일에 번역을 넣으세요")
      ).caused(by: "purpose strings")
    }
  }

  var examples: [CheckExample] {
    let plist = ExampleText.infoPlist(
      "<key>NSCameraUsageDescription</key>\n<string>Scan the codes on signs.</string>")
    func files(_ table: String, _ text: String) -> [String: CheckExample.Content] {
      [
        "de.lproj/Localizable.strings": .text(#""Walks" = "Wanderungen";"#),
        "en.lproj/Localizable.strings": .text(#""Walks" = "Walks";"#),
        "de.lproj/\(table).strings": .text(text),
      ]
    }
    let german = #""NSCameraUsageDescription" = "Liest die Codes auf Schildern.";"#
    func json(_ languages: String, _ keys: String) -> String {
      """
      {"interface": 1, "languages": [\(languages)], "localizedInformation": [\(keys)], "products": [
        {"kind": "app", "information": {"NSCameraUsageDescription": "Scan the codes on signs."}}
      ]}
      """
    }
    return [
      .failing(.plist, at: [4], files: files("Walks", german), plist),
      .failing(.plist, at: [4], files: files("InfoPlist", #""CFBundleName" = "Wege";"#), plist),
      .failing(.json, at: [2], json(#""en", "de""#, "")),
      .passing(.plist, files: files("InfoPlist", german), plist),
      .passing(.plist, plist),
      .passing(.json, json(#""en", "de""#, #""NSCameraUsageDescription""#)),
    ]
  }
}
