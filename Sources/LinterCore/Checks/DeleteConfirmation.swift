internal import Guidelines

/// Buttons that delete without asking for confirmation.
struct DeleteConfirmation: Check {
  let id = CheckID(unchecked: "delete-confirmation")
  let rule = RuleID(unchecked: "feedback-data-loss")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A button asks before it deletes something for good.",
    ko: "버튼이 무언가를 영구히 지우기 전에 확인합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.button).compactMap(found).map { finding in
      var finding = finding
      // What an own button does is said where it is used.
      finding.declaration = nil
      return finding
    }
  }

  private func found(at view: PlacedView) -> Finding? {
    let title = view.node.title?.value
    guard let action = view.node.action, Self.isToDelete(view.node, action),
      title.map(InterfaceWords.isMadeAgain) != true,
      // Opening a menu or swiping already shows what people want.
      !view.isInside(.alert, .confirmationDialog, .menu, .contextMenu, .swipeActions),
      // One of the app's own views or modifiers may add a confirmation.
      !view.isInside(.other), !view.isBesideCancel, view.node.slot != .presented,
      view.node.ownModifiers.isEmpty,
      // The result of a function may be used in an alert in another file.
      view.root.node.isBody || view.root.isUse || view.root.node.kind != .container
        || view.node.name.hasPrefix("UI")
    else { return nil }
    return finding(
      at: view, evidence: .stated("title", title?.shown ?? ""), Self.message(title, action))
  }

  /// What a button with this title and action does without asking.
  private static func message(_ title: InterfaceText?, _ action: String) -> Bilingual<String> {
    let name = title?.shown ?? ""
    if let title, InterfaceWords.signsOut(title, action) {
      return Bilingual(
        en: "“\(name)” ends the session with one tap; ask first",
        ko: "‘\(name)’ 버튼을 한 번 누르면 바로 로그아웃합니다. 먼저 확인하세요")
    }
    if let title, InterfaceWords.resetsAll(title, action) {
      return Bilingual(
        en: "“\(name)” sets everything back at once; ask first",
        ko: "‘\(name)’ 버튼이 묻지 않고 바로 초기화합니다. 먼저 확인하세요")
    }
    return Bilingual(
      en: """
        \(name.isEmpty ? "this button" : "“\(name)”") deletes at once; ask first where it cannot \
        be undone
        """,
      ko: """
        \(name.isEmpty ? "이" : "‘\(name)’") 버튼이 묻지 않고 바로 지웁니다. 되돌릴 수 없다면 먼저 확인하세요
        """)
  }

  /// Whether a button says that it deletes something, and its action does so.
  private static func isToDelete(_ node: ViewNode, _ action: String) -> Bool {
    let title = node.title?.value
    if let title,
      InterfaceWords.resetsAll(title, action) || InterfaceWords.signsOut(title, action)
    {
      return true
    }
    // UIKit's actions are whole functions, in which a delegate may ask.
    guard !node.name.hasPrefix("UI") || InterfaceWords.deletesAtOnce(action) else { return false }
    return (InterfaceWords.deletes(action) || InterfaceWords.deletesAtOnce(action))
      && (node.role == .destructive && node.title != nil
        || title.map(InterfaceWords.isDestructive) == true || showsTrash(node)
        || title.map(InterfaceWords.takesAway) == true && InterfaceWords.deletesAll(action))
  }

  /// Whether a button shows a trash can alone.
  private static func showsTrash(_ node: ViewNode) -> Bool {
    let images = ([node] + node.labelViews).compactMap(\.image)
    guard node.title == nil, images.count == 1 else { return false }
    return switch images[0].stated {
    case .symbol(let name): name.hasPrefix("trash")
    case .asset(let name): InterfaceWords.namesTrash(name)
    default: false
    }
  }

  var examples: [CheckExample] {
    func code(_ action: String) -> String {
      ExampleText.swift(body: "    Button(\"Delete All\", role: .destructive) { \(action) }")
    }
    func selected(_ deed: String) -> String {
      """
      class WalkController: UIViewController {
        lazy var item =
          UIBarButtonItem(
            title: "Delete", style: .plain, target: self, action: #selector(deleteTapped))
        @objc func deleteTapped() { \(deed) }
      }
      """
    }
    func json(_ action: String, _ title: String = "Delete Account") -> String {
      ExampleText.json(views: #""kind": "button", "text": "\#(title)", "action": "\#(action)""#)
    }
    return [
      .failing(.swift, at: [3], code("store.deleteAll()")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: "    Button(\"Restore Defaults\") { theme.restoreDefaults() }")),
      .failing(
        .swift, at: [3], ExampleText.swift(body: "    Button(\"앨범 삭제\") { store.remove(album) }")),
      .failing(.swift, at: [3], code("Task { await store.deleteAll() }")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: "    Button(role: .destructive) { store.delete(walk) } label: { Text(name) }")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Button { walks.removeAll() } label: { Image(systemName: "trash") }"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Button { store.delete(walk) } label: { Image("icon-trash") }"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    Button { pin.removeLast() } label: { Image("delete") }"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: "    Button(\"Clear\") { store.eraseAllWalks() }")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: "    Button(\"Reset Settings\") { UserDefaults.standard.reset() }")),
      .failing(
        .swift, at: [3], ExampleText.swift(body: "    Button(\"Log Out\") { account.logOut() }")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: "    PlainButton { resetSettings() } label: { Text(\"Reset Settings\") }")
            + """

            struct PlainButton<Label: View>: View {
              var action: () -> Void
              @ViewBuilder var label: () -> Label
              var body: some View { Button { tick(); action() } label: { label() } }
            }
            """),
      .passing(
        .swift, ExampleText.swift(body: "    Button(\"Log Out\") { account.logOutTapped() }")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: "    Button(\"Log Out\") { showsMenu = false; model.logout(); state = .new }")),
      .passing(
        .swift, ExampleText.swift(body: "    Button(\"Log Out\") { isAsking = true }")),
      .passing(
        .swift, ExampleText.swift(body: "    Button(\"Log Out\") { coordinator.logOut() }")),
      .passing(
        .swift, ExampleText.swift(body: "    Button(\"Disconnect\") { bluetooth.logout() }")),
      .failing(
        .swift, at: [5],
        """
        struct AccountView: View {
          @State private var viewModel: AccountModel
          var body: some View {
            Form {
              Button("Log Out") { viewModel.logOut() }
            }
          }
        }
        @Observable class AccountModel { func logOut() { session = nil } }
        """),
      .passing(
        .swift, ExampleText.swift(body: "    Button(\"Reset Timer\") { timer.reset() }")),
      .passing(
        .swift, ExampleText.swift(body: "    Button(\"Clear\") { words.removeAll() }")),
      .failing(.json, at: [2], json("account.delete()")),
      .failing(.swift, at: [3], selected("store.delete(walk)")),
      .passing(.swift, selected("askFirst(walk)")),
      .passing(.swift, selected("delegate?.deleteWalk(walk)")),
      .passing(
        .swift, ExampleText.swift(body: "    Button(\"Delete Cache\") { store.clearCache() }")),
      .passing(.swift, code("isAsking = true")),
      .passing(.swift, code("confirmDeletion()")),
      .passing(.swift, code("walkToDelete = walk")),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                VStack {
                  Button("Delete") { store.deleteAll() }
                  Button("Cancel") { isAsking = false }
                }
            """)),
      .passing(.json, json("account.delete()", "Done")),
    ]
  }
}

extension PlacedView {
  /// Whether a button beside it cancels, as in a confirmation of the app's own.
  fileprivate var isBesideCancel: Bool {
    let stack = ancestors.first { $0.node.name.hasSuffix("Stack") }
    return (stack?.node.inPlace ?? []).contains { other in
      guard other.kind == .button || other.tapAction != nil else { return false }
      let titles = [other.title?.value] + other.inPlace.map(\.text?.value)
      return other.role == .cancel
        || titles.compactMap(\.self).contains { InterfaceWords.reads($0, as: .cancel) }
    }
  }
}
