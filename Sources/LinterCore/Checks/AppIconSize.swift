internal import Guidelines

/// Large app icons in the wrong size for their platform.
struct AppIconSize: Check {
  let rule = RuleID(unchecked: "app-icon-size")
  let inputs = [InterfaceFile.Kind].images
  let severity = Severity.error
  let summary = Bilingual(
    en: "The large app icon has the size of its platform.",
    ko: "큰 앱 아이콘이 플랫폼에 맞는 크기입니다.")

  var needs: [LimitQuery] { [request(.width), request(.height)] }

  private func request(_ dimension: Dimension) -> LimitQuery {
    LimitQuery(rule: rule, dimension: dimension, unit: .pixels, bound: .exact)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.images.filter { $0.kind == .appIcon }.flatMap { set in
      set.renditions.compactMap { rendition -> Finding? in
        guard let platform = rendition.storePlatform, let size = rendition.size,
          !rendition.isVector,
          let width = numbers.limit(for: request(.width), on: [platform]),
          let height = numbers.limit(for: request(.height), on: [platform]),
          // The slot may require another size: before June 2025, Apple Watch used that of other platforms.
          rendition.slotSize.map({ $0.width == width.value }) ?? true,
          size != PixelSize(width: width.value, height: height.value)
        else { return nil }
        let seen = "\(Metric.shown(size.width))×\(Metric.shown(size.height))"
        let expected = "\(width.shown)×\(height.shown)"
        return finding(
          at: rendition.place, .certain,
          evidence: [
            "size": seen, "expected": expected, "platform": platform.rawValue,
            "source": "\(width.metric.source.document):\(width.metric.source.line)",
          ],
          Bilingual(
            en: "the app icon has \(seen) px; for \(platform.rawValue) supply \(expected) px",
            ko: "앱 아이콘의 크기가 \(seen)px입니다. \(platform.rawValue)에서는 \(expected)px로 만드세요"))
      }
    }
  }

  var examples: [CheckExample] {
    let slot = #""idiom": "universal", "platform": "ios", "size": "1024x1024""#
    return [
      .failing(
        .json, at: [2],
        ExampleText.json(appIcon: #""platform": "iOS", "width": 512, "height": 512"#)),
      .failing(
        .json, at: [2],
        ExampleText.json(appIcon: #""platform": "visionOS", "width": 1088, "height": 1088"#)),
      .failing(
        .assets, at: [2], path: ExampleText.appIconPath, files: ExampleText.appIcon(1000, 1000),
        ExampleText.catalog(appIcon: slot)),
      .passing(
        .json, ExampleText.json(appIcon: #""platform": "iOS", "width": 1024, "height": 1024"#)),
      .passing(
        .json,
        ExampleText.json(
          appIcon:
            #""idiom": "iphone", "slotWidth": 60, "slotHeight": 60, "width": 120, "height": 120, "scale": 2"#
        )),
      .passing(
        .assets, path: ExampleText.appIconPath, files: ExampleText.appIcon(1024, 1024),
        ExampleText.catalog(appIcon: slot)),
    ]
  }
}

extension Rendition {
  /// The platform of an app icon's large image; `nil` for smaller images.
  var storePlatform: Platform? {
    switch idiom {
    case "ios-marketing": .iOS
    case "watch-marketing": .watchOS
    // A single image from which the system generates the others.
    case "universal": scale ?? 1 == 1 ? platform : nil
    default: nil
    }
  }
}
