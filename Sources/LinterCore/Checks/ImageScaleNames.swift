internal import Guidelines

/// Files named for another scale than that of their slot.
struct ImageScaleNames: Check {
  let id = CheckID(unchecked: "image-scale-names")
  let rule = RuleID(unchecked: "image-scale-factors")
  let inputs = [InterfaceFile.Kind].images
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A file named for a scale stands in the slot of that scale.",
    ko: "이름에 배율이 있는 파일이 그 배율의 자리에 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.images.filter { $0.kind == .image && !$0.isSingleFile }.flatMap { set in
      set.renditions.compactMap { rendition -> Finding? in
        guard let file = rendition.filename, let named = rendition.namedScale,
          let scale = rendition.scale, named != scale
        else { return nil }
        return finding(
          at: rendition.place, .certain,
          evidence: ["file": file, "named": "\(named)", "scale": "\(scale)"],
          Bilingual(
            en:
              "“\(file)” is named for @\(named)x and stands in the slot for @\(scale)x; correct one",
            ko: "파일(‘\(file)’)의 이름은 @\(named)x인데 @\(scale)x 자리에 있습니다. 이름이나 자리를 고치세요"))
      }
    }
  }

  var examples: [CheckExample] {
    func json(_ files: String...) -> String {
      """
      {"interface": 1, "images": [{"name": "map", "files": [
      \(files.map { "  {\($0)}" }.joined(separator: ",\n"))
      ]}]}
      """
    }
    let path = "Assets.xcassets/map.imageset/Contents.json"
    func catalog(_ name: String) -> String {
      """
      {"images": [
      {"idiom": "universal", "scale": "2x", "filename": "\(name)"}
      ], "info": {"version": 1, "author": "xcode"}}
      """
    }
    func files(_ name: String) -> [String: CheckExample.Content] {
      ["Assets.xcassets/map.imageset/\(name)": .bitmap(48, 48)]
    }
    return [
      .failing(.json, at: [2], json(#""name": "map@3x.png", "scale": 2"#)),
      .failing(.json, at: [3], json(#""scale": 1"#, #""name": "map@2x.png", "scale": 3"#)),
      .failing(.assets, at: [2], path: path, files: files("map@3x.png"), catalog("map@3x.png")),
      .passing(.json, json(#""name": "map@2x.png", "scale": 2"#)),
      .passing(.json, json(#""name": "map-large.png", "scale": 2"#)),
      // A single file in the @1x slot, where Xcode puts dropped images.
      .passing(.json, json(#""name": "map@2x.png", "scale": 1"#, #""scale": 2"#)),
      .passing(.assets, path: path, files: files("map@2x.png"), catalog("map@2x.png")),
    ]
  }
}
