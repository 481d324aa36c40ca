internal import LinterCore
internal import SwiftSyntax

/// The menus of UIKit.
extension InterfaceCollector {
  /// Records a menu whose commands code lists: `UIMenu(children: [UIAction(title: "Delete") { … }])`.
  func addMenu(_ call: FunctionCallExprSyntax) {
    guard let list = call.argument("children")?.as(ArrayExprSyntax.self) else { return }
    var menu = ViewNode(.menu, name: "UIMenu", place: reading.place(call))
    menu.platforms = reading.platforms(at: call)
    menu.text = .unknown(reason: "shown by a button")
    // It may be a group of commands in another menu.
    menu.children = list.elements.map { command($0.expression) } + [unknown(at: call)]
    fixedViews.append(menu)
  }

  /// The command that `UIAction(title:…)` makes; unknown for others.
  private func command(_ expression: ExprSyntax) -> ViewNode {
    let attributes = expression.as(FunctionCallExprSyntax.self)?.argument("attributes")
    let isDestructive = attributes?.names.contains("destructive") == true
    guard let made = expression.as(FunctionCallExprSyntax.self), made.name == "UIAction",
      let title = made.argument("title"), attributes == nil || isDestructive
    else { return unknown(at: expression) }
    var button = ViewNode(.button, name: "UIAction", place: reading.place(made))
    button.slot = .presented
    button.text = reading.text(title)
    button.image = made.argument("image").map { reading.imageValue($0) }
    if isDestructive { button.role = .destructive }
    return button
  }

  private func unknown(at node: some SyntaxProtocol) -> ViewNode {
    ViewNode(.other, place: reading.place(node))
  }
}
