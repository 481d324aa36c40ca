internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

extension InterfaceCollector {
  /// The screen with the bars that the modifiers of a view describe.
  func screen(_ chain: ViewChain) -> Screen {
    let start = reading.place(chain.base)
    var bars = ViewBars(
      screen: Screen(
        id: chain.name ?? "", place: start, platforms: reading.platforms(at: chain.base),
        showsTabBar: isInTab(chain.base) ? .stated(true) : .unknown(reason: "not stated"),
        isTopLevel: isTopLevel(chain.base)))
    for modifier in chain.modifiers { apply(modifier, to: &bars) }
    return bars.screen
  }

  /// A screen while its bars are read, modifier by modifier.
  private struct ViewBars {
    var screen: Screen

    /// Edits the navigation bar, whose place is that of the first edit.
    mutating func edit(at place: Place, _ change: (inout NavigationBar) -> Void) {
      var bar = screen.navigationBar ?? NavigationBar(place: place)
      change(&bar)
      screen.navigationBar = bar
    }
  }

  private func apply(_ modifier: ViewChain.Modifier, to bars: inout ViewBars) {
    let place = reading.place(modifier.token)
    let first = modifier.call.arguments.first?.expression
    switch modifier.name {
    case "navigationTitle", "navigationBarTitle":
      bars.edit(at: place) { $0.title = reading.text(first) }
    case "navigationBarBackButtonHidden":
      bars.edit(at: place) { $0.hidesBackButton = reading.flag(first) }
    case "navigationBarHidden":
      bars.edit(at: place) { $0.isHidden = reading.flag(first) }
    case "toolbar":
      if let content = modifier.call.content { addToolbar(content, to: &bars, at: place) }
      hide(modifier, in: &bars)
    case "toolbarVisibility": hide(modifier, in: &bars)
    case "navigationBarItems":
      addItems(modifier.call.argument("leading"), as: \.leading, to: &bars, at: place)
      addItems(modifier.call.argument("trailing"), as: \.trailing, to: &bars, at: place)
    default: applyInside(modifier, to: &bars)
    }
  }

  /// Records what the closure of a modifier of the app's own does to the view: `.modify { view in … }`.
  private func applyInside(_ modifier: ViewChain.Modifier, to bars: inout ViewBars) {
    guard let closure = modifier.call.trailingClosure, closure.parameters.count == 1,
      let ways = closure.statements.ways(on: closure.parameters[0])
    else { return }
    for inner in ways.joined() where ["toolbar", "toolbarVisibility"].contains(inner.name) {
      hide(inner, in: &bars)
    }
  }

  private func addItems(
    _ view: ExprSyntax?, as side: WritableKeyPath<NavigationBar, [BarItem]>,
    to bars: inout ViewBars, at place: Place
  ) {
    guard let view else { return }
    let items =
      Self.inner(view).map { reading.builderItems($0).items }
      ?? [BuilderItem(expression: view, scope: Scope(), isPresent: .stated(true))]
    bars.edit(at: place) { $0[keyPath: side] = items.map(barItem) }
  }

  /// Records what `.toolbar(.hidden, for: .tabBar)` hides; a conditional argument hides it at times.
  private func hide(_ modifier: ViewChain.Modifier, in bars: inout ViewBars) {
    guard modifier.call.content == nil else { return }
    let first = modifier.call.arguments.first?.expression
    let isStated = first?.path == ["hidden"]
    guard isStated || first?.isChoice == true else {
      return
    }
    let hidden: Fact<Bool> =
      isStated && !isOfTabs(bars.screen) ? .stated(true) : .conditional(true)
    let names = modifier.call.arguments.dropFirst().map { $0.expression.path.last ?? "" }
    let place = reading.place(modifier.token)
    // While people edit or select something, a toolbar takes its place.
    let condition = first?.choice?.condition.lowercased() ?? ""
    let givesWay = ["edit", "select"].contains(where: condition.contains)
    if names.contains("tabBar"), !givesWay || condition.contains("path") {
      bars.screen.hidesTabBarWhenPushed = hidden
      bars.screen.showsTabBar = isStated ? .stated(false) : .unknown(reason: "hidden sometimes")
      bars.screen.place = place
    }
    if names.contains("navigationBar") || names.isEmpty {
      bars.edit(at: place) { $0.isHidden = hidden }
    }
  }

  /// Whether a view is one of the tabs or contains them: an app with a custom bar hides the system's for
  /// every tab.
  private func isOfTabs(_ screen: Screen) -> Bool {
    screen.id == "TabView" || screen.showsTabBar == .stated(true) || types.last?.name == "View"
  }

  /// The statements inside a view that only arranges others.
  private static func inner(_ view: ExprSyntax) -> CodeBlockItemListSyntax? {
    let call = view.as(FunctionCallExprSyntax.self)
    return ["HStack", "Group"].contains(call?.name) ? call?.content?.statements : nil
  }

