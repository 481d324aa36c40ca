internal import Guidelines

/// Buttons that cancel an alert but are not titled Cancel.
struct AlertCancelTitle: Check {
  let rule = RuleID(unchecked: "alert-cancel-title")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "The button that cancels what an alert asks for is titled Cancel.",
    ko: "경고가 묻는 동작을 취소하는 버튼의 제목이 ‘취소’입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    secondWaysOut(in: interface) + otherTitles(in: interface)
  }

  /// The buttons that seem to do no more than the one titled Cancel beside them.
  private func secondWaysOut(in interface: Interface) -> [Finding] {
    interface.views(.alert).flatMap(\.node.secondWaysOut).map { button in
      let title = button.title?.value?.shown ?? ""
      return finding(
        at: button.place, .likely, evidence: ["title": title],
        Bilingual(
          en: "“\(title)” and Cancel both leave this alert; keep Cancel, or say what differs",
          ko: "‘\(title)’ 버튼과 ‘취소’ 버튼이 모두 경고를 닫습니다. ‘취소’만 두거나 무엇이 다른지 쓰세요"))
    }
  }

  private func otherTitles(in interface: Interface) -> [Finding] {
    interface.views(.alert).compactMap { view in
      let buttons = view.node.buttons
      // With more than one action, each title may name its result.
      guard buttons.count == 2, let cancel = buttons.first(where: { $0.role == .cancel }),
        let title = cancel.title?.stated, !title.readings.isEmpty,
        !InterfaceWords.reads(title, as: .cancel)
      else { return nil }
      if InterfaceWords.reads(title, as: .affirming) {
        return finding(
          at: cancel.place, .likely, evidence: ["title": title.shown],
          Bilingual(
            en: "“\(title.shown)” goes on, but has the role cancel; give that to the way back",
            ko: "‘\(title.shown)’ 버튼은 계속하는데 취소 역할이 있습니다. 되돌아가는 버튼에 취소 역할을 주세요"))
      }
      guard
        // A button that calls something does more than cancel.
        cancel.action?.contains("(") != true,
        buttons.contains(where: { $0.role == .destructive })
      else { return nil }
      return finding(
        at: cancel.place, .likely, evidence: ["title": title.shown],
        Bilingual(
          en: "“\(title.shown)” leaves everything as it was; title the button Cancel",
          ko: "아무것도 바꾸지 않는 버튼의 제목이 ‘\(title.shown)’입니다. ‘취소’라고 쓰세요"))
    }
  }

  var examples: [CheckExample] {
    let twice = """
      class WalkController: UIViewController {
        func add() {
          let alert = UIAlertController(title: "Add?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Abort", style: .default))
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        }
      }
      """
    let leaving = ExampleText.swift(
      body: """
            WalkEditor()
              .alert("Exit without saving?", isPresented: $asks) {
                Button("Exit") {}
                Button("Cancel", role: .cancel) {}
              }
        """)
    func code(_ title: String, _ role: String = ", role: .destructive") -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .alert("Delete this walk?", isPresented: $asks) {
                  Button("Delete"\(role)) { delete() }
                  Button("\(title)", role: .cancel) {}
                }
          """)
    }
    func json(_ title: String) -> String {
      ExampleText.json(
        views: """
          "kind": "alert", "children": [{"kind": "button", "role": "destructive"},
          {"kind": "button", "role": "cancel", "text": "\(title)"}]
          """)
    }
    return [
      .failing(.swift, at: [4], twice),
      .failing(.swift, at: [5], leaving.replacing("\"Exit without", with: "\"Go on without")),
      .passing(.swift, leaving),
      .passing(
        .swift,
        leaving.replacing("Exit without saving?", with: "Not saved").replacing(
          "{}\n", with: "{ leave() }\n")),
      .passing(
        .swift,
        leaving.replacing("Exit without saving?", with: "Not saved").replacing(
          "Button(\"Exit\") {}", with: "Button(\"Exit\", action: leave)"
        ).replacing(
          "  var body", with: "  let leave: () -> Void\n  var body")),
      .passing(.swift, twice.replacing(".default)", with: ".default, handler: stop)")),
      .passing(.swift, twice.replacing(".default)", with: ".default) { _ in self.stop() }")),
      .passing(.swift, twice.replacing("\"Abort\"", with: "\"Add\"")),
      .failing(.swift, at: [6], code("Dismiss")),
      .failing(.swift, at: [6], code("닫기")),
      .failing(.json, at: [3], json("Keep")),
      .failing(
        .swift, at: [6],
        code("Yes").replacing("Delete\", role: .destructive", with: "Change\"").replacing(
          "{}", with: "{ save() }")),
      .failing(
        .swift, at: [8],
        """
        struct WalksView: View {
          var body: some View { WalksList().alert(item: $problem, content: alert(for:)) }
          func alert(for problem: Problem) -> Alert {
            switch problem {
            case .none: return Alert(title: Text("No walk"))
            case .long:
              return Alert(
                title: Text("Too long?"), primaryButton: .default(Text("Edit")), secondaryButton: .cancel(Text("Yes")))
            }
          }
        }
        """),
      .passing(.swift, code("Cancel")),
      .passing(.swift, code("OK", "")),
      .passing(
        .swift, code("Keep", "").replacing(".cancel) {}", with: ".cancel) { store.keep(walk) }")),
      .passing(.json, json("취소")),
    ]
  }
}

extension ViewNode {
  /// The buttons of an alert that do nothing, are titled as a way out, and are not what it asks about.
  fileprivate var secondWaysOut: [ViewNode] {
    buttons.filter { button in
      guard button.role != .cancel, button.role != .destructive, button.doesNothing,
        let title = button.title?.value, InterfaceWords.reads(title, as: .leaving),
        !toldTexts.contains(where: { $0.shown.lowercased().contains(title.shown.lowercased()) })
      else { return false }
      return buttons.contains { other in
        other.mayStand(with: button)
          && other.title?.value.map { InterfaceWords.reads($0, as: .cancel) } == true
      }
    }
  }

  /// What an alert says: its title and its message, with `…` for values.
  var toldTexts: [InterfaceText] {
    ([self] + children.filter { $0.slot == .message }).compactMap { part in
      part.text?.value ?? part.textSource.map { InterfaceText(literal: $0) }
    }
  }

  /// Whether a button runs nothing: `Button("Exit") {}`.
  ///
  /// What a SwiftUI button runs is unknown where somebody else gives it.
  private var doesNothing: Bool {
    action.map { ["{}", "{_in}"].contains($0.filter { $0 != " " }) } ?? (name != "Button")
  }
}
