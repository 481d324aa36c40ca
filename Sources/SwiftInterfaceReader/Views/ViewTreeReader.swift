internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// Creates view trees from the SwiftUI code in a source.
///
/// Members and functions of the source are expanded where they are used. The roots are the bodies of types,
/// and members that no other tree shows.
final class ViewTreeReader {
  let reading: SwiftReading
  let bodies: BodyReaders
  /// The statements that were read as part of another tree.
  private var followed: Set<SyntaxIdentifier> = []

  init(_ reading: SwiftReading, bodies: BodyReaders = BodyReaders()) {
    self.reading = reading
    self.bodies = bodies
  }

  /// The context of a view in the source.
  struct Context {
    var scope = Scope()
    var branches: [ViewNode.Branch] = []
    var platforms: [Platform] = []
    var widgetFamilies: [String] = []
    /// Whether a condition keeps it from iPhones held upright.
    var isOnWideScreens = false
    /// Whether it is in an alert, whose buttons may be those of a function in another source.
    var isInAlert = false
    /// The outermost use of an own view whose body is read, and the number of uses that led here.
    var use: Syntax?
    var uses = 0
    /// Whether the body of an own view or modifier is read for one of its uses.
    var isInUse = false

    /// The context of a screen that is opened: its own views are the same for every use that opens it.
    var opening: Context {
      var context = self
      if isInUse { context.uses = ViewTreeReader.deepestUse }
      return context
    }

    /// The context of a branch of a condition.
    func taking(_ way: Int, at condition: some SyntaxProtocol) -> Context {
      var context = self
      context.branches.append(
        ViewNode.Branch(condition: condition.position.utf8Offset, way: way))
      return context
    }
  }

  /// The trees; those of bodies come first.
  func roots() -> [ViewNode] {
    let members = reading.declarations.viewMembers
    let bodies = members.filter { $0.name == "body" }.compactMap(root)
    return bodies + members.filter { $0.name != "body" }.compactMap(root)
  }

  private func root(_ member: Declarations.ViewMember) -> ViewNode? {
    guard !followed.contains(member.statements.id) else { return nil }
    var context = Context()
    context.scope.type = member.type
    let children = nodes(member.statements, in: context)
    guard !children.isEmpty else { return nil }
    var root = ViewNode(
      .container, name: member.type, place: reading.place(member.statements))
    root.platforms = reading.platforms(at: member.statements)
    root.children = children
    root.isBody = member.name == "body"
    return root
  }

  /// The views in `statements`, each with the branches that lead to it.
  func nodes(_ statements: CodeBlockItemListSyntax, in context: Context) -> [ViewNode] {
    followed.insert(statements.id)
    guard context.scope.depth < Scope.deepest, reading.budget.step() else { return [] }
    return statements.flatMap { statement -> [ViewNode] in
      if let expression = statement.expression { return nodes(expression, in: context) }
      return statement.item.as(IfConfigDeclSyntax.self).map { nodes($0, in: context) } ?? []
    }
  }

  private func nodes(_ config: IfConfigDeclSyntax, in context: Context) -> [ViewNode] {
    config.activeClauses.enumerated().flatMap { way, clause -> [ViewNode] in
      guard case .statements(let statements) = clause.elements, !clause.isForDebugging else {
        return []
      }
      var inside = context.taking(way, at: config)
      inside.platforms = SwiftReading.platforms(of: clause)
      return nodes(statements, in: inside)
    }
  }

  private func nodes(_ expression: ExprSyntax, in context: Context) -> [ViewNode] {
    if let condition = expression.as(IfExprSyntax.self) { return nodes(condition, 0, in: context) }
    if let choice = expression.as(SwitchExprSyntax.self) {
      if context.use != nil, let branch = reading.branch(of: choice, in: context.scope) {
        return nodes(branch, in: context)
      }
      return choice.cases.enumerated().flatMap { way, item -> [ViewNode] in
        guard case .switchCase(let branch) = item else { return [] }
        var inside = context.taking(way, at: choice)
        // `switch family { case .systemSmall: … }`
        if choice.subject.path.last?.lowercased().hasSuffix("family") == true {
          inside.widgetFamilies = branch.names
        }
        return nodes(branch.statements, in: inside)
      }
    }
    return views(expression, in: context)
  }

