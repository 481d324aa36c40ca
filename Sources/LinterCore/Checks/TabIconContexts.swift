internal import Guidelines

/// Bitmap tab icons without a variant for compact bars.
struct TabIconContexts: Check {
  let id = CheckID(unchecked: "tab-icon-contexts")
  let rule = RuleID(unchecked: "tab-icon-size")
  let inputs: [InterfaceFile.Kind] = [.storyboard, .xib, .swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A bitmap icon of a tab comes for the regular and for the compact bar.",
    ko: "탭의 비트맵 아이콘이 일반 탭 바용과 소형 탭 바용으로 모두 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.filter { $0.style == .bar && $0.platforms.mayInclude(.iOS) }
      .flatMap { bar in
        bar.tabs.compactMap { tab -> Finding? in
          guard case .asset(let name) = tab.icon.stated,
            let set = interface.imageSet(named: name), set.kind == .image, set.isBitmap,
            !set.renditions.contains(where: { $0.heightClass == "compact" })
          else { return nil }
          switch tab.compactIcon {
          case nil, .stated(.none): break
          default: return nil
          }
          return finding(
            at: tab.place, .likely, evidence: ["image": set.name],
            Bilingual(
              en:
                "the bitmap “\(set.name)” comes for the regular bar alone; add one for compact bars",
              ko: "비트맵(‘\(set.name)’)이 일반 탭 바용만 있습니다. 소형 탭 바용도 더하세요"))
        }
      }
  }

  var examples: [CheckExample] {
    func json(tab: String = "", file: String = #""name": "m@2x.png", "scale": 2"#) -> String {
      """
      {"interface": 1, "platforms": ["iOS"], "tabBars": [{"tabs": [
        {"title": "Maps", "icon": {"asset": "map"}\(tab)}
      ]}], "images": [{"name": "map", "files": [{\(file), "width": 50, "height": 50}]}]}
      """
    }
    let files: [String: CheckExample.Content] = [
      "Assets.xcassets/map.imageset/Contents.json": .text(
        """
        {"images": [{"idiom": "universal", "scale": "2x", "filename": "map@2x.png"}],
         "info": {"version": 1, "author": "xcode"}}
        """),
      "Assets.xcassets/map.imageset/map@2x.png": .bitmap(50, 50),
    ]
    return [
      .failing(.json, at: [2], json()),
      .failing(.json, at: [2], json(tab: #", "compactIcon": null"#)),
      .failing(
        .storyboard, at: [8], files: files,
        ExampleText.storyboard(tabs: #"title="Maps" image="map""#)
      ),
      .passing(.json, json(tab: #", "compactIcon": {"asset": "map-compact"}"#)),
      .passing(.json, json(file: #""name": "map.pdf", "isVector": true"#)),
      .passing(.json, json(file: #""name": "m@2x.png", "scale": 2, "heightClass": "compact""#)),
      .passing(
        .storyboard, files: files,
        ExampleText.storyboard(tabs: #"title="Maps" image="map" landscapeImage="map-compact""#)),
    ]
  }
}

extension ImageSet {
  /// Whether it has files and all of them are bitmaps.
  var isBitmap: Bool {
    let files = renditions.filter { $0.filename != nil }
    return !files.isEmpty && files.allSatisfy { !$0.isVector }
  }
}
