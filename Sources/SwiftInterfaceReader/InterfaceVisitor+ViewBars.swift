internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

extension InterfaceVisitor {
  /// What the modifiers of a view say of its bars.
  func screen(_ chain: ViewChain) -> Screen {
    let start = reading.place(chain.base)
    var screen = Screen(
      id: chain.name ?? "", place: start, platforms: reading.platforms(at: chain.base),
      showsTabBar: isInTab(chain.base) ? .stated(true) : .unknown(reason: "not stated"),
      isTopLevel: isTopLevel(chain.base))
    var bar: NavigationBar?
    func edit(_ token: TokenSyntax, _ change: (inout NavigationBar) -> Void) {
      var edited = bar ?? NavigationBar(place: reading.place(token))
      change(&edited)
      bar = edited
    }
    for modifier in chain.modifiers {
      let first = modifier.call.arguments.first?.expression
      switch modifier.name {
      case "navigationTitle", "navigationBarTitle":
        edit(modifier.token) { $0.title = reading.text(first) }
      case "navigationBarBackButtonHidden":
        edit(modifier.token) { $0.hidesBackButton = reading.flag(first) }
      case "navigationBarHidden":
        edit(modifier.token) { $0.isHidden = reading.flag(first) }
      case "toolbar":
        if let content = modifier.call.content {
          addToolbar(content, to: &screen) { change in edit(modifier.token, change) }
        } else {
          hide(modifier, in: &screen) { change in edit(modifier.token, change) }
        }
      case "toolbarVisibility":
        hide(modifier, in: &screen) { change in edit(modifier.token, change) }
      case "navigationBarItems":
        for (side, label) in [(\NavigationBar.leading, "leading"), (\.trailing, "trailing")] {
          guard let view = modifier.call.argument(label) else { continue }
          let items = reading.builderItems(Self.inner(view)).items.map(barItem)
          edit(modifier.token) { $0[keyPath: side] = items }
        }
      default: continue
      }
    }
    screen.navigationBar = bar
    return screen
  }

  /// What `.toolbar(.hidden, for: .tabBar)` hides; a choice of the app hides it sometimes.
  private func hide(
    _ modifier: ViewChain.Modifier, in screen: inout Screen,
    edit: ((inout NavigationBar) -> Void) -> Void
  ) {
    let first = modifier.call.arguments.first?.expression
    let isStated = first?.path == ["hidden"]
    guard isStated || first?.is(TernaryExprSyntax.self) == true || first?.isChoice == true else {
      return
    }
    // An app that draws a bar of its own hides the system's for every tab.
    let isOfTabs =
      screen.id == "TabView" || screen.showsTabBar == .stated(true)
      || types.last?.name == "View"
    let hidden: Fact<Bool> = isStated && !isOfTabs ? .stated(true) : .conditional(true)
    let bars = modifier.call.arguments.dropFirst().map { $0.expression.path.last ?? "" }
    if bars.contains("tabBar") {
      screen.hidesTabBarWhenPushed = hidden
      screen.showsTabBar = isStated ? .stated(false) : .unknown(reason: "hidden sometimes")
      screen.place = reading.place(modifier.token)
    }
    if bars.contains("navigationBar") || bars.isEmpty { edit { $0.isHidden = hidden } }
  }

  /// The statements of a view that only arranges others.
  private static func inner(_ view: ExprSyntax) -> CodeBlockItemListSyntax {
    let call = view.as(FunctionCallExprSyntax.self)
    if let content = call?.content, ["HStack", "Group"].contains(call?.name ?? "") {
      return content.statements
    }
    return CodeBlockItemListSyntax([CodeBlockItemSyntax(item: .expr(view))])
  }

  private func addToolbar(
    _ content: ClosureExprSyntax, to screen: inout Screen,
    edit: ((inout NavigationBar) -> Void) -> Void
  ) {
    let made = reading.builderItems(content.statements)
    var isWhole = made.isWhole
    var bottom: [BarItem] = []
    for item in made.items {
      let chain = ViewChain(item.expression)
      let call = chain.base.as(FunctionCallExprSyntax.self)
      let isItem = ["ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer"].contains(chain.name ?? "")
      let placement = isItem ? call?.argument("placement")?.trimmedDescription ?? "" : ""
      var views: [BarItem] = []
      if chain.name == "ToolbarSpacer" {
        let isFixed = call?.arguments.first?.expression.trimmedDescription == ".fixed"
        views = [
          BarItem(
            place: reading.place(item.expression), content: isFixed ? .fixedSpace : .flexibleSpace)
        ]
      } else if isItem, let inside = call?.content {
        let inner = reading.builderItems(inside.statements, in: item.scope)
        views = inner.items.map { view in
          var view = view
          if view.isPresent.isStated { view.isPresent = item.isPresent }
          return barItem(view)
        }
        // An item's own line is where it stands in the toolbar.
        if chain.name == "ToolbarItem", views.count == 1 {
          views[0].place = reading.place(item.expression)
        }
        if !inner.isWhole { isWhole = false }
      } else {
        views = [barItem(item)]
      }
      switch placement.split(separator: ".").last ?? "" {
      case "bottomBar", "status": bottom += views
      case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation":
        edit { $0.leading += views }
      case "principal":
        if case .control(let control) = views.first?.content { edit { $0.titleView = control } }
      case "keyboard", "bottomOrnament", "accessoryBar": continue
      default: edit { $0.trailing += views }
      }
    }
    if let first = bottom.first {
      screen.toolbar = Toolbar(place: first.place, items: bottom, isComplete: isWhole)
    }
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

  /// What a button in a bar shows: an image wherever it has one.
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
    let label = Label(closure.statements, reading: reading, in: scope)
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

extension ExprSyntax {
  /// Whether this is a choice between two values that the app makes while it runs.
  fileprivate var isChoice: Bool {
    self.as(SequenceExprSyntax.self)?.elements.contains {
      $0.is(UnresolvedTernaryExprSyntax.self)
    } ?? false
  }
}
