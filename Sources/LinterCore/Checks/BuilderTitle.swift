internal import Guidelines

/// Controls with the title that Interface Builder gave them.
struct BuilderTitle: Check {
  let id = CheckID(unchecked: "builder-title")
  let rule = RuleID(unchecked: "voiceover-labels")
  let inputs: [InterfaceFile.Kind] = [.storyboard, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Buttons have titles of their own, not that of a new object.",
    ko: "버튼에 새 객체의 제목이 아니라 제 이름이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.button).compactMap { view in
      // Code may name what it has an outlet for.
      guard let title = view.node.text?.stated, InterfaceWords.reads(title, as: .builderTitle),
        view.node.accessibility.label == nil || view.node.name == "barButtonItem",
        view.node.outlets.isEmpty, interface.kind(at: view.node.place) != .swift
      else { return nil }
      return finding(
        at: view, evidence: ["title": title.shown],
        Bilingual(
          en:
            "“\(title.shown)” is what Interface Builder calls a new object; people read it in the large "
            + "content viewer and in menus, so say what the button does",
          ko: "‘\(title.shown)’은(는) 인터페이스 빌더가 새 객체에 붙이는 이름입니다. 큰 콘텐츠 보기와 메뉴에 "
            + "나타나니 버튼이 하는 일을 쓰세요"))
    }
  }

  var examples: [CheckExample] {
    func bar(_ item: String) -> String { ExampleText.storyboard(toolbar: item) }
    return [
      .failing(.storyboard, at: [7], bar(#"<barButtonItem title="Item" image="walk" id="b"/>"#)),
      .failing(.storyboard, at: [7], bar(#"<barButtonItem title="Item" id="b"/>"#)),
      .failing(.json, at: [2], ExampleText.json(views: #""kind": "button", "text": "Button""#)),
      .passing(.storyboard, bar(#"<barButtonItem title="Walks" image="walk" id="b"/>"#)),
      .passing(.storyboard, bar(#"<barButtonItem systemItem="add" id="b"/>"#)),
      .passing(.json, ExampleText.json(views: #""kind": "button", "text": "Items""#)),
    ]
  }
}
