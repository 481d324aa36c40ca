internal import LinterCore
internal import SwiftSyntax

/// The values that the properties of the app's own views have in a use: `IconButton(icon: "xmark") { close() }`.
extension SwiftReading {
  /// The values of the properties of a value of the type `name` that `call` creates; `nil` if no initializer is
  /// known to take these arguments, or no argument is known, of which what a control does may count.
  func members(
    of name: String, madeBy call: FunctionCallExprSyntax, in scope: Scope,
    countingActions: Bool = false
  ) -> [String: Value]? {
    let stored = declarations.storedMembers(of: name)
    var members = stored.compactMapValues { member -> Value? in
      if let initial = member.initial { return .expression(initial, Scope(type: name)) }
      return member.type?.hasSuffix("?") == true
        ? .expression(ExprSyntax(NilLiteralExprSyntax()), Scope()) : nil
    }
    let initializers = declarations.initializers(of: name)
    let given: [String: Value]
    if initializers.isEmpty {
      given = memberwise(call, stored.mapValues(\.type), in: scope)
    } else {
      guard let own = initializers.first(where: { $0.fits(call) }),
        let assigned = assigned(
          by: own, among: initializers, of: name,
          bindings(of: own.signature.parameterClause, call, in: scope).mapValues(settled))
      else { return nil }
      given = assigned
    }
    guard
      given.contains(where: { name, value in
        value.isKnown || countingActions && value.isAction(of: stored[name]?.type)
      })
    else { return nil }
    for (member, value) in given {
      members[member] = typed(value, as: stored[member]?.type)
    }
    return members
  }

  /// What the memberwise initializer makes of the arguments; a trailing closure is for the only property left
  /// that takes one.
  private func memberwise(
    _ call: FunctionCallExprSyntax, _ types: [String: String?], in scope: Scope
  ) -> [String: Value] {
    var given: [String: Value] = [:]
    for argument in call.arguments {
      guard let label = argument.label?.text else { continue }
      given[label] = settled(.expression(argument.expression, scope))
    }
    for closure in call.additionalTrailingClosures {
      given[closure.label.text] = .expression(ExprSyntax(closure.closure), scope)
    }
    let open = types.filter { given[$0.key] == nil && $0.value?.contains("->") == true }.keys
    if let closure = call.trailingClosure, open.count == 1, let name = open.first {
      given[name] = .expression(ExprSyntax(closure), scope)
    }
    return given
  }

  /// The values that an initializer, or the one among `all` that it delegates to, assigns to properties; `nil` if
  /// that one is not known.
  private func assigned(
    by initializer: InitializerDeclSyntax, among all: [InitializerDeclSyntax], of type: String,
    _ parameters: [String: Value]
  ) -> [String: Value]? {
    guard let statements = initializer.body?.statements else { return nil }
    var assigned: [String: Value] = [:]
    let inside = Scope(names: parameters, type: type)
    for statement in statements {
      guard let expression = statement.expression else { continue }
      if let call = expression.as(FunctionCallExprSyntax.self), call.name == "init" {
        let others = all.filter { $0.id != initializer.id }
        guard let next = others.first(where: { $0.fits(call) }) else { return nil }
        let passed = bindings(of: next.signature.parameterClause, call, in: inside)
        return self.assigned(
          by: next, among: others, of: type, passed.mapValues { passedOn($0, from: parameters) })
      }
      guard let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
        parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let value = parts.last,
        let target = parts.first?.path, target.count == 1
      else { continue }
      // `self.content = content()` keeps what a view builder makes.
      let made = value.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(DeclReferenceExprSyntax.self)?.baseName.text
      assigned[target[0]] =
        made.flatMap { parameters[$0] } ?? settled(.expression(value, inside))
    }
    return assigned
  }

