internal import LinterCore
internal import SwiftSyntax

/// The elements of a list in code.
struct Elements {
  /// An element, and whether it is always present.
  struct Element {
    /// The arguments of a closure or loop over the list: the element, or its index and the element.
    var values: [Value]
    var isPresent: Fact<Bool> = .stated(true)
    /// The expression that it is read from.
    var node: ExprSyntax
  }

  var list: [Element] = []
  /// Whether the list is complete.
  var isWhole = true
  /// Whether the list cannot be set from outside.
  var isConstant = true

  /// The number of elements.
  var count: Fact<Int> {
    guard isWhole else { return .unknown(reason: "made in code") }
    return isConstant && list.allSatisfy { $0.isPresent.isStated }
      ? .stated(list.count) : .conditional(list.count)
  }

  static var unknown: Elements { Elements(isWhole: false) }

  /// The maximum number of elements, far more than a list of tabs or buttons has.
  private static let most = 1000

  fileprivate mutating func add(_ other: Elements, isPresent: Fact<Bool> = .stated(true)) {
    guard list.count + other.list.count <= Self.most else {
      isWhole = false
      return
    }
    list += other.list.map { element in
      var element = element
      if !isPresent.isStated { element.isPresent = isPresent }
      return element
    }
    isWhole = isWhole && other.isWhole
    isConstant = isConstant && other.isConstant
  }
}

extension SwiftReading {
  /// The elements of `expression`: an array, a name, all cases of an enumeration or a range, also if
  /// mapped, reversed, enumerated or concatenated.
  func elements(of expression: ExprSyntax, in scope: Scope = Scope()) -> Elements {
    guard scope.depth < Scope.deepest, budget.step() else { return .unknown }
    let bare = expression.unwrapped
    if let array = bare.as(ArrayExprSyntax.self) {
      return Elements(
        list: array.elements.map {
          Elements.Element(values: [.expression($0.expression, scope)], node: $0.expression)
        })
    }
    if let sequence = bare.as(SequenceExprSyntax.self) {
      return elements(joined: Array(sequence.elements), in: scope)
    }
    if let call = bare.as(FunctionCallExprSyntax.self) { return elements(madeBy: call, in: scope) }
    if let member = bare.as(MemberAccessExprSyntax.self) {
      return elements(memberOf: member, in: scope)
    }
    if let reference = bare.as(DeclReferenceExprSyntax.self) {
      return elements(named: reference, in: scope)
    }
    return .unknown
  }

  /// The elements of `a + b`, `0..<5` or `list as [Controller]`.
  func elements(joined parts: [ExprSyntax], in scope: Scope = Scope()) -> Elements {
    guard let first = parts.first else { return .unknown }
    if parts.count == 1 { return elements(of: first, in: scope) }
    if parts.count == 3, let symbol = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      symbol == "..<" || symbol == "...", let low = number(parts[0]), let high = number(parts[2]),
      high >= low, high - low < 100
    {
      let count = Int(high) - Int(low) + (symbol == "..." ? 1 : 0)
      return Elements(
        list: Array(
          repeating: Elements.Element(values: [.unknown], node: parts[0]), count: count))
    }
    var all = elements(of: first, in: scope)
    var rest = parts.dropFirst()
    while let part = rest.popFirst() {
      if part.is(UnresolvedAsExprSyntax.self) {
        rest = rest.dropFirst()
      } else if part.as(BinaryOperatorExprSyntax.self)?.operator.text == "+",
        let next = rest.popFirst()
      {
        all.add(elements(of: next, in: scope))
      } else {
        return .unknown
      }
    }
    return all
  }

  private func elements(madeBy call: FunctionCallExprSyntax, in scope: Scope) -> Elements {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      !base.isTypeName
    {
      switch member.declName.baseName.text {
      case "map":
        var all = elements(of: base, in: scope.deeper())
        for index in all.list.indices {
          all.list[index].values = [mapped(all.list[index], by: call, in: scope)]
        }
        return all
      case "enumerated":
        var all = elements(of: base, in: scope.deeper())
        for index in all.list.indices { all.list[index].values.insert(.unknown, at: 0) }
        return all
      case "reversed":
        var all = elements(of: base, in: scope.deeper())
        all.list.reverse()
        return all
      case "sorted", "shuffled": return elements(of: base, in: scope.deeper())
      default: break
      }
    }
    if call.name == "Array", let list = call.arguments.first?.expression {
      return elements(of: list, in: scope.deeper())
    }
    guard let (function, type) = function(calledBy: call, in: scope),
      let statements = function.body?.statements
    else { return .unknown }
    return elements(
      returnedBy: statements,
      in: scope.deeper(type: type, bindings(of: function, call, in: scope)))
  }

