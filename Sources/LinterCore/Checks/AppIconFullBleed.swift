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
        // The icon of Apple TV is a rectangle.
        guard rendition.idiom != "tv", rendition.platform != .tvOS, let size = rendition.size,
          size.width != size.height,
          rendition.slotSize.map({ $0.width == $0.height }) ?? true
        else { return nil }
        let seen = "\(Metric.shown(size.width))×\(Metric.shown(size.height))"
        return finding(
          at: rendition.place, .certain, evidence: ["size": seen, "image": set.name],
          Bilingual(
            en: "the app icon is \(seen), not square; supply the artwork square and unmasked",
            ko: "앱 아이콘이 \(seen)로, 정사각형이 아닙니다. 마스크를 적용하지 않은 정사각형으로 만드세요"))
      }
    }
  }

  var examples: [CheckExample] {
    func json(_ file: String) -> String {
      """
      {"interface": 1, "images": [{"name": "AppIcon", "kind": "appiconset", "files": [
        {"name": "icon.png", \(file)}
      ]}]}
      """
    }
    let path = "Assets.xcassets/AppIcon.appiconset/Contents.json"
    let catalog = """
      {"images": [
      {"idiom": "iphone", "scale": "2x", "size": "60x60", "filename": "icon.png"}
      ], "info": {"version": 1, "author": "xcode"}}
      """
    func files(_ width: Int) -> [String: CheckExample.Content] {
      ["Assets.xcassets/AppIcon.appiconset/icon.png": .bitmap(width, 120)]
    }
    return [
      .failing(.json, at: [2], json(#""platform": "iOS", "width": 1024, "height": 1000"#)),
      .failing(.json, at: [2], json(#""idiom": "mac", "scale": 1, "width": 512, "height": 500"#)),
      .failing(.assets, at: [2], path: path, files: files(114), catalog),
      .passing(.json, json(#""platform": "iOS", "width": 1024, "height": 1024"#)),
      .passing(.json, json(#""idiom": "tv", "scale": 1, "width": 400, "height": 240"#)),
      .passing(.assets, path: path, files: files(120), catalog),
    ]
  }
}
