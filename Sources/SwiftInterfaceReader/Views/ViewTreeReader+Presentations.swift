internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

extension ViewTreeReader {
  /// What the modifiers of SwiftUI show over a view, by their names.
  static let presentations: [String: ViewNode.Kind] = [
    "alert": .alert, "confirmationDialog": .confirmationDialog, "actionSheet": .confirmationDialog,
    "sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .popover,
    "contextMenu": .contextMenu, "swipeActions": .swipeActions, "toolbar": .toolbar,
    "inspector": .container, "safeAreaInset": .container, "navigationDestination": .container,
  ]

  /// The presentation that a modifier makes, one node with what it shows in it.
  func presented(_ kind: ViewNode.Kind, _ change: Change) -> [ViewNode] {
    let call = change.call
    var node = ViewNode(
      kind, name: change.modifier.name, place: reading.place(change.modifier.token))
    node.slot = .presented
    node.branches = change.context.branches
    if [.alert, .confirmationDialog].contains(kind), let title = change.first {
      node.text = change.text(title)
    }
    let actions =
      call.closure("actions") ?? call.closure("menuItems") ?? call.closure("content")
      ?? call.trailingClosure
    if let buttons = old(actions, change) {
      node.name = kind == .alert ? "Alert" : "ActionSheet"
      node.children = buttons
    } else {
      node.children = actions.map { nodes($0.statements, in: change.context) } ?? []
    }
    node.children += nodes(call.closure("message"), as: .message, in: change.context)
    if let menu = call.arguments.first?.expression, kind == .contextMenu, actions == nil {
      node.children += views(menu, in: change.context)
    }
    return [node]
  }

  /// The buttons of the alerts of 2019: `Alert(title:primaryButton:secondaryButton:)`, where `content`
  /// makes one; `nil` where it makes views.
  private func old(_ content: ClosureExprSyntax?, _ change: Change) -> [ViewNode]? {
    guard
      let made = content?.statements.last?.item.as(ExprSyntax.self)?
        .as(FunctionCallExprSyntax.self), ["Alert", "ActionSheet"].contains(made.name ?? "")
    else { return nil }
    let list = made.argument("buttons")?.as(ArrayExprSyntax.self)?.elements.map(\.expression)
    let named = ["dismissButton", "primaryButton", "secondaryButton"].compactMap {
      made.argument($0)
    }
    return (list ?? named).compactMap { button in
      guard let call = button.as(FunctionCallExprSyntax.self) else { return nil }
      var node = ViewNode(.button, name: "Alert.Button", place: reading.place(button))
      node.role = call.name.flatMap(ViewNode.Role.init(rawValue:))
      node.text =
        call.arguments.first { $0.label == nil }.map { change.text($0.expression) }
        ?? .unknown(reason: "the system's")
      return node
    }
  }
}
