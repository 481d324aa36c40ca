internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// What UIKit's controllers set in code.
extension InterfaceVisitor {
  private var last: Int { types.count - 1 }

  /// Changes what the type sets of its navigation bar.
  func editBar(at place: Place, _ change: (inout NavigationBar) -> Void) {
    var bar = types[last].screen.navigationBar ?? NavigationBar(place: place)
    change(&bar)
    types[last].screen.navigationBar = bar
    types[last].hasScreen = true
  }

  /// Changes what the type sets of its tab bar.
  func editTabBar(at place: Place, _ change: (inout TabBar) -> Void) {
    var bar =
      types[last].tabBar
      ?? TabBar(
        place: place, platforms: types[last].screen.platforms,
        count: .unknown(reason: "set elsewhere"))
    change(&bar)
    types[last].tabBar = bar
  }

  /// Takes in `path = value`.
  func assign(_ path: [String], _ value: ExprSyntax, at node: ExprSyntax) {
    let place = reading.place(node)
    switch path {
    case ["title"]:
      // A name of the function's own is no title of a screen.
      guard types[last].isController, reading.local("title", at: Syntax(node)) == nil else {
        return
      }
      setTitle(value, at: node)
    case ["navigationItem", "title"]: setTitle(value, at: node)
    case let path where path.count == 3 && path.suffix(2) == ["navigationItem", "title"]:
      screens.append(
        Screen(
          id: path[0], place: place, platforms: types[last].screen.platforms,
          navigationBar: NavigationBar(
            place: place, title: reading.text(value).weakened(by: reading.fact(true, at: node)))))
    case ["hidesBottomBarWhenPushed"]:
      types[last].screen.hidesTabBarWhenPushed = reading.flag(value, at: node)
      types[last].screen.place = place
      types[last].hasScreen = true
    case let path where path.count == 2 && path[1] == "hidesBottomBarWhenPushed":
      screens.append(
        Screen(
          id: path[0], place: place, platforms: types[last].screen.platforms,
          hidesTabBarWhenPushed: reading.flag(value, at: node)))
    case let path where path.suffix(2) == ["tabBar", "isHidden"]:
      // A tab bar controller may hide the bar to draw another one.
      guard !types[last].isTabBar, path.count > 2, reading.flag(value).value == true else { return }
      types[last].screen.hidesTabBarWhenPushed = .conditional(true)
      types[last].screen.place = place
      types[last].hasScreen = true
    case let path where path.first == "navigationItem" && path.count == 2:
      setNavigationItem(path[1], value, at: node)
    case let path where path.suffix(2) == ["navigationBar", "prefersLargeTitles"]:
      editBar(at: place) { $0.largeTitle = reading.flag(value, at: node) }
    case let path where path.last == "shadowColor" && path.count <= 2:
      guard isAppearance(path, at: node) else { return }
      let isClear = value.is(NilLiteralExprSyntax.self) || value.path.last == "clear"
      editBar(at: place) {
        $0.border = reading.fact(!isClear, at: node)
        $0.place = place
      }
    case let path where path.last == "backIndicatorImage":
      guard !value.is(NilLiteralExprSyntax.self) else { return }
      editBar(at: place) {
        $0.replacesBackIndicator = reading.fact(true, at: node)
        $0.place = place
      }
    case ["toolbarItems"]:
      if let items = barItems(value) { setToolbar(items, at: place) }
    default: assignTab(path, value, at: node)
    }
  }

  private func setTitle(_ value: ExprSyntax, at node: ExprSyntax) {
    let place = reading.place(node)
    editBar(at: place) {
      let isFirst: Bool = if case .unknown = $0.title { true } else { false }
      // A title that is set twice is either.
      $0.title = reading.text(value)
        .weakened(by: isFirst ? reading.fact(true, at: node) : .conditional(true))
      $0.place = place
    }
  }

  private func isAppearance(_ path: [String], at node: ExprSyntax) -> Bool {
    guard path.count == 2 else { return true }
    let type = reading.typeName(of: path[0], at: Syntax(node)) ?? path[0]
    return type.lowercased().contains("appearance")
  }

