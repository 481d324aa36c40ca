internal import Guidelines

/// App icons with an alpha channel, which suggests masked artwork.
struct AppIconOpaque: Check {
  let id = CheckID(unchecked: "app-icon-opaque")
  let rule = RuleID(unchecked: "app-icon-full-bleed")
  let inputs = [InterfaceFile.Kind].images
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The large app icon of iOS fills its square.", ko: "iOS의 큰 앱 아이콘이 정사각형을 가득 채웁니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.images.filter { $0.kind == .appIcon }.flatMap { set in
      set.renditions.compactMap { rendition -> Finding? in
        // The system draws a background behind dark and tinted variants.
        guard rendition.storePlatform == .iOS, rendition.hasAlpha == true,
          rendition.variant.isEmpty
        else { return nil }
        return finding(
          at: rendition.place, .likely, evidence: ["image": set.name],
          Bilingual(
            en:
              "the app icon is saved with a channel for transparency; make sure that it fills the "
              + "square, and save it without one",
            ko: "앱 아이콘을 투명도 채널과 함께 저장했습니다. 정사각형을 가득 채우는지 확인하고 채널 없이 저장하세요")
          // Every pixel may be opaque all the same.
        ).asNote.caused(by: "alpha")
      }
    }
  }

  var examples: [CheckExample] {
    let slot = #""idiom": "universal", "platform": "ios", "size": "1024x1024""#
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let (path, image) = (ExampleText.appIconPath, ExampleText.appIcon(1024, 1024))
    func json(_ file: String) -> String {
      ExampleText.json(appIcon: #""platform": "iOS", "width": 1024, "height": 1024"# + file)
    }
    return [
      .failing(.json, at: [2], json(#", "hasAlpha": true"#)),
      .failing(.json, at: [2], json(#", "hasAlpha": true, "scale": 1"#)),
      .failing(.assets, at: [2], path: path, files: image, ExampleText.catalog(appIcon: slot)),
      .passing(.json, json(#", "hasAlpha": false"#)),
      .passing(.json, json("")),
      .passing(.assets, path: path, files: image, ExampleText.catalog(appIcon: slot + dark)),
    ]
  }
}
