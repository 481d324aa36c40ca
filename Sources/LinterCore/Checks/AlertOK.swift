internal import Guidelines

/// Alerts that ask for confirmation with an OK button.
struct AlertOK: Check {
  let rule = RuleID(unchecked: "alert-ok")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "OK stands in alerts that only inform.", ko: "‘확인’ 버튼은 알리기만 하는 경고에 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.alert).flatMap { view in
      view.node.buttons.filter { button in
        // An alert of several that code chooses among is the app's own, whatever its title is.
        Self.confirms(button, in: view.node)
          && (button.branches.count > view.node.branches.count || !Self.isForeign(view.node))
      }.map { finding($0, in: view) }
    }
  }

  private func finding(_ agreeing: ViewNode, in view: PlacedView) -> Finding {
    let asks = view.node.children.contains { field in
      [.textField, .secureField].contains(field.kind) && agreeing.mayStand(with: field)
    }
    let finding = finding(
      at: agreeing.place, .likely, evidence: ["title": agreeing.title?.value?.shown ?? ""],
      Bilingual(
        en: "beside Cancel, OK does not say what happens; use a verb such as Delete or Save",
        ko: "‘취소’ 옆의 ‘확인’은 무슨 일이 일어날지 말하지 않습니다. ‘삭제’나 ‘저장’ 같은 동작을 쓰세요"))
    // What people have typed tells what OK takes.
    return asks ? finding.asNote : finding
  }

  /// Whether a button says OK beside one that cancels.
  private static func confirms(_ button: ViewNode, in alert: ViewNode) -> Bool {
    guard button.role != .cancel,
      // "Confirm", which may be 확인 in Korean, is told by another check.
      button.title?.value.map({
        InterfaceWords.reads($0, as: .agreement) && !InterfaceWords.reads($0, as: .vagueAnswer)
      }) == true
    else { return false }
    return alert.buttons.contains { other in
      button.mayStand(with: other)
        && (other.role == .cancel
          || other.title?.value.map { InterfaceWords.reads($0, as: .cancel) } == true)
    }
  }

  /// Whether the content is only known at run time, as in an alert requested by a web page.
  private static func isForeign(_ alert: ViewNode) -> Bool {
    let messages = alert.children.filter { $0.slot == .message }
    return alert.text?.value?.isEmpty != false && !messages.isEmpty
      && messages.allSatisfy { $0.inPlace.allSatisfy { $0.text?.value == nil } }
  }

  var examples: [CheckExample] {
    func code(_ buttons: String) -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .alert("Delete this walk?", isPresented: $asks) {
                  \(buttons)
                }
          """)
    }
    let made = """
      class WalksController: UIViewController {
        func ask() {
          show(title: "Delete this walk?", actions: [
            UIAlertAction(title: "Cancel", style: .cancel),
            UIAlertAction(title: "OK", style: .default) { _ in self.store.delete() },
          ])
        }
        func show(title: String, actions: [UIAlertAction]) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          for action in actions { alert.addAction(action) }
          present(alert, animated: true)
        }
      }
      """
    func json(_ titles: String...) -> String {
      let buttons = titles.map { #"{"kind": "button", "text": "\#($0)"}"# }
      return ExampleText.json(
        views: "\"kind\": \"alert\", \"children\": [\n\(buttons.joined(separator: ",\n"))]")
    }
    let helped = """
      extension UIAlertController {
        func addCancel(_ title: String) { addButton(title, style: .cancel) }
        func addButton(_ title: String, style: UIAlertAction.Style) {
          addAction(UIAlertAction(title: title, style: style))
        }
      }
      """
    func helping(_ title: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
              alert.addCancel("Cancel")
              alert.addButton("\(title)", style: .default)
          """) + "\n" + helped
    }
    func started(_ title: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let alert = UIAlertController(question: "Delete this walk?", action: delete)
          """) + """

          extension UIAlertController {
            convenience init(question: String, action: @escaping () -> Void) {
              self.init(title: question, message: nil, preferredStyle: .alert)
              addAction(UIAlertAction(title: "\(title)", style: .default) { _ in action() })
              addAction(UIAlertAction(title: "Cancel", style: .cancel))
            }
          }
          """
    }
    let bilingual = [
      "en.lproj/Localizable.strings": CheckExample.Content.text(#""Confirm" = "Confirm";"#),
      "ko.lproj/Localizable.strings": .text(#""Confirm" = "확인";"#),
    ]
    return [
      .failing(.swift, at: [4], started("OK")), .passing(.swift, started("Delete")),
      .passing(.swift, "#if DEBUG\n\(made)\n#endif"),
      .passing(
        .swift, files: bilingual,
        code(#"Button("Cancel", role: .cancel) {}; Button("Confirm") { store.delete() }"#)),
      .failing(.swift, at: [6], helping("OK")),
      .passing(.swift, helping("Delete")),
      .failing(
        .swift, at: [9],
        """
        struct WalksView: View {
          var body: some View {
            WalksList().alert(title(of: asked), isPresented: $asks, actions: { buttons(of: asked) })
          }
          @ViewBuilder func buttons(of question: Question) -> some View {
            switch question {
            case .name: Button("Close", role: .cancel) {}
            case .deletion(let walk):
              Button("OK") { store.delete(walk) }
              Button("Cancel", role: .cancel) {}
            }
          }
        }
        """),
      .failing(.swift, at: [5], made),
      .passing(.swift, made.replacing("\"OK\"", with: "\"Delete\"")),
      .failing(.swift, at: [5], code(#"Button("OK") { delete() }; Button("Cancel") {}"#)),
      .failing(
        .swift, at: [5], code(#"Button("확인") { delete() }; Button("취소", role: .cancel) {}"#)),
      .failing(.json, at: [3], json("OK", "Cancel")),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad: """
                let alert = UIAlertController(title: nil, message: question, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            """)),
      .failing(
        .swift, at: [9],
        """
        struct WalksView: View {
          var body: some View {
            WalksList().alert("Walks", isPresented: $asks, presenting: alert, actions: buttons)
          }
          @ViewBuilder func buttons(for alert: WalkAlert) -> some View {
            switch alert {
            case .rename: TextField("Name", text: $name); Button("Rename") { rename() }; cancel
            case .delete:
              Button("OK") { delete() }
              cancel
            }
          }
          var cancel: some View { Button("Cancel", role: .cancel) {} }
        }
        """),
      .failing(
        .swift, at: [5],
        ExampleText.swift(
          viewDidLoad: """
                let alert = WalkAlertController(title: question, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: WalkLocalizedString("OK", nil), style: .default))
                alert.addAction(
                  UIAlertAction(title: WalkLocalizedString("Cancel", nil), style: .cancel))
            """)),
      .passing(.swift, code(#"Button("OK") {}"#)),
      .failing(
        .swift, at: [6],
        ExampleText.swift(
          viewDidLoad: """
                let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
                alert.addTextField()
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            """)),
      .passing(
        .swift,
        code(#"Button("Delete", role: .destructive) {}; Button("Cancel", role: .cancel) {}"#)),
      .passing(.json, json("Save", "Cancel")),
    ]
  }
}
