internal import LinterCore
internal import SwiftSyntax

/// The modifiers of the app, followed to those of SwiftUI that they are made of.
extension ViewTreeReader {
  /// The modifiers that a modifier of the module for all views or for `view` is made of, a list for
  /// each way through it, and where their names are known; `nil` where it is not the module's, or
  /// makes another view around the one it changes.
  func own(
    _ modifier: ViewChain.Modifier, of view: String, in context: Context
  ) -> ([[ViewChain.Modifier]], Context)? {
    var inside = context
    let labels = modifier.call.arguments.map { $0.label?.text }
    for type in ["View", view] {
      guard let function = reading.declarations.function(modifier.name, labels: labels, of: type),
        let ways = function.body?.statements.ways(on: "self")
      else { continue }
      inside.scope = context.scope.deeper(
        type: type, reading.bindings(of: function, modifier.call, in: context.scope))
      return (ways, inside)
    }
    let given = modifier.call.argument("modifier") ?? modifier.call.argument(nil)
    guard modifier.name == "modifier",
      let call = given?.as(FunctionCallExprSyntax.self), let type = call.name,
      let body = reading.declarations.function("body", labels: ["content"], of: type)?.body,
      let ways = body.statements.ways(on: "content")
    else { return nil }
    let arguments = call.arguments.compactMap { argument in
      argument.label.map { ($0.text, Value.expression(argument.expression, context.scope)) }
    }
    inside.scope = context.scope.deeper(
      type: type, Dictionary(arguments) { first, _ in first })
    return (ways, inside)
  }

  /// Changes `node` as each of `ways` does; where they differ, nobody knows how it looks.
  func apply(
    _ ways: [[ViewChain.Modifier]], to node: inout ViewNode, in context: Context
  ) {
    let before = node.look
    for modifier in ways.joined() { apply(modifier, to: &node, in: context) }
    guard ways.count > 1 else { return }
    if node.look.foreground != before.foreground {
      node.look.foreground = .unknown(reason: "chosen")
    }
    if node.look.background != before.background {
      node.look.background = .unknown(reason: "chosen")
    }
    if node.look.fixedFontSize != before.fixedFontSize { node.look.fixedFontSize = nil }
    if node.look.width != before.width { node.look.width = nil }
    if node.look.height != before.height { node.look.height = nil }
  }
}

extension CodeBlockItemListSyntax {
  /// The modifiers that these statements put on the view called `view`, a list for each way through
  /// them; `nil` where they make another view around it.
  fileprivate func ways(on view: String) -> [[ViewChain.Modifier]]? {
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
    // The first modifier may be called on nothing, which is the view itself.
    if view == "self", name.text.first?.isLowercase == true {
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
  /// The ways of both; `nil` where those of one are not known.
  fileprivate func adding(_ more: [[ViewChain.Modifier]]?) -> [[ViewChain.Modifier]]? {
    if let self, let more { self + more } else { nil }
  }
}
