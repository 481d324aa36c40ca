internal import LinterCore
internal import SwiftSyntax

/// Colors that the app chooses while it runs.
struct ColorChoice {
  /// The source of what the choice depends on.
  var condition: String
  /// The colors that may be chosen, as far as the source states them.
  var colors: [ColorName]
}

extension SwiftReading {
  /// The choice that `expression` makes, itself or by a property or a function of the module; `nil` if it makes
  /// none.
  func colorChoice(_ expression: ExprSyntax?, in scope: Scope) -> ColorChoice? {
    guard let bare = expression?.unwrapped, scope.depth < Scope.deepest, budget.step() else {
      return nil
    }
    if let choice = bare.choice {
      return ColorChoice(condition: choice.condition, colors: colors(of: choice.values, in: scope))
    }
    // `Color(isChosen ? "ink" : "paper")`
    if let call = bare.as(FunctionCallExprSyntax.self),
      call.calledExpression.path.contains(where: { $0.hasSuffix("Color") }),
      let choice = call.arguments.lazy.compactMap(\.expression.unwrapped.choice).first
    {
      return ColorChoice(condition: choice.condition, colors: [])
    }
    // `let color = isChosen ? …` in the builder of the view
    if let name = bare.as(DeclReferenceExprSyntax.self)?.baseName.text, scope.names[name] == nil,
      case .value(let made, _)? = local(name, at: Syntax(bare))
    {
      return colorChoice(made, in: scope.deeper())
    }
    guard let (statements, inside) = body(of: bare, in: scope) else { return nil }
    let results = statements.results
    guard results.count > 1 else { return colorChoice(results.first, in: inside) }
    return ColorChoice(
      condition: condition(of: statements, usedAs: bare), colors: colors(of: results, in: inside))
  }

  private func colors(of values: [ExprSyntax], in scope: Scope) -> [ColorName] {
    values.flatMap { value in
      colorChoice(value, in: scope.deeper())?.colors
        ?? [color(value, in: scope.deeper())?.stated].compactMap(\.self)
    }
  }

  /// What a property or a function depends on: the arguments in its call, the value it is a member of, or its
  /// own conditions.
  private func condition(of statements: CodeBlockItemListSyntax, usedAs use: ExprSyntax) -> String {
    if let call = use.as(FunctionCallExprSyntax.self), !call.arguments.isEmpty {
      return call.arguments.trimmedDescription
    }
    let conditions = statements.conditions.filter { $0 != "self" }
    return conditions.isEmpty ? use.trimmedDescription : conditions.joined(separator: ", ")
  }

  /// The statements of the computed property or the function that `expression` refers to: `statusColor`,
  /// `color(for: state)`, `state.color`.
  private func body(
    of expression: ExprSyntax, in scope: Scope
  ) -> (CodeBlockItemListSyntax, Scope)? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let (function, type) = function(calledBy: call, in: scope),
        let statements = function.body?.statements
      else { return nil }
      let bindings = bindings(of: function, call, in: scope)
      return (statements, scope.deeper(type: type, bindings))
    }
    let path = expression.path.filter { $0 != "self" }
    guard let name = path.last, scope.names[path[0]] == nil else { return nil }
    let around = scope.type ?? typeName(around: Syntax(expression))
    let owner =
      path.count == 1
      ? around
      : typeName(of: path[path.count - 2], at: Syntax(expression))?.filter { $0 != "?" }
    guard path.count <= 2, path.count > 1 || local(name, at: Syntax(expression)) == nil,
      let owner, case .computed(let statements)? = declarations.member(name, of: owner)
    else { return nil }
    return (statements, scope.deeper(type: owner, [:]))
  }
}

extension CodeBlockItemListSyntax {
  /// The expressions of which these statements return one.
  var results: [ExprSyntax] {
    enumerated().flatMap { index, statement -> [ExprSyntax] in
      if let returned = statement.item.as(ReturnStmtSyntax.self) {
        return returned.expression?.results ?? []
      }
      if let guarded = statement.item.as(GuardStmtSyntax.self) {
        return guarded.body.statements.results
      }
      // Before the last statement, only what a condition returns counts.
      guard let value = statement.expression, index == count - 1 || value.isBranching else {
        return []
      }
      return value.results
    }
  }

  /// The sources of the conditions in these statements.
  fileprivate var conditions: [String] {
    flatMap { statement -> [String] in
      let value = statement.expression
      if let condition = value?.as(IfExprSyntax.self) {
        return [condition.conditions.trimmedDescription]
      }
      return [value?.as(SwitchExprSyntax.self)?.subject.trimmedDescription].compactMap(\.self)
    }
  }
}

extension ExprSyntax {
  fileprivate var isBranching: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }

  /// The expressions that a value may be: those of all branches, or itself.
  fileprivate var results: [ExprSyntax] {
    if let choice = self.as(SwitchExprSyntax.self) {
      return choice.cases.flatMap { item -> [ExprSyntax] in
        guard case .switchCase(let branch) = item else { return [] }
        return branch.statements.results
      }
    }
    guard let condition = self.as(IfExprSyntax.self) else { return [self] }
    let first = condition.body.statements.results
    return switch condition.elseBody {
    case .codeBlock(let block): first + block.statements.results
    case .ifExpr(let next): first + ExprSyntax(next).results
    case nil: first
    @unknown default: first
    }
  }
}
