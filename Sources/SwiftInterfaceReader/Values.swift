internal import LinterCore
internal import SwiftSyntax

/// The value of an expression, as far as it can be determined without running the program.
indirect enum Value {
  /// An expression that cannot be simplified further.
  case expression(ExprSyntax, Scope)
  /// A text that is not a literal in the source: the name of a case.
  case text(String)
  /// A case of an enumeration in the module.
  case enumCase(type: String, name: String)
  /// The result of several statements.
  case body(CodeBlockItemListSyntax, Scope)
  /// A value that is known only at run time.
  case unknown
}

/// The meaning of names at an expression, besides the declarations around it.
struct Scope {
  /// The arguments of the calls that led here, and loop variables.
  var names: [String: Value] = [:]
  /// The type whose members are in scope, if not the one around the expression.
  var type: String?
  /// The number of calls and names followed so far.
  var depth = 0

  /// The maximum depth; recursion ends here.
  static let deepest = 12

  /// The same scope, one step deeper.
  func deeper(type: String? = nil, _ names: [String: Value]? = nil) -> Scope {
    Scope(names: names ?? self.names, type: type ?? self.type, depth: depth + 1)
  }
}

extension SwiftReading {
  /// The value of `expression`.
  func value(of expression: ExprSyntax, in scope: Scope = Scope()) -> Value {
    let bare = expression.unwrapped
    guard scope.depth < Scope.deepest, budget.step() else { return .unknown }
    if let reference = bare.as(DeclReferenceExprSyntax.self) {
      return named(reference, in: scope) ?? .expression(bare, scope)
    }
    if let member = bare.as(MemberAccessExprSyntax.self) {
      return memberValue(member, in: scope) ?? .expression(bare, scope)
    }
    if let call = bare.as(FunctionCallExprSyntax.self) {
      return called(call, in: scope) ?? .expression(bare, scope)
    }
    return .expression(bare, scope)
  }

  private func named(_ reference: DeclReferenceExprSyntax, in scope: Scope) -> Value? {
    let name = reference.baseName.text
    if let given = scope.names[name] {
      if case .expression(let expression, let inner) = given, expression.id != reference.id {
        return value(of: expression, in: inner.deeper())
      }
      return given
    }
    switch local(name, at: Syntax(reference)) {
    case .value(let expression, _): return value(of: expression, in: scope.deeper())
    case .parameter: return nil
    case nil: break
    }
    for type in [scope.type ?? typeName(around: Syntax(reference)), ""] {
      if let found = member(name, of: type, in: scope) { return found }
    }
    return nil
  }

  /// The value of the member `name` of `type`.
  private func member(_ name: String, of type: String, in scope: Scope) -> Value? {
    switch declarations.member(name, of: type) {
    case .stored(let initial?, _, _): value(of: initial, in: scope.deeper(type: type))
    case .computed(let statements): result(of: statements, in: scope.deeper(type: type))
    default: nil
    }
  }

