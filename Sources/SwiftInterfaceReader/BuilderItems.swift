internal import LinterCore
internal import SwiftSyntax

/// A view that a builder makes, and whether it is always there.
struct BuilderItem {
  var expression: ExprSyntax
  var scope: Scope
  var isPresent: Fact<Bool>
}

/// The views of a builder's statements, those in conditions and in other members included.
struct BuilderItems {
  var items: [BuilderItem] = []
  /// How many there are at least and at most at one time, where `isWhole`.
  var fewest = 0
  var most = 0
  /// Whether nothing makes views that nobody can count.
  var isWhole = true
  /// Whether the list that a loop runs over may be given from outside.
  var isConstant = true

  /// How many there are at one time.
  var count: Fact<Int> {
    guard isWhole else { return .unknown(reason: "made in a loop or a build condition") }
    return isConstant && fewest == most ? .stated(most) : .conditional(most)
  }

  /// The most views that are followed; no bar has as many tabs or buttons.
  private static let limit = 1000

  fileprivate mutating func add(_ other: BuilderItems) {
    guard items.count + other.items.count <= Self.limit else {
      isWhole = false
      return
    }
    items += other.items
    fewest += other.fewest
    most += other.most
    isWhole = isWhole && other.isWhole
    isConstant = isConstant && other.isConstant
  }

  /// Adds branches of which one is taken; `isComplete` where there is one for every case.
  fileprivate mutating func add(branches: [BuilderItems], isComplete: Bool, isPresent: Fact<Bool>) {
    let all = branches + (isComplete ? [] : [BuilderItems()])
    var joined = BuilderItems()
    joined.fewest = all.map(\.fewest).min() ?? 0
    joined.most = all.map(\.most).max() ?? 0
    // As many in each branch: one is put in the place of another, none goes away.
    let isReplaced = joined.fewest == joined.most
    for branch in branches {
      joined.isWhole = joined.isWhole && branch.isWhole
      joined.isConstant = joined.isConstant && branch.isConstant
      joined.items += branch.items.map { item in
        var item = item
        if item.isPresent.isStated {
          item.isPresent = isReplaced ? .unknown(reason: "one of several") : isPresent
        }
        return item
      }
    }
    add(joined)
  }
}

extension SwiftReading {
  /// The views that `statements` make for a builder.
  func builderItems(
    _ statements: CodeBlockItemListSyntax, in scope: Scope = Scope()
  ) -> BuilderItems {
    var found = BuilderItems()
    guard scope.depth < Scope.deepest, budget.step() else {
      found.isWhole = false
      return found
    }
    for statement in statements {
      switch statement.item {
      case .expr(let expression): add(expression, in: scope, to: &found)
      case .stmt(let node):
        if let expression = node.as(ExpressionStmtSyntax.self)?.expression {
          add(expression, in: scope, to: &found)
        } else if let returned = node.as(ReturnStmtSyntax.self)?.expression {
          add(returned, in: scope, to: &found)
        }
      case .decl(let node):
        if let config = node.as(IfConfigDeclSyntax.self) { add(config, in: scope, to: &found) }
      @unknown default: found.isWhole = false
      }
    }
    return found
  }

  private func add(_ config: IfConfigDeclSyntax, in scope: Scope, to found: inout BuilderItems) {
    let clauses = config.activeClauses
    let branches = clauses.map { clause -> BuilderItems in
      guard case .statements(let statements) = clause.elements else { return BuilderItems() }
      return builderItems(statements, in: scope.deeper())
    }
    if clauses.isEmpty { return }
    let isSure =
      clauses.count == 1
      && clauses[0].condition?.as(BooleanLiteralExprSyntax.self) != nil
    if isSure {
      found.add(branches[0])
      return
    }
    let isComplete = clauses.contains { $0.condition == nil }
    found.add(
      branches: branches, isComplete: isComplete,
      isPresent: .unknown(reason: "conditional compilation"))
    let lowest = (branches + (isComplete ? [] : [BuilderItems()])).map(\.fewest).min()
    // What is built for whom decides how many there are.
    if lowest != branches.map(\.most).max() { found.isWhole = false }
  }

  private func add(_ expression: ExprSyntax, in scope: Scope, to found: inout BuilderItems) {
    if let condition = expression.as(IfExprSyntax.self) {
      add(condition, in: scope, to: &found)
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      let branches = choice.cases.compactMap { item -> BuilderItems? in
        guard case .switchCase(let branch) = item else { return nil }
        return builderItems(branch.statements, in: scope.deeper())
      }
      found.add(branches: branches, isComplete: true, isPresent: .conditional(true))
    } else {
      add(view: expression, in: scope, to: &found)
    }
  }

