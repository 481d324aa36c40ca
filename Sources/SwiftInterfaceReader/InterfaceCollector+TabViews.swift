internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

extension InterfaceCollector {
  /// The tab bar, or the pages, of a `TabView`.
  func tabBar(_ chain: ViewChain) -> TabBar? {
    guard let call = chain.base.as(FunctionCallExprSyntax.self), let content = call.content else {
      return nil
    }
    let style =
      chain.modifier("tabViewStyle")?.call.arguments.first?.expression.trimmedDescription ?? ""
    let made = reading.builderItems(content.statements)
    let tabs = made.items.map(tab)
    // Without any tab item, this is a paged view, or its views have tab items of their own.
    let isBar = tabs.contains { $0 != nil }
    let place = reading.place(chain.base)
    let platforms = reading.platforms(at: chain.base)
    guard isBar, !["page", "Page", "carousel", "Carousel"].contains(where: style.contains) else {
      return TabBar(
        place: place, platforms: platforms, count: .unknown(reason: "made in other views"),
        style: .pages)
    }
    let known = zip(made.items, tabs).map { item, tab in
      tab
        ?? Tab(
          place: reading.place(item.expression), title: .unknown(reason: "made in another view"),
          icon: .unknown(reason: "made in another view"), isPresent: item.isPresent)
    }
    var count = made.count
    // A view declared in another file may provide several tabs, or none.
    if tabs.contains(where: { $0 == nil }), let value = count.stated { count = .conditional(value) }
    if let value = count.stated, known.contains(where: { $0.isPresent.isOpen }) {
      count = .conditional(value)
    }
    return TabBar(
      place: place, platforms: platforms, tabs: known, count: count,
      adaptsToSidebar: style.contains("sidebarAdaptable")
        ? .stated(true)
        : style.contains("tabBarOnly")
          ? .stated(false)
          // The style may be applied to the member that contains the tabs.
          : reading.source.adaptsTabs ? .conditional(true) : .unknown(reason: "not stated"),
      // A view of a fixed size is a tabbed window on the Mac rather than an app's tab bar.
      style: style.contains("grouped") || isFixed(chain) ? .view : .bar)
  }

  private func isFixed(_ chain: ViewChain) -> Bool {
    chain.modifiers.contains { modifier in
      modifier.name == "frame"
        && ["width", "minWidth"].contains {
          reading.amount(modifier.call.argument($0), in: Scope()) != nil
        }
    }
  }

  private func tab(_ item: BuilderItem) -> Tab? {
    let chain = ViewChain(item.expression)
    let badge = chain.modifier("badge").flatMap { self.badge($0.call, in: item.scope) }
    if chain.name == "Tab", let call = chain.base.as(FunctionCallExprSyntax.self) {
      return newTab(call, chain: chain, badge: badge, item: item)
    }
    guard let (content, scope) = tabItem(chain, in: item.scope) else { return nil }
    let label = reading.label(content.statements, in: scope)
    var tab = Tab(
      place: reading.place(item.expression), title: label.title, icon: label.icon, badge: badge,
      isPresent: item.isPresent,
      action: chain.name == "Button" ? .stated(command(chain.base)) : nil)
    tab.isEmpty = chain.base.showsNothing && !chain.showsMore
    return tab
  }

  /// The content of a view's tab item, from the view itself or from a modifier declared in the module.
  private func tabItem(_ chain: ViewChain, in scope: Scope) -> (ClosureExprSyntax, Scope)? {
    if let content = chain.modifier("tabItem")?.call.content { return (content, scope) }
    for modifier in chain.modifiers {
      let labels = modifier.call.arguments.map { $0.label?.text }
      guard
        let function = reading.declarations.function(modifier.name, labels: labels, of: "View"),
        case .expr(let made)? = function.body?.statements.last?.item,
        let content = ViewChain(made).modifier("tabItem")?.call.content
      else { continue }
      let names = reading.bindings(of: function, modifier.call, in: scope)
      return (content, scope.deeper(type: "View", names))
    }
    return nil
  }

