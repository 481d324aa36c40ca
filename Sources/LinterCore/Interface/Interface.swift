public import Guidelines

/// An app's interface as described by its files, as far as it can be known without running the app.
///
/// Readers create one value per file and join them with `merge(_:)`. Checks see the result, so that a
/// screen can refer to an image in another file.
public struct Interface: Hashable, Sendable {
  /// The files read, in order.
  public var files: [InterfaceFile]
  /// Every screen found.
  public var screens: [Screen]
  /// Every tab bar found, whatever kind of file its tabs are in.
  public var tabBars: [TabBar]
  /// The view trees.
  ///
  /// Each root is the body of a type, a view-valued member that no other view shows, or the content of a
  /// controller.
  public var views: [ViewNode]
  /// The types declared in the sources.
  public var declaredTypes: Set<String>
  /// The outlets that get an accessibility label in code: `WalkCell.closeButton`.
  public var describedOutlets: Set<String>
  /// Every image set of the asset catalogs.
  public var images: [ImageSet]
  /// The products of the projects' targets; without a project, one per Info.plist.
  public var products: [Product]
  /// The uses of resources that need the user's permission.
  public var protectedUses: [ProtectedUse]
  /// Where code plays a haptic as a system sound.
  public var vibrations: [Vibration]
  /// The name of the app in each language, if stated in an Info.plist or a strings file.
  public var appName: Bilingual<String>
  /// The codes of the languages that the app's texts are in, as far as its strings files say.
  public var languages: Set<String>
  /// The views in the form that checks traverse; set by `placingViews()`.
  var placedViews = PlacedViews()

  /// Creates an interface.
  public init(
    files: [InterfaceFile] = [], screens: [Screen] = [], tabBars: [TabBar] = [],
    views: [ViewNode] = [], images: [ImageSet] = [], appName: Bilingual<String> = .init()
  ) {
    self.files = files
    self.screens = screens
    self.tabBars = tabBars
    self.views = views
    declaredTypes = []
    describedOutlets = []
    languages = []
    products = []
    protectedUses = []
    vibrations = []
    self.images = images
    self.appName = appName
  }

  /// Adds the content of another file.
  public mutating func merge(_ other: Interface) {
    files += other.files
    screens += other.screens
    tabBars += other.tabBars
    views += other.views
    declaredTypes.formUnion(other.declaredTypes)
    describedOutlets.formUnion(other.describedOutlets)
    images += other.images
    products += other.products
    protectedUses += other.protectedUses
    vibrations += other.vibrations
    languages.formUnion(other.languages)
    appName = Bilingual(en: appName.en ?? other.appName.en, ko: appName.ko ?? other.appName.ko)
  }
}

extension Interface {
  /// The same interface with `platforms` for each file that does not state its own, and with the file's
  /// platforms for each screen and tab bar that does not.
  public func on(_ platforms: [Platform]) -> Interface {
    let stated = Dictionary(files.map { ($0.path, $0.platforms) }) { first, _ in first }
    func known(_ own: [Platform], in place: Place) -> [Platform] {
      guard own.isEmpty else { return own }
      let ofFile = stated[place.file] ?? []
      return ofFile.isEmpty ? platforms : ofFile
    }
    var interface = self
    for index in files.indices where files[index].platforms.isEmpty {
      interface.files[index].platforms = platforms
    }
    for index in screens.indices {
      interface.screens[index].platforms = known(screens[index].platforms, in: screens[index].place)
    }
    for index in tabBars.indices {
      interface.tabBars[index].platforms = known(tabBars[index].platforms, in: tabBars[index].place)
    }
    return interface
  }

  /// The same interface with `placedViews` set; each view gets the platforms of its file.
  func placingViews() -> Interface {
    var interface = self
    let stated = Dictionary(files.map { ($0.path, $0.platforms) }) { first, _ in first }
    let roots =
      declaredTypes.isEmpty ? views : views.map { $0.without(shadowedBy: declaredTypes) }
    interface.placedViews = PlacedViews(roots)
    for view in roots {
      interface.placedViews.add(view, in: nil, platforms: stated[view.place.file] ?? [])
    }
    return interface
  }
}

extension ViewNode {
  /// The tree where views named like a type of the app are the app's own, not the framework's.
  fileprivate func without(shadowedBy types: Set<String>) -> ViewNode {
    guard isShadowed(by: types) else { return self }
    var node = self
    if kind != .container, types.contains(name) { node.kind = .other }
    node.children = children.map { $0.without(shadowedBy: types) }
    return node
  }

  /// Whether it, or a view inside it, is named like a type of the app but has a framework kind.
  private func isShadowed(by types: Set<String>) -> Bool {
    kind != .container && kind != .other && types.contains(name)
      || children.contains { $0.isShadowed(by: types) }
  }
}

/// A file of an interface, including where its syntax is broken.
public struct InterfaceFile: Hashable, Sendable {
  /// The kind of a file.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case storyboard
    case xib
    case assets
    case swift
    case plist
    case json
  }

  /// Its path, as passed to the linter.
  public var path: String
  /// Its kind.
  public var kind: Kind
  /// The platforms it is made for; empty if not stated.
  public var platforms: [Platform]
  /// The line at which its syntax breaks; `nil` if the file is well-formed.
  public var brokenLine: Int?

  /// Creates a file.
  public init(path: String, kind: Kind, platforms: [Platform] = [], brokenLine: Int? = nil) {
    self.path = path
    self.kind = kind
    self.platforms = platforms
    self.brokenLine = brokenLine
  }
}
