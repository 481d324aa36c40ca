internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// Tabs of tab bar controllers in code.
extension InterfaceCollector {
  /// Records the assignment `path = value` if it concerns tabs.
  func assignTab(_ path: [String], _ value: ExprSyntax, at node: ExprSyntax) {
    switch path.last {
    case "viewControllers", "tabs": setTabs(path, [value], at: node)
    case "items": setItems(of: path.dropLast().last ?? "", value, at: node)
    case "height", "y": setFrame(path, value, at: node)
    case "tabBarItem":
      if let tab = tabBarItem(value, at: node) {
        types[types.count - 1].items.append((path.count > 1 ? path[path.count - 2] : "", tab))
      }
    default: break
    }
    if path.count >= 2, let member = path.last, !Self.wholeTabs.contains(member) {
      assignTabMember(path, member, value, at: node)
    }
  }

  /// The properties that set whole tabs rather than a property of a tab.
  private static let wholeTabs: Set<String> = ["viewControllers", "tabs", "items", "tabBarItem"]

  /// Records the height or the top of a tab bar controller's tab bar.
  private func setFrame(_ path: [String], _ value: ExprSyntax, at node: ExprSyntax) {
    guard types[types.count - 1].isTabBar else { return }
    let number = reading.number(value).map { reading.fact($0, at: node) }
    switch path {
    case ["tabBar", "frame", "size", "height"]:
      editTabBar(at: reading.place(node)) { $0.height = number }
    case ["tabBar", "frame", "origin", "y"]:
      editTabBar(at: reading.place(node)) { $0.top = number }
    default: break
    }
  }

  /// Records `item.tabBarItem.title = …` and `tabBar.items?[2].title = …`.
  private func assignTabMember(
    _ path: [String], _ member: String, _ value: ExprSyntax, at node: ExprSyntax
  ) {
    if path[path.count - 2] == "tabBarItem" {
      editItem(path.count > 2 ? path[path.count - 3] : "", member, value, at: node)
    } else if path.suffix(3).dropLast() == ["tabBar", "items"] {
      // Only this property is known; the others are set elsewhere.
      var tab = Self.unknownTab(reading.place(node))
      if edit(&tab, member, value, at: node) {
        types[types.count - 1].numbered.append((node.lastIndex ?? 0, tab))
      }
    }
  }

  private static func unknownTab(_ place: Place) -> Tab {
    Tab(
      place: place, title: .unknown(reason: "set elsewhere"),
      icon: .unknown(reason: "set elsewhere"))
  }

  private func editItem(
    _ name: String, _ member: String, _ value: ExprSyntax, at node: ExprSyntax
  ) {
    let last = types.count - 1
    if let index = types[last].items.lastIndex(where: { $0.name == name }) {
      _ = edit(&types[last].items[index].tab, member, value, at: node)
    } else {
      var tab = Self.unknownTab(reading.place(node))
      if edit(&tab, member, value, at: node) { types[last].items.append((name, tab)) }
    }
  }

  /// Sets a property of a tab; `false` if no check uses it.
  private func edit(
    _ tab: inout Tab, _ member: String, _ value: ExprSyntax, at node: ExprSyntax,
    in scope: Scope = Scope()
  ) -> Bool {
    switch member {
    case "badgeValue":
      tab.badge = value.is(NilLiteralExprSyntax.self) ? nil : reading.text(value, in: scope)
      if reading.literal(value) != nil { tab.place = reading.place(node) }
    case "isEnabled": tab.isEnabled = reading.flag(value, at: node)
    case "title": tab.title = title(value, in: scope)
    case "image": tab.icon = reading.imageValue(value, in: scope)
    case "selectedImage": tab.selectedIcon = reading.imageValue(value, in: scope)
    case "landscapeImagePhone": tab.compactIcon = reading.imageValue(value, in: scope)
    default: return false
    }
    return true
  }

  /// The title; if it is `nil`, the controller's title is shown, which another file may set.
  private func title(_ value: ExprSyntax, in scope: Scope) -> Fact<InterfaceText> {
    value.is(NilLiteralExprSyntax.self)
      ? .conditional(InterfaceText()) : reading.text(value, in: scope)
  }

  /// Records the list of tabs assigned to `path`: `viewControllers`, `tabs.viewControllers`.
  func setTabs(_ path: [String], _ parts: [ExprSyntax], at node: ExprSyntax) {
    guard path.last == "viewControllers" || path.last == "tabs" else { return }
    let last = types.count - 1
    let owner = path.dropLast().last
    let isOwn = owner == nil && types[last].isTabBar
    guard isOwn || owner.map({ isTabBarController($0, at: node) }) == true else { return }
    if parts.count == 1, parts[0].is(NilLiteralExprSyntax.self) { return }
    types[last].tabLists.append((reading.elements(joined: parts), node))
  }

