internal import Guidelines

/// Buttons in alerts and menus without the role that their title implies.
struct ButtonRole: Check {
  let id = CheckID(unchecked: "button-role")
  let rule = RuleID(unchecked: "button-cancel-destructive-roles")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A button that deletes or cancels has the role for it.",
    ko: "삭제하거나 취소하는 버튼에 그 역할이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    missing(in: interface) + interface.views(.button).compactMap(undeserved)
  }

  /// A finding for a destructive button that destroys nothing.
  private func undeserved(_ view: PlacedView) -> Finding? {
    let isPlaced =
      view.node.role == nil && !view.isInside(.alert, .confirmationDialog)
      && view.ancestors.contains { $0.node.placement == "destructiveAction" }
    // A swiped row is animated as if it were deleted, whatever its title may become.
    let fact = view.node.title
    guard view.node.role == .destructive || isPlaced,
      let title = view.node.name == "UIContextualAction" ? fact?.value : fact?.stated,
      InterfaceWords.isHarmless(title) || InterfaceWords.reads(title, as: .cancel)
        || isPlaced && InterfaceWords.reads(title, as: .done),
      // What it closes may be gone.
      isPlaced || view.node.action.map(InterfaceWords.deletes) != true
    else { return nil }
    return finding(
      at: view, evidence: ["title": title.shown],
      Bilingual(
        en: "“\(title.shown)” destroys nothing, but is marked as destructive",
        ko: "‘\(title.shown)’ 버튼은 아무것도 지우지 않는데 파괴적인 동작으로 표시되어 있습니다")
    ).asNote
  }

  private func missing(in interface: Interface) -> [Finding] {
    interface.views(.button).compactMap { view in
      // The verb is known of a title with values in it.
      let made = view.node.textSource.map { InterfaceText(literal: $0) }
      guard view.node.role == nil, let title = view.node.title?.value ?? made,
        let role = Self.role(of: title, in: view)
      else { return nil }
      let finding = finding(
        at: view, evidence: ["title": title.shown, "role": role.rawValue],
        Bilingual(
          en: "“\(title.shown)” has no role; give it the role \(role.rawValue)",
          ko: "‘\(title.shown)’ 버튼에 역할이 없습니다. \(role.rawValue) 역할을 지정하세요"))
      // Removing something may be easy to undo.
      let isSure = role == .cancel || InterfaceWords.isDestructive(title)
      let isWeak = !isSure && (Self.isChoice(view) || view.isInside(.menu, .contextMenu))
      return isWeak || Self.isPainted(view) ? finding.asNote : finding
    }
  }

  /// The role implied by this title in this position.
  private static func role(of title: InterfaceText, in view: PlacedView) -> ViewNode.Role? {
    if isPainted(view), InterfaceWords.isDestructive(title) { return .destructive }
    // With the role, a swiped row disappears before a confirmation can be answered.
    if view.isInside(.swipeActions),
      view.node.look.tint != nil || view.node.name == "UIContextualAction",
      view.node.action.map({ $0.contains("{") && InterfaceWords.deletes($0) }) != true
    {
      return nil
    }
    if let role = roleOfRed(view.node, title) { return role }
    if InterfaceWords.isDestructive(title),
      view.isInside(.alert, .confirmationDialog, .contextMenu, .swipeActions, .menu)
    {
      return .destructive
    }
    if view.isInside(.menu, .contextMenu), InterfaceWords.takesAway(title),
      !InterfaceWords.isMadeAgain(title),
      view.node.action.map(InterfaceWords.deletesAtOnce) == true
    {
      return .destructive
    }
    guard isChoice(view) else { return nil }
    // A single button only closes.
    let count = view.parent?.node.buttons.count ?? 0
    // What opens a page takes nothing away yet.
    let opens = view.node.action?.contains(".open(") == true
    if count > 1, !opens, InterfaceWords.takesAway(title) { return .destructive }
    // Whatever its title, one that deletes takes something away; “OK” may clear a text.
    if count > 1, !InterfaceWords.isHarmless(title), !InterfaceWords.reads(title, as: .keeping),
      let action = view.node.action, !InterfaceWords.dropsWhatIsMadeAgain(action),
      InterfaceWords.erasesAtOnce(action)
        || InterfaceWords.deletesAll(action) && InterfaceWords.deletesAtOnce(action)
          && (InterfaceWords.reads(title, as: .affirming)
            || InterfaceWords.reads(title, as: .agreement))
    {
      return .destructive
    }
    return InterfaceWords.reads(title, as: .cancel) ? .cancel : nil
  }

  /// The role that a title implies of a button that is red.
  private static func roleOfRed(_ button: ViewNode, _ title: InterfaceText) -> ViewNode.Role? {
    let isRed = { (view: ViewNode) in view.look.foreground == .stated(.system("red")) }
    let red = ([button] + button.labelViews).filter(isRed)
    guard !red.isEmpty || button.look.tint == .stated(.system("red")) else { return nil }
    if InterfaceWords.reads(title, as: .cancel) { return .cancel }
    // What opens an alert only leads to the button that deletes.
    if let action = button.action, action.contains(" = true"), !InterfaceWords.deletes(action) {
      return nil
    }
    // A red icon alone may only warn.
    let hasRedTitle = red.contains { $0.kind != .image }
    return InterfaceWords.isDestructive(title) || hasRedTitle && InterfaceWords.takesAway(title)
      ? .destructive : nil
  }

  /// Whether code paints a swipe action red, which UIKit does for one that is destructive.
  private static func isPainted(_ view: PlacedView) -> Bool {
    view.node.name == "UIContextualAction" && view.node.look.tint == .stated(.system("red"))
  }

  private static func isChoice(_ view: PlacedView) -> Bool {
    view.isInside(.alert, .confirmationDialog)
  }

  var examples: [CheckExample] {
    func code(_ modifier: String, _ button: String) -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .\(modifier) {
                  \(button)
                }
          """)
    }
    func made(_ title: String, _ deed: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let command = UIAction(title: "\(title)", image: nil) { _ in \(deed) }
              menu = UIMenu(title: "", children: commands + [command])
          """)
    }
    func menu(_ rest: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let menu = UIMenu(title: "", children: [
                UIAction(title: "Delete"\(rest)) { _ in delete() }, UIAction(title: "Share") { _ in }])
          """)
    }
    func swipe(_ color: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let delete = UIContextualAction(style: .normal, title: "Delete") { _, _, end in
                confirm("Delete this walk?", then: end)
              }
              delete.backgroundColor = \(color)
          """)
    }
    let alert = #"alert("Delete this walk?", isPresented: $asks)"#
    return [
      .failing(.swift, at: [4], made("Delete on Server", "ask()")),
      .failing(.swift, at: [4], made("Clear History", "self.store.deleteHistory()")),
      .passing(.swift, made("Clear Search", "self.search.clear()")),
      .passing(.swift, made("Share", "share()")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Button { store.erase() } label: { Text("Erase All").foregroundStyle(.red) }"#)
      ),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    Button { asks = true } label: { Text("Erase All").foregroundStyle(.red) }"#)),
      .failing(.swift, at: [5], code("contextMenu", #"Button("Delete Walk") { delete() }"#)),
      .failing(.swift, at: [5], code("swipeActions", #"Button("삭제") { delete() }"#)),
      .failing(.swift, at: [5], code(alert, #"Button("Cancel") {}"#)),
      .failing(
        .swift, at: [5], code(alert, #"Button("Permanently delete \(walk.name)") { leave() }"#)),
      .failing(
        .swift, at: [5], code(alert, #"Button("Yes, permanently delete it") { leave() }"#)),
      .failing(.swift, at: [5], code(alert, #"Button("Completely erase") { leave() }"#)),
      .passing(.swift, code(alert, #"Button("Keep \(walk.name)") { leave() }"#)),
      .failing(
        .swift, at: [5],
        ExampleText.swift(
          viewDidLoad: """
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Delete \\(walk)", style: .default) { _ in })
            """)),
      .failing(
        .swift, at: [5],
        code(alert, #"Button("Yes") { store.delete(walk) }; Button("No", role: .cancel) {}"#)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          body: """
                WalksList().actionSheet(isPresented: $asks) { ActionSheet(title: Text("Sure?"), buttons: [
                  .default(Text("Yes")) { store.deleteWalk(walk) }, .cancel()]) }
            """)),
      .passing(
        .swift,
        code(alert, #"Button("OK") { imageCache.clearAll() }; Button("No", role: .cancel) {}"#)),
      .passing(
        .swift,
        code(alert, #"Button("OK") { field.clearText(); page.removeBanner() }; Button("No") {}"#)),
      .passing(
        .swift, code(alert, #"Button("Try Again") { page.clearError(); load() }; Button("No") {}"#)),
      .passing(
        .swift,
        code(
          alert,
          #"Button("Allow") { center.removeAllDeliveredNotifications() }; Button("No") {}"#)),
      .passing(
        .swift,
        code(alert, #"Button("Save") { drafts.delete(old) }; Button("No", role: .cancel) {}"#)),
      .failing(
        .swift, at: [5], code("contextMenu", #"Button("Move Walk", role: .destructive) { move() }"#)
      ),
      .passing(
        .swift,
        code("contextMenu", #"Button("Move to Trash", role: .destructive) { remove() }"#)),
      .failing(
        .json, at: [3],
        ExampleText.json(
          views:
            "\"kind\": \"alert\", \"children\": [\n{\"kind\": \"button\", \"text\": \"Erase\"}]")),
      .passing(
        .swift, code("contextMenu", #"Button("Delete Walk", role: .destructive) { delete() }"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    Button("Delete Walk") { ask() }.foregroundStyle(.red)"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    Button("Remove Cover") { hide() }.foregroundColor(.red)"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body:
            #"    Button { leave() } label: { Text("Cancel").foregroundStyle(Color(.systemRed)) }"#)
      ),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: """
                Button { ask() } label: {
                  if isBusy { Spinner() } else { Label("Delete", systemImage: "trash") }
                }.tint(.red)
            """)),
      .failing(.swift, at: [5], menu("")),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad: """
                let delete = UIAction(title: "Delete") { _ in ask() }
                let button = UIButton(primaryAction: delete)
            """)),
      .passing(.swift, menu(", attributes: .destructive")),
      .passing(.swift, ExampleText.swift(body: #"    Button("Remove Cover") { hide() }"#)),
      .passing(.swift, code("contextMenu", #"Button("Share") { share() }"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: """
                Button { ask() } label: {
                  Label { Text("Delete Walk") } icon: { Image("bin").foregroundStyle(.red) }
                }
            """)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                Button { leave() } label: {
                  Label { Text("Log Out") } icon: { Image("door").foregroundStyle(.red) }
                }
            """)),
      .passing(.swift, code("swipeActions", #"Button("Delete Walk") { asks = true }.tint(.red)"#)),
      .passing(
        .swift,
        code("swipeActions", #"Button("Delete Walk") { delete(walk) }.tint(.warning)"#)
          + """

          extension WalksView {
            func delete(_ walk: Walk) { confirm("Delete this walk?") { store.delete(walk) } }
          }
          """),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                let pin = UIContextualAction(
                  style: .destructive, title: NSLocalizedString(isPinned ? "Unpin" : "Pin", comment: ""))
            """)),
      .failing(.swift, at: [4], swipe(".systemRed")),
      .passing(.swift, swipe(".systemBlue")),
      .failing(
        .swift, at: [6],
        code(
          "toolbar",
          """
          ToolbarItem(placement: .destructiveAction) {
                  Button("Done") { close() }
                }
          """)),
      .passing(.swift, code(alert, #"Button("Cancel", role: .cancel) {}"#)),
      .passing(.json, ExampleText.json(views: #""kind": "button", "text": "Delete""#)),
    ]
  }
}
