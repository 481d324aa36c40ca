internal import Guidelines

/// Sentences limited to one line that are too long for any iPhone.
struct TextTruncation: Check {
  let id = CheckID(unchecked: "text-truncation")
  let rule = RuleID(unchecked: "type-truncation")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A long text may take more than one line.", ko: "긴 글이 여러 줄을 쓸 수 있습니다.")

  /// More letters of body text than fit on a line of the widest iPhone; half as many for Hangul.
  private static let longest = 60

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.text).compactMap { view in
      guard view.lines == 1, let text = view.node.text?.stated, Self.isLong(text),
        view.platforms.mayInclude(.iOS, .watchOS), !view.ancestors.contains(where: Self.scrolls)
      else { return nil }
      return finding(
        at: view, evidence: ["text": text.shown],
        Bilingual(
          en: "this text does not fit into one line, at large sizes least of all; let it wrap",
          ko: "한 줄에 다 들어가지 않는 글이며 큰 글자에서는 더 잘립니다. 여러 줄을 쓰게 하세요"))
    }
  }

  private static func isLong(_ text: InterfaceText) -> Bool {
    text.readings.contains { reading in
      reading.text.count > (reading.language == .ko ? longest / 2 : longest)
    }
  }

  private static func scrolls(_ view: PlacedView) -> Bool {
    view.node.layout.scrolls == .horizontal
  }

  var examples: [CheckExample] {
    let long = "Your walks are kept on this iPhone until you choose to share them with friends."
    let korean = "친구와 나누기로 하기 전까지 산책 기록은 이 iPhone에만 저장되고 보관됩니다."
    func code(_ text: String, _ rest: String) -> String {
      ExampleText.swift(body: "    Text(\"\(text)\")\(rest)")
    }
    func uikit(_ lines: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let note = UILabel()
              note.text = "\(long)"\(lines)
          """)
    }
    func json(_ lines: String) -> String {
      ExampleText.json(views: #""kind": "text", "text": "\#(long)"\#(lines)"#)
    }
    return [
      .failing(.swift, at: [3], code(long, ".lineLimit(1)")),
      .failing(.swift, at: [3], code(korean, ".font(.body).lineLimit(1)")),
      .failing(.swift, at: [4], uikit("")),
      .failing(.json, at: [2], json(#", "lineLimit": 1"#)),
      .passing(.swift, code(long, "")),
      .passing(.swift, code("Walks", ".lineLimit(1)")),
      .passing(.swift, uikit("\n    note.numberOfLines = 0")),
      .passing(.json, json(#", "lineLimit": 3"#)),
    ]
  }
}

extension PlacedView {
  /// The maximum number of lines of its text; the default is 1 for a `UILabel`.
  fileprivate var lines: Int? {
    if node.name == "UILabel" { return node.look.lineLimit ?? 1 }
    return withAncestors.first { $0.node.look.lineLimit != nil }?.node.look.lineLimit
  }
}
