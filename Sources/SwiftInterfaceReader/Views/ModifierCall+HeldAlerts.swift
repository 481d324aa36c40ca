internal import SwiftSyntax

/// Finds the titles that an alert gets from a state, where code sets them.
extension ModifierCall {
  /// The titles assigned to the state of an alert: to the state itself, `alertTitle = "Error"`, or to a property of
  /// the value in it, `problem = Problem(title: "Error")`.
  var heldTitles: [ExprSyntax] {
    let content = call.closure("content") ?? call.trailingClosure
    let made = content?.statements.last?.expression?.as(FunctionCallExprSyntax.self)
    let isOld = made?.name == "Alert" || made?.name == "ActionSheet"
    var title = isOld ? made?.argument("title") : first
    if let text = title?.as(FunctionCallExprSyntax.self), text.name == "Text" {
      title = text.arguments.first?.expression
    }
    guard let path = title?.path, path.last != "?" else { return [] }
    if path.count == 1 { return reading.assigned(to: path[0]) }
    guard path.count == 2, path[0] == content?.parameters.first,
      let item = call.argument("item")?.trimmedDescription
    else { return [] }
    return reading.assigned(to: String(item.drop { $0 == "$" })).compactMap {
      $0.as(FunctionCallExprSyntax.self)?.argument(path[1])
    }
  }
}

extension SwiftReading {
  /// The values assigned to the property `name` somewhere in the source.
  func assigned(to name: String) -> [ExprSyntax] {
    if budget.assigned == nil {
      let finder = AssignmentFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      budget.assigned = finder.values
    }
    return budget.assigned?[name] ?? []
  }
}

/// Finds the values assigned to names.
private final class AssignmentFinder: SyntaxVisitor {
  private(set) var values: [String: [ExprSyntax]] = [:]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), parts[0].path.count == 1 {
      values[parts[0].path[0], default: []].append(parts[2])
    }
    return .visitChildren
  }
}