  /// The views of an `if` and its `else` branches.
  private func nodes(_ condition: IfExprSyntax, _ way: Int, in context: Context) -> [ViewNode] {
    if context.use != nil, let holds = reading.holds(condition.conditions, in: context.scope) {
      guard !holds else { return nodes(condition.body.statements, in: context) }
      switch condition.elseBody {
      case .codeBlock(let block): return nodes(block.statements, in: context)
      case .ifExpr(let next): return nodes(next, way, in: context)
      default: return []
      }
    }
    let wide = reading.waysOnWideScreens(condition.conditions, in: context.scope)
    var (body, other) = (context.taking(0, at: condition), context.taking(1, at: condition))
    if wide.contains(0) { body.isOnWideScreens = true }
    if wide.contains(1) { other.isOnWideScreens = true }
    let first = nodes(condition.body.statements, in: body)
    switch condition.elseBody {
    case .codeBlock(let block): return first + nodes(block.statements, in: other)
    case .ifExpr(let next):
      let rest = nodes(next, way + 1, in: other)
      return (next.mayShowNothing ? first.signed : first) + rest
    case nil:
      return dependsOnArguments(condition.conditions, in: context)
        ? first.signed : first.signed.map(\.atTimes)
    @unknown default: return first
    }
  }

  /// Whether all conditions are about stored properties of the type in the context, which a use of it may set.
  private func dependsOnArguments(
    _ conditions: ConditionElementListSyntax, in context: Context
  ) -> Bool {
    conditions.allSatisfy { condition in
      condition.tokens(viewMode: .sourceAccurate).contains { token in
        guard case .identifier(let name) = token.tokenKind, let type = context.scope.type,
          case .stored? = reading.declarations.member(name, of: type)
        else { return false }
        return !reading.declarations.isWrapped(name, of: type)
      }
    }
  }

  /// The view created by an expression with its modifiers, or the views of a member it refers to.
  func views(_ expression: ExprSyntax, in context: Context) -> [ViewNode] {
    let chain = ViewChain(expression) { name in
      let type = context.scope.type ?? reading.typeName(around: Syntax(expression))
      if case .computed? = reading.declarations.types[type]?.members[name] { return true }
      return false
    }
    var modifiers = chain.modifiers[...]
    var made: [ViewNode]
    // `address.map { Text($0) }` shows a view for a value that may be missing.
    if chain.name == nil, let first = modifiers.first, first.name == "map",
      let closure = first.call.trailingClosure
    {
      made = nodes(closure.statements, in: context.taking(0, at: closure))
      modifiers = modifiers.dropFirst()
    } else {
      made = member(chain.base, in: context) ?? [view(chain.base, in: context)]
    }
    guard !modifiers.isEmpty, !made.isEmpty else { return made }
    if made.count > 1 {
      var group = ViewNode(.container, name: "Group", place: reading.place(chain.base))
      group.branches = context.branches
      group.layout.isOnWideScreens = context.isOnWideScreens
      group.children = made
      made = [group]
    }
    for modifier in modifiers { apply(modifier, to: &made[0], in: context) }
    return made
  }

  /// The views of another member or function of the source; `nil` if `expression` is neither.
  func member(_ expression: ExprSyntax, in context: Context) -> [ViewNode]? {
    let bare = expression.unwrapped
    let scope = context.scope
    var inside = context
    if let call = bare.as(FunctionCallExprSyntax.self) {
      if let (closure, around) = given(by: call.calledExpression, in: context) {
        return nodes(closure.statements, in: around)
      }
      guard let (function, type) = reading.function(calledBy: call, in: scope),
        let statements = function.body?.statements, call.name?.first?.isUppercase == false,
        context.isInAlert || reading.isOwn(statements)
      else { return nil }
      inside.scope = scope.deeper(
        type: type, reading.bindings(of: function, call, in: scope))
      return built(statements, in: inside)
    }
    let path = bare.path
    guard path.count == 1, let name = path.first, name != "?" else { return nil }
    if let given = given(name, in: context) { return given }
    // A view in a local constant: `let label = Text(title)`.
    if case .value(let made, let changes) = reading.local(name, at: Syntax(bare)), changes.isEmpty,
      ViewChain(made).name?.first?.isUppercase == true
    {
      inside.scope = scope.deeper()
      return views(made, in: inside)
    }
    let type = scope.type ?? reading.typeName(around: Syntax(bare))
    guard case .computed(let statements) = reading.declarations.types[type]?.members[name] else {
      return nil
    }
    inside.scope = scope.deeper(type: type)
    return nodes(statements, in: inside)
  }
}

/// Reads what the app's own views show with the arguments of each use: `IconButton(icon: "xmark") { close() }`.
extension ViewTreeReader {
  /// The readers of bodies, which may be in other sources, by the root of the source.
  final class BodyReaders {
    private var readers: [SyntaxIdentifier: ViewTreeReader] = [:]

