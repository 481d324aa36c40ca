internal import Guidelines

/// Alerts whose buttons say Yes and No instead of naming the action.
struct AlertButtonTitles: Check {
  let id = CheckID(unchecked: "alert-button-titles")
  let rule = RuleID(unchecked: "alert-button-title")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The buttons of an alert name their results instead of answering Yes or No.",
    ko: "경고의 버튼이 ‘예’나 ‘아니요’ 대신 결과를 말합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let alerts = interface.views(.alert, .confirmationDialog)
    return answers(in: alerts) + questions(in: interface)
  }

  /// The buttons of alerts that ask instead of saying what they do: “Delete all?”.
  private func questions(in interface: Interface) -> [Finding] {
    interface.views(.button).compactMap { view in
      guard view.isInside(.alert, .confirmationDialog), let title = view.node.title?.value,
        title.shown.last(where: { !$0.isWhitespace }).map("?？".contains) == true
      else { return nil }
      return finding(
        at: view, evidence: ["title": title.shown],
        Bilingual(
          en: "“\(title.shown)” asks once more; let the button name the action with a verb",
          ko: "‘\(title.shown)’은(는) 다시 묻습니다. 버튼 제목에 동작을 쓰세요")
      ).asNote
    }
  }

  private func answers(in alerts: [PlacedView]) -> [Finding] {
    alerts.compactMap { view in
      let button = view.node.buttons.first { button in
        button.title?.value.map {
          InterfaceWords.reads($0, as: .answer)
            || InterfaceWords.reads($0, as: .vagueAnswer)
              && (button.role != nil || !Self.repeats($0, view.node))
            || button.role == nil && InterfaceWords.reads($0, as: .goingOn)
              && Self.speaksOfLoss(view.node)
        } == true
      }
      guard let button, let answer = button.title?.value else { return nil }
      return finding(
        at: button.place, .likely, evidence: ["title": answer.shown],
        Bilingual(
          en: "“\(answer.shown)” does not say what happens; title the button with a verb",
          ko: "‘\(answer.shown)’만으로는 무슨 일이 일어날지 알 수 없습니다. 버튼 제목에 동작을 쓰세요"))
    }
  }

  /// Whether a button repeats the verb that the title of its alert begins with: Confirm in “Confirm password”.
  private static func repeats(_ button: InterfaceText, _ alert: ViewNode) -> Bool {
    guard let title = alert.text?.value?.shown.lowercased(), !speaksOfLoss(alert) else {
      return false
    }
    return title.hasPrefix(button.shown.lowercased() + " ")
  }

  /// Whether an alert tells that something is lost for good, and people can still go back.
  private static func speaksOfLoss(_ alert: ViewNode) -> Bool {
    alert.buttons.count > 1 && alert.toldTexts.contains(where: InterfaceWords.speaksOfLoss)
  }

  var examples: [CheckExample] {
    func losing(_ title: String) -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .alert("Delete all walks?", isPresented: $asks) {
                  Button("Cancel", role: .cancel) {}
                  Button("\(title)") { sure = true }
                }
          """)
    }
    func code(_ first: String, _ second: String) -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .alert("Save this walk?", isPresented: $asks) {
                  Button("\(first)") { save() }
                  Button("\(second)", role: .cancel) {}
                }
          """)
    }
    func json(_ title: String) -> String {
      ExampleText.json(
        views: #""kind": "alert", "children": [{"kind": "button", "text": "\#(title)"}]"#)
    }
    return [
      .failing(.swift, at: [5], code("Yes", "No")),
      .failing(.swift, at: [5], code("예", "아니요")),
      .failing(.json, at: [2], json("Yes")),
      .failing(.swift, at: [5], code("Confirm", "Cancel")),
      .passing(
        .swift,
        code("Confirm", "Cancel").replacing("Save this walk?", with: "Confirm Password")),
      .failing(.swift, at: [5], code("Save?", "Cancel")),
      .failing(.swift, at: [6], losing("Continue")),
      .failing(
        .swift, at: [6],
        losing("Continue").replacing("Delete all walks?", with: "All walks will be deleted.")),
      .passing(.swift, losing("Delete")),
      .passing(
        .swift, losing("Continue").replacing("Delete all walks?", with: "Recover deleted walks?")),
      .passing(
        .swift, losing("Continue").replacing("Delete all walks?", with: "Unlock it permanently?")),
      .passing(.swift, code("Continue", "Cancel")),
      .passing(.swift, code("Save", "Cancel")),
      .passing(.swift, code("저장", "취소")),
      .passing(.json, json("Save")),
    ]
  }
}