  private func mapped(
    _ element: Elements.Element, by call: FunctionCallExprSyntax, in scope: Scope
  ) -> Value {
    guard let closure = call.trailingClosure ?? call.argument(nil)?.as(ClosureExprSyntax.self)
    else {
      // A function reference: `map(makeNavigation)`.
      guard
        let name = call.argument(nil)?.unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let function = declarations.function(
          name, labels: [], of: scope.type ?? typeName(around: Syntax(call))),
        let statements = function.body?.statements,
        let parameter = function.signature.parameterClause.parameters.first
      else { return .unknown }
      let label = (parameter.secondName ?? parameter.firstName).text
      return result(
        of: statements, in: scope.deeper([label: element.values.last ?? .unknown]))
    }
    return result(of: closure.statements, in: inside(closure, of: element, in: scope))
  }

  /// The scope of a closure that is called with `element`.
  func inside(
    _ closure: ClosureExprSyntax, of element: Elements.Element?, in scope: Scope
  ) -> Scope {
    var names = scope.names
    let parameters = closure.parameters
    for (index, name) in parameters.enumerated() {
      names[name] = .unknown
      guard let element else { continue }
      // The parameters may or may not destructure the pair.
      if parameters.count == element.values.count {
        names[name] = element.values[index]
      }
    }
    return scope.deeper(names)
  }

  private func elements(memberOf member: MemberAccessExprSyntax, in scope: Scope) -> Elements {
    let name = member.declName.baseName.text
    guard let base = member.base?.unwrapped else { return .unknown }
    switch name {
    case "allCases": return elements(casesOf: base, member, in: scope)
    case "lazy": return elements(of: base, in: scope.deeper())
    case "indices":
      var all = elements(of: base, in: scope.deeper())
      for index in all.list.indices { all.list[index].values = [.unknown] }
      return all
    default:
      guard let owner = base.as(DeclReferenceExprSyntax.self)?.baseName.text else {
        return .unknown
      }
      let around = scope.type ?? typeName(around: Syntax(base))
      let type = owner == "self" || owner == "Self" ? around : owner
      return elements(member: name, of: type, node: ExprSyntax(member), in: scope)
    }
  }

  /// The cases of an enumeration, or its custom `allCases`.
  private func elements(
    casesOf base: ExprSyntax, _ member: MemberAccessExprSyntax, in scope: Scope
  ) -> Elements {
    let owner = base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    let type = owner == "Self" ? scope.type ?? typeName(around: Syntax(base)) : owner
    guard declarations.member("allCases", of: type) == nil else {
      return elements(member: "allCases", of: type, node: ExprSyntax(member), in: scope)
    }
    guard declarations.parents(of: type).contains("CaseIterable") else { return .unknown }
    return Elements(
      list: declarations.cases(of: type).map { item in
        Elements.Element(values: [.enumCase(type: type, name: item.name)], node: base)
      })
  }

  private func elements(named reference: DeclReferenceExprSyntax, in scope: Scope) -> Elements {
    let name = reference.baseName.text
    if let given = scope.names[name] {
      if case .expression(let expression, let inner) = given {
        return elements(of: expression, in: inner.deeper())
      }
      return .unknown
    }
    switch local(name, at: Syntax(reference)) {
    case .value(let expression, let changes):
      var all = elements(of: expression, in: scope.deeper())
      // `var controllers = [UIViewController]()` and `: [Controller] = []`.
      if Self.isEmptyList(expression) { all = Elements() }
      for change in changes { apply(change, to: name, &all, in: scope) }
      return all
    case .parameter: return .unknown
    case nil: break
    }
    for type in [scope.type ?? typeName(around: Syntax(reference)), ""]
    where declarations.member(name, of: type) != nil {
      return elements(member: name, of: type, node: ExprSyntax(reference), in: scope)
    }
    return .unknown
  }

  private func elements(
    member name: String, of type: String, node: ExprSyntax, in scope: Scope
  ) -> Elements {
    switch declarations.member(name, of: type) {
    case .stored(let initial?, _, let isConstant):
      var all = elements(of: initial, in: Scope(type: type, depth: scope.depth + 1))
      if !isConstant { all.isConstant = false }
      let isChanged = budget.changed[name] ?? isChanged(name, in: Syntax(initial).root)
      budget.changed[name] = isChanged
      if isChanged { return .unknown }
      return all
    case .computed(let statements):
      return elements(returnedBy: statements, in: scope.deeper(type: type))
    default: return .unknown
    }
  }

  private func elements(
    returnedBy statements: CodeBlockItemListSyntax, in scope: Scope
  ) -> Elements {
    guard let last = statements.last else { return .unknown }
    switch last.item {
    case .expr(let expression): return elements(of: expression, in: scope.deeper())
    case .stmt(let statement):
      guard let returned = statement.as(ReturnStmtSyntax.self)?.expression else { return .unknown }
      // An earlier, conditional return yields a different list.
      let isOnly = !statements.dropLast().contains { item in
        item.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
      }
      var all = elements(of: returned, in: scope.deeper())
      if !isOnly { all.isConstant = false }
      return all
    default: return .unknown
    }
  }

