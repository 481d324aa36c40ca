internal import Guidelines

/// A segmented control in the navigation bar of a screen below the top level.
struct NavSegmented: Check {
  let rule = RuleID(unchecked: "nav-segmented")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "A segmented control in a navigation bar stands at the top level only.",
    ko: "내비게이션 바의 세그먼트 컨트롤은 최상위 단계에만 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.compactMap { screen in
      guard let bar = screen.navigationBar, let control = bar.segmentedControl,
        screen.isTopLevel.value == false
      else { return nil }
      return finding(
        at: control.place,
        .resting(onStated: screen.isTopLevel.isStated, platforms: screen.platforms),
        evidence: ["screen": screen.id],
        Bilingual(
          en: "a segmented control belongs in the bar of a top-level screen; this one is below it",
          ko: "내비게이션 바의 세그먼트 컨트롤은 최상위 화면에만 두세요. 이 화면은 그 아래 단계입니다"))
    }
  }

  var examples: [CheckExample] {
    func json(_ top: String, _ bar: String) -> String {
      ExampleText.json(screen: "\"isTopLevel\": \(top), \"navigationBar\": {\n\(bar)\n}")
    }
    let title =
      #""titleView": {"kind": "segmented-control", "segments": [{"text": "A"}, {"text": "B"}]}"#
    let segmented = """
      <navigationItem key="navigationItem" id="n">
      <segmentedControl key="titleView" id="s"><segments><segment title="All"/>\
      <segment title="New"/></segments></segmentedControl>
      </navigationItem>
      """
    return [
      .failing(.json, at: [3], json("false", title)),
      .failing(
        .json, at: [3],
        json("false", #""trailing": [{"control": {"kind": "segmented-control"}}]"#)),
      .failing(
        .storyboard, at: [9],
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="nav">
        <scenes>
        <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController">\
        <connections><segue destination="v" kind="relationship" relationship="rootViewController" \
        id="r"/></connections></navigationController></objects></scene>
        <scene sceneID="s1"><objects><viewController id="v" sceneMemberID="viewController">\
        <connections><segue destination="w" kind="show" id="p"/></connections>\
        </viewController></objects></scene>
        <scene sceneID="s2"><objects>
        <viewController id="w" sceneMemberID="viewController">
        \(segmented)
        </viewController></objects></scene>
        </scenes>
        </document>
        """),
      .passing(.json, json("true", title)),
      .passing(.json, json("null", title)),
      .passing(.storyboard, ExampleText.storyboard(screen: segmented)),
    ]
  }
}

extension NavigationBar {
  /// The segmented control it holds.
  var segmentedControl: Control? {
    ([titleView]
      + (leading + trailing).map { item in
        if case .control(let control) = item.content { control } else { nil }
      }).compactMap(\.self).first { $0.kind == .segmentedControl }
  }
}