  /// An argument of one initializer that it passes on to another.
  private func passedOn(_ value: Value, from parameters: [String: Value]) -> Value {
    guard case .expression(let expression, _) = value,
      let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return settled(value) }
    return parameters[name] ?? settled(value)
  }

  /// An argument as far as it stays the same; closures are left as they are.
  private func settled(_ value: Value) -> Value {
    guard case .expression(let expression, let scope) = value,
      !expression.is(ClosureExprSyntax.self)
    else { return value }
    return isConstant(expression, in: scope) ? self.value(of: expression, in: scope) : .unknown
  }

  /// `value` where a value of `type` is expected: `.large` is a case or a static member of it.
  private func typed(_ value: Value, as type: String?) -> Value {
    guard case .expression(let expression, let scope) = value,
      let member = expression.as(MemberAccessExprSyntax.self), member.base == nil,
      let type = type?.filter({ $0 != "?" })
    else { return value }
    return staticMember(member.declName.baseName.text, of: type, in: scope) ?? value
  }

  /// Whether the conditions hold with the arguments of this use; `nil` if that shows only at run time.
  func holds(_ conditions: ConditionElementListSyntax, in scope: Scope) -> Bool? {
    let all = conditions.map { holds($0, in: scope) }
    return all.contains(false) ? false : all.contains(nil) ? nil : true
  }

  private func holds(_ element: ConditionElementSyntax, in scope: Scope) -> Bool? {
    switch element.condition {
    case .optionalBinding(let binding):
      let name =
        binding.initializer?.value.path
        ?? [binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "?"]
      return argument(name, in: scope).map { !$0.is(NilLiteralExprSyntax.self) }
    case .expression(let expression): return holds(expression, in: scope)
    default: return nil
    }
  }

  private func holds(_ expression: ExprSyntax, in scope: Scope) -> Bool? {
    if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return holds(negated.expression, in: scope).map { !$0 }
    }
    if let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      let sign = parts.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["==", "!="].contains(sign), parts.last?.is(NilLiteralExprSyntax.self) == true,
      let given = parts.first.flatMap({ argument($0.path, in: scope) })
    {
      return given.is(NilLiteralExprSyntax.self) == (sign == "==")
    }
    return argument(expression.path, in: scope)?.as(BooleanLiteralExprSyntax.self).map {
      $0.literal.tokenKind == .keyword(.true)
    }
  }

  /// The literal or the call that the argument called `path` is; `nil` for anything else.
  private func argument(_ path: [String], in scope: Scope) -> ExprSyntax? {
    guard path.count == 1, case .expression(let given, _)? = scope.names[path[0]] else {
      return nil
    }
    let isCall = given.as(FunctionCallExprSyntax.self)?.name?.first?.isUppercase == true
    return isCall || given.is(ClosureExprSyntax.self) || given.isLiteral ? given : nil
  }
}

extension Value {
  /// Whether it is a closure for a property of `type` that takes what a control does.
  fileprivate func isAction(of type: String?) -> Bool {
    guard case .expression(let expression, _) = self, expression.is(ClosureExprSyntax.self),
      let result = type?.split(separator: "->").last?.filter({ !" )?".contains($0) })
    else { return false }
    return result == "Void" || result == "("
  }

  /// Whether it is a literal, a case, a new value or a member of a type, and no closure.
  fileprivate var isKnown: Bool {
    switch self {
    case .text, .enumCase: return true
    case .expression(let expression, _):
      if let member = expression.as(MemberAccessExprSyntax.self) {
        return member.base?.isTypeName ?? true
      }
      return expression.isLiteral
        || expression.as(FunctionCallExprSyntax.self)?.name?.first?.isUppercase == true
    case .body, .unknown: return false
    }
  }
}

extension ExprSyntax {
  fileprivate var isLiteral: Bool {
    self.is(NilLiteralExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self)
      || self.is(FloatLiteralExprSyntax.self)
  }
}

extension InitializerDeclSyntax {
  /// Whether `call` names its parameters in order and leaves out none without a default, besides closures.
  fileprivate func fits(_ call: FunctionCallExprSyntax) -> Bool {
    var rest = signature.parameterClause.parameters[...]
    var passed: [FunctionParameterSyntax] = []
    for argument in call.arguments {
      let label = argument.label?.text ?? "_"
      guard let index = rest.firstIndex(where: { $0.firstName.text == label }) else { return false }
      passed += rest[..<index]
      rest = rest[rest.index(after: index)...]
    }
    return (passed + rest).allSatisfy {
      $0.defaultValue != nil || $0.type.trimmedDescription.contains("->")
    }
  }
}
