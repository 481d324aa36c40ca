internal import Guidelines

/// Small app icons whose size in pixels does not match their slot, as listed in the guideline.
struct AppIconCustomSizes: Check {
  let rule = RuleID(unchecked: "app-icon-custom-sizes")
  let inputs = [InterfaceFile.Kind].images
  let severity = Severity.note
  let summary = Bilingual(
    en: "App icons for iPhone and iPad have the pixels of their slots.",
    ko: "iPhone과 iPad 앱 아이콘의 픽셀 수가 자리에 맞습니다.")

  var needs: [LimitQuery] { [2, 3].map(request) }

  private func request(scale: Int) -> LimitQuery {
    LimitQuery(rule: rule, dimension: .width, unit: .pixels, bound: .exact, scale: scale)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.images.filter { $0.kind == .appIcon }.flatMap { set in
      set.renditions.compactMap { rendition -> Finding? in
        guard rendition.idiom == "iphone" || rendition.idiom == "ipad",
          let size = rendition.size, let slot = rendition.slotSize, let scale = rendition.scale
        else { return nil }
        let pixels = (slot.width * Double(scale)).rounded()
        // Slots that the guideline does not list, such as those of old devices, are not judged.
        guard
          let listed = numbers.statements(for: request(scale: scale))
            .last(where: { $0.value == pixels }),
          size.width != pixels
        else { return nil }
        return finding(
          at: rendition.place, .certain,
          evidence: listed.evidence("width", size.width, .exact),
          Bilingual(
            en: """
              \(Metric.shown(size.width)) px wide in a slot of \(Metric.shown(slot.width)) pt at \
              @\(scale)x, which takes \(listed.shown) px
              """,
            ko: """
              너비가 \(Metric.shown(size.width))px입니다. @\(scale)x에서 \(Metric.shown(slot.width))pt인 자리에는 \
              \(listed.shown)px이 들어갑니다
              """))
      }
    }
  }

  var examples: [CheckExample] {
    func json(_ scale: Int, _ slot: Double, _ pixels: Int) -> String {
      ExampleText.json(
        appIcon: """
          "idiom": "iphone", "scale": \(scale), "slotWidth": \(slot),
           "slotHeight": \(slot), "width": \(pixels), "height": \(pixels)
          """)
    }
    let slot = #""idiom": "ipad", "scale": "2x", "size": "83.5x83.5""#
    return [
      .failing(.json, at: [2], json(2, 60, 114)),
      .failing(.json, at: [2], json(3, 60, 120)),
      .failing(
        .assets, at: [2], path: ExampleText.appIconPath, files: ExampleText.appIcon(168, 168),
        ExampleText.catalog(appIcon: slot)),
      .passing(.json, json(2, 60, 120)),
      .passing(.json, json(1, 29, 30)),
      .passing(
        .assets, path: ExampleText.appIconPath, files: ExampleText.appIcon(167, 167),
        ExampleText.catalog(appIcon: slot)),
    ]
  }
}