    /// The reader for the source of `statements`.
    func reader(of statements: CodeBlockItemListSyntax, for reading: SwiftReading)
      -> ViewTreeReader?
    {
      let root = statements.root.id
      if let known = readers[root] { return known }
      let source =
        reading.isOwn(statements) ? reading : reading.module.source(of: root).map(reading.reading)
      let reader = source.map { ViewTreeReader($0, bodies: self) }
      readers[root] = reader
      return reader
    }
  }

  /// The most own views that are read one inside the other.
  fileprivate static let deepestUse = 3

  /// What the body of the app's own view `name` shows with the arguments of `call`; empty if none of them is known
  /// besides closures, unless it is a button.
  func body(
    of name: String, madeBy call: FunctionCallExprSyntax, in context: Context
  ) -> [ViewNode] {
    guard context.uses < Self.deepestUse, !call.arguments.isEmpty || call.trailingClosure != nil,
      case .computed(let statements)? = reading.declarations.member("body", of: name),
      reading.budget.step(),
      let members = reading.members(
        of: name, madeBy: call, in: context.scope, countingActions: statements.makeButton),
      let reader = bodies.reader(of: statements, for: reading)
    else { return [] }
    var inside = Context()
    inside.scope = context.scope.deeper(type: name, members)
    inside.platforms = context.platforms
    inside.uses = context.uses + 1
    // A use that is written inside another one is the nearer place.
    inside.use = context.use.flatMap { $0.contains(Syntax(call)) ? nil : $0 } ?? Syntax(call)
    inside.isInUse = true
    return reader.nodes(statements, in: inside)
  }

  /// The views that an argument of this use is or makes; `nil` if `name` is no argument, or no view.
  func given(_ name: String, in context: Context) -> [ViewNode]? {
    guard case .expression(let given, let outside)? = context.scope.names[name] else { return nil }
    var inside = context
    inside.scope = Scope(
      names: outside.names, type: outside.type, depth: context.scope.depth + 1)
    if let closure = given.as(ClosureExprSyntax.self) {
      return nodes(closure.statements, in: inside)
    }
    let view = ViewChain(given).name
    return view?.first?.isUppercase == true ? views(given, in: inside) : nil
  }

  /// A view at `syntax`; what the body of an own view shows is told where the view is used.
  func node(
    _ kind: ViewNode.Kind, name: String, at syntax: some SyntaxProtocol, in context: Context
  ) -> ViewNode {
    var node = ViewNode(kind, name: name, place: reading.place(syntax))
    if let use = context.use, !use.contains(Syntax(syntax)) {
      node.declared = node.place
      node.place = reading.place(use)
    }
    return node
  }
}

extension CodeBlockItemListSyntax {
  /// Whether they make a button and nothing else.
  fileprivate var makeButton: Bool {
    count == 1 && first?.expression.map { ViewChain($0).name } == "Button"
  }
}

extension Syntax {
  /// Whether `node` is inside this one.
  fileprivate func contains(_ node: Syntax) -> Bool {
    root.id == node.root.id && position <= node.position && node.endPosition <= endPosition
  }
}

extension SwitchCaseSyntax {
  /// The names in its patterns: `systemSmall`.
  fileprivate var names: [String] {
    guard case .case(let label) = label else { return [] }
    return label.caseItems.compactMap { item in
      item.pattern.as(ExpressionPatternSyntax.self)?.expression
        .as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
  }
}

extension IfExprSyntax {
  /// Whether no branch is taken if no condition holds.
  fileprivate var mayShowNothing: Bool {
    switch elseBody {
    case .ifExpr(let next): next.mayShowNothing
    case nil: true
    default: false
    }
  }
}

extension ViewNode {
  /// Whether it is a small round shape, as a mark is.
  fileprivate var isDot: Bool {
    let side = look.width?.stated ?? look.height?.stated ?? .infinity
    return kind == .shape && name == "Circle" && side <= 16 && children.isEmpty
  }

  /// The same view, marked as one that a condition adds.
  fileprivate var atTimes: ViewNode {
    var view = self
    view.isAtTimes = true
    return view
  }
}

extension [ViewNode] {
  /// The same views; an image that is the only one at a time, besides spaces, is marked as all that a
  /// condition shows.
  fileprivate var signed: [ViewNode] {
    let shown = filter { $0.name != "Spacer" }
    guard let first = shown.first, shown.allSatisfy({ $0.kind == .image || $0.isDot }),
      shown.dropFirst().allSatisfy({ !$0.mayStand(with: first) })
    else { return self }
    return map { view in
      var view = view
      view.isSign = view.kind == .image || view.isDot
      return view
    }
  }
}
