internal import Guidelines

/// Bitmaps without a file for the highest scale of their set.
struct ImageScaleMissing: Check {
  let id = CheckID(unchecked: "image-scale-missing")
  let rule = RuleID(unchecked: "image-scale-factors")
  let inputs = [InterfaceFile.Kind].images
  let severity = Severity.note
  let summary = Bilingual(
    en: "A bitmap has a file for the highest scale of its set.",
    ko: "비트맵마다 가장 높은 배율의 파일이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.images.filter { set in
      // Only iPhones have a scale above @2x; sets for other platforms need no more.
      set.kind == .image && !set.isSingleFile
        && interface.platforms(at: set.place).mayInclude(.iOS)
    }.flatMap { set -> [Finding] in
      let slots = Dictionary(grouping: set.renditions) { $0.slot }
      return slots.values.sorted { $0[0].place < $1[0].place }.compactMap { slots in
        let filled = slots.filter { $0.filename != nil }
        guard !filled.contains(where: { $0.isVector || $0.scale == nil }),
          let highest = filled.compactMap(\.scale).max(),
          // A missing lower scale is created by scaling down, which stays sharp.
          let empty = slots.filter({ $0.filename == nil && ($0.scale ?? 0) > highest })
            .max(by: { ($0.scale ?? 0) < ($1.scale ?? 0) })
        else { return nil }
        return finding(
          at: empty.place, .likely,
          evidence: ["image": set.name, "scale": "\(empty.scale ?? 0)", "highest": "\(highest)"],
          Bilingual(
            en: """
              “\(set.name)” has no file for @\(empty.scale ?? 0)x; enlarged from @\(highest)x it \
              looks blurred
              """,
            ko: """
              ‘\(set.name)’에 @\(empty.scale ?? 0)x 파일이 없습니다. @\(highest)x를 늘려 쓰면 흐리게 보이니 \
              파일을 더하세요
              """)
        ).caused(by: "@\(highest)x")
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
    let folder = "Assets.xcassets/map.imageset/"
    func catalog(_ third: String) -> String {
      """
      {"images": [
      {"idiom": "universal", "scale": "1x"},
      {"idiom": "universal", "scale": "2x", "filename": "map@2x.png"},
      {"idiom": "universal", "scale": "3x"\(third)}
      ], "info": {"version": 1, "author": "xcode"}}
      """
    }
    return [
      .failing(.json, at: [3], json(#""name": "map@2x.png", "scale": 2"#, #""scale": 3"#)),
      .failing(
        .json, at: [4],
        json(#""name": "map.png", "scale": 1"#, #""name": "b.png", "scale": 2"#, #""scale": 3"#)),
      .failing(
        .assets, at: [4], path: path, files: [folder + "map@2x.png": .bitmap(20, 20)], catalog("")),
      .passing(.json, json(#""scale": 1"#, #""name": "map@2x.png", "scale": 2"#)),
      .passing(.json, json(#""name": "photo.png", "scale": 1"#, #""scale": 2"#, #""scale": 3"#)),
      .passing(.json, json(#""name": "map.pdf", "isVector": true"#)),
      .passing(
        .assets, path: path,
        files: [folder + "map@2x.png": .bitmap(20, 20), folder + "map@3x.png": .bitmap(30, 30)],
        catalog(#", "filename": "map@3x.png""#)),
    ]
  }
}

extension ImageSet {
  /// Whether it has a single file, in the @1x slot, where Xcode puts dropped images: an image that is
  /// scaled to a given size.
  var isSingleFile: Bool {
    let filled = renditions.filter { $0.filename != nil }
    return filled.count == 1 && filled[0].scale == 1
  }
}

extension Rendition {
  /// The attributes shared by files that differ only in scale.
  var slot: [String] { [idiom, heightClass ?? "", variant] }
}
