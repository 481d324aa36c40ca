internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// Finds what UIKit's controllers set in code.
final class ControllerVisitor: SyntaxVisitor {
  private let reading: SwiftReading
  private(set) var tabBars: [TabBar] = []
  private(set) var screens: [Screen] = []
  private var types: [TypeContext] = []

  /// A class while it is read.
  private struct TypeContext {
    var name: String
    var isTabBar: Bool
    var screen: Screen
    var tabBar: TabBar?
    /// What a name stands for: the first value it is given.
    var values: [String: ExprSyntax] = [:]
    /// The tab bar items that a controller's name is given.
    var items: [String: Tab] = [:]
    var hasScreen = false
  }

  init(reading: SwiftReading) {
    self.reading = reading
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let parents = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    begin(
      node.name.text, node, isTabBar: parents.contains { $0.hasSuffix("TabBarController") })
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { end() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    begin(name, node, isTabBar: name.hasSuffix("TabBarController"))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { end() }

  private func begin(_ name: String, _ node: some SyntaxProtocol, isTabBar: Bool) {
    let platforms = reading.platforms(at: node)
    types.append(
      TypeContext(
        name: name, isTabBar: isTabBar,
        screen: Screen(id: name, place: reading.place(node), platforms: platforms)))
  }

  private func end() {
    guard let type = types.popLast() else { return }
    if type.hasScreen { screens.append(type.screen) }
    if let bar = type.tabBar { tabBars.append(bar) }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value, !types.isEmpty
    {
      types[types.count - 1].values[name] = types[types.count - 1].values[name] ?? value
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), !types.isEmpty else {
      return .visitChildren
    }
    assign(Self.path(parts[0]), parts[2], at: parts[0])
    return .visitChildren
  }

  /// `navigationItem.title` of `self.navigationItem?.title`.
  private static func path(_ expression: ExprSyntax) -> [String] {
    var parts: [String] = []
    var current = expression
    while true {
      if let member = current.as(MemberAccessExprSyntax.self) {
        parts.append(member.declName.baseName.text)
        guard let base = member.base else { break }
        current = base
      } else if let optional = current.as(OptionalChainingExprSyntax.self) {
        current = optional.expression
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        current = forced.expression
      } else if let reference = current.as(DeclReferenceExprSyntax.self) {
        if reference.baseName.text != "self" { parts.append(reference.baseName.text) }
        break
      } else {
        parts.append("?")
        break
      }
    }
    return parts.reversed()
  }

  private func fact<Value>(_ value: Value, at node: some SyntaxProtocol) -> Fact<Value> {
    var current = Syntax(node)
    while let parent = current.parent {
      if parent.is(IfExprSyntax.self) || parent.is(SwitchCaseSyntax.self)
        || parent.is(GuardStmtSyntax.self) || parent.is(ForStmtSyntax.self)
      {
        return .conditional(value)
      }
      if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
        || parent.is(ClassDeclSyntax.self)
      {
        break
      }
      current = parent
    }
    return .stated(value)
  }

  private func flag(_ value: ExprSyntax, at node: some SyntaxProtocol) -> Fact<Bool> {
    let stated = reading.flag(value)
    return stated.stated.map { fact($0, at: node) } ?? stated
  }

  private func assign(_ path: [String], _ value: ExprSyntax, at node: ExprSyntax) {
    let last = types.count - 1
    let place = reading.place(node)
    func edit(_ change: (inout NavigationBar) -> Void) {
      var bar = types[last].screen.navigationBar ?? NavigationBar(place: place)
      change(&bar)
      types[last].screen.navigationBar = bar
      types[last].hasScreen = true
    }
    switch path {
    case ["title"]
    where types[last].name.hasSuffix("ViewController") || types[last].name.hasSuffix("Controller"),
      ["navigationItem", "title"]:
      edit {
        $0.title = reading.text(value).weakened(by: fact(true, at: node))
        $0.place = place
      }
    case ["navigationItem", "hidesBackButton"]:
      edit { $0.hidesBackButton = flag(value, at: node) }
    case ["navigationItem", "leftBarButtonItem"]:
      edit { $0.leading = [barItem(value, at: node)].compactMap(\.self) }
    case ["navigationItem", "rightBarButtonItem"]:
      edit { $0.trailing = [barItem(value, at: node)].compactMap(\.self) }
    case ["navigationItem", "leftBarButtonItems"]:
      if let items = barItems(value) { edit { $0.leading = items } }
    case ["navigationItem", "rightBarButtonItems"]:
      if let items = barItems(value) { edit { $0.trailing = items.reversed() } }
    case ["navigationItem", "titleView"]:
      if let control = segmentedControl(value) { edit { $0.titleView = control } }
    case ["toolbarItems"]:
      if let items = barItems(value) {
        types[last].screen.toolbar = Toolbar(place: place, items: items)
        types[last].hasScreen = true
      }
    case ["hidesBottomBarWhenPushed"]:
      types[last].screen.hidesTabBarWhenPushed = flag(value, at: node)
      types[last].screen.place = place
      types[last].hasScreen = true
    case let path where path.count == 2 && path[1] == "hidesBottomBarWhenPushed":
      screens.append(
        Screen(
          id: path[0], place: place, platforms: types[last].screen.platforms,
          hidesTabBarWhenPushed: flag(value, at: node)))
    case let path where path.suffix(2) == ["navigationBar", "prefersLargeTitles"]:
      edit { $0.largeTitle = flag(value, at: node) }
    case let path where path.last == "shadowColor" && path.count <= 2:
      let isClear =
        value.is(NilLiteralExprSyntax.self) || value.trimmedDescription.hasSuffix("clear")
      edit {
        $0.border = fact(!isClear, at: node)
        $0.place = place
      }
    case let path where path.last == "backIndicatorImage":
      if !value.is(NilLiteralExprSyntax.self) {
        edit {
          $0.replacesBackIndicator = fact(true, at: node)
          $0.place = place
        }
      }
    case ["viewControllers"] where types[last].isTabBar, ["tabs"] where types[last].isTabBar:
      setTabs(value, at: node)
    case let path where path.count == 2 && (path[1] == "viewControllers" || path[1] == "tabs"):
      let kind = types[last].values[path[0]].map { ViewChain($0) }?.name
      if kind?.hasSuffix("TabBarController") == true { setTabs(value, at: node) }
    case ["tabBar", "frame", "size", "height"] where types[last].isTabBar:
      editTabBar(at: place) { $0.height = reading.number(value).map { fact($0, at: node) } }
    case ["tabBar", "frame", "origin", "y"] where types[last].isTabBar:
      editTabBar(at: place) { $0.top = reading.number(value).map { fact($0, at: node) } }
    case let path where path.last == "tabBarItem":
      if let tab = tabBarItem(value, at: node) {
        types[last].items[path.count > 1 ? path[path.count - 2] : ""] = tab
      }
    case let path where path.count >= 2 && path[path.count - 2] == "tabBarItem":
      let name = path.count > 2 ? path[path.count - 3] : ""
      var tab =
        types[last].items[name]
        ?? Tab(
          place: place, title: .unknown(reason: "set in code"),
          icon: .unknown(reason: "set in code"))
      switch path.last {
      case "badgeValue":
        tab.badge = value.is(NilLiteralExprSyntax.self) ? nil : reading.text(value)
        if reading.literal(value) != nil { tab.place = place }
      case "isEnabled": tab.isEnabled = flag(value, at: node)
      case "title": tab.title = reading.text(value)
      case "image": tab.icon = reading.imageValue(value)
      case "landscapeImagePhone": tab.compactIcon = reading.imageValue(value)
      default: return
      }
      types[last].items[name] = tab
    default: break
    }
  }

  private func editTabBar(at place: Place, _ change: (inout TabBar) -> Void) {
    let last = types.count - 1
    var bar =
      types[last].tabBar
      ?? TabBar(
        place: place, platforms: types[last].screen.platforms,
        count: .unknown(reason: "set elsewhere"))
    change(&bar)
    types[last].tabBar = bar
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard !types.isEmpty else { return .visitChildren }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return bare(node)
    }
    let path = Self.path(ExprSyntax(member))
    let last = types.count - 1
    switch path.last {
    case "setViewControllers":
      let owner = path.count > 1 ? types[last].values[path[0]].map { ViewChain($0) }?.name : nil
      if types[last].isTabBar && path.count == 1 || owner?.hasSuffix("TabBarController") == true,
        let value = node.arguments.first?.expression
      {
        setTabs(value, at: ExprSyntax(node))
      }
    case "addSubview" where path.count >= 2:
      let name = path[path.count - 2]
      if name == "leadingAccessoryView" || name == "trailingAccessoryView",
        let view = node.arguments.first?.expression
      {
        addLogo(view, at: node)
      }
    default: break
    }
    return .visitChildren
  }

  private func bare(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard !types.isEmpty, let name = node.name, let value = node.arguments.first?.expression else {
      return .visitChildren
    }
    if name == "setViewControllers", types[types.count - 1].isTabBar {
      setTabs(value, at: ExprSyntax(node))
    } else if name == "setToolbarItems", let items = barItems(value) {
      types[types.count - 1].screen.toolbar = Toolbar(place: reading.place(node), items: items)
      types[types.count - 1].hasScreen = true
    }
    return .visitChildren
  }

  private func addLogo(_ view: ExprSyntax, at node: FunctionCallExprSyntax) {
    let last = types.count - 1
    let named = view.as(DeclReferenceExprSyntax.self)?.baseName.text
    let made = named.flatMap { types[last].values[$0] } ?? view
    guard let call = made.as(FunctionCallExprSyntax.self),
      let frame = call.argument("frame")?.as(FunctionCallExprSyntax.self)
    else { return }
    let (width, height) = (
      reading.number(frame.argument("width")), reading.number(frame.argument("height"))
    )
    editTabBar(at: reading.place(node)) {
      $0.logo = Control(
        kind: .image, place: reading.place(node), width: width.map { .stated($0) },
        height: height.map { .stated($0) })
    }
  }

  // MARK: - Tabs

  private func setTabs(_ value: ExprSyntax, at node: ExprSyntax) {
    let last = types.count - 1
    let named = value.as(DeclReferenceExprSyntax.self)?.baseName.text
    let list = (named.flatMap { types[last].values[$0] } ?? value).as(ArrayExprSyntax.self)
    let platforms = types[last].screen.platforms
    guard let list else {
      types[last].tabBar = TabBar(
        place: reading.place(node), platforms: platforms, count: .unknown(reason: "made in code"))
      return
    }
    let tabs = list.elements.map { element in
      let name = element.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return name.flatMap { types[last].items[$0] }
        ?? Tab(
          place: reading.place(element.expression), title: .unknown(reason: "set elsewhere"),
          icon: .unknown(reason: "set elsewhere"))
    }
    // An array that is a variable may get more elements.
    let isAppended =
      named.map { name in
        node.root.description.contains("\(name).append")
          || node.root.description.contains("\(name) +=")
      } ?? false
    let bar = TabBar(
      place: reading.place(node), platforms: platforms, tabs: tabs,
      count: isAppended ? .unknown(reason: "made in code") : fact(tabs.count, at: node))
    types[last].tabBar = bar
  }

  private func tabBarItem(_ value: ExprSyntax, at node: ExprSyntax) -> Tab? {
    guard let call = value.as(FunctionCallExprSyntax.self),
      call.name == "UITabBarItem" || call.name == "init"
    else { return nil }
    let system = call.argument("tabBarSystemItem")?.trimmedDescription.drop { $0 == "." }
    let unknown: Fact<InterfaceText> = .unknown(reason: "the system's")
    return Tab(
      place: reading.place(node),
      title: system != nil
        ? unknown
        : call.argument("title").map {
          $0.is(NilLiteralExprSyntax.self) ? .stated(InterfaceText()) : reading.text($0)
        } ?? .unknown(reason: "set in code"),
      icon: call.argument("image").map(reading.imageValue) ?? .unknown(reason: "set in code"),
      systemItem: system.map { String($0.split(separator: ".").last ?? "") })
  }

  // MARK: - Bar items

  private func barItems(_ value: ExprSyntax) -> [BarItem]? {
    value.as(ArrayExprSyntax.self)?.elements.compactMap {
      barItem($0.expression, at: $0.expression)
    }
  }

  private func barItem(_ value: ExprSyntax, at node: ExprSyntax) -> BarItem? {
    let last = types.count - 1
    if value.is(NilLiteralExprSyntax.self) { return nil }
    let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text
    let made = name.flatMap { types[last].values[$0] } ?? value
    let place = reading.place(node)
    if made.trimmedDescription.hasPrefix(".flexibleSpace") {
      return BarItem(place: place, content: .flexibleSpace)
    }
    if made.trimmedDescription.hasPrefix(".fixedSpace") {
      return BarItem(place: place, content: .fixedSpace)
    }
    guard let call = made.as(FunctionCallExprSyntax.self),
      call.name == "UIBarButtonItem" || call.name == "init"
    else { return BarItem(place: place, content: .unknown(reason: "made in code")) }
    let content: BarItem.Content
    if let system = call.argument("barButtonSystemItem") ?? call.argument("systemItem") {
      switch system.trimmedDescription.split(separator: ".").last ?? "" {
      case "flexibleSpace": content = .flexibleSpace
      case "fixedSpace": content = .fixedSpace
      case let other: content = .system(String(other))
      }
    } else if let image = call.argument("image"), !image.is(NilLiteralExprSyntax.self) {
      content = .image(reading.imageValue(image))
    } else if let title = call.argument("title") {
      content = .text(reading.text(title))
    } else if let view = call.argument("customView") {
      content = segmentedControl(view).map { .control($0) } ?? .unknown(reason: "another view")
    } else {
      content = .unknown(reason: "made in code")
    }
    return BarItem(place: place, content: content, isPresent: fact(true, at: node))
  }

  private func segmentedControl(_ value: ExprSyntax) -> Control? {
    let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text
    let made = name.flatMap { types[types.count - 1].values[$0] } ?? value
    guard let call = made.as(FunctionCallExprSyntax.self), call.name == "UISegmentedControl" else {
      return nil
    }
    let items = call.argument("items")?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
    return Control(
      kind: .segmentedControl, place: reading.place(value),
      texts: items.map { reading.text($0) })
  }
}

extension Fact where Value == InterfaceText {
  /// The same text, conditional where `other` is.
  func weakened(by other: Fact<Bool>) -> Fact<InterfaceText> {
    guard case .stated(let value) = self, !other.isStated else { return self }
    return .conditional(value)
  }
}
