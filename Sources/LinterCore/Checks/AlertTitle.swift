internal import Guidelines

/// Alerts with a meaningless title, such as “Error”, or none.
struct AlertTitle: Check {
  let id = CheckID(unchecked: "alert-title")
  let rule = RuleID(unchecked: "alert-title-length")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The title of an alert says what happened.", ko: "경고의 제목이 무슨 일인지 말합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let given = interface.allViews.filter { $0.isPartOfAlert("title") }.compactMap { view in
      view.node.text?.value.flatMap { empty($0, at: view, in: interface) }
    }
    return given
      + interface.views(.alert).compactMap { view in
        let message = view.node.children.first { $0.slot == .message }
        guard let title = view.node.text?.value else {
          // A text with values in it: `Delete …? It cannot be undone.`
          let source = view.node.textSource ?? ""
          return message == nil && Self.explains(source) ? explaining(at: view) : nil
        }
        if title.isEmpty {
          return untitled(at: view, beside: message, isBlank: !title.values.languages.isEmpty)
        }
        if message == nil, Self.explains(title.shown) { return explaining(at: view) }
        return empty(title, at: view, in: interface)
      }
  }

  private func empty(
    _ title: InterfaceText, at view: PlacedView, in interface: Interface
  ) -> Finding? {
    guard InterfaceWords.reads(title, as: .emptyTitle) || Self.isName(title, of: interface)
    else { return nil }
    return finding(
      at: view, evidence: ["title": title.shown],
      Bilingual(
        en: "“\(title.shown)” tells nothing; say what happened, and what to do",
        ko: "‘\(title.shown)’만으로는 아무것도 알 수 없습니다. 무슨 일이 있었고 무엇을 하면 되는지 쓰세요")
    ).caused(by: "\(title.shown) in \(view.node.place.file)")
  }

  private func untitled(
    at view: PlacedView, beside message: ViewNode?, isBlank: Bool
  ) -> Finding? {
    // UIKit shows a message without a title as a text of its own; a blank title leaves a gap above it.
    let isUIKit = view.node.name == "UIAlertController" && message != nil
    let told = message.flatMap { $0.text?.value?.shown ?? $0.textSource } ?? ""
    // A question alone is small print, and the title is where people look for it.
    guard !isUIKit || isBlank || Self.explains(told) || told.last == "?" else { return nil }
    let finding = finding(
      at: view,
      Bilingual(
        en: "this alert has no title; say what happened, and what to do",
        ko: "경고에 제목이 없습니다. 무슨 일이 있었고 무엇을 하면 되는지 쓰세요")
    )
    return isUIKit ? finding.asNote : finding
  }

  /// Whether a title is only the name of the app.
  private static func isName(_ title: InterfaceText, of interface: Interface) -> Bool {
    let apps = interface.products.filter { $0.kind == .app }.map { InterfaceText(literal: $0.name) }
    return (apps + [InterfaceText(values: interface.appName)]).contains {
      InterfaceWords.say(title, $0)
    }
  }

  private func explaining(at view: PlacedView) -> Finding {
    finding(
      at: view,
      Bilingual(
        en: "this title explains as well as it tells; put what explains into the message",
        ko: "제목이 설명까지 합니다. 설명은 메시지에 쓰세요")
    ).caused(by: "long title").asNote
  }

  /// Whether a text is more than one sentence; a short one may ask “Delete? Really?”.
  private static func explains(_ text: String) -> Bool {
    let ends = zip(text.indices, text.indices.dropFirst()).filter { end, next in
      // A source may write the end of a line as a backslash and a letter.
      ".?!".contains(text[end]) && (text[next].isWhitespace || text[next] == "\\")
        && text[..<end].split(separator: " ").count > 3
    }
    return text.count > 40 && !ends.isEmpty
  }

  var examples: [CheckExample] {
    let asking = """

      extension UIViewController {
        func tell(_ title: String?, message: String, done: (() -> Void)? = nil) {
          let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Close", style: .cancel) { _ in done?() })
          present(alert, animated: true)
        }
      }
      """
    func made(_ title: String) -> String {
      ExampleText.swift(
        viewDidLoad: "    let alert = WalkAlertController(told: \(title), by: reason)")
          + """

          extension UIAlertController {
            convenience init(told title: String, by message: String) {
              self.init(title: title, message: message, preferredStyle: .alert)
            }
          }
          """
    }
    func code(_ title: String) -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .alert("\(title)", isPresented: $failed) { Button("OK") {} }
          """)
    }
    func json(_ title: String) -> String {
      ExampleText.json(views: #""kind": "alert", "text": "\#(title)""#)
    }
    func told(_ title: String) -> String {
      ExampleText.swift(viewDidLoad: "    tell(\(title), message: reason)") + asking
    }
    return [
      .failing(.swift, at: [4], code("Error")),
      .failing(.swift, at: [4], code("오류")),
      .failing(.swift, at: [4], code("Question")),
      .failing(.swift, at: [4], code("An error occurred")),
      .failing(
        .swift, at: [4],
        code(
          "Make sure that the watch is not paired. If it is, hold its side button to restart it.")),
      .failing(.swift, at: [4], code("")),
      .failing(.swift, at: [4], told("\"Error\"")),
      .passing(.swift, told("nil")),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad: """
                let alert = UIAlertController(for: error, title: nil, preferredStyle: .alert)
            """)),
      .failing(.json, at: [2], json("Warning!")),
      .failing(
        .swift, at: [4],
        code("Do you really want to leave \\(walk.name)? What you recorded cannot be saved.")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                let alert = UIAlertController(
                  title: nil, message: "Photos are sent to a server. Anyone with the link can open them.",
                  preferredStyle: .alert)
            """)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                let alert = UIAlertController(
                  title: nil, message: "Are you sure to delete the walk?", preferredStyle: .alert)
            """)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                let alert = UIAlertController(
                  title: nil, message: String(format: NSLocalizedString("Delete %@?", comment: ""), name),
                  preferredStyle: .alert)
            """)),
      .failing(.swift, at: [4], made("\"Error\"")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                state.alert = AlertState { TextState("Error") } actions: {
                  ButtonState(action: .send(.retry)) { TextState("Try Again") }
                } message: { TextState("The walk was not saved.") }
            """)),
      .failing(
        .swift, at: [1],
        """
        func tell(_ text: String, title: String? = NSLocalizedString("Error", comment: "")) {
          let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
          present(alert, animated: true)
        }
        func end() { tell("The walk was not saved.") }
        """),
      .passing(
        .swift,
        """
        func tell(_ title: String, message: String, style: UIAlertController.Style) {
          let alert = UIAlertController(title: title, message: message, preferredStyle: style)
          present(alert, animated: true)
        }
        func end() { tell("", message: "Which walk do you want?", style: .actionSheet) }
        """),
      .failing(
        .swift, at: [4], ExampleText.swift(viewDidLoad: #"    alertTitle = "Whoops!""#)),
      .passing(.swift, made("\"The walk was not saved\"")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad:
            #"    let alert = UIAlertController(title: "", message: "Later", preferredStyle: .alert)"#
        )),
      .passing(.swift, told("\"The walk was not saved\"")),
      .passing(.swift, told("walk.name")),
      .passing(.swift, code("The walk was not saved")),
      .passing(.swift, code("산책을 저장하지 못함")),
      .passing(.json, json("Delete this walk?")),
    ]
  }
}
