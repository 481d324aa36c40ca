internal import Guidelines
internal import LinterCore

/// A document of Interface Builder: its objects by id, and how they refer to one another.
struct InterfaceBuilderDocument {
  let path: String
  let kind: InterfaceFile.Kind
  let platforms: [Platform]
  let isLaunchScreen: Bool
  /// Every view controller, in the order of the document.
  let controllers: [XMLElement]

  private let strings: [String: Bilingual<String>]
  private let elements: [String: XMLElement]
  private let root: XMLElement
  /// The names of the images that are symbols of the system.
  private let symbols: Set<String>
  /// How its controllers lead to one another.
  private let routes: Routes

  /// The document that `root` is; `nil` where it is none of Interface Builder.
  init?(_ root: XMLElement, path: String, strings: [String: Bilingual<String>] = [:]) {
    guard root.name == "document",
      root["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true
    else { return nil }
    let all = root.descendants
    self.root = root
    self.path = path
    self.strings = strings
    kind = root["type"]?.contains("Storyboard") == true ? .storyboard : .xib
    platforms = Self.platforms(of: root)
    isLaunchScreen = root["launchScreen"] == "YES"
    elements = Self.byID(all)
    symbols = Self.symbols(in: all)
    controllers = all.filter(\.isController)
    routes = Routes.between(controllers, in: all)
  }

  private static func platforms(of root: XMLElement) -> [Platform] {
    let runtime = root["targetRuntime"] ?? ""
    if runtime == "iOS.CocoaTouch.iPad" { return [.iPadOS] }
    if let known = runtimes.first(where: { runtime.hasPrefix($0.prefix) }) {
      return [known.platform]
    }
    let type = root["type"] ?? ""
    return type.contains(".Cocoa.") ? [.macOS] : type.contains("CocoaTouch") ? [.iOS] : []
  }

  /// The platforms by the prefix of `targetRuntime`.
  private static let runtimes: [(prefix: String, platform: Platform)] = [
    ("iOS.CocoaTouch", .iOS), ("MacOSX", .macOS), ("AppleTV", .tvOS), ("watchKit", .watchOS),
  ]

  /// The elements by id; for a duplicate id the first one.
  private static func byID(_ all: some Sequence<XMLElement>) -> [String: XMLElement] {
    Dictionary(all.compactMap { element in element["id"].map { ($0, element) } }) { first, _ in
      first
    }
  }

  private static func symbols(in all: some Sequence<XMLElement>) -> Set<String> {
    Set(all.filter { $0.name == "image" && $0["catalog"] == "system" }.compactMap { $0["name"] })
  }

  /// How controllers lead to one another.
  private struct Routes {
    /// The controllers that a segue pushes.
    var pushed: Set<String> = []
    /// The navigation controller that a controller is the first screen of, by the screen's id.
    var navigation: [String: XMLElement] = [:]
    /// The controllers that are tabs, themselves or as the first screen of one.
    var inTabs: Set<String> = []

    static func between(
      _ controllers: [XMLElement], in all: some Sequence<XMLElement>
    ) -> Routes {
      var routes = Routes()
      for segue in all where segue.name == "segue" {
        guard let destination = segue["destination"] else { continue }
        if segue["kind"] == "show" || segue["kind"] == "push" { routes.pushed.insert(destination) }
      }
      for controller in controllers {
        for id in InterfaceBuilderDocument.destinations(of: controller, as: "rootViewController") {
          routes.navigation[id] = controller
        }
        if controller.name == "tabBarController" {
          routes.inTabs.formUnion(
            InterfaceBuilderDocument.destinations(of: controller, as: "viewControllers"))
        }
      }
      for (screen, controller) in routes.navigation {
        if let id = controller["id"], routes.inTabs.contains(id) { routes.inTabs.insert(screen) }
      }
      return routes
    }
  }

  /// The ids of the objects in a relationship of `controller`, in old and new document formats.
  static func destinations(of controller: XMLElement, as relationship: String) -> [String] {
    let segues = (controller.child("connections")?.children ?? []).filter {
      $0.name == "segue" && $0["relationship"] == relationship
    }
    let inside = controller.child(relationship)?.children ?? []
    return segues.compactMap { $0["destination"] } + inside.compactMap { $0["id"] }
  }

  /// The element with the id `id`.
  func element(_ id: String) -> XMLElement? { elements[id] }

  func place(_ element: XMLElement) -> Place { Place(file: path, line: element.line) }

  /// What the document says of a screen's place in the navigation.
  func isTopLevel(_ id: String) -> Fact<Bool> {
    if let controller = routes.navigation[id] {
      let isPushed = controller["id"].map(routes.pushed.contains) ?? false
      return isPushed || routes.pushed.contains(id)
        ? .unknown(reason: "reached in several ways") : .stated(true)
    }
    return routes.pushed.contains(id) ? .stated(false) : .unknown(reason: "not stated")
  }

  /// Whether a screen is one that a tab opens.
  func isInTab(_ id: String) -> Bool { routes.inTabs.contains(id) }

  /// The navigation controller whose first screen this is.
  func navigationController(of id: String) -> XMLElement? { routes.navigation[id] }

  /// The image that `element` names as `key`; `nil` where it names none.
  func image(_ element: XMLElement, _ key: String) -> ImageName? {
    let reference = element.child(key: key).flatMap { $0.name == "imageReference" ? $0 : nil }
    guard let name = element[key] ?? reference?["image"], !name.isEmpty else { return nil }
    let catalog =
      reference == nil || element[key] != nil ? element["catalog"] : reference?["catalog"]
    return catalog == "system" || symbols.contains(name) ? .symbol(name) : .asset(name)
  }

  /// The text that `element` has for `side`, in every language that a strings file has it in.
  func text(_ literal: String, of element: XMLElement, as side: String) -> InterfaceText {
    var text = InterfaceText(literal: literal)
    guard let id = element["id"], let others = strings["\(id).\(side)"] else { return text }
    // The document is in the development language; a strings file for that language overrides it.
    text.values = Bilingual(
      en: others.en ?? text.values.en, ko: others.ko ?? text.values.ko)
    return text
  }

  /// Every element of the document.
  var all: LazyMapCollection<Range<Int>, XMLElement> { root.descendants }
}

extension XMLElement {
  /// Whether it is a view controller, placeholders and window controllers excluded.
  var isController: Bool {
    self["id"] != nil
      && (self["sceneMemberID"] == "viewController"
        || name.hasSuffix("Controller") && self["key"] == nil && self["id"] != nil
          && self["placeholderIdentifier"] == nil && name != "windowController")
  }

  /// Whether it has a custom class, whose code may change what the document says.
  var isCustom: Bool { self["customClass"] != nil }
}
