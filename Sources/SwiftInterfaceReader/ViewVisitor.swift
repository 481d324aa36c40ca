internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// Finds SwiftUI's tab views, bars and controls.
final class ViewVisitor: SyntaxVisitor {
  private let reading: SwiftReading
  private(set) var tabBars: [TabBar] = []
  private var chains: [Screen] = []
  /// The screens that hold the controls of a type.
  private var types: [(id: String, place: Place, platforms: [Platform], controls: [Control])] = []

  /// Every screen found; a type without a bar or a control is none.
  var screens: [Screen] {
    chains
      + types.filter { !$0.controls.isEmpty }.map {
        Screen(id: $0.id, place: $0.place, platforms: $0.platforms, controls: $0.controls)
      }
  }

  init(reading: SwiftReading) {
    self.reading = reading
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append((node.name.text, reading.place(node), reading.platforms(at: node), []))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(
      (
        node.extendedType.trimmedDescription, reading.place(node), reading.platforms(at: node), []
      ))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let expression = ExprSyntax(node)
    guard expression.isOutermost else { return .visitChildren }
    let chain = ViewChain(expression)
    switch chain.name {
    case "TabView": if let bar = tabBar(chain) { tabBars.append(bar) }
    case "NavigationSplitView":
      chains.append(
        Screen(
          id: "NavigationSplitView", place: reading.place(chain.base),
          platforms: reading.platforms(at: node), hasSidebar: .stated(true)))
    default: break
    }
    if let screen = screen(chain) { chains.append(screen) }
    if let control = control(chain) {
      if types.isEmpty { types.append(("", control.place, [], [])) }
      types[types.count - 1].controls.append(control)
    }
    return .visitChildren
  }

  // MARK: - Tabs

  private func tabBar(_ chain: ViewChain) -> TabBar? {
    guard let call = chain.base.as(FunctionCallExprSyntax.self), let content = call.content else {
      return nil
    }
    let style =
      chain.modifier("tabViewStyle")?.call.arguments.first?.expression.trimmedDescription ?? ""
    var isWhole = true
    let items = BuilderItem.list(content.statements, isWhole: &isWhole)
    let tabs = items.map(tab)
    // Without a single tab item this is a row of pages, or made of views that bring their own.
    let isBar = tabs.contains { $0 != nil }
    guard isBar, !["page", "Page", "carousel", "Carousel"].contains(where: style.contains) else {
      return TabBar(
        place: reading.place(chain.base), platforms: reading.platforms(at: chain.base),
        count: .unknown(reason: "made in other views"), style: .pages)
    }
    let known = zip(items, tabs).map { item, tab in
      tab
        ?? Tab(
          place: reading.place(item.expression), title: .unknown(reason: "made in another view"),
          icon: .unknown(reason: "made in another view"), isPresent: item.isPresent)
    }
    let count: Fact<Int> =
      !isWhole
      ? .unknown(reason: "made in a loop or a build condition")
      : known.allSatisfy { $0.isPresent == .stated(true) }
        ? .stated(known.count) : .conditional(known.count)
    return TabBar(
      place: reading.place(chain.base), platforms: reading.platforms(at: chain.base),
      tabs: known, count: count,
      adaptsToSidebar: style.contains("sidebarAdaptable")
        ? .stated(true)
        : style.contains("tabBarOnly") ? .stated(false) : .unknown(reason: "not stated"))
  }

  private func tab(_ item: BuilderItem) -> Tab? {
    let chain = ViewChain(item.expression)
    let badge = chain.modifier("badge").flatMap { self.badge($0.call) }
    if chain.name == "Tab", let call = chain.base.as(FunctionCallExprSyntax.self) {
      return newTab(call, chain: chain, badge: badge, isPresent: item.isPresent)
    }
    guard let modifier = chain.modifier("tabItem"), let content = modifier.call.content else {
      return nil
    }
    let label = Label(content.statements, reading: reading)
    return Tab(
      place: reading.place(item.expression), title: label.title, icon: label.icon, badge: badge,
      isPresent: item.isPresent,
      action: chain.name == "Button" ? .stated(command(chain.base)) : nil)
  }

