internal import Guidelines

/// Segmented controls that share the navigation bar with other controls.
struct NavSegmentedAlone: Check {
  let rule = RuleID(unchecked: "nav-segmented-alone")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A segmented control has the navigation bar for itself.",
    ko: "내비게이션 바에 세그먼트 컨트롤만 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.compactMap { screen in
      guard let bar = screen.navigationBar, let control = bar.segmentedControl,
        screen.platforms.mayInclude(.iOS, .iPadOS)
      else { return nil }
      let others = (bar.leading + bar.trailing).filter { item in
        if case .control(let other) = item.content, other == control { return false }
        return !item.content.isSpace
      }
      guard let other = others.first else { return nil }
      return finding(
        at: control.place,
        .resting(onStated: other.isPresent.isStated, platforms: screen.platforms),
        evidence: ["others": "\(others.count)"],
        Bilingual(
          en: "the bar holds other controls beside the segmented one; leave it alone there",
          ko: "세그먼트 컨트롤 옆에 다른 컨트롤이 있습니다. 이 막대에는 세그먼트 컨트롤만 두세요"))
    }
  }

  var examples: [CheckExample] {
    func json(_ bar: String) -> String {
      ExampleText.json(screen: "\"navigationBar\": {\n\(bar)\n}")
    }
    func storyboard(_ item: String) -> String {
      ExampleText.storyboard(
        screen: """
          <navigationItem key="navigationItem" id="n">
          <segmentedControl key="titleView" id="s"><segments><segment title="All"/>\
          <segment title="New"/></segments></segmentedControl>
          \(item)
          </navigationItem>
          """)
    }
    let control = #"{"kind": "segmented-control"}"#
    return [
      .failing(
        .json, at: [3], json("\"titleView\": \(control), \"trailing\": [{\"text\": \"Edit\"}]")),
      .failing(
        .json, at: [3],
        json("\"leading\": [{\"control\": \(control)}, {\"icon\": {\"symbol\": \"plus\"}}]")),
      .failing(
        .storyboard, at: [7],
        storyboard(#"<barButtonItem key="rightBarButtonItem" systemItem="add" id="a"/>"#)),
      .passing(.json, json("\"titleView\": \(control)")),
      .passing(.json, json("\"leading\": [{\"control\": \(control)}, {\"space\": \"fixed\"}]")),
      .passing(.storyboard, storyboard("")),
    ]
  }
}
