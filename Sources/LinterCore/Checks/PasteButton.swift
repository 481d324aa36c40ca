internal import Guidelines

/// Buttons of the app's own that paste.
struct PasteButton: Check {
  let id = CheckID(unchecked: "paste-button")
  let rule = RuleID(unchecked: "privacy-system-protections")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A button that pastes is the system's, which needs no permission.",
    ko: "붙여넣는 버튼은 허락이 필요 없는 시스템의 것을 씁니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.button).compactMap { view in
      guard let action = view.node.action, view.platforms.mayInclude(.iOS, .iPadOS, .visionOS),
        Self.reads(action), !view.isInside(.menu, .contextMenu)
      else { return nil }
      return finding(
        at: view,
        Bilingual(
          en:
            "the system asks whether this may read the pasteboard; a PasteButton needs no permission",
          ko: "클립보드를 읽어도 되는지 시스템이 묻습니다. PasteButton을 쓰면 허락이 필요 없습니다"))
    }
  }

  /// Whether an action takes something from the pasteboard.
  private static func reads(_ action: String) -> Bool {
    let parts = action.split(
      separator: "UIPasteboard.general.", omittingEmptySubsequences: false
    ).dropFirst()
    return parts.contains { part in
      let name = part.prefix { $0.isLetter }
      let rest = part.dropFirst(name.count).drop { $0 == " " }
      let isSet = rest.hasPrefix("=") && !rest.hasPrefix("==")
      return ["string", "strings", "url", "urls", "image", "images"].contains(name) && !isSet
    }
  }

  var examples: [CheckExample] {
    func code(_ action: String) -> String {
      ExampleText.swift(body: "    Button(\"Paste\") { \(action) }")
    }
    func json(_ action: String) -> String {
      ExampleText.json(views: #""kind": "button", "text": "Paste", "action": "\#(action)""#)
    }
    return [
      .failing(.swift, at: [3], code("name = UIPasteboard.general.string ?? name")),
      .failing(
        .swift, at: [3],
        """
        struct WalksView: View {
          var body: some View {
            Button("Paste", action: paste)
          }
          func paste() { guard let url = UIPasteboard.general.url else { return } }
        }
        """),
      .failing(.json, at: [2], json("{ name = UIPasteboard.general.string }")),
      .passing(.swift, code("UIPasteboard.general.string = name")),
      .passing(
        .swift, ExampleText.swift(body: "    PasteButton(payloadType: String.self) { add($0) }")),
      .passing(.json, json("{ UIPasteboard.general.string = name }")),
    ]
  }
}
