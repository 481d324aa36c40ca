internal import SwiftSyntax

/// A function of the app that creates a UIKit alert from its arguments.
struct AlertFunction: Sendable {
  let declaration: FunctionDeclSyntax
  /// The call inside it that creates the alert.
  let alert: FunctionCallExprSyntax

  /// The functions in `sources`, by name; names shared with other functions are left out.
  static func all(in sources: [SwiftSource]) -> [String: [AlertFunction]] {
    let makers = sources.filter(\.makesAlerts).flatMap { source in
      functions(of: source).compactMap(AlertFunction.init)
    }
    let found = Dictionary(grouping: makers, by: \.declaration.name.text)
    var counts: [String: Int] = [:]
    for function in sources.flatMap(functions) where found[function.name.text] != nil {
      counts[function.name.text, default: 0] += 1
    }
    return found.filter { counts[$0.key] == $0.value.count }
  }

  private static func functions(of source: SwiftSource) -> [FunctionDeclSyntax] {
    source.declarations.types.values.flatMap { $0.functions.values.joined() }
  }

  private init?(_ declaration: FunctionDeclSyntax) {
    guard let body = declaration.body,
      !declaration.signature.parameterClause.parameters.isEmpty
    else { return nil }
    let finder = AlertFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    guard let alert = finder.alert, alert.argument("preferredStyle")?.path.last == "alert" else {
      return nil
    }
    self.declaration = declaration
    self.alert = alert
  }
}

/// Finds the first alert that a function creates.
private final class AlertFinder: SyntaxVisitor {
  private(set) var alert: FunctionCallExprSyntax?

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if alert == nil, node.name == "UIAlertController" { alert = node }
    return alert == nil ? .visitChildren : .skipChildren
  }
}
