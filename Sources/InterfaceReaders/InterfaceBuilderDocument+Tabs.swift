internal import Guidelines
internal import LinterCore

extension InterfaceBuilderDocument {
  /// The tab bars of tab bar controllers, and AppKit's tab views.
  var tabBars: [TabBar] {
    // A launch screen only draws the tab bar.
    guard !isLaunchScreen else { return [] }
    let bars = root.inDocument(
      named: "tabBarController", "tabBar", "tabView", "tabViewController")
    return bars.compactMap { element in
      switch element.name {
      case "tabBarController": tabBar(element)
      case "tabBar": looseTabBar(element)
      case "tabView": tabView(element, items: element.child("tabViewItems")?.children ?? [])
      case "tabViewController":
        tabView(element, items: element.child("tabViewItems")?.children ?? [])
      default: nil
      }
    }
  }

  private func tabBar(_ controller: XMLElement) -> TabBar {
    let destinations = Self.destinations(of: controller, as: "viewControllers")
    let tabs = destinations.compactMap { destination($0) }.map(tab)
    // A bar with fewer than two tabs is probably filled in code; a custom class may add tabs.
    let count: Fact<Int> =
      tabs.count < 2
      ? .unknown(reason: "set in code")
      : controller.isCustom ? .conditional(tabs.count) : .stated(tabs.count)
    return TabBar(place: place(controller), platforms: platforms, tabs: tabs, count: count)
  }

  /// A tab bar without a controller, which is a view with its own items.
  private func looseTabBar(_ bar: XMLElement) -> TabBar? {
    let items = bar.child("items")?.children.filter { $0.name == "tabBarItem" } ?? []
    guard bar["key"] != "tabBar", !items.isEmpty else { return nil }
    return TabBar(
      place: place(bar), platforms: platforms,
      tabs: items.map { tab($0, mayBeSetInCode: bar.isCustom || $0.isCustom) },
      count: bar.isCustom ? .conditional(items.count) : .stated(items.count))
  }

  private func tab(_ controller: XMLElement) -> Tab {
    guard let item = controller.child("tabBarItem") else {
      let reason = controller.isElsewhere ? "another storyboard" : "set in code"
      return Tab(
        place: place(controller), title: .unknown(reason: reason), icon: .unknown(reason: reason))
    }
    // A custom class of the controller or its root may set what the document omits.
    let screens =
      [controller]
      + Self.destinations(of: controller, as: "rootViewController").compactMap { destination($0) }
    return tab(
      item,
      mayBeSetInCode: screens.contains(where: \.isCustom)
        || controller.isElsewhere || item.isCustom)
  }

  private func tab(_ item: XMLElement, mayBeSetInCode: Bool) -> Tab {
    func missing<Value>(_ value: Value) -> Fact<Value> {
      mayBeSetInCode ? .unknown(reason: "set in code") : .stated(value)
    }
    let system = item["systemItem"]
    return Tab(
      place: place(item),
      title: item["title"].map { .stated(text($0, of: item, as: "title")) }
        ?? (system == nil ? missing(InterfaceText()) : .unknown(reason: "the system's")),
      icon: image(item, "image").map { .stated($0) }
        ?? (system == nil ? missing(.none) : .unknown(reason: "the system's")),
      selectedIcon: image(item, "selectedImage").map { .stated($0) },
      compactIcon: image(item, "landscapeImage").map { .stated($0) },
      badge: item["badgeValue"].map { .stated(InterfaceText(literal: $0)) },
      systemItem: system, isEnabled: .stated(item["enabled"] != "NO"))
  }

  private func tabView(_ view: XMLElement, items: [XMLElement]) -> TabBar {
    let tabs = items.filter { $0.name == "tabViewItem" }.map { item in
      Tab(
        place: place(item),
        title: item["label"].map { .stated(text($0, of: item, as: "label")) }
          ?? .unknown(reason: "set in code"),
        icon: image(item, "image").map { .stated($0) } ?? .unknown(reason: "not shown"))
    }
    let count: Fact<Int> =
      tabs.isEmpty
      ? .unknown(reason: "set in code")
      : view.isCustom ? .conditional(tabs.count) : .stated(tabs.count)
    return TabBar(
      place: place(view), platforms: platforms, tabs: tabs, count: count, style: .view)
  }
}