  private func isTabBarController(_ name: String, at node: ExprSyntax) -> Bool {
    let type = reading.typeName(of: name, at: Syntax(node))
    if let type {
      let bare = type.split(whereSeparator: { "?!<".contains($0) }).first.map(String.init) ?? type
      return bare.hasSuffix("TabBarController")
        || reading.declarations.isTabBarController(bare)
    }
    return name.lowercased().hasSuffix("tabbarcontroller")
  }

  /// Records the items of a tab bar without a controller.
  func setItems(_ value: ExprSyntax, at node: ExprSyntax) {
    types[types.count - 1].tabLists.append((reading.elements(of: value), node))
  }

  /// Records a call in a tab bar controller that adds a controller, `addChild(map)`, or a function of the
  /// class that contains such a call.
  func addChild(_ node: FunctionCallExprSyntax) {
    let adding: Set<String> = ["addChild", "addChildViewController"]
    guard types[types.count - 1].isTabBar, let name = node.name,
      let argument = node.arguments.first?.expression
    else { return }
    let last = types.count - 1
    let element: ExprSyntax
    if adding.contains(name), node.calledExpression.path.count == 1 {
      // A controller passed as a parameter is recorded at the call of the function.
      if Self.function(around: node)?.signature.parameterClause.parameters.isEmpty == false {
        return
      }
      element = argument
    } else if node.calledExpression.path.count == 1,
      let (function, _) = reading.function(calledBy: node, in: Scope()),
      let body = function.body,
      body.statements.contains(where: { statement in
        statement.item.as(FunctionCallExprSyntax.self)?.name.map(adding.contains) == true
      })
    {
      element = ExprSyntax(node)
    } else {
      return
    }
    if Self.isRepeated(Syntax(node)) { types[last].added.isWhole = false }
    types[last].added.list.append(
      Elements.Element(
        values: [.expression(element, Scope())], isPresent: reading.fact(true, at: node),
        node: element))
  }

  private static func function(around node: some SyntaxProtocol) -> FunctionDeclSyntax? {
    var current = Syntax(node)
    while let parent = current.parent {
      if let function = parent.as(FunctionDeclSyntax.self) { return function }
      current = parent
    }
    return nil
  }

  private static func isRepeated(_ node: Syntax) -> Bool {
    var current = node
    while let parent = current.parent, !parent.is(FunctionDeclSyntax.self) {
      if parent.is(ForStmtSyntax.self) || parent.is(ClosureExprSyntax.self)
        || parent.is(WhileStmtSyntax.self)
      {
        return true
      }
      current = parent
    }
    return false
  }

  // MARK: - The tab bars of a type

  /// The tab bars that a type sets up.
  func controllerTabBars(of type: TypeContext) -> [TabBar] {
    var type = type
    if type.tabLists.isEmpty, let first = type.added.list.first {
      type.tabLists.append((type.added, first.node))
    }
    var bars: [TabBar] = []
    for (elements, node) in type.tabLists {
      bars.append(tabBar(of: elements, at: node, in: &type))
    }
    if type.tabLists.isEmpty, let bar = type.tabBar { bars.append(bar) }
    return bars + looseTabBars(of: type)
  }

  /// The tab bar with the tabs in a list.
  private func tabBar(
    of elements: Elements, at node: ExprSyntax, in type: inout TypeContext
  ) -> TabBar {
    var bar = type.tabBar ?? TabBar(place: reading.place(node), count: elements.count)
    bar.place = reading.place(node)
    bar.platforms = reading.platforms(at: node)
    bar.tabs = elements.list.map { element in
      var tab = tab(element, of: &type)
      if !element.isPresent.isStated { tab.isPresent = element.isPresent }
      return tab
    }
    switch elements.count.stated {
    case 0: bar.count = .unknown(reason: "made in code")
    case let count?:
      // One of several lists, or a conditional one, is not always used.
      bar.count = type.tabLists.count > 1 ? .conditional(count) : reading.fact(count, at: node)
    case nil: bar.count = elements.count
    }
    return bar
  }

