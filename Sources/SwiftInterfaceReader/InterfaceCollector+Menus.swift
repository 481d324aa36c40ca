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

  /// Records a command that takes something away, by its attributes or its title, and that code makes before it puts
  /// it into a menu; an action that a button is given is none.
  func addCommand(_ call: FunctionCallExprSyntax) {
    let given = call.parent?.as(LabeledExprSyntax.self)
    let taker = given?.parent?.parent?.as(FunctionCallExprSyntax.self)?.name
    guard !call.isListed, given?.label?.text != "primaryAction", taker != "addAction",
      call.assignedName.map(usedNames.actions.contains) != true,
      let title = call.argument("title").map({ reading.text($0).value }),
      call.argument("attributes")?.names.contains("destructive") == true
        || title.map({ InterfaceWords.isDestructive($0) || InterfaceWords.takesAway($0) }) == true
    else { return }
    var menu = ViewNode(.menu, name: "UIMenu", place: reading.place(call))
    menu.platforms = reading.platforms(at: call)
    menu.text = .unknown(reason: "shown by a button")
    menu.children = [command(ExprSyntax(call)), unknown(at: call)]
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
    button.action = (made.trailingClosure ?? made.closure("handler")).map { deed(of: $0) }
    if isDestructive { button.role = .destructive }
    return button
  }

  /// Records a segmented control whose segments are images: `UISegmentedControl(items: [UIImage(…), …])`.
  func addSegments(_ call: FunctionCallExprSyntax) {
    guard let items = call.argument("items"), !reading.source.describes else { return }
    let made = reading.elements(of: items).list.map { ViewChain($0.node).name }
    let isOfImages =
      !made.isEmpty && made.allSatisfy { $0 == "UIImage" }
      || items.path.count == 1
        && reading.typeName(of: items.path[0], at: Syntax(call)) == "[UIImage]"
    guard isOfImages else { return }
    var control = ViewNode(.picker, name: "UISegmentedControl", place: reading.place(call))
    control.platforms = reading.platforms(at: call)
    control.look.isSegmented = true
    var image = ViewNode(.image, name: "UIImage", place: control.place)
    image.image = .unknown(reason: "made in code")
    control.children = [image]
    fixedViews.append(control)
  }

  /// Records a command that a swipe on a row shows: `UIContextualAction(style: .normal, title: "Delete")`.
  func addRowAction(_ call: FunctionCallExprSyntax) {
    guard let style = call.argument("style")?.path.last,
      ["normal", "default", "destructive"].contains(style)
    else { return }
    var actions = ViewNode(.swipeActions, name: "UIContextualAction", place: reading.place(call))
    actions.platforms = reading.platforms(at: call)
    var button = ViewNode(.button, name: "UIContextualAction", place: actions.place)
    button.slot = .presented
    button.text =
      call.argument("title").map(reading.eitherText) ?? .unknown(reason: "an image alone")
    button.action = (call.trailingClosure ?? call.closure("handler")).map { deed(of: $0) }
    if let name = call.assignedName {
      button.look.tint = assigned("backgroundColor", of: name, around: call).map(reading.uiColor)
      if call.argument("title")?.is(NilLiteralExprSyntax.self) == true,
        let image = assigned("image", of: name, around: call), !reading.source.describes,
        assigned("title", of: name, around: call) == nil
      {
        button.text = nil
        button.image = reading.imageValue(image)
      }
    }
    // A row action is destructive by default.
    button.role = style == "normal" ? nil : .destructive
    actions.children = [button]
    fixedViews.append(actions)
  }

  private func unknown(at node: some SyntaxProtocol) -> ViewNode {
    ViewNode(.other, place: reading.place(node))
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is in the list of commands that makes a menu: `UIMenu(children: [UIAction(title: "Share")])`.
  fileprivate var isListed: Bool {
    let list = parent?.as(ArrayElementSyntax.self)?.parent?.parent
    return list?.parent?.as(LabeledExprSyntax.self)?.label?.text == "children"
  }
}