  private func newTab(
    _ call: FunctionCallExprSyntax, chain: ViewChain, badge: Fact<InterfaceText>?,
    isPresent: Fact<Bool>
  ) -> Tab {
    let role = call.argument("role")?.trimmedDescription
    var title: Fact<InterfaceText> = .stated(InterfaceText())
    var icon: Fact<ImageName> = .stated(.none)
    if let label = call.closure("label") {
      let made = Label(label.statements, reading: reading)
      (title, icon) = (made.title, made.icon)
    } else {
      if let first = call.arguments.first, first.label == nil {
        title = reading.text(first.expression)
      }
      if let image = reading.image(call) { icon = image }
    }
    let disabled = chain.modifier("disabled").map {
      reading.flag($0.call.arguments.first?.expression)
    }
    let hidden = chain.modifier("hidden").map { reading.flag($0.call.arguments.first?.expression) }
    return Tab(
      place: reading.place(chain.base), title: title, icon: icon, badge: badge,
      systemItem: role == ".search" ? "search" : nil,
      isEnabled: Self.opposite(disabled),
      isPresent: hidden == nil ? isPresent : Self.opposite(hidden))
  }

  private static func opposite(_ fact: Fact<Bool>?) -> Fact<Bool> {
    switch fact {
    case nil: .stated(true)
    case .stated(let value): .stated(!value)
    case .conditional: .conditional(true)
    case .unknown(let reason): .unknown(reason: reason)
    }
  }

  private func badge(_ call: FunctionCallExprSyntax) -> Fact<InterfaceText>? {
    guard let value = call.arguments.first?.expression else { return nil }
    if let number = reading.number(value) {
      // No badge shows for zero.
      return number == 0 ? nil : .stated(InterfaceText(literal: "\(Int(number))"))
    }
    return reading.text(value)
  }

  private func command(_ expression: ExprSyntax) -> String {
    let call = expression.as(FunctionCallExprSyntax.self)
    let action = call?.argument("action") ?? call?.trailingClosure.map { ExprSyntax($0) }
    let text = action?.trimmedDescription ?? "Button"
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  // MARK: - Bars

  private func screen(_ chain: ViewChain) -> Screen? {
    guard
      chain.modifiers.contains(where: { modifier in
        [
          "navigationTitle", "navigationBarTitle", "toolbar", "navigationBarBackButtonHidden",
          "navigationBarHidden", "navigationBarItems",
        ].contains(modifier.name)
      }), chain.base.is(FunctionCallExprSyntax.self)
    else { return nil }
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
        } else if first?.trimmedDescription == ".hidden" {
          let bars = modifier.call.argument("for")?.trimmedDescription ?? ""
          if bars.contains("tabBar") {
            screen.hidesTabBarWhenPushed = .stated(true)
            screen.showsTabBar = .stated(false)
            screen.place = reading.place(modifier.token)
          }
          if bars.contains("navigationBar") || bars.isEmpty {
            edit(modifier.token) { $0.isHidden = .stated(true) }
          }
        }
      default: continue
      }
    }
    screen.navigationBar = bar
    return screen
  }

  private func addToolbar(
    _ content: ClosureExprSyntax, to screen: inout Screen,
    edit: ((inout NavigationBar) -> Void) -> Void
  ) {
    var isWhole = true
    var bottom: [BarItem] = []
    for item in BuilderItem.list(content.statements, isWhole: &isWhole) {
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
        var all = true
        views = BuilderItem.list(inside.statements, isPresent: item.isPresent, isWhole: &all)
          .map { barItem($0) }
        // An item's own line is where it stands in the toolbar.
        if chain.name == "ToolbarItem", views.count == 1 {
          views[0].place = reading.place(item.expression)
        }
        if !all { isWhole = false }
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
        itemContent(call)
      case "Picker": control(chain).map { .control($0) } ?? .unknown(reason: "made in code")
      default: .unknown(reason: "another view")
      }
    return BarItem(
      place: reading.place(item.expression), content: content, isPresent: item.isPresent)
  }

  /// What a button in a bar shows: an image wherever it has one.
  private func itemContent(_ call: FunctionCallExprSyntax?) -> BarItem.Content {
    guard let call else { return .unknown(reason: "made in code") }
    if let image = reading.image(call) { return .image(image) }
    if let first = call.arguments.first, first.label == nil, call.name != "Image" {
      return .text(reading.text(first.expression))
    }
    let closure =
      call.closure("label") ?? (call.argument("action") != nil ? call.trailingClosure : nil)
    guard let closure else { return .unknown(reason: "made in code") }
    let label = Label(closure.statements, reading: reading)
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
          return tabBar(ViewChain(ExprSyntax(call)))?.style == .bar
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

  // MARK: - Controls

  private func control(_ chain: ViewChain) -> Control? {
    let place = reading.place(chain.base)
    switch chain.name {
    case "Button":
      guard let frame = chain.modifier("frame")?.call else { return nil }
      let (width, height) = (
        reading.number(frame.argument("width")), reading.number(frame.argument("height"))
      )
      guard width != nil || height != nil else { return nil }
      return Control(
        kind: .button, place: place, width: width.map { .stated($0) },
        height: height.map { .stated($0) })
    case "Text", "Label":
      guard let font = chain.modifier("font")?.call.arguments.first?.expression,
        let call = font.as(FunctionCallExprSyntax.self), call.name == "system",
        let size = reading.number(call.argument("size"))
      else { return nil }
      return Control(kind: .label, place: place, fontSize: .stated(size))
    case "Picker":
      guard
        let style = chain.modifier("pickerStyle")?.call.arguments.first?.expression
          .trimmedDescription,
        style.lowercased().contains("segmented"),
        let content = chain.base.as(FunctionCallExprSyntax.self)?.content
      else { return nil }
      var isWhole = true
      let items = BuilderItem.list(content.statements, isWhole: &isWhole)
      let labels = isWhole ? items.map { Label($0.expression, reading: reading) } : []
      return Control(
        kind: .segmentedControl, place: place, texts: labels.map(\.title),
        images: labels.map(\.icon))
    default: return nil
    }
  }
}

