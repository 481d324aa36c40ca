internal import Guidelines

/// Texts that consist of pictures only, such as “✓”, whose names VoiceOver reads.
///
/// `control-label` looks at those in buttons.
struct SymbolText: Check {
  let id = CheckID(unchecked: "symbol-text")
  let rule = RuleID(unchecked: "accessibility-labels")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "A character that serves as a picture is described for VoiceOver.",
    ko: "그림처럼 쓴 문자에 VoiceOver용 설명이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.text).filter { view in
      guard let text = view.node.text?.value, text.isPicture else { return false }
      return !view.isDescribed && !view.isHiddenFromVoiceOver
        && view.node.describingModifiers.isEmpty
        && !interface.describesInCode(view.node)
        && !view.ancestors.contains { Self.isTold($0.node) }
    }.onePerTree { view, _ in
      let text = view.node.text?.value?.shown ?? ""
      return finding(
        at: view, for: .label, evidence: ["text": text],
        Bilingual(
          en:
            "VoiceOver reads “\(text)” by the name of the character; say what it means in a label",
          ko: "VoiceOver가 ‘\(text)’을(를) 문자 이름으로 읽습니다. 무슨 뜻인지 레이블에 쓰세요"))
    }
  }

  /// Whether a view around it is a control, or says something else to assistive technologies.
  private static func isTold(_ node: ViewNode) -> Bool {
    guard !node.accessibility.hasValue, node.describingModifiers.isEmpty else { return true }
    return [.button, .link, .navigationLink, .menu].contains(node.kind)
  }

  var examples: [CheckExample] {
    func code(_ view: String) -> String { ExampleText.swift(body: "    \(view)") }
    func json(_ more: String) -> String {
      ExampleText.json(views: #""kind": "text", "text": "←"\#(more)"#)
    }
    return [
      .failing(.swift, at: [3], code(#"HStack { Text("→"); Text(walk.name) }"#)),
      .failing(.swift, at: [3], code(#"HStack { Text("✓"); Text(walk.name) }"#)),
      .failing(.swift, at: [3], code(#"Text("★★★")"#)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: "    let mark = UILabel(); mark.text = walk.isDone ? \"✓\" : \"\"")),
      .failing(
        .swift, at: [3],
        """
        class WalkCell: UITableViewCell {
          let mark = MarkLabel()
          func show(_ walk: Walk) { mark.text = walk.isDone ? "✓" : "" }
        }
        class MarkLabel: UILabel {}
        """),
      .failing(.json, at: [2], json("")),
      .passing(.json, json(#", "accessibilityLabel": "Delete""#)),
      .passing(.swift, code(#"Text("🎉")"#)), .passing(.swift, code(#"Text("⚠️")"#)),
      .passing(.swift, code(#"HStack { Text("·"); Text(walk.name) }"#)),
      .passing(.swift, code(#"Button { play() } label: { Text("▶️"); Text("Play") }"#)),
      .passing(.swift, code(#"Text("✓").accessibilityHidden(true)"#)),
      .passing(.swift, code(#"Text("12 ✓")"#)),
    ]
  }
}

extension InterfaceText {
  /// Whether it consists of arrows, dingbats or shapes; an emoji is read as what it shows: “warning” for ⚠️.
  var isPicture: Bool {
    let marks = shown.unicodeScalars.filter { $0 != " " }
    return !marks.isEmpty && marks.count < 6
      && marks.allSatisfy { mark in
        switch mark.value {
        case 0x2190...0x21FF, 0x2300...0x23FF, 0x25A0...0x27BF, 0x2B00...0x2BFF: true
        default: false
        }
      }
  }
}