  func setToolbar(_ items: [BarItem], at place: Place) {
    types[last].screen.toolbar = Toolbar(place: place, items: items)
    types[last].hasScreen = true
  }

  /// Takes in what a navigation item is given.
  func setNavigationItem(_ name: String, _ value: ExprSyntax, at node: ExprSyntax) {
    let place = reading.place(node)
    switch name {
    case "hidesBackButton":
      editBar(at: place) { $0.hidesBackButton = reading.flag(value, at: node) }
    case "leftBarButtonItem":
      editBar(at: place) { $0.leading = [barItem(value, at: node)].compactMap(\.self) }
    case "rightBarButtonItem":
      editBar(at: place) { $0.trailing = [barItem(value, at: node)].compactMap(\.self) }
    case "leftBarButtonItems":
      if let items = barItems(value) { editBar(at: place) { $0.leading = items } }
    case "rightBarButtonItems":
      // UIKit counts from the trailing edge.
      if let items = barItems(value) { editBar(at: place) { $0.trailing = items.reversed() } }
    case "titleView":
      if let control = segmentedControl(value) { editBar(at: place) { $0.titleView = control } }
    default: break
    }
  }

  /// Takes in a call of a function that sets something of a controller or a bar.
  func call(_ node: FunctionCallExprSyntax, name: String) {
    guard let value = node.arguments.first?.expression else { return }
    let owner = Array(node.calledExpression.path.dropLast())
    let place = reading.place(node)
    let expression = ExprSyntax(node)
    switch name {
    case "setViewControllers", "setTabs":
      setTabs(owner + ["viewControllers"], [value], at: expression)
    case "setToolbarItems":
      if owner.isEmpty, let items = barItems(value) { setToolbar(items, at: place) }
    case "setItems":
      let bar = owner.last ?? ""
      let type = (reading.typeName(of: bar, at: Syntax(node)) ?? bar).lowercased()
      if type.hasSuffix("toolbar") {
        if let items = barItems(value) { setToolbar(items, at: place) }
      } else if type.hasSuffix("tabbar") {
        setItems(value, at: expression)
      }
    case "setTabBarHidden":
      guard !types[last].isTabBar, reading.flag(value).value == true else { return }
      types[last].screen.hidesTabBarWhenPushed = .conditional(true)
      types[last].screen.place = place
      types[last].hasScreen = true
    case "addSubview":
      let area = owner.last ?? ""
      if area == "leadingAccessoryView" || area == "trailingAccessoryView" {
        addLogo(value, at: node)
      }
    default:
      guard owner == ["navigationItem"] else { return }
      switch name {
      case "setLeftBarButton": setNavigationItem("leftBarButtonItem", value, at: expression)
      case "setRightBarButton": setNavigationItem("rightBarButtonItem", value, at: expression)
      case "setLeftBarButtonItems": setNavigationItem("leftBarButtonItems", value, at: expression)
      case "setRightBarButtonItems":
        setNavigationItem("rightBarButtonItems", value, at: expression)
      case "setHidesBackButton": setNavigationItem("hidesBackButton", value, at: expression)
      default: break
      }
    }
  }

  private func addLogo(_ view: ExprSyntax, at node: FunctionCallExprSyntax) {
    guard case .expression(let made, _) = reading.value(of: view),
      let call = made.as(FunctionCallExprSyntax.self),
      let frame = call.argument("frame")?.as(FunctionCallExprSyntax.self)
    else { return }
    let (width, height) = (
      reading.number(frame.argument("width")), reading.number(frame.argument("height"))
    )
    let place = reading.place(node)
    editTabBar(at: place) {
      $0.logo = Control(
        kind: .image, place: place, width: width.map { .stated($0) },
        height: height.map { .stated($0) })
    }
  }
}

extension Fact where Value == InterfaceText {
  /// The same text, conditional where `other` is.
  func weakened(by other: Fact<Bool>) -> Fact<InterfaceText> {
    guard case .stated(let value) = self, !other.isStated else { return self }
    return .conditional(value)
  }
}
