internal import Guidelines

/// Screens that read the pasteboard as they appear, so that the system asks people at once.
struct PasteboardUnasked: Check {
  let id = CheckID(unchecked: "pasteboard-unasked")
  let rule = RuleID(unchecked: "privacy-ask-in-context")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "The pasteboard is read when people paste.", ko: "사람들이 붙여넣을 때 클립보드를 읽습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter {
      $0.node.readsPasteboard && $0.platforms.mayInclude(.iOS, .iPadOS, .visionOS)
    }.onePerTree { view, _ in
      finding(
        at: view,
        Bilingual(
          en: "this reads the pasteboard unasked, and the system asks people whether it may; "
            + "wait until they paste",
          ko: "누가 시키지 않았는데 클립보드를 읽어 시스템이 허용할지 묻습니다. 사람들이 붙여넣을 때 읽으세요"))
    }
  }

  var examples: [CheckExample] {
    func body(_ modifier: String) -> String {
      ExampleText.swift(
        body: "    Text(\"Walks\").\(modifier) { link = UIPasteboard.general.string }")
    }
    func json(_ platform: String) -> String {
      ExampleText.json(platform, views: #""kind": "container", "readsPasteboard": true"#)
    }
    return [
      .failing(.swift, at: [3], body("onAppear")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(viewDidLoad: "    if let link = UIPasteboard.general.url { add(link) }")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: "    Text(\"Walks\").onAppear { lookForLink() }").replacing(
          "  var body",
          with: """
              func lookForLink() {
                let board = UIPasteboard.general; if board.hasURLs { link = board.url }
              }
              var body
            """)),
      .failing(.json, at: [2], json("iOS")),
      .passing(.swift, body("onPaste")),
      .passing(
        .swift, ExampleText.swift(viewDidLoad: "    UIPasteboard.general.string = walk.name")),
      .passing(
        .swift,
        ExampleText.swift(viewDidLoad: "    offersPaste = UIPasteboard.general.hasStrings")),
      .passing(.json, json("macOS")),
    ]
  }
}
