internal import Guidelines

/// macOS app icons without one of the sizes that the system does not generate.
struct AppIconMacSizes: Check {
  let rule = RuleID(unchecked: "app-icon-mac-sizes")
  let inputs = [InterfaceFile.Kind].images
  let severity = Severity.warning
  let summary = Bilingual(
    en: "An app icon of macOS comes in every size.", ko: "macOS 앱 아이콘이 모든 크기로 있습니다.")

  var needs: [LimitQuery] { [1, 2].map(request) }

  private func request(scale: Int) -> LimitQuery {
    LimitQuery(rule: rule, dimension: .width, unit: .pixels, bound: .exact, scale: scale)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.images.filter { $0.kind == .appIcon }.compactMap { set -> Finding? in
      let supplied = set.renditions.filter { $0.idiom == "mac" && $0.filename != nil }
      guard !supplied.isEmpty else { return nil }
      let missing = [1, 2].flatMap { scale in
        numbers.statements(for: request(scale: scale)).filter { size in
          !supplied.contains { rendition in
            rendition.scale == scale
              && (rendition.slotSize.map { $0.width * Double(scale) } ?? rendition.size?.width)
                == size.value
          }
        }.map { "\($0.shown)×\($0.shown) @\(scale)x" }
      }
      guard !missing.isEmpty else { return nil }
      let list = missing.joined(separator: ", ")
      return finding(
        at: set.place, .likely, evidence: ["image": set.name, "missing": list],
        Bilingual(
          en: "the app icon for macOS lacks \(list); the system does not scale it itself",
          ko: "macOS 앱 아이콘에 \(list) 크기가 없습니다. 시스템이 만들어 주지 않으니 더하세요"))
    }
  }

  var examples: [CheckExample] {
    let sides = [16, 32, 128, 256, 512]
    func json(_ sides: [Int], _ scales: [Int], idiom: String = "mac") -> String {
      let files = sides.flatMap { side in
        scales.map { scale in
          """
            {"name": "\(side)@\(scale)x.png", "idiom": "\(idiom)", "scale": \(scale), \
          "slotWidth": \(side), "slotHeight": \(side)}
          """
        }
      }
      return """
        {"interface": 1, "images": [{"name": "AppIcon", "kind": "appiconset", "files": [
        \(files.joined(separator: ",\n"))
        ]}]}
        """
    }
    func catalog(_ sides: [Int]) -> String {
      let files = sides.flatMap { side in
        [1, 2].map { scale in
          """
          {"idiom": "mac", "scale": "\(scale)x", "size": "\(side)x\(side)", \
          "filename": "\(side)-\(scale).png"}
          """
        }
      }
      return ExampleText.catalog(files.joined(separator: ",\n"))
    }
    func files(_ sides: [Int]) -> [String: CheckExample.Content] {
      let pairs = sides.flatMap { side in
        [1, 2].map { scale in
          (
            "Assets.xcassets/AppIcon.appiconset/\(side)-\(scale).png",
            CheckExample.Content.bitmap(side * scale, side * scale)
          )
        }
      }
      return Dictionary(uniqueKeysWithValues: pairs)
    }
    return [
      .failing(.json, at: [1], json(sides, [1])),
      .failing(.json, at: [1], json([512], [1, 2])),
      .failing(
        .assets, at: [1], path: ExampleText.appIconPath, files: files([128, 256]),
        catalog([128, 256])),
      .passing(.json, json(sides, [1, 2])),
      .passing(.json, json([60], [2, 3], idiom: "iphone")),
      .passing(.assets, path: ExampleText.appIconPath, files: files(sides), catalog(sides)),
    ]
  }
}