  /// A bar for each tab that belongs to a bar created elsewhere; the tabs before it are unknown.
  private func looseTabBars(of type: TypeContext) -> [TabBar] {
    let alone = type.items.filter { item in
      (!type.used.contains(item.name) || item.name.isEmpty) && item.tab.saysSomething
    }
    return (type.numbered + alone.map { (0, $0.tab) }).map { index, tab in
      TabBar(
        place: tab.place, platforms: type.screen.platforms,
        tabs: (0..<index).map { _ in Self.unknownTab(tab.place) } + [tab],
        count: .unknown(reason: "made elsewhere"))
    }
  }

  private func tab(_ element: Elements.Element, of type: inout TypeContext) -> Tab {
    guard let value = element.values.last else {
      return Self.unknownTab(reading.place(element.node))
    }
    return tab(value, of: &type, place: reading.place(element.node))
  }

  /// The tab that `value` stands for: a controller, an item or a `UITab`.
  private func tab(_ value: Value, of type: inout TypeContext, place: Place) -> Tab {
    switch value {
    case .expression(let expression, let scope):
      tab(expression, in: scope, of: &type, place: place)
    case .body(let statements, let scope):
      tab(madeBy: statements, scope, place: place, of: &type)
    case .text, .enumCase, .unknown: Self.unknownTab(place)
    }
  }

  private func tab(
    _ expression: ExprSyntax, in scope: Scope, of type: inout TypeContext, place: Place
  ) -> Tab {
    if let name = expression.path.last, name != "?",
      let item = type.items.last(where: { $0.name == name })
    {
      type.used.insert(name)
      return item.tab
    }
    if let tab = tabBarItem(expression, at: expression, in: scope) { return tab }
    let value = reading.value(of: expression, in: scope)
    guard case .expression(let made, let inner) = value else {
      return tab(value, of: &type, place: place)
    }
    let root = made.as(FunctionCallExprSyntax.self)?.argument("rootViewController")
    if let root { return tab(root, in: inner, of: &type, place: place) }
    guard made.id != expression.id, inner.depth < Scope.deepest else {
      return Self.unknownTab(place)
    }
    return tab(made, in: inner.deeper(), of: &type, place: place)
  }

  /// The tab of a controller that `statements` create.
  private func tab(
    madeBy statements: CodeBlockItemListSyntax, _ scope: Scope, place: Place,
    of type: inout TypeContext
  ) -> Tab {
    var tab = Self.unknownTab(place)
    for statement in statements {
      guard case .expr(let expression) = statement.item,
        let sequence = expression.as(SequenceExprSyntax.self)
      else { continue }
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { continue }
      let path = parts[0].path
      if let index = path.lastIndex(of: "tabBarItem"), index > 0 {
        type.used.insert(path[index - 1])
      }
      if path.last == "tabBarItem", let made = tabBarItem(parts[2], at: parts[0], in: scope) {
        tab = made
        tab.place = place
      } else if path.count > 1, path[path.count - 2] == "tabBarItem" {
        _ = edit(&tab, path[path.count - 1], parts[2], at: parts[0], in: scope)
      }
    }
    tab.place = place
    return tab
  }

  /// The tab created as a `UITabBarItem` or a `UITab`.
  private func tabBarItem(
    _ value: ExprSyntax, at node: ExprSyntax, in scope: Scope = Scope()
  ) -> Tab? {
    guard case .expression(let made, let scope) = reading.value(of: value, in: scope),
      let call = ViewChain(made).base.as(FunctionCallExprSyntax.self),
      ["UITabBarItem", "init", "UITab", "UISearchTab", "UITabGroup"].contains(call.name ?? "")
    else { return nil }
    let system =
      call.name == "UISearchTab"
      ? "search" : call.argument("tabBarSystemItem")?.path.last
    let text = call.argument("title").map { title($0, in: scope) }
    // Where code makes all tabs alike, it sets the image of each elsewhere.
    let image = call.argument("image").flatMap { image in
      image.is(NilLiteralExprSyntax.self) && text?.value == nil ? nil : image
    }
    return Tab(
      place: reading.place(node),
      title: system != nil
        ? .unknown(reason: "the system's") : text ?? .unknown(reason: "set in code"),
      icon: image.map { reading.imageValue($0, in: scope) } ?? .unknown(reason: "set in code"),
      selectedIcon: call.argument("selectedImage").map { reading.imageValue($0, in: scope) },
      systemItem: system)
  }
}

extension Tab {
  /// Whether any property is known.
  fileprivate var saysSomething: Bool {
    title.value != nil || icon.value != nil || badge?.value != nil || systemItem != nil
      || compactIcon?.value != nil || isEnabled != .stated(true)
  }
}
