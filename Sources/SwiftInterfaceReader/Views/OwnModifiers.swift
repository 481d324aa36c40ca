internal import SwiftSyntax

// Expands the app's own modifiers into the SwiftUI modifiers they consist of.

extension CodeBlockItemListSyntax {
  /// The modifiers that these statements apply to the view called `view`, one list per path through them;
  /// `nil` if they wrap it in another view.
  func ways(on view: String) -> [[ViewChain.Modifier]]? {
    var ways: [[ViewChain.Modifier]] = []
    for statement in self {
      let more: [[ViewChain.Modifier]]?
      switch statement.item {
      case .expr(let expression): more = expression.ways(on: view)
      case .stmt(let node):
        let made =
          node.as(ReturnStmtSyntax.self)?.expression
          ?? node.as(ExpressionStmtSyntax.self)?.expression
        more = made?.ways(on: view)
      case .decl(let node): more = node.as(IfConfigDeclSyntax.self).map { $0.ways(on: view) } ?? []
      @unknown default: more = nil
      }
      guard let more else { return nil }
      ways += more
    }
    return ways
  }
}

extension IfConfigDeclSyntax {
  fileprivate func ways(on view: String) -> [[ViewChain.Modifier]]? {
    activeClauses.reduce([]) { ways, clause in
      guard case .statements(let statements) = clause.elements else { return nil }
      return ways.adding(statements.ways(on: view))
    }
  }
}

extension IfExprSyntax {
  fileprivate func ways(on view: String) -> [[ViewChain.Modifier]]? {
    let first = body.statements.ways(on: view)
    return switch elseBody {
    case .codeBlock(let block): first.adding(block.statements.ways(on: view))
    case .ifExpr(let next): first.adding(next.ways(on: view))
    case nil: first
    @unknown default: nil
    }
  }
}

extension SwitchExprSyntax {
  fileprivate func ways(on view: String) -> [[ViewChain.Modifier]]? {
    cases.reduce([]) { ways, item in
      guard case .switchCase(let branch) = item else { return nil }
      return ways.adding(branch.statements.ways(on: view))
    }
  }
}

extension ExprSyntax {
  fileprivate func ways(on view: String) -> [[ViewChain.Modifier]]? {
    if let condition = self.as(IfExprSyntax.self) { return condition.ways(on: view) }
    if let choice = self.as(SwitchExprSyntax.self) { return choice.ways(on: view) }
    let chain = ViewChain(self)
    if chain.base.as(DeclReferenceExprSyntax.self)?.baseName.text == view {
      return [chain.modifiers]
    }
    guard let call = chain.base.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    else { return nil }
    // The first modifier may be called implicitly on `self`.
    if view == "self", name.text.first?.isUppercase == false {
      return [[ViewChain.Modifier(name: name.text, call: call, token: name)] + chain.modifiers]
    }
    let inner: [[ViewChain.Modifier]]?
    switch name.text {
    case "EmptyView": return []
    case "Group": inner = call.trailingClosure?.statements.ways(on: view)
    case "ModifiedContent" where call.argument("content")?.trimmedDescription == view:
      inner = [[ViewChain.Modifier(name: "modifier", call: call, token: name)]]
    case "AnyView": inner = call.arguments.first?.expression.ways(on: view)
    default: return nil
    }
    return inner?.map { $0 + chain.modifiers }
  }
}

extension [[ViewChain.Modifier]]? {
  /// The paths of both; `nil` if either is unknown.
  fileprivate func adding(_ more: [[ViewChain.Modifier]]?) -> [[ViewChain.Modifier]]? {
    if let self, let more { self + more } else { nil }
  }
}
