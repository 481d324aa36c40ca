internal import Guidelines
internal import LinterCore

extension InterfaceBuilderDocument {
  /// The screens of the view controllers; a xib without view controllers is one screen.
  var screens: [Screen] {
    if controllers.isEmpty {
      guard let objects = root.inDocument(named: "objects").first else { return [] }
      return [
        Screen(
          id: path, place: place(objects), platforms: platforms,
          isLaunchScreen: .stated(isLaunchScreen), controls: controls(in: objects))
      ]
    }
    return controllers.compactMap(screen)
  }

  private func screen(_ controller: XMLElement) -> Screen? {
    guard let id = controller["id"] else { return nil }
    let bar = controller.child("navigationItem").map { navigationBar($0, of: controller, id: id) }
    let embedding = navigationController(of: id)
    let bottom = toolbar(of: controller)
    // Code may show a toolbar that the navigation controller hides.
    let isBarCertain = bottom?.isOwn == true || embedding?["toolbarHidden"] == "NO"
    var screen = Screen(
      id: controller["storyboardIdentifier"] ?? controller["customClass"] ?? id,
      place: place(controller), platforms: platforms, navigationBar: bar,
      toolbar: bottom?.toolbar,
      showsTabBar: isInTab(id)
        ? (isBarCertain ? .stated(true) : .conditional(true)) : .unknown(reason: "not stated"),
      hidesTabBarWhenPushed: controller["hidesBottomBarWhenPushed"] == "YES"
        ? .stated(true) : .unknown(reason: "not stated"),
      isTopLevel: isTopLevel(id),
      hasSidebar: controller.name == "splitViewController"
        ? .stated(true) : .unknown(reason: "not stated"),
      isLaunchScreen: .stated(isLaunchScreen),
      controls: controller.children.filter { $0["key"] == "view" || $0["key"] == "tableView" }
        .flatMap(controls))
    screen.background = controller.child(key: "view").flatMap { view in
      isCovered(view) ? nil : color(view, "backgroundColor")
    }
    return screen
  }

  /// Whether the views in `view` may cover it: together they are nearly as large, or their sizes are not known.
  private func isCovered(_ view: XMLElement) -> Bool {
    func area(_ element: XMLElement) -> Double? {
      guard let frame = element.child(key: "frame"),
        let width = frame["width"].flatMap(Double.init),
        let height = frame["height"].flatMap(Double.init)
      else { return nil }
      return width * height
    }
    let areas = view.child("subviews")?.children.map(area) ?? []
    guard !areas.isEmpty else { return false }
    guard let whole = area(view), !areas.contains(nil) else { return true }
    return areas.compactMap(\.self).reduce(0, +) > whole * 0.8
  }

  private func navigationBar(
    _ item: XMLElement, of controller: XMLElement, id: String
  ) -> NavigationBar {
    let title = item["title"] ?? controller["title"]
    let isFirst = navigationController(of: id) != nil
    let bar = navigationController(of: id)?.child("navigationBar")
    let left = items(item, single: "leftBarButtonItem", list: "leftBarButtonItems")
    let right = items(item, single: "rightBarButtonItem", list: "rightBarButtonItems")
    // Interface Builder adds a navigation item to every screen that may be pushed, but only the root of a
    // navigation controller is certain to have a bar.
    let absent: Fact<InterfaceText> =
      controller.isCustom || controller.isElsewhere || !isFirst || isLaunchScreen
      ? .unknown(reason: "set in code") : .stated(InterfaceText())
    return NavigationBar(
      place: place(item),
      title: title.map {
        .stated(text($0, of: item["title"] == nil ? controller : item, as: "title"))
      }
        ?? absent,
      largeTitle: bar?["largeTitles"] == "YES" && item["largeTitleDisplayMode"] != "never"
        ? .stated(true) : .unknown(reason: "not stated"),
      leading: left,
      // UIKit orders these items from the trailing edge.
      trailing: right.reversed(),
      titleView: item.child(key: "titleView").map(control),
      hidesBackButton: item["hidesBackButton"] == "YES"
        ? .stated(true) : .unknown(reason: "not stated"),
      replacesBackIndicator: bar.flatMap { image($0, "backIndicatorImage") } != nil
        ? .stated(true) : .unknown(reason: "not stated"))
  }

  private func items(_ item: XMLElement, single: String, list: String) -> [BarItem] {
    let several = item.child(list)?.children.filter { $0.name == "barButtonItem" } ?? []
    return (several.isEmpty ? [item.child(key: single)].compactMap(\.self) : several).map(barItem)
  }

  /// The toolbar items of a controller, or the toolbar in its view.
  private func toolbar(of controller: XMLElement) -> (toolbar: Toolbar, isOwn: Bool)? {
    if let items = controller.child("toolbarItems"), !items.children.isEmpty {
      return (Toolbar(place: place(items), items: items.children.map(barItem)), false)
    }
    let bars = root.inDocument(named: "toolbar").lazy
    let views = controller.children.filter { $0["key"] == "view" }
    let inside = views.lazy.compactMap { view in bars.first(where: view.holds) }
    guard let bar = inside.first, let items = bar.child("items") else { return nil }
    return (Toolbar(place: place(bar), items: items.children.map(barItem)), true)
  }

  private func barItem(_ item: XMLElement) -> BarItem {
    let content: BarItem.Content =
      if let view = item.child(key: "customView") {
        .control(control(view))
      } else if let system = item["systemItem"] {
        switch system {
        case "flexibleSpace": .flexibleSpace
        case "fixedSpace": .fixedSpace
        default: .system(system)
        }
      } else if let image = image(item, "image") {
        // The title next to an image is only read by VoiceOver.
        .image(.stated(image))
      } else if let title = item["title"] {
        .text(.stated(text(title, of: item, as: "title")))
      } else {
        .unknown(reason: "set in code")
      }
    return BarItem(place: place(item), content: content)
  }
}
