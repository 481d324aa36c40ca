internal import LinterCore
internal import SwiftSyntax

/// A view in a result builder, and whether it is always present.
struct BuilderItem {
  var expression: ExprSyntax
  var scope: Scope
  var isPresent: Fact<Bool>
}

/// The views in a result builder, including those in conditions and in other members.
struct BuilderItems {
  var items: [BuilderItem] = []
  /// The minimum and maximum number of views present at the same time, if `isWhole`.
  var fewest = 0
  var most = 0
  /// Whether the number of views can be determined.
  var isWhole = true
  /// Whether the lists that loops iterate over cannot be set from outside.
  var isConstant = true

  /// The number of views present at the same time.
  var count: Fact<Int> {
    guard isWhole else { return .unknown(reason: "made in a loop or a build condition") }
    return isConstant && fewest == most ? .stated(most) : .conditional(most)
  }

  /// The maximum number of views collected, far more than any bar has.
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

  /// Adds the branches of a condition; `isComplete` if they cover every case.
  fileprivate mutating func add(branches: [BuilderItems], isComplete: Bool, isPresent: Fact<Bool>) {
    let all = branches + (isComplete ? [] : [BuilderItems()])
    var joined = BuilderItems()
    joined.fewest = all.map(\.fewest).min() ?? 0
    joined.most = all.map(\.most).max() ?? 0
    // If all branches have equally many views, one replaces another, and none disappears.
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
  /// The views that a result builder makes from `statements`.
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
    // The number depends on the build configuration.
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
    // A check of the system version removes nothing while the app runs.
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
        // Whether a section is shown as a single tab or as several depends on the device.
        inside.isConstant = false
        for index in inside.items.indices where inside.items[index].isPresent.isStated {
          inside.items[index].isPresent = .unknown(reason: "in a section")
        }
      }
      return found.add(inside)
    default:
      // Uses the views of another member in its place, unless it has a tab item.
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

  /// The views of a member or a function in the module: `homeTab`, `tab(title: "Walks")`.
  private func member(_ expression: ExprSyntax, in scope: Scope) -> BuilderItems? {
    let bare = expression.unwrapped
    if let call = bare.as(FunctionCallExprSyntax.self) {
      if let (function, type) = function(calledBy: call, in: scope) {
        return function.body.map {
          builderItems(
            $0.statements, in: scope.deeper(type: type, bindings(of: function, call, in: scope)))
        }
      }
      // A view in the module whose body contains tab items provides several tabs.
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

  /// Whether a view is a tab, or has a tab item, by itself.
  func isTab(_ expression: ExprSyntax) -> Bool {
    let chain = ViewChain(expression)
    return chain.name == "Tab" || chain.modifier("tabItem") != nil
  }
}

extension IfExprSyntax {
  /// Whether one of its conditions is an availability check.
  fileprivate var isVersionCheck: Bool {
    conditions.contains { $0.condition.is(AvailabilityConditionSyntax.self) }
  }
}