/// The words and the image of a label's content.
struct Label {
  var title: Fact<InterfaceText> = .stated(InterfaceText())
  var icon: Fact<ImageName> = .stated(.none)

  init(_ statements: CodeBlockItemListSyntax, reading: SwiftReading) {
    var isWhole = true
    for item in BuilderItem.list(statements, isWhole: &isWhole) {
      let part = Label(item.expression, reading: reading)
      if title == .stated(InterfaceText()) { title = Self.weakened(part.title, item.isPresent) }
      if icon == .stated(.none) { icon = Self.weakened(part.icon, item.isPresent) }
    }
    guard isWhole, !statements.isEmpty else {
      title = .unknown(reason: "made in code")
      icon = .unknown(reason: "made in code")
      return
    }
  }

  init(_ expression: ExprSyntax, reading: SwiftReading) {
    let chain = ViewChain(expression)
    guard let call = chain.base.as(FunctionCallExprSyntax.self) else {
      title = .unknown(reason: "made in code")
      icon = .unknown(reason: "made in code")
      return
    }
    switch chain.name {
    case "Text": title = reading.text(call.arguments.first?.expression)
    case "Image": icon = reading.image(call) ?? .unknown(reason: "made in code")
    case "Label":
      if let first = call.arguments.first, first.label == nil {
        title = reading.text(first.expression)
        icon = reading.image(call) ?? .unknown(reason: "made in code")
      } else {
        if let content = call.trailingClosure {
          title = Label(content.statements, reading: reading).title
        }
        if let content = call.closure("icon") {
          icon = Label(content.statements, reading: reading).icon
        }
      }
    case "VStack", "HStack", "Group":
      if let content = call.content {
        self = Label(content.statements, reading: reading)
      }
    default:
      title = .unknown(reason: "another view")
      icon = .unknown(reason: "another view")
    }
  }

  private static func weakened<Value>(_ fact: Fact<Value>, _ isPresent: Fact<Bool>) -> Fact<Value> {
    guard case .stated(let value) = fact, isPresent != .stated(true) else { return fact }
    return .conditional(value)
  }
}
