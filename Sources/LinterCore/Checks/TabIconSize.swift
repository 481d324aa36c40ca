internal import Guidelines

/// Bitmap tab icons in the wrong size for their shape, bar and scale.
///
/// The guideline states a size in points per shape and bar; the size in pixels is that times the scale.
struct TabIconSize: Check {
  let rule = RuleID(unchecked: "tab-icon-size")
  let inputs = [InterfaceFile.Kind].images
  let severity = Severity.warning
  let summary = Bilingual(
    en: "Bitmap icons of tabs have the size for their shape, bar and scale.",
    ko: "탭의 비트맵 아이콘이 모양, 탭 바, 배율에 맞는 크기입니다.")

  private static let contexts = ["regular", "compact"]
  private static let shapes: [(name: String, dimension: Dimension)] = [
    ("circular", .width), ("square", .width), ("wide", .width), ("tall", .height),
  ]

  var needs: [LimitQuery] {
    Self.contexts.flatMap { context in
      Self.shapes.map { request($0.name, $0.dimension, context: context) }
    }
  }

  private func request(
    _ shape: String, _ dimension: Dimension, context: String
  ) -> LimitQuery {
    LimitQuery(
      rule: rule, dimension: dimension, unit: .points, bound: .exact,
      qualifiers: ["shape": shape, "context": context])
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    var findings: [Finding] = []
    for bar in interface.tabBars where bar.style == .bar && bar.platforms.mayInclude(.iOS, .iPadOS)
    {
      for tab in bar.tabs {
        let icons = [
          (tab.icon.value, "regular"), (tab.selectedIcon?.value, "regular"),
          (tab.compactIcon?.value, "compact"),
        ]
        for case (.asset(let name)?, let context) in icons {
          guard let set = interface.imageSet(named: name), set.kind == .image else { continue }
          findings += set.renditions.compactMap {
            wrongSize(
              of: $0, context: $0.heightClass == "compact" ? "compact" : context,
              platforms: bar.platforms.orPhone, numbers: numbers)
          }
        }
      }
    }
    return findings
  }

  private func wrongSize(
    of rendition: Rendition, context: String, platforms: [Platform], numbers: GuidelineNumbers
  ) -> Finding? {
    guard !rendition.isVector, let size = rendition.size, let scale = rendition.scale else {
      return nil
    }
    func pixels(_ shape: String, _ dimension: Dimension) -> Double? {
      numbers.limit(for: request(shape, dimension, context: context), on: platforms)
        .map { $0.value * Double(scale) }
    }
    let round = [pixels("circular", .width), pixels("square", .width)].compactMap(\.self)
    // A round or square icon may be slightly smaller on one side, which a bitmap does not show.
    var targets = round
    let side = max(size.width, size.height)
    if size.width > size.height {
      targets += [pixels("wide", .width)].compactMap(\.self)
    } else if size.width < size.height {
      targets += [pixels("tall", .height)].compactMap(\.self)
    }
    guard !targets.isEmpty, !targets.contains(side) else { return nil }
    let seen = "\(Metric.shown(size.width))×\(Metric.shown(size.height))"
    let expected = targets.map { Metric.shown($0) }
    let bar =
      context == "compact" ? Bilingual(en: "compact", ko: "소형") : Bilingual(en: "regular", ko: "일반")
    return finding(
      at: rendition.place, .likely,
      evidence: [
        "size": seen, "scale": "\(scale)", "context": context,
        "expected": expected.joined(separator: ", "),
      ],
      Bilingual(
        en: """
          the tab icon is \(seen) px at @\(scale)x; in a \(bar.en ?? "") bar its longer side has \
          \(expected.joined(separator: " or ")) px
          """,
        ko: """
          탭 아이콘의 크기가 @\(scale)x에서 \(seen)px입니다. \(bar.ko ?? "") 탭 바에서는 긴 변이 \
          \(expected.joined(separator: "px 또는 "))px입니다
          """))
  }

  var examples: [CheckExample] {
    func json(_ files: String...) -> String {
      """
      {"interface": 1, "platforms": ["iOS"],
       "tabBars": [{"tabs": [{"title": "Maps", "icon": {"asset": "map"}}]}],
       "images": [{"name": "map", "files": [
      \(files.map { "  {\($0)}" }.joined(separator: ",\n"))
      ]}]}
      """
    }
    let catalog = """
      {"images": [
      {"idiom": "universal", "scale": "2x", "filename": "map@2x.png"},
      {"idiom": "universal", "scale": "3x", "filename": "map@3x.png"}
      ], "info": {"version": 1, "author": "xcode"}}
      """
    let use = CheckExample.Content.text(
      ExampleText.swift(tabs: #"MapsView().tabItem { Image("map"); Text("Maps") }"#))
    let path = "Assets.xcassets/map.imageset/Contents.json"
    let folder = "Assets.xcassets/map.imageset/"
    return [
      .failing(
        .json, at: [4], json(#""name": "map@2x.png", "scale": 2, "width": 64, "height": 64"#)),
      .failing(
        .json, at: [5],
        json(
          #""name": "map@2x.png", "scale": 2, "width": 50, "height": 50"#,
          #""name": "map@3x.png", "scale": 3, "width": 90, "height": 60"#)),
      .failing(
        .json, at: [4],
        json(
          #""name": "map@2x.png", "scale": 2, "heightClass": "compact", "width": 50, "height": 50"#)
      ),
      .failing(
        .assets, at: [3], path: path,
        files: [
          folder + "map@2x.png": .bitmap(46, 46), folder + "map@3x.png": .bitmap(46, 46),
          "ContentView.swift": use,
        ], catalog),
      .passing(.json, json(#""name": "map@2x.png", "scale": 2, "width": 50, "height": 50"#)),
      .passing(
        .json,
        json(
          #""name": "map@3x.png", "scale": 3, "width": 93, "height": 60"#,
          #""name": "map@2x.png", "scale": 2, "heightClass": "compact", "width": 30, "height": 40"#)
      ),
      .passing(
        .json, json(#""name": "map.pdf", "isVector": true, "width": 30, "height": 30"#)),
      .passing(
        .assets, path: path,
        files: [
          folder + "map@2x.png": .bitmap(46, 46), folder + "map@3x.png": .bitmap(75, 75),
          "ContentView.swift": use,
        ], catalog),
    ]
  }
}
