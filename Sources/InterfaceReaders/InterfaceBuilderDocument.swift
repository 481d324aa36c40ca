internal import Guidelines
internal import LinterCore

/// An Interface Builder document: its objects by id, and the connections between them.
struct InterfaceBuilderDocument {
  let path: String
  let kind: InterfaceFile.Kind
  let platforms: [Platform]
  let isLaunchScreen: Bool
  /// Every view controller, in document order.
  let controllers: [XMLElement]

  private let strings: [String: Bilingual<String>]
  /// The texts that code looks up, by key.
  private let keys: [String: Bilingual<String>]
  private let controllersByID: [String: XMLElement]
  let root: XMLElement
  /// The names of the images that are SF Symbols.
  private let symbols: Set<String>
  /// The connections between the controllers.
  private let routes: Routes

  /// The document with the root element `root`; `nil` if it is not an Interface Builder document.
  init?(
    _ root: XMLElement, path: String, strings: [String: Bilingual<String>] = [:],
    keys: [String: Bilingual<String>] = [:]
  ) {
    guard root.name == "document",
      root["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true
    else { return nil }
    let all = root.descendants
    self.root = root
    self.path = path
    (self.strings, self.keys) = (strings, keys)
    kind = root["type"]?.contains("Storyboard") == true ? .storyboard : .xib
    platforms = Self.platforms(of: root)
    isLaunchScreen = root["launchScreen"] == "YES"
    symbols = Self.symbols(in: root)
    controllers = all.filter(\.isController)
    controllersByID = Self.byID(controllers)
    routes = Routes.between(controllers, in: root)
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

  /// The platforms by prefix of `targetRuntime`.
  private static let runtimes: [(prefix: String, platform: Platform)] = [
    ("iOS.CocoaTouch", .iOS), ("MacOSX", .macOS), ("AppleTV", .tvOS), ("watchKit", .watchOS),
  ]

  /// The elements by id; the first one for duplicate ids.
  private static func byID(_ elements: [XMLElement]) -> [String: XMLElement] {
    Dictionary(elements.compactMap { element in element["id"].map { ($0, element) } }) { first, _ in
      first
    }
  }

  private static func symbols(in root: XMLElement) -> Set<String> {
    let images = root.inDocument(named: "image")
    return Set(images.filter { $0["catalog"] == "system" }.compactMap { $0["name"] })
  }

  /// The connections between controllers.
  private struct Routes {
    /// The ids of controllers that a segue pushes.
    var pushed: Set<String> = []
    /// The navigation controllers by the id of their root controller.
    var navigation: [String: XMLElement] = [:]
    /// The ids of controllers that are tabs, directly or as the root of a navigation controller.
    var inTabs: Set<String> = []

    static func between(_ controllers: [XMLElement], in root: XMLElement) -> Routes {
      var routes = Routes()
      for segue in root.inDocument(named: "segue") {
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

  /// The ids of the objects in a relationship of `controller`, in both old and new document formats.
  static func destinations(of controller: XMLElement, as relationship: String) -> [String] {
    let segues = (controller.child("connections")?.children ?? []).filter {
      $0.name == "segue" && $0["relationship"] == relationship
    }
    let inside = controller.child(relationship)?.children ?? []
    return segues.compactMap { $0["destination"] } + inside.compactMap { $0["id"] }
  }

  /// The view controller with this id, to which a connection leads.
  func destination(_ id: String) -> XMLElement? { controllersByID[id] }

  func place(_ element: XMLElement) -> Place { Place(file: path, line: element.line) }

  /// Whether a screen is at the top of its navigation.
  func isTopLevel(_ id: String) -> Fact<Bool> {
    if let controller = routes.navigation[id] {
      let isPushed = controller["id"].map(routes.pushed.contains) ?? false
      return isPushed || routes.pushed.contains(id)
        ? .unknown(reason: "reached in several ways") : .stated(true)
    }
    return routes.pushed.contains(id) ? .stated(false) : .unknown(reason: "not stated")
  }

  /// Whether a screen is the content of a tab.
  func isInTab(_ id: String) -> Bool { routes.inTabs.contains(id) }

  /// The navigation controller whose root is this screen.
  func navigationController(of id: String) -> XMLElement? { routes.navigation[id] }

  /// The image in the attribute `key` of `element`; `nil` if there is none.
  func image(_ element: XMLElement, _ key: String) -> ImageName? {
    let reference = element.child(key: key).flatMap { $0.name == "imageReference" ? $0 : nil }
    guard let name = element[key] ?? reference?["image"], !name.isEmpty else { return nil }
    let catalog =
      reference == nil || element[key] != nil ? element["catalog"] : reference?["catalog"]
    return catalog == "system" || symbols.contains(name) ? .symbol(name) : .asset(name)
  }

  /// The text of `element` for `side`, with the translations from strings files.
  func text(_ literal: String, of element: XMLElement, as side: String) -> InterfaceText {
    var text = InterfaceText(literal: literal)
    guard let id = element["id"], let others = strings["\(id).\(side)"] else { return text }
    // The document is in the development language; a strings file for that language takes precedence.
    text.values = Bilingual(
      en: others.en ?? text.values.en, ko: others.ko ?? text.values.ko)
    if text.values.languages.count == 1 { text.key = "\(id).\(side)" }
    return text
  }

  /// The localized text of `element` whose key is the value of one of its user-defined runtime attributes.
  func textOfKey(givenTo element: XMLElement) -> InterfaceText? {
    let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
    let given = attributes.lazy.filter { $0["type"] == "string" }.compactMap { $0["value"] }
    return given.compactMap { key in
      keys[key].map { InterfaceText(values: $0, key: key) }
    }.first
  }

  /// Every element of the document.
  var all: LazyMapCollection<Range<Int>, XMLElement> { root.descendants }
}

extension XMLElement {
  /// Whether it is a view controller, excluding placeholders and window controllers.
  var isController: Bool {
    (self["sceneMemberID"] == "viewController"
      || name.hasSuffix("Controller") && self["key"] == nil
        && self["placeholderIdentifier"] == nil && name != "windowController")
      && self["id"] != nil
  }

  /// Whether it refers to a view controller in another storyboard.
  var isElsewhere: Bool { name == "viewControllerPlaceholder" }

  /// Whether it has a custom class, whose code may override the document.
  var isCustom: Bool { self["customClass"] != nil }
}
