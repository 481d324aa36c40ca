internal import Guidelines

/// Rows that a swipe or a command in their menu deletes for good at once.
struct RowDelete: Check {
  let id = CheckID(unchecked: "row-delete")
  let rule = RuleID(unchecked: "feedback-data-loss")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "What a swipe or a menu of a row deletes can be kept or brought back.",
    ko: "행을 쓸어넘기거나 메뉴로 지우는 것을 그만두거나 되돌릴 수 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { view in
      guard let action = view.node.action, InterfaceWords.deletesAtOnce(action) else {
        return false
      }
      return view.node.kind == .swipeActions || Self.isDelete(view)
    }.map { view in
      finding(
        at: view, confidence: .possible,
        Bilingual(
          en: "this deletes at once what cannot be brought back; ask first, or offer to undo it",
          ko: "되돌릴 수 없는 것을 바로 지웁니다. 먼저 묻거나 실행 취소를 제공하세요"))
    }
  }

  /// Whether a view is a command of a row that deletes, by its role, its title or its symbol.
  private static func isDelete(_ view: PlacedView) -> Bool {
    guard view.node.kind == .button, view.node.ownModifiers.isEmpty,
      view.isInside(.swipeActions, .contextMenu) || view.node.name == "UIAction"
    else { return false }
    let title = view.node.title?.value
    return (view.node.role == .destructive || title.map(InterfaceWords.isDestructive) == true)
      && title.map(InterfaceWords.isMadeAgain) != true && !closes(view.node)
  }

  /// Whether a command only closes what can be opened again, such as a tab, by its title or else by its symbol.
  private static func closes(_ button: ViewNode) -> Bool {
    if let title = button.title?.value, InterfaceWords.reads(title, as: .leaving) { return true }
    let images = ([button] + button.labelViews).compactMap(\.image?.value)
    return images.contains(.symbol("xmark"))
  }

  var examples: [CheckExample] {
    func swipe(_ action: String) -> String {
      ExampleText.swift(
        body: """
              Text("Hill").swipeActions {
                Button("Delete", role: .destructive) { \(action) }
              }
          """)
    }
    func rows(_ action: String) -> String {
      """
      class WalksController: UITableViewController {
        override func tableView(
          _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
          forRowAt path: IndexPath
        ) {
          \(action)
        }
      }
      """
    }
    func command(_ action: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let delete = UIAction(title: "Delete", attributes: .destructive) { _ in \(action) }
          """)
    }
    func json(_ action: String) -> String {
      ExampleText.json(
        views: """
          "kind": "swipe-actions", "children": [
          {"kind": "button", "text": "Delete", "role": "destructive", "action": "\(action)"}]
          """)
    }
    func edited(_ action: String) -> String {
      ExampleText.swift(
        body: """
              List { ForEach(walks) { Text($0.name) }.onDelete(perform: drop) }
          """)
        + "\nextension WalksView { func drop(at places: IndexSet) { \(action) } }"
    }
    func asked(_ action: String) -> String {
      """
      struct WalksView: View {
        @State private var viewModel: WalksModel
        var body: some View {
          List {
            Text("Hill").swipeActions {
              Button("Delete", role: .destructive) { Task { await viewModel.deleteWalk(walk) } }
            }
          }
        }
      }
      @Observable class WalksModel { func deleteWalk(_ walk: Walk) async { \(action) } }
      """
    }
    return [
      .failing(.swift, at: [4], swipe("store.deleteWalk(walk)")),
      .failing(
        .swift, at: [8],
        """
        struct WalkRow: View {
          var body: some View {
            Text("Hill").contextMenu { _actions(for: walk) }
          }
          @ViewBuilder
          private func _actions(for walk: Walk) -> some View {
            // The names of private members may begin with an underscore.
            Button("Delete", role: .destructive) { store.deleteWalk(walk) }
          }
        }
        """),
      .failing(.swift, at: [3], edited("for place in places { store.delete(walks[place]) }")),
      .passing(.swift, edited("for place in places { rows.delete(at: place) }")),
      .failing(.swift, at: [6], asked("try await base.walks.document(walk.id).delete()")),
      .passing(.swift, asked("coordinator.present(question(about: walk))")),
      .passing(.swift, edited("for place in places { store.removeFromFavorites(walks[place]) }")),
      .passing(.swift, edited("asks = true")),
      .passing(.swift, rows("store.delete(walks[path.row])")),
      .failing(.swift, at: [4], command("store.erase(walk)")),
      .failing(.json, at: [3], json("{ store.deleteWalk(walk) }")),
      .passing(.swift, swipe("tabs.deleteTab(tab)").replacing("\"Delete\"", with: "\"Close\"")),
      .passing(
        .swift,
        swipe(#"tabs.deleteTab(tab) } label: { Label(closing, systemImage: "xmark")"#)
          .replacing("\"Delete\", ", with: "")),
      .passing(.swift, swipe("walkToDelete = walk")),
      .passing(.swift, swipe("onDelete(walk)")),
      .passing(.swift, swipe("store.delete(walk); undoManager.registerUndo(with: walk)")),
      .passing(.swift, swipe("walks.remove(at: index)")),
      .passing(.swift, swipe("deleteLater(walk)")),
      .passing(.swift, command("confirmDeletion(of: walk)")),
      .passing(.json, json("{ walks.removeAll() }")),
    ]
  }
}
