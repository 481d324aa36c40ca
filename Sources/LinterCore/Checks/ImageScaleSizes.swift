internal import Guidelines

/// Bitmaps of a set whose pixel sizes are not in proportion to their scales.
struct ImageScaleSizes: Check {
  let id = CheckID(unchecked: "image-scale-sizes")
  let rule = RuleID(unchecked: "image-scale-factors")
  let inputs = [InterfaceFile.Kind].images
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The pixels of a bitmap are its points times its scale.",
    ko: "비트맵의 픽셀 수가 포인트에 배율을 곱한 값입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.images.filter { $0.kind == .image }.flatMap { set -> [Finding] in
      let groups = Dictionary(grouping: set.renditions) { $0.slot }
      // iPhones and iPads of today draw no @1x.
      let platforms = interface.platforms(at: set.place)
      let usesSingle = platforms.isEmpty || !Set(platforms).isSubset(of: [.iOS, .iPadOS])
      return groups.values.flatMap { renditions -> [Finding] in
        let bitmaps = renditions.compactMap { rendition -> Bitmap? in
          guard !rendition.isVector, let size = rendition.size, let scale = rendition.scale,
            scale > 1 || usesSingle
          else { return nil }
          return Bitmap(rendition: rendition, size: size, scale: scale)
        }.sorted { ($0.scale, $0.rendition.place) < ($1.scale, $1.rendition.place) }
        // The largest is the reference for the others.
        guard let reference = bitmaps.last else { return [] }
        return bitmaps.filter { !$0.agrees(with: reference) }.map { bitmap in
          let seen = bitmap.shown
          let expected =
            "\(Metric.shown((reference.points.width * Double(bitmap.scale)).rounded()))×"
            + Metric.shown((reference.points.height * Double(bitmap.scale)).rounded())
          return finding(
            at: bitmap.rendition.place, .certain,
            evidence: [
              "image": set.name, "size": seen, "scale": "\(bitmap.scale)", "expected": expected,
            ],
            Bilingual(
              en: """
                \(seen) px at @\(bitmap.scale)x does not go with \(reference.shown) px at \
                @\(reference.scale)x; make it \(expected) px
                """,
              ko: """
                @\(bitmap.scale)x의 \(seen)px이 @\(reference.scale)x의 \(reference.shown)px과 맞지 않습니다. \
                \(expected)px로 만드세요
                """)
          ).caused(by: bitmap.size == reference.size ? "one size" : set.name)
        }
      }
    }
  }

  /// A bitmap and its scale.
  private struct Bitmap {
    var rendition: Rendition
    var size: PixelSize
    var scale: Int

    var points: PixelSize {
      PixelSize(width: size.width / Double(scale), height: size.height / Double(scale))
    }

    var shown: String { "\(Metric.shown(size.width))×\(Metric.shown(size.height))" }

    /// Whether both have the same size in points, with a tolerance of one pixel for rounding.
    func agrees(with other: Bitmap) -> Bool {
      abs(size.width - other.points.width * Double(scale)) <= 1
        && abs(size.height - other.points.height * Double(scale)) <= 1
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
    let large = #""name": "map@3x.png", "scale": 3, "width": 75, "height": 60"#
    let path = "Assets.xcassets/map.imageset/Contents.json"
    let folder = "Assets.xcassets/map.imageset/"
    let catalog = """
      {"images": [
      {"idiom": "universal", "scale": "1x", "filename": "map.png"},
      {"idiom": "universal", "scale": "2x", "filename": "map@2x.png"}
      ], "info": {"version": 1, "author": "xcode"}}
      """
    return [
      .failing(
        .json, at: [2], json(#""name": "map@2x.png", "scale": 2, "width": 75, "height": 60"#, large)
      ),
      .failing(
        .json, at: [3], json(large, #""name": "map.png", "scale": 1, "width": 30, "height": 24"#)),
      .failing(
        .assets, at: [2], path: path,
        files: [folder + "map.png": .bitmap(32, 32), folder + "map@2x.png": .bitmap(48, 48)],
        catalog),
      .passing(
        .json, json(#""name": "map@2x.png", "scale": 2, "width": 50, "height": 40"#, large)),
      .passing(.json, json(large)),
      .passing(
        .assets, path: path,
        files: [folder + "map.png": .bitmap(24, 24), folder + "map@2x.png": .bitmap(48, 48)],
        catalog),
    ]
  }
}