  private func newTab(
    _ call: FunctionCallExprSyntax, chain: ViewChain, badge: Fact<InterfaceText>?,
    item: BuilderItem
  ) -> Tab {
    let role = call.argument("role")?.trimmedDescription
    let absent = role == nil ? nil : "the system's"
    var title: Fact<InterfaceText> = absent.map { .unknown(reason: $0) } ?? .stated(InterfaceText())
    var icon: Fact<ImageName> = absent.map { .unknown(reason: $0) } ?? .stated(.none)
    if let label = call.closure("label") {
      let made = reading.label(label.statements, in: item.scope)
      (title, icon) = (made.title, made.icon)
    } else {
      if let first = call.arguments.first, first.label == nil {
        title = reading.text(first.expression, in: item.scope)
      }
      if let image = reading.image(call, in: item.scope) { icon = image }
    }
    let disabled = chain.modifier("disabled").map {
      reading.flag($0.call.arguments.first?.expression)
    }
    let hidden = chain.modifier("hidden").map { reading.flag($0.call.arguments.first?.expression) }
    var isPresent = hidden == nil ? item.isPresent : Self.opposite(hidden)
    // Such a tab may be shown in the sidebar only.
    if chain.modifier("tabPlacement", "defaultVisibility") != nil {
      isPresent = .unknown(reason: "arranged by people")
    }
    var tab = Tab(
      place: reading.place(chain.base), title: title, icon: icon, badge: badge,
      systemItem: role == ".search" ? "search" : nil,
      isEnabled: Self.opposite(disabled), isPresent: isPresent)
    // A tab with a role is shown by the system.
    tab.isEmpty =
      role == nil
      && call.content.map {
        $0.statements.isEmpty || $0.statements.onlyExpression?.showsNothing == true
      } ?? false
    return tab
  }

  private static func opposite(_ fact: Fact<Bool>?) -> Fact<Bool> {
    switch fact {
    case nil: .stated(true)
    case .stated(let value): .stated(!value)
    case .conditional: .conditional(true)
    case .unknown(let reason): .unknown(reason: reason)
    }
  }

  private func badge(_ call: FunctionCallExprSyntax, in scope: Scope) -> Fact<InterfaceText>? {
    guard let value = call.arguments.first?.expression else { return nil }
    if value.is(NilLiteralExprSyntax.self) { return nil }
    if let number = reading.number(value) {
      // Zero shows no badge.
      return number == 0 ? nil : .stated(InterfaceText(literal: "\(Int(number))"))
    }
    return reading.text(value, in: scope)
  }

  private func command(_ expression: ExprSyntax) -> String {
    let call = expression.as(FunctionCallExprSyntax.self)
    let action = call?.argument("action") ?? call?.trailingClosure.map { ExprSyntax($0) }
    let text = action?.trimmedDescription ?? "Button"
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension ExprSyntax {
  /// Whether it is a view without any content: `EmptyView()`, `VStack {}`, `Color.clear`.
  fileprivate var showsNothing: Bool {
    if path == ["Color", "clear"] { return true }
    guard let call = self.as(FunctionCallExprSyntax.self), let name = call.name else {
      return false
    }
    if let closure = call.trailingClosure {
      return name.hasSuffix("Stack") && closure.statements.isEmpty
    }
    let text = call.arguments.first?.expression.literalParts
    return call.arguments.isEmpty && ["EmptyView", "Spacer"].contains(name)
      || name == "Text" && call.arguments.count == 1 && text?.isEmpty == true
  }
}

extension ViewChain {
  /// Whether a modifier draws something around or over its view.
  fileprivate var showsMore: Bool {
    modifiers.contains { ["overlay", "background", "safeAreaInset"].contains($0.name) }
  }
}

extension CodeBlockItemListSyntax {
  /// The expression of the only statement.
  fileprivate var onlyExpression: ExprSyntax? { count == 1 ? first?.expression : nil }
}

extension Fact where Value == Bool {
  /// Whether it depends on the state of the running app.
  fileprivate var isOpen: Bool {
    switch self {
    case .conditional, .stated(false): true
    case .unknown(let reason): reason == "arranged by people" || reason == "in a section"
    case .stated(true): false
    }
  }
}
