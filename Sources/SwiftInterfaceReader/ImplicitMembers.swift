internal import SwiftSyntax

extension SwiftReading {
  /// The expression that `expression` evaluates to where a value of `type` is expected, and its scope.
  ///
  /// Members and functions that the app adds to the type, as `.caption(12)` to a font, are followed; `nil`
  /// if the search is too deep.
  func made(by expression: ExprSyntax, as type: String, in scope: Scope) -> (ExprSyntax, Scope)? {
    guard scope.depth < Scope.deepest, budget.step() else { return nil }
    let bare = ViewChain(expression).base
    if let (statements, inside) = member(bare, of: type, in: scope) {
      return statements.only.flatMap { made(by: $0, as: type, in: inside) }
    }
    if case .stored(let initial?, _, _)? = memberName(bare, of: type).flatMap({
      declarations.member($0, of: type)
    }) {
      return made(by: initial, as: type, in: scope.deeper(type: type))
    }
    guard case .expression(let simple, let inner) = value(of: bare, in: scope),
      simple.id != bare.id
    else { return (bare, scope) }
    return made(by: simple, as: type, in: inner.deeper())
  }

  /// The body of the member or function that the app adds to `type` and `expression` refers to, with or
  /// without the type's name as a prefix.
  private func member(
    _ expression: ExprSyntax, of type: String, in scope: Scope
  ) -> (CodeBlockItemListSyntax, Scope)? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let name = memberName(call.calledExpression, of: type, isInside: scope.type == type)
      else { return nil }
      let labels = call.arguments.map { $0.label?.text }
      // A function that calls the framework's function of the same name is not followed into itself.
      guard let function = declarations.function(name, labels: labels, of: type),
        labels.allSatisfy(function.labels.contains), !call.isInside(function),
        let statements = function.body?.statements
      else { return nil }
      return (
        statements, scope.deeper(type: type, bindings(of: function, call, in: scope))
      )
    }
    guard let name = memberName(expression, of: type),
      case .computed(let statements)? = declarations.member(name, of: type)
    else { return nil }
    return (statements, scope.deeper(type: type))
  }

  /// `caption` for `.caption` and `Font.caption`, and inside the type for `caption` too.
  private func memberName(
    _ expression: ExprSyntax, of type: String, isInside: Bool = false
  ) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return isInside ? reference.baseName.text : nil
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.base.map({ $0.path == [type] }) ?? true
    else { return nil }
    return member.declName.baseName.text
  }
}

extension CodeBlockItemListSyntax {
  /// The only expression, possibly returned.
  var only: ExprSyntax? {
    count == 1 ? first?.expression : nil
  }
}

extension FunctionDeclSyntax {
  /// Its argument labels.
  fileprivate var labels: [String?] {
    signature.parameterClause.parameters.map {
      $0.firstName.text == "_" ? nil : $0.firstName.text
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is inside `function`.
  fileprivate func isInside(_ function: FunctionDeclSyntax) -> Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.id == Syntax(function).id }
  }
}
