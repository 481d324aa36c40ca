internal import Guidelines

/// Color sets without a color for Dark Mode.
struct ColorSetVariants: Check {
  let id = CheckID(unchecked: "color-set-variants")
  let rule = RuleID(unchecked: "color-variants")
  let inputs = [InterfaceFile.Kind].images
  let severity = Severity.note
  let summary = Bilingual(
    en: "A color set has a color for Dark Mode.", ko: "색상 세트에 다크 모드용 색상이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let sets = interface.images.filter { set in
      set.kind == .color && set.renditions.contains(where: \.exists)
        && interface.platforms(at: set.place).mayInclude(.iOS, .iPadOS, .macOS)
    }
    return Dictionary(grouping: sets, by: \.catalog).values.compactMap { sets -> Finding? in
      let light = sets.filter {
        !$0.hasDarkVariant && !$0.isForOneAppearance && !$0.isOfMiddleLightness(in: interface)
          && !$0.isTranslucentWhite(in: interface)
      }.sorted { $0.place < $1.place }
      // One finding per catalog, since leaving out dark variants is a single decision.
      return light.first.map { finding(at: $0.place, light, of: sets.count) }
    }
  }

  /// A finding for the sets `light` of a catalog with `count` color sets.
  private func finding(at place: Place, _ light: [ImageSet], of count: Int) -> Finding {
    let names = light.prefix(3).map(\.name)
    let more = light.count > names.count
    let message =
      if light.count == 1 {
        Bilingual(
          en: "the color “\(names[0])” is the same in Dark Mode; add a variant for it",
          ko: "색상 ‘\(names[0])’에 다크 모드용 변형이 없습니다. 더하세요")
      } else if light.count == count {
        Bilingual(
          en: "none of the \(count) color sets of this catalog has a color for Dark Mode",
          ko: "이 카탈로그의 색상 세트 \(count)개에 모두 다크 모드용 색상이 없습니다. 더하세요")
      } else {
        Bilingual(
          en: """
            \(light.count) color sets are the same in Dark Mode \
            (\(names.joined(separator: ", "))\(more ? ", …" : "")); add variants for them
            """,
          ko: """
            색상 세트 \(light.count)개(\(names.joined(separator: ", "))\(more ? " 등" : ""))에 다크 \
            모드용 변형이 없습니다. 더하세요
            """)
      }
    return finding(
      at: place, .likely, evidence: ["count": "\(light.count)", "color": names[0]], message)
  }

  var examples: [CheckExample] {
    let dark = #"{"exists": true, "variant": "luminosity=dark"}"#
    func json(_ sets: String..., name: String = "ink") -> String {
      let list = sets.enumerated().map { index, files in
        #"{"name": "\#(name)\#(index)", "kind": "colorset", "files": [{"exists": true}\#(files)]}"#
      }
      return "{\"interface\": 1, \"images\": [\n\(list.joined(separator: ",\n"))\n]}"
    }
    let path = "Assets.xcassets/ink.colorset/Contents.json"
    func catalog(_ color: String, _ more: String = "") -> String {
      """
      {"colors": [
      {"idiom": "universal", "color": \(color)}\(more)
      ], "info": {"version": 1, "author": "xcode"}}
      """
    }
    func srgb(_ red: String) -> String {
      #"{"color-space": "srgb", "components": {"red": "\#(red)", "green": "0", "blue": "0"}}"#
    }
    func faint(_ part: String) -> String {
      #"{"color-space": "srgb", "components": {"red": "\#(part)", "green": "\#(part)", "#
        + #""blue": "\#(part)", "alpha": "0.7"}}"#
    }
    let (maroon, red) = (srgb("0.3"), srgb("1.0"))
    let black = """
      ,
      {"idiom": "universal", "color": \(red),
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      """
    return [
      .failing(.json, at: [2], json("")),
      .failing(.json, at: [3], json(", " + dark, "", ", " + dark)),
      .failing(.json, at: [2], json("", "", "")),
      .failing(.json, at: [2], json("", "", ", " + dark)),
      .failing(.assets, at: [1], path: path, catalog(maroon)),
      .passing(.assets, path: path, catalog(faint("1.0"))),
      .failing(.assets, at: [1], path: path, catalog(faint("0.0"))),
      .passing(.json, json(", " + dark)),
      .passing(.json, json("", name: "InkOnDark")),
      .passing(.assets, path: path, catalog(maroon, black)),
      // An accent color is seen on light and on dark backgrounds.
      .passing(.assets, path: path, catalog(red)),
      // System colors have their own variants.
      .passing(
        .assets, path: path, catalog(#"{"platform": "ios", "reference": "systemRedColor"}"#)),
    ]
  }
}

extension ImageSet {
  /// Whether it has a color for the dark appearance.
  fileprivate var hasDarkVariant: Bool {
    renditions.contains { $0.exists && $0.variant.contains("luminosity=dark") }
  }

  /// Whether its color is seen on light and on dark backgrounds: it is neither dark nor nearly white.
  fileprivate func isOfMiddleLightness(in interface: Interface) -> Bool {
    let shown = renditions.filter(\.exists).map { rendition in
      rendition.color.flatMap { interface.shown($0, in: .dark) }
    }
    guard let ground = interface.shown(.ground, in: .dark) else { return false }
    return shown.allSatisfy { color in
      guard let color, color.opacity == 1 else { return false }
      return color.contrast(with: ground) >= Self.leastOnDark
        && color.contrast(with: ShownColor(1, 1, 1)) >= Self.leastOnWhite
    }
  }

  /// The contrast with the dark background of a screen, and with white, from which a shape is seen.
  private static let (leastOnDark, leastOnWhite) = (3.0, 1.25)

  /// Whether its color is a translucent white, which is lost on a light screen and so is meant for another color.
  fileprivate func isTranslucentWhite(in interface: Interface) -> Bool {
    let shown = renditions.filter(\.exists).map { rendition in
      rendition.color.flatMap { interface.shown($0, in: .light) }
    }
    return shown.allSatisfy { color in
      guard let color, color.opacity < 1 else { return false }
      return color.contrast(with: ShownColor(1, 1, 1)) < Self.leastOnWhite
    }
  }

  /// Whether it is named for one appearance, so that code selects the appropriate set.
  fileprivate var isForOneAppearance: Bool {
    // `inkOnDark` and `lightGray`, but not `highlight`.
    let own = name.split(separator: "/").last ?? ""
    return ["Dark", "Light", "Night"].contains { word in
      own.contains(word) || own.hasPrefix(word.lowercased())
    }
  }

  /// The path of its asset catalog, or else of its file.
  fileprivate var catalog: String {
    place.file.firstRange(of: ".xcassets/").map { String(place.file[..<$0.lowerBound]) }
      ?? place.file
  }
}
