internal import LinterCore
internal import SwiftSyntax

/// The alerts of the Composable Architecture, which describes them as values and shows them by SwiftUI's modifiers.
extension InterfaceCollector {
  /// Records the alert or the dialog that `call` describes: `AlertState { TextState("Delete?") } actions: { … }`.
  func addAlertState(_ call: FunctionCallExprSyntax) {
    let isDialog = call.name == "ConfirmationDialogState"
    var alert = ViewNode(
      isDialog ? .confirmationDialog : .alert, name: isDialog ? "confirmationDialog" : "alert",
      place: reading.place(call))
    alert.slot = .presented
    alert.platforms = reading.platforms(at: call)
    let title = call.argument("title") ?? call.trailingClosure.map { ExprSyntax($0) }
    alert.text = title.flatMap { text(of: $0) }
    let actions = call.closure("actions").map { StateFinder("ButtonState", in: ExprSyntax($0)) }
    alert.children = (actions?.found ?? []).map(button)
    if actions == nil { alert.children.append(ViewNode(.other, place: alert.place)) }
    if let message = call.argument("message") ?? call.closure("message").map({ ExprSyntax($0) }) {
      var shown = ViewNode(.text, name: "message", place: reading.place(message))
      shown.slot = .message
      shown.text = text(of: message) ?? .unknown(reason: "made in code")
      alert.children.append(shown)
    }
    alerts.append(alert)
  }

  private func button(_ call: FunctionCallExprSyntax) -> ViewNode {
    var button = ViewNode(.button, name: "ButtonState", place: reading.place(call))
    button.role = call.argument("role")?.path.last.flatMap(ViewNode.Role.init(rawValue:))
    button.text =
      text(of: call.closure("label").map { ExprSyntax($0) } ?? ExprSyntax(call))
      ?? .unknown(reason: "made in code")
    if !reading.fact(true, at: call).isStated {
      button.branches = [ViewNode.Branch(condition: call.position.utf8Offset, way: 0)]
    }
    return button
  }

  /// The text of the one `TextState` in `expression`.
  private func text(of expression: ExprSyntax) -> Fact<InterfaceText>? {
    let texts = StateFinder("TextState", in: expression).found
    guard texts.count == 1, let text = texts[0].arguments.first?.expression else { return nil }
    return reading.text(text)
  }
}

/// Finds the calls of one name, but not those inside of others.
private final class StateFinder: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []
  private let name: String

  init(_ name: String, in expression: ExprSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(expression)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.name == name else { return .visitChildren }
    found.append(node)
    return .skipChildren
  }
}
