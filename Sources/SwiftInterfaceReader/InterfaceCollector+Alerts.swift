internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// The views that UIKit's code makes one by one: alerts with their actions, and text with its font.
extension InterfaceCollector {
  /// Records the alert or the action sheet that `call` makes, under the name that it is given.
  func addAlert(_ call: FunctionCallExprSyntax) {
    let isSheet = call.argument("preferredStyle")?.path.last == "actionSheet"
    guard call.argument("preferredStyle") != nil else { return }
    var alert = ViewNode(
      isSheet ? .confirmationDialog : .alert, name: "UIAlertController", place: reading.place(call))
    alert.slot = .presented
    alert.platforms = reading.platforms(at: call)
    alert.text = call.argument("title").map { reading.text($0) }
    if let name = call.assignedName { alertNames[name] = alerts.count }
    alerts.append(alert)
  }

  /// Records the button that `alert.addAction(…)` adds to the last alert of that name.
  func addAction(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.path.dropLast().last, let index = alertNames[name],
      let added = call.arguments.first?.expression
    else { return }
    guard case .expression(let made, let scope) = reading.value(of: added),
      let action = made.as(FunctionCallExprSyntax.self),
      let style = action.argument("style")
    else {
      alerts[index].children.append(ViewNode(.other, place: reading.place(call)))
      return
    }
    var button = ViewNode(.button, name: "UIAlertAction", place: reading.place(call))
    button.text = action.argument("title").map { reading.text($0, in: scope) }
    button.role = ViewNode.Role(rawValue: style.path.last ?? "")
    if !reading.fact(true, at: call).isStated
      || !["default", "cancel", "destructive"].contains(style.path.last)
    {
      // What is added under a condition is one of several.
      button.branches = [ViewNode.Branch(condition: call.position.utf8Offset, way: 0)]
    }
    alerts[index].children.append(button)
  }

  /// Records text whose font is of a fixed size: `label.font = .systemFont(ofSize: 13)`.
  func setFont(_ value: ExprSyntax, at node: ExprSyntax) {
    guard let call = value.as(FunctionCallExprSyntax.self),
      ["systemFont", "boldSystemFont", "italicSystemFont"].contains(call.name),
      let size = reading.amount(call.argument("ofSize"), in: Scope())
    else { return }
    var text = ViewNode(.text, name: "UIFont", place: reading.place(node))
    text.look.fixedFontSize = .stated(size)
    if let weight = call.argument("weight") { text.look.fontWeight = weight.path.last }
    fixedTexts.append(text)
  }

  /// The views as one tree.
  var viewTrees: [ViewNode] {
    let views = alerts + fixedTexts
    guard !views.isEmpty else { return [] }
    var root = ViewNode(.container, name: "", place: Place(file: reading.path, line: 1))
    root.children = views
    return [root]
  }
}

extension FunctionCallExprSyntax {
  /// The name of the variable or the property that this is the first value of or assigned to.
  fileprivate var assignedName: String? {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      if let binding = parent.as(PatternBindingSyntax.self) {
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
      if let sequence = parent.as(SequenceExprSyntax.self) {
        return sequence.elements.first?.path.last
      }
      node = parent
    }
    return nil
  }
}
