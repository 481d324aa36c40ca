internal import Guidelines

/// Sheets with Done as the only button.
struct SheetDone: Check {
  let rule = RuleID(unchecked: "sheet-done-alternative")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Done in a sheet has Cancel or Back beside it.",
    ko: "시트의 완료 버튼 곁에 취소나 뒤로가 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.sheetBars.compactMap { bar in
      let buttons = bar.node.buttons
      guard bar.node.isPlain, buttons.count == 1, let done = buttons.first,
        // A Done button above the keyboard ends typing.
        !bar.node.contains(where: { $0.placement == "keyboard" }),
        done.title?.value.map({ InterfaceWords.reads($0, as: .done) }) == true
      else { return nil }
      return finding(
        at: done.place, .likely,
        Bilingual(
          en:
            "Done alone tells people that they have to finish; add Cancel or Back, or title it Close",
          ko: "완료만 있으면 끝내야만 하는 것처럼 보입니다. 취소나 뒤로를 더하거나 닫기로 바꾸세요")
      ).caused(by: "Done alone")
    }
  }

  var examples: [CheckExample] {
    func code(_ buttons: String, _ shown: String = "sheet") -> String {
      """
      struct WalksView: View {
        var body: some View {
          WalksList().\(shown)(isPresented: $edits) { WalkForm() }
        }
      }
      struct WalkForm: View {
        var body: some View {
          NavigationStack {
            Form { Text("Name") }
              .toolbar {
                \(buttons)
              }
          }
        }
      }
      """
    }
    let done = #"ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }"#
    let cancel = #"ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }"#
    func json(_ rest: String) -> String {
      ExampleText.json(
        views: """
          "kind": "sheet", "children": [{"kind": "toolbar", "children": [
          {"kind": "button", "text": "Done"}\(rest)]}]
          """)
    }
    return [
      .failing(.swift, at: [11], code(done)),
      .failing(.swift, at: [11], code(done.replacing("Done", with: "완료"))),
      .failing(.json, at: [3], json("")),
      .passing(.swift, code("\(done)\n\(cancel)")),
      .passing(.swift, code(done.replacing("Done", with: "Close"))),
      .passing(.swift, code(done, "navigationDestination")),
      .passing(
        .swift, code(#"ToolbarItem(placement: .keyboard) { Button("Done") { typing = false } }"#)),
      .passing(.json, json(#", {"kind": "button", "text": "Cancel"}"#)),
    ]
  }
}

extension Interface {
  /// The toolbars of views that are only shown in sheets.
  fileprivate var sheetBars: [PlacedView] {
    let uses = Dictionary(grouping: views(.other), by: \.node.name)
    return views(.toolbar).filter { bar in
      if bar.isInSheet { return true }
      let root = bar.root.node
      guard root.isBody, !bar.isPushed, let shown = uses[root.name] else { return false }
      return shown.allSatisfy(\.isInSheet)
    }
  }
}

extension PlacedView {
  /// Whether it is part of the first screen of a sheet, not of a link's destination.
  fileprivate var isInSheet: Bool {
    let way = sequence(first: self, next: \.parent).prefix { $0.node.kind != .sheet }
    return isInside(.sheet) && !way.contains(where: \.isDestination)
  }

  /// Whether it is part of a link's destination.
  fileprivate var isPushed: Bool {
    sequence(first: self, next: \.parent).contains(where: \.isDestination)
  }

  private var isDestination: Bool {
    node.slot == .destination || node.name == "navigationDestination"
  }
}
