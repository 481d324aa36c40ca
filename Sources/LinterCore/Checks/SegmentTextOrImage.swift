internal import Guidelines

/// Segmented controls that mix text and images.
struct SegmentTextOrImage: Check {
  let rule = RuleID(unchecked: "segment-text-or-image")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The segments of a control are all text or all images.",
    ko: "한 컨트롤의 세그먼트가 모두 글이거나 모두 이미지입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.segmentedControls.compactMap { screen, control in
      let texts = control.texts.filter { $0.value?.isEmpty == false }
      let images = control.images.filter { $0.value.map { $0 != .none } ?? false }
      guard let text = texts.first?.value?.shown, !images.isEmpty else { return nil }
      let isStated = texts.contains(where: \.isStated) && images.contains(where: \.isStated)
      return finding(
        at: control.place, .resting(onStated: isStated, platforms: screen.platforms),
        evidence: ["texts": "\(texts.count)", "images": "\(images.count)"],
        Bilingual(
          en: "segments with text, such as “\(text)”, are mixed with images; use one of the two",
          ko: "글 세그먼트(‘\(text)’ 등)와 이미지 세그먼트가 섞여 있습니다. 한 가지만 쓰세요"))
    }
  }

  var examples: [CheckExample] {
    func json(_ segments: String) -> String {
      ExampleText.json(
        screen: "\"controls\": [\n{\"kind\": \"segmented-control\", \"segments\": [\(segments)]}\n]"
      )
    }
    func storyboard(_ second: String) -> String {
      ExampleText.storyboard(
        screen: """
          <view key="view" id="w"><subviews>
          <segmentedControl id="s"><segments><segment title="List"/><segment \(second)/>\
          </segments></segmentedControl>
          </subviews></view>
          """)
    }
    let map = #"{"image": {"symbol": "map"}}"#
    return [
      .failing(.json, at: [3], json(#"{"text": "List"}, "# + map)),
      .failing(.json, at: [3], json(map + #", {"image": {"asset": "grid"}}, {"text": "목록"}"#)),
      .failing(.storyboard, at: [7], storyboard(#"title="" image="map" catalog="system""#)),
      .passing(.json, json(#"{"text": "List"}, {"text": "Map"}"#)),
      .passing(.json, json(map + #", {"image": {"symbol": "list.bullet"}}"#)),
      .passing(.storyboard, storyboard(#"title="Map""#)),
    ]
  }
}
