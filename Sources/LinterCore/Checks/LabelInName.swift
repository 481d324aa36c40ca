internal import Guidelines

/// Elements for which VoiceOver says something else than what they show, or nothing.
struct LabelInName: Check {
  let id = CheckID(unchecked: "label-in-name")
  let rule = RuleID(unchecked: "accessibility-assistive-technologies")
  let inputs: [InterfaceFile.Kind] = [.storyboard, .xib]
  let severity = Severity.note
  let summary = Bilingual(
    en: "The description of an element has the words that it shows.",
    ko: "요소의 설명에 화면에 보이는 낱말이 들어 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.container).compactMap { view in
      guard view.node.accessibility.children == "ignore", let shown = view.node.text?.stated,
        shown.key == nil, !shown.isEmpty, !view.isHiddenFromVoiceOver,
        !interface.describesInCode(view.node)
      else { return nil }
      let seen = Self.words(of: shown)
      guard let label = view.node.accessibility.label else { return silent(view, shown) }
      guard let said = label.stated, said.key == nil, !seen.isEmpty,
        !Self.words(of: said).isEmpty, seen.allSatisfy({ !Self.words(of: said).contains($0) })
      else { return nil }
      return finding(
        at: view, evidence: ["text": shown.shown, "label": said.shown],
        Bilingual(
          en: """
            VoiceOver says “\(said.shown)” where “\(shown.shown)” is shown; begin with the words that \
            people see
            """,
          ko: "화면에는 ‘\(shown.shown)’인데 VoiceOver는 ‘\(said.shown)’이라고 합니다. 보이는 말로 시작하세요")
      ).caused(by: said.shown)
    }
  }

  private func silent(_ view: PlacedView, _ shown: InterfaceText) -> Finding {
    finding(
      at: view, evidence: ["text": shown.shown],
      Bilingual(
        en:
          "this is one element without a label, so VoiceOver does not read “\(shown.shown)” in it",
        ko: "레이블 없는 요소 하나라서 VoiceOver가 그 안의 ‘\(shown.shown)’을(를) 읽지 않습니다")
    ).caused(by: "no label in \(view.node.place.file)")
  }

  /// The words of a text in its first language, in lower case, without the short ones.
  private static func words(of text: InterfaceText) -> [String] {
    let words = (text.readings.first?.text ?? "").lowercased().split { !$0.isLetter }
    return words.map(String.init).filter { $0.count > 3 }
  }

  var examples: [CheckExample] {
    func xib(_ label: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v"><subviews><view id="row"><subviews>
      <label text="Change your street" id="l"/></subviews>
      <accessibility key="accessibilityConfiguration"\(label)>
      <bool key="isElement" value="YES"/></accessibility></view></subviews></view></objects></document>
      """
    }
    func storyboard(_ label: String) -> String {
      ExampleText.storyboard(
        screen: """
          <view key="view" id="w"><subviews>
          <view id="row"><subviews><label text="Next walk" id="l"/></subviews>
          <accessibility key="accessibilityConfiguration" label="\(label)">
          <bool key="isElement" value="YES"/></accessibility></view></subviews></view>
          """)
    }
    return [
      .failing(.xib, at: [2], xib(#" label="Help, and questions about walks""#)),
      .failing(.xib, at: [2], xib("")),
      .failing(.storyboard, at: [7], storyboard("Forward")),
      .passing(.xib, xib(#" label="Change your street, now Hill Road""#)),
      .passing(.xib, xib(#" label="Change it""#).replacing("YES", with: "NO")),
      .passing(.storyboard, storyboard("Show the next walk")),
      .passing(.storyboard, storyboard("A walk")),
    ]
  }
}
