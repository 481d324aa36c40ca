internal import Guidelines

/// App icons that are not square.
struct AppIconFullBleed: Check {
  let rule = RuleID(unchecked: "app-icon-full-bleed")
  let inputs = [InterfaceFile.Kind].images
  let severity = Severity.error
  let summary = Bilingual(
    en: "The images of an app icon are square.", ko: "앱 아이콘의 이미지가 정사각형입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.images.filter { $0.kind == .appIcon }.flatMap { set in
      set.renditions.compactMap { rendition -> Finding? in
        // Apple TV icons are rectangular.
        guard rendition.idiom != "tv", rendition.platform != .tvOS, let size = rendition.size,
          size.width != size.height,
          rendition.slotSize.map({ $0.width == $0.height }) ?? true
        else { return nil }
        let seen = "\(Metric.shown(size.width))×\(Metric.shown(size.height))"
        return finding(
          at: rendition.place, .certain, evidence: ["size": seen, "image": set.name],
          Bilingual(
            en: "the app icon is \(seen), not square; supply the artwork square and unmasked",
            ko: "앱 아이콘(\(seen))이 정사각형이 아닙니다. 마스크를 적용하지 않은 정사각형으로 만드세요"))
      }
    }
  }

  var examples: [CheckExample] {
    let slot = #""idiom": "iphone", "scale": "2x", "size": "60x60""#
    return [
      .failing(
        .json, at: [2],
        ExampleText.json(appIcon: #""platform": "iOS", "width": 1024, "height": 1000"#)),
      .failing(
        .json, at: [2],
        ExampleText.json(appIcon: #""idiom": "mac", "scale": 1, "width": 512, "height": 500"#)),
      .failing(
        .assets, at: [2], path: ExampleText.appIconPath, files: ExampleText.appIcon(114, 120),
        ExampleText.catalog(appIcon: slot)),
      .passing(
        .json, ExampleText.json(appIcon: #""platform": "iOS", "width": 1024, "height": 1024"#)),
      .passing(
        .json, ExampleText.json(appIcon: #""idiom": "tv", "scale": 1, "width": 400, "height": 240"#)
      ),
      .passing(
        .assets, path: ExampleText.appIconPath, files: ExampleText.appIcon(120, 120),
        ExampleText.catalog(appIcon: slot)),
    ]
  }
}