  private func add(_ condition: IfExprSyntax, in scope: Scope, to found: inout BuilderItems) {
    var branches = [builderItems(condition.body.statements, in: scope.deeper())]
    var isComplete = false
    // A check of the system's version takes nothing away while the app runs.
    var isVersion = condition.isVersionCheck
    var next = condition.elseBody
    while let other = next {
      next = nil
      switch other {
      case .codeBlock(let block):
        branches.append(builderItems(block.statements, in: scope.deeper()))
        isComplete = true
      case .ifExpr(let inner):
        branches.append(builderItems(inner.body.statements, in: scope.deeper()))
        isVersion = isVersion && inner.isVersionCheck
        next = inner.elseBody
      @unknown default: found.isWhole = false
      }
    }
    found.add(
      branches: branches, isComplete: isComplete,
      isPresent: isVersion ? .unknown(reason: "version of the system") : .conditional(true))
    if isVersion, !isComplete { found.isWhole = false }
  }

  private func add(view expression: ExprSyntax, in scope: Scope, to found: inout BuilderItems) {
    let chain = ViewChain(expression)
    switch chain.name {
    case "EmptyView" where chain.modifiers.isEmpty: return
    case "ForEach": return add(loop: chain, in: scope, to: &found)
    case "Group", "TabSection", "Section":
      guard chain.modifier("tabItem") == nil,
        let content = chain.base.as(FunctionCallExprSyntax.self)?.content
      else { break }
      var inside = builderItems(content.statements, in: scope.deeper())
      if chain.name == "TabSection" {
        // Where sections show as one tab, and where as their own, is up to the device.
        inside.isConstant = false
        for index in inside.items.indices where inside.items[index].isPresent.isStated {
          inside.items[index].isPresent = .unknown(reason: "in a section")
        }
      }
      return found.add(inside)
    default:
      // What another member makes stands here, unless it is changed on the way.
      if chain.modifier("tabItem") == nil, let inside = member(chain.base, in: scope) {
        return found.add(inside)
      }
    }
    found.items.append(BuilderItem(expression: expression, scope: scope, isPresent: .stated(true)))
    found.fewest += 1
    found.most += 1
  }

  private func add(loop chain: ViewChain, in scope: Scope, to found: inout BuilderItems) {
    guard let call = chain.base.as(FunctionCallExprSyntax.self), let content = call.content,
      let list = call.arguments.first?.expression
    else {
      found.isWhole = false
      return
    }
    let elements = elements(of: list, in: scope.deeper())
    if elements.isWhole, !elements.list.isEmpty {
      for element in elements.list {
        let inside = builderItems(
          content.statements, in: self.inside(content, of: element, in: scope))
        if element.isPresent.isStated {
          found.add(inside)
        } else {
          found.add(branches: [inside], isComplete: false, isPresent: element.isPresent)
        }
      }
      if !elements.isConstant { found.isConstant = false }
      return
    }
    var template = builderItems(content.statements, in: self.inside(content, of: nil, in: scope))
    for index in template.items.indices {
      template.items[index].isPresent = .unknown(reason: "made in a loop")
    }
    template.fewest = 0
    template.isWhole = false
    found.add(template)
  }

  /// What a member or a function of the file makes for a builder: `homeTab`, `tab(title: "Walks")`.
  private func member(_ expression: ExprSyntax, in scope: Scope) -> BuilderItems? {
    let bare = expression.unwrapped
    if let call = bare.as(FunctionCallExprSyntax.self) {
      if let (function, type) = function(calledBy: call, in: scope) {
        return function.body.map {
          builderItems(
            $0.statements, in: scope.deeper(type: type, bindings(of: function, call, in: scope)))
        }
      }
      // A view of the file whose body ends in tab items brings its own.
      guard let name = call.name,
        case .computed(let body) = declarations.member("body", of: name)
      else { return nil }
      var names: [String: Value] = [:]
      for argument in call.arguments {
        if let label = argument.label?.text {
          names[label] = .expression(argument.expression, scope)
        }
      }
      let inside = builderItems(body, in: Scope(names: names, type: name, depth: scope.depth + 1))
      return inside.items.contains { isTab($0.expression) } ? inside : nil
    }
    let path = bare.path
    guard path.count == 1, let name = path.first, name != "?" else { return nil }
    let type = scope.type ?? typeName(around: Syntax(bare))
    switch declarations.member(name, of: type) ?? declarations.member(name, of: "") {
    case .computed(let statements): return builderItems(statements, in: scope.deeper(type: type))
    case .stored(nil, _, _): return BuilderItems(isWhole: false)
    default: return nil
    }
  }

  /// Whether a view is a tab by its own words.
  func isTab(_ expression: ExprSyntax) -> Bool {
    let chain = ViewChain(expression)
    return chain.name == "Tab" || chain.modifier("tabItem") != nil
  }
}

extension IfExprSyntax {
  /// Whether it asks for nothing but the system's version.
  fileprivate var isVersionCheck: Bool {
    conditions.contains { $0.condition.is(AvailabilityConditionSyntax.self) }
  }
}
