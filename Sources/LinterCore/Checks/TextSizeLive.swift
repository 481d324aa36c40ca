internal import Guidelines

/// UIKit text that does not adapt when the text size changes.
struct TextSizeLive: Check {
  let id = CheckID(unchecked: "text-size-live")
  let rule = RuleID(unchecked: "type-dynamic-type")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "Text in a text style follows when people choose another size.",
    ko: "텍스트 스타일을 쓴 글자가 크기를 바꾸면 따라 바뀝니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.text, .label, .textField, .textEditor).filter { view in
      view.node.look.keepsTextSize && !view.platforms.areOnly(.macOS, .tvOS, .watchOS)
    }.onePerTree { view, count in
      // The font may be of a fixed size for another reason.
      if view.node.name == "adjustsFontForContentSizeCategory" {
        return finding(
          at: view, evidence: ["count": "\(count)"],
          Bilingual(
            en: "this keeps the text from following the text size that people choose; leave it on",
            ko: "이렇게 하면 글자가 사람들이 고른 글자 크기를 따르지 않습니다. 켜 두세요")
        ).caused(by: "adjustsFontForContentSizeCategory = false")
      }
      return finding(
        at: view, evidence: ["count": "\(count)"],
        Bilingual(
          en: """
            text keeps its size until the app restarts; set adjustsFontForContentSizeCategory, \
            which follows Dynamic Type
            """,
          ko: """
            앱을 다시 열 때까지 글자 크기가 그대로입니다. adjustsFontForContentSizeCategory를 켜서 다이나믹 \
            타입을 따르게 하세요
            """)
      ).caused(by: "\(view.node.name) without adjustsFontForContentSizeCategory")
    }
  }

  var examples: [CheckExample] {
    func code(_ rest: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              label.font = \(rest)
          """)
    }
    func json(_ keeps: Bool) -> String {
      ExampleText.json(views: #""kind": "text", "keepsTextSize": \#(keeps)"#)
    }
    func label(_ attributes: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <label \(attributes)text="Hill" id="l"><fontDescription key="fontDescription" \
      style="UICTFontTextStyleBody"/></label></objects></document>
      """
    }
    let adjusts = "adjustsFontForContentSizeCategory"
    let style = "UIFont.preferredFont(forTextStyle: .body)"
    return [
      .failing(.swift, at: [4], code(style)),
      .failing(.swift, at: [4], code(".preferredFont(forTextStyle: .headline)")),
      .failing(
        .swift, at: [4],
        code("UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))")),
      .failing(
        .swift, at: [5], code(style + "\n    label.adjustsFontForContentSizeCategory = false")),
      .failing(.xib, at: [2], label("")),
      .passing(
        .xib,
        files: [
          "WalkCell.swift": .text(
            "class WalkCell: UIView { func show() { title.\(adjusts) = true } }"
          )
        ],
        label("").replacing("<label", with: "<view id=\"v\" customClass=\"WalkCell\"><label")
          .replacing(
            "</label>",
            with: "</label><connections><outlet property=\"title\" destination=\"l\" id=\"o\"/>"
              + "</connections></view>")),
      .passing(
        .xib,
        label("").replacing("<label", with: "<tableViewCell textLabel=\"l\" id=\"c\"><label")
          .replacing("</label>", with: "</label></tableViewCell>")),
      .passing(.xib, label("adjustsFontForContentSizeCategory=\"YES\" ")),
      .failing(
        .swift, at: [4],
        code(
          "UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .title1), size: 0)")),
      .passing(
        .swift,
        code("UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .title1), size: 20)")),
      .failing(.json, at: [2], json(true)),
      .passing(
        .swift, code(style + "\n    label.adjustsFontForContentSizeCategory = true")),
      .passing(.swift, code("other.font")),
      .passing(
        .swift, ExampleText.swift(viewDidLoad: "    content.textProperties.font = \(style)")),
      .passing(
        .swift,
        ExampleText.swift(viewDidLoad: "    var text = TextDesign.base; text.font = \(style)")),
      .passing(.json, json(false)),
    ]
  }
}