  private func addToolbar(
    _ content: ClosureExprSyntax, to bars: inout ViewBars, at place: Place
  ) {
    let made = reading.builderItems(content.statements)
    var isWhole = made.isWhole
    var bottom: [BarItem] = []
    for item in made.items {
      let found = toolbarItem(item)
      if !found.isWhole { isWhole = false }
      switch found.placement {
      case "bottomBar", "status": bottom += found.views
      case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation":
        bars.edit(at: place) { $0.leading += found.views }
      case "principal":
        if case .control(let control) = found.views.first?.content {
          bars.edit(at: place) { $0.titleView = control }
        }
      case "keyboard", "bottomOrnament", "accessoryBar": continue
      default: bars.edit(at: place) { $0.trailing += found.views }
      }
    }
    if let first = bottom.first {
      bars.screen.toolbar = Toolbar(place: first.place, items: bottom, isComplete: isWhole)
    }
  }

  /// The content of a toolbar item.
  private struct ToolbarItem {
    var views: [BarItem]
    /// The last component of its placement, such as `bottomBar`; empty if it has none.
    var placement: Substring = ""
    /// Whether `views` is complete.
    var isWhole = true
  }

  private func toolbarItem(_ item: BuilderItem) -> ToolbarItem {
    let chain = ViewChain(item.expression)
    let call = chain.base.as(FunctionCallExprSyntax.self)
    guard let name = chain.name,
      ["ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer"].contains(name)
    else { return ToolbarItem(views: [barItem(item)]) }
    let placement = call?.argument("placement")?.trimmedDescription ?? ""
    var found = ToolbarItem(views: [], placement: placement.split(separator: ".").last ?? "")
    if name == "ToolbarSpacer" {
      let isFixed = call?.arguments.first?.expression.trimmedDescription == ".fixed"
      found.views = [
        BarItem(
          place: reading.place(item.expression), content: isFixed ? .fixedSpace : .flexibleSpace)
      ]
    } else if let inside = call?.content {
      let inner = reading.builderItems(inside.statements, in: item.scope)
      found.isWhole = inner.isWhole
      found.views = inner.items.map { barItem($0, inside: item) }
      // A single view is reported at the line of its toolbar item.
      if name == "ToolbarItem", found.views.count == 1 {
        found.views[0].place = reading.place(item.expression)
      }
    } else {
      found.views = [barItem(item)]
    }
    return found
  }

  /// A view inside a toolbar item, which is present when the item is.
  private func barItem(_ view: BuilderItem, inside item: BuilderItem) -> BarItem {
    var view = view
    if view.isPresent.isStated { view.isPresent = item.isPresent }
    return barItem(view)
  }

  private func barItem(_ item: BuilderItem) -> BarItem {
    let chain = ViewChain(item.expression)
    let call = chain.base.as(FunctionCallExprSyntax.self)
    let content: BarItem.Content =
      switch chain.name {
      case "Spacer": .flexibleSpace
      case "EditButton": .system("edit")
      case "Button", "NavigationLink", "Menu", "ShareLink", "Text", "Label", "Image", "Link":
        itemContent(call, in: item.scope)
      case "Picker": control(chain).map { .control($0) } ?? .unknown(reason: "made in code")
      default: .unknown(reason: "another view")
      }
    return BarItem(
      place: reading.place(item.expression), content: content, isPresent: item.isPresent)
  }

  /// The content of a button in a bar: its image if it has one, or else its text.
  private func itemContent(
    _ call: FunctionCallExprSyntax?, in scope: Scope
  ) -> BarItem.Content {
    guard let call else { return .unknown(reason: "made in code") }
    if let image = reading.image(call, in: scope) { return .image(image) }
    if let first = call.arguments.first, first.label == nil, call.name != "Image" {
      return .text(reading.text(first.expression, in: scope))
    }
    let closure =
      call.closure("label") ?? (call.argument("action") != nil ? call.trailingClosure : nil)
    guard let closure else { return .unknown(reason: "made in code") }
    let label = reading.label(closure.statements, in: scope)
    if label.icon.value != nil, label.icon != .stated(.none) { return .image(label.icon) }
    return .text(label.title)
  }

  private func isInTab(_ node: ExprSyntax) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent {
      if parent.is(StructDeclSyntax.self) { return false }
      if let call = parent.as(FunctionCallExprSyntax.self) {
        if ["sheet", "fullScreenCover", "popover", "NavigationLink", "navigationDestination"]
          .contains(call.name ?? "")
        {
          return false
        }
        if call.name == "TabView" {
          let style = styles[call.id] ?? tabBar(ViewChain(ExprSyntax(call)))?.style
          styles[call.id] = style
          return style == .bar
        }
      }
      current = parent
    }
    return false
  }

  private func isTopLevel(_ node: ExprSyntax) -> Fact<Bool> {
    var current = Syntax(node)
    while let parent = current.parent {
      if parent.is(StructDeclSyntax.self) { break }
      switch parent.as(FunctionCallExprSyntax.self)?.name {
      case "NavigationStack", "NavigationView": return .stated(true)
      case "NavigationLink", "navigationDestination": return .stated(false)
      default: current = parent
      }
    }
    return .unknown(reason: "not stated")
  }
}