  private static func isEmptyList(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.isEmpty && call.calledExpression.is(ArrayExprSyntax.self)
  }

  /// Applies a statement after the initial value to a list.
  private func apply(
    _ item: CodeBlockItemSyntax, to name: String, _ all: inout Elements, in scope: Scope
  ) {
    guard isChanged(name, in: Syntax(item)) else { return }
    switch item.item {
    case .expr(let expression): apply(expression, to: name, &all, in: scope)
    case .stmt(let statement): apply(statement, to: name, &all, in: scope)
    default: all.isWhole = false
    }
  }

  /// Applies a call or an assignment to a list; any other change makes it incomplete.
  private func apply(
    _ expression: ExprSyntax, to name: String, _ all: inout Elements, in scope: Scope
  ) {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let added = elements(addedBy: call, to: name, in: scope) else {
        all.isWhole = false
        return
      }
      all.add(added)
      return
    }
    let parts = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    guard parts.count > 2, parts[0].path == [name] else {
      all.isWhole = false
      return
    }
    let value = elements(joined: Array(parts.dropFirst(2)), in: scope.deeper())
    if parts[1].is(AssignmentExprSyntax.self) {
      all = value
    } else if parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" {
      all.add(value)
    } else {
      all.isWhole = false
    }
  }

  /// The elements that `list.append(…)`, `list.insert(…)` or `list.append(contentsOf: …)` adds; `nil` for
  /// other calls.
  private func elements(
    addedBy call: FunctionCallExprSyntax, to name: String, in scope: Scope
  ) -> Elements? {
    let owner = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.unwrapped
    guard owner?.as(DeclReferenceExprSyntax.self)?.baseName.text == name,
      let first = call.arguments.first
    else { return nil }
    switch (call.name, first.label?.text) {
    case ("append", nil), ("insert", _):
      let element = Elements.Element(
        values: [.expression(first.expression, scope)], node: first.expression)
      return Elements(list: [element])
    case ("append", "contentsOf"): return elements(of: first.expression, in: scope.deeper())
    default: return nil
    }
  }

  /// Applies a loop, or a condition without an `else`, to a list.
  private func apply(
    _ statement: StmtSyntax, to name: String, _ all: inout Elements, in scope: Scope
  ) {
    if let loop = statement.as(ForStmtSyntax.self), loop.whereClause == nil {
      apply(loop, to: name, &all, in: scope)
      return
    }
    guard
      let condition = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      condition.elseBody == nil
    else {
      all.isWhole = false
      return
    }
    var inside = Elements()
    for statement in condition.body.statements {
      apply(statement, to: name, &inside, in: scope)
    }
    all.add(inside, isPresent: .conditional(true))
  }

  /// Adds the elements that a loop appends, once per iteration.
  private func apply(
    _ loop: ForStmtSyntax, to name: String, _ all: inout Elements, in scope: Scope
  ) {
    let leaves = loop.body.tokens(viewMode: .sourceAccurate).contains {
      [.keyword(.break), .keyword(.continue), .keyword(.return)].contains($0.tokenKind)
    }
    let list = elements(of: loop.sequence, in: scope.deeper())
    guard !leaves, list.isWhole else {
      all.isWhole = false
      return
    }
    var added = Elements(isConstant: list.isConstant)
    for statement in loop.body.statements { apply(statement, to: name, &added, in: scope) }
    for element in list.list {
      var once = added
      // The loop variables have a different value in each iteration.
      for index in once.list.indices { once.list[index].node = element.node }
      all.add(once, isPresent: element.isPresent)
    }
    all.isConstant = all.isConstant && list.isConstant
  }

  /// Whether `node` contains a change to the list `name`.
  private func isChanged(_ name: String, in node: Syntax) -> Bool {
    // The kinds of the last three tokens, enough to detect `name.append` and `var name =`.
    var (third, second, first): (TokenKind?, TokenKind?, TokenKind?)
    for token in node.tokens(viewMode: .sourceAccurate) {
      (third, second, first) = (second, first, token.tokenKind)
      if Self.changes(name, third, second, first) { return true }
    }
    return false
  }

  /// Whether three consecutive tokens change a list: `name.append`, `name =`, `name +=`.
  private static func changes(
    _ name: String, _ third: TokenKind?, _ second: TokenKind?, _ first: TokenKind?
  ) -> Bool {
    if third == .identifier(name), second == .period, case .identifier(let member)? = first {
      return mutations.contains(member)
    }
    guard second == .identifier(name) else { return false }
    if first == .equal { return third != .keyword(.var) && third != .keyword(.let) }
    return first == .binaryOperator("+=")
  }

  /// The mutating methods of arrays.
  private static let mutations: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "swapAt", "sort",
    "reverse",
  ]
}