  private func memberValue(_ member: MemberAccessExprSyntax, in scope: Scope) -> Value? {
    let name = member.declName.baseName.text
    guard let base = member.base?.unwrapped else { return nil }
    if let owner = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if owner == "self", scope.names["self"] == nil {
        return scope.names[name]
          ?? self.member(name, of: scope.type ?? typeName(around: Syntax(base)), in: scope)
      }
      if owner.first?.isUppercase == true {
        let type = owner == "Self" ? scope.type ?? typeName(around: Syntax(base)) : owner
        return staticMember(name, of: type, in: scope)
      }
    }
    // A nested type is identified by its last name: `Design.Spacing.small`.
    if base.isTypeName, let type = base.path.last { return staticMember(name, of: type, in: scope) }
    switch value(of: base, in: scope.deeper()) {
    case .enumCase(let type, let caseName):
      return self.member(name, ofCase: caseName, of: type, in: scope)
    case .expression(let expression, let inner):
      return argument(name, of: expression).map { value(of: $0, in: inner.deeper()) }
        ?? constant(name, ofWhatMakes: expression, in: scope)
    case .text, .body, .unknown: return .unknown
    }
  }

  /// The constant member `name` of a value created in place: `ListModel().rowHeight`.
  private func constant(
    _ name: String, ofWhatMakes expression: ExprSyntax, in scope: Scope
  ) -> Value? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    switch declarations.member(name, of: type) {
    case .stored(_, _, isConstant: true), .computed:
      return member(name, of: type, in: Scope(depth: scope.depth + 1))
    default: return nil
    }
  }

  func staticMember(_ name: String, of type: String, in scope: Scope) -> Value? {
    if declarations.cases(of: type).contains(where: { $0.name == name }) {
      return .enumCase(type: type, name: name)
    }
    return member(name, of: type, in: Scope(depth: scope.depth))
  }

  /// The member `name` of an enumeration case: its raw value, or a computed property.
  private func member(
    _ name: String, ofCase caseName: String, of type: String, in scope: Scope
  ) -> Value? {
    guard name == "rawValue" else {
      let inner = scope.deeper(type: type, ["self": .enumCase(type: type, name: caseName)])
      return member(name, of: type, in: inner)
    }
    guard let item = declarations.cases(of: type).first(where: { $0.name == caseName }) else {
      return nil
    }
    if let raw = item.raw { return .expression(raw, Scope()) }
    return declarations.parents(of: type).first == "String" ? .text(caseName) : nil
  }

  /// The argument that becomes a member: `title` in `TabItem(title: "Walks")`, or `0` in a tuple.
  private func argument(_ name: String, of expression: ExprSyntax) -> ExprSyntax? {
    let arguments =
      expression.as(FunctionCallExprSyntax.self)?.arguments
      ?? expression.as(TupleExprSyntax.self)?.elements
    let labelled = arguments?.first { $0.label?.text == name }
    return (labelled ?? Int(name).flatMap { arguments?.dropFirst($0).first })?.expression
  }

  private func called(_ call: FunctionCallExprSyntax, in scope: Scope) -> Value? {
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      return result(of: closure.statements, in: scope.deeper())
    }
    guard let (function, owner) = function(calledBy: call, in: scope),
      let statements = function.body?.statements
    else { return nil }
    return result(
      of: statements, in: scope.deeper(type: owner, bindings(of: function, call, in: scope)))
  }

  /// The function in the module that `call` calls, and the type it belongs to.
  func function(
    calledBy call: FunctionCallExprSyntax, in scope: Scope
  ) -> (FunctionDeclSyntax, type: String)? {
    let around = scope.type ?? typeName(around: Syntax(call))
    let labels = call.arguments.map { $0.label?.text }
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return declarations.function(reference.baseName.text, labels: labels, of: around)
        .map { ($0, around) }
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      base == "self" || base.first?.isUppercase == true
    else { return nil }
    let type = base == "self" || base == "Self" ? around : base
    return declarations.function(member.declName.baseName.text, labels: labels, of: type)
      .map { ($0, type) }
  }

  /// The values of the parameters of `function` in `call`.
  func bindings(
    of function: FunctionDeclSyntax, _ call: FunctionCallExprSyntax, in scope: Scope
  ) -> [String: Value] {
    bindings(of: function.signature.parameterClause, call, in: scope)
  }

  /// The values of the parameters of a function or an initializer in `call`.
  func bindings(
    of clause: FunctionParameterClauseSyntax, _ call: FunctionCallExprSyntax, in scope: Scope
  ) -> [String: Value] {
    let parameters = clause.parameters
    var bindings: [String: Value] = [:]
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      bindings[name] = parameter.defaultValue.map { .expression($0.value, Scope()) } ?? .unknown
    }
    var rest = parameters[...]
    for argument in call.arguments {
      let label = argument.label?.text ?? "_"
      guard let index = rest.firstIndex(where: { $0.firstName.text == label }) else { continue }
      let parameter = rest[index]
      bindings[(parameter.secondName ?? parameter.firstName).text] = .expression(
        argument.expression, scope)
      rest = rest[rest.index(after: index)...]
    }
    // The first trailing closure is for the next closure parameter; the others have labels.
    let closures =
      [call.trailingClosure.map { (label: String?.none, closure: $0) }].compactMap(\.self)
      + call.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
    for (label, closure) in closures {
      let index = rest.firstIndex {
        label == nil ? $0.type.trimmedDescription.contains("->") : $0.firstName.text == label
      }
      guard let index else { continue }
      bindings[(rest[index].secondName ?? rest[index].firstName).text] = .expression(
        ExprSyntax(closure), scope)
      rest = rest[rest.index(after: index)...]
    }
    return bindings
  }

  /// The value that statements return.
  func result(of statements: CodeBlockItemListSyntax, in scope: Scope) -> Value {
    guard scope.depth < Scope.deepest, let last = statements.last else { return .unknown }
    let returned: ExprSyntax?
    switch last.item {
    case .expr(let expression): returned = expression
    case .stmt(let statement):
      returned =
        statement.as(ReturnStmtSyntax.self)?.expression
        ?? statement.as(ExpressionStmtSyntax.self)?.expression
    default: returned = nil
    }
    guard let returned else { return .unknown }
    if let choice = returned.as(SwitchExprSyntax.self) {
      return branch(of: choice, in: scope).map { result(of: $0, in: scope.deeper()) } ?? .unknown
    }
    return statements.count == 1
      ? value(of: returned, in: scope.deeper()) : .body(statements, scope)
  }

  /// The statements that a switch runs if its subject is a known case.
  func branch(of choice: SwitchExprSyntax, in scope: Scope) -> CodeBlockItemListSyntax? {
    guard case .enumCase(_, let name) = value(of: choice.subject, in: scope.deeper()) else {
      return nil
    }
    for case .switchCase(let item) in choice.cases {
      switch item.label {
      case .default: return item.statements
      case .case(let label):
        let names = label.caseItems.map { item in
          item.pattern.as(ExpressionPatternSyntax.self)?.expression
            .as(MemberAccessExprSyntax.self)?.declName.baseName.text
        }
        if names.contains(name) { return item.statements }
      @unknown default: return nil
      }
    }
    return nil
  }

  /// A local name in a function.
  enum Local {
    /// A variable with its initial value and the statements that may change it.
    case value(ExprSyntax, changes: ArraySlice<CodeBlockItemSyntax>)
    /// A parameter, or a variable that is initialized later.
    case parameter(type: String?)
  }

  /// The local declaration of `name` that is visible at `node`, if any.
  func local(_ name: String, at node: Syntax) -> Local? {
    var current = node
    while let parent = current.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self), !list.parentIsFile {
        let items = Array(list)
        let end = items.firstIndex { $0.id == current.id } ?? items.count
        for index in items[..<end].indices.reversed() {
          if let type = Self.declared(name, in: items[index]) { return .parameter(type: type) }
          guard let first = Self.initial(of: name, in: items[index]) else { continue }
          return .value(first.value, changes: first.isConstant ? [] : items[(index + 1)..<end])
        }
      }
      let parameters =
        parent.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? parent.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if let parameters {
        let given = parameters.first { ($0.secondName ?? $0.firstName).text == name }
        return given.map { .parameter(type: $0.type.trimmedDescription) }
      }
      if let closure = parent.as(ClosureExprSyntax.self), closure.parameters.contains(name) {
        return .parameter(type: nil)
      }
      if parent.is(MemberBlockSyntax.self) { return nil }
      current = parent
    }
    return nil
  }

  /// The type of a variable without an initial value.
  private static func declared(_ name: String, in item: CodeBlockItemSyntax) -> String? {
    guard case .decl(let declaration) = item.item,
      let variable = declaration.as(VariableDeclSyntax.self)
    else { return nil }
    let binding = variable.bindings.first {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    }
    guard let binding, binding.initializer == nil else { return nil }
    return binding.typeAnnotation?.type.trimmedDescription ?? ""
  }

  private static func initial(
    of name: String, in item: CodeBlockItemSyntax
  ) -> (value: ExprSyntax, isConstant: Bool)? {
    switch item.item {
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
      let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
      for binding in variable.bindings {
        if binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
          let value = binding.initializer?.value
        {
          return (value, isConstant)
        }
      }
      return nil
    case .stmt(let statement):
      guard let conditions = statement.as(GuardStmtSyntax.self)?.conditions else { return nil }
      for condition in conditions {
        if let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
          binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
          let value = binding.initializer?.value
        {
          return (value, true)
        }
      }
      return nil
    default: return nil
    }
  }

  /// The name of the type around `node`; empty if there is none.
  func typeName(around node: Syntax) -> String { typeNames(around: node).first { _ in true } ?? "" }

  /// The names of the types around `node`, innermost first.
  private func typeNames(around node: Syntax) -> some Sequence<String> {
    sequence(first: node, next: \.parent).dropFirst().lazy.compactMap { parent in
      parent.asProtocol((any DeclGroupSyntax).self).map { type in
        type.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
          ?? parent.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      }
    }
  }

  /// Whether `name` at `node` refers to a type of this source rather than to one of the framework.
  func isOwnType(_ name: String, at node: Syntax) -> Bool {
    if declarations.ownTypes.contains(name) { return true }
    guard let outer = declarations.outerTypes[name] else { return false }
    return typeNames(around: node).contains(where: outer.contains)
  }

  /// The name of the type of `name`, if it is declared or follows from its initial value.
  func typeName(of name: String, at node: Syntax) -> String? {
    switch local(name, at: node) {
    case .value(let expression, _):
      // `guard let card = card` has the type of the property.
      guard expression.path == [name] || expression.path == ["self", name] else {
        return ViewChain(expression).name
      }
    case .parameter(let type): return type
    case nil: break
    }
    for owner in [typeName(around: node), ""] {
      if case .stored(let initial, let type, _) = declarations.member(name, of: owner) {
        return type ?? initial.flatMap { ViewChain($0).name }
      }
    }
    return nil
  }
}

extension CodeBlockItemListSyntax {
  /// Whether these are the top-level statements of a file, which `Declarations` handles.
  fileprivate var parentIsFile: Bool { parent?.is(SourceFileSyntax.self) == true }
}
