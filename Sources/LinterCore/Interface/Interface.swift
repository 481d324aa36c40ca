public import Guidelines

/// What the files of an app say of its interface, as far as it can be known without running it.
///
/// Readers make one value a file and join them with `merge(_:)`; checks see the joined one, so
/// that a screen may refer to an image of another file.
public struct Interface: Hashable, Sendable {
  /// The files read, in order.
  public var files: [InterfaceFile]
  /// Every screen found.
  public var screens: [Screen]
  /// Every tab bar found, wherever its tabs come from.
  public var tabBars: [TabBar]
  /// The trees of views, a root each for the body of a type, a member that no other shows, or the
  /// content of a controller.
  public var views: [ViewNode]
  /// The types that the sources declare.
  public var declaredTypes: Set<String>
  /// What code gives a description: `WalkCell.closeButton`.
  public var describedOutlets: Set<String>
  /// Every image set of the asset catalogs.
  public var images: [ImageSet]
  /// What the targets of the projects build; without a project what has an Info.plist.
  public var products: [Product]
  /// The uses of what people have to allow.
  public var protectedUses: [ProtectedUse]
  /// Where code plays a haptic as a sound of the system.
  public var vibrations: [Vibration]
  /// The name of the app in each language, where an Info.plist or a strings file states it.
  public var appName: Bilingual<String>
  /// The views as checks walk through them; made by `placingViews()`.
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
    products = []
    protectedUses = []
    vibrations = []
    self.images = images
    self.appName = appName
  }

  /// Adds what another file says.
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
    appName = Bilingual(en: appName.en ?? other.appName.en, ko: appName.ko ?? other.appName.ko)
  }
}

extension Interface {
  /// The same interface where every file knows its platforms, else has `platforms`; and where every
  /// screen and tab bar knows its own, else has its file's.
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

  /// The same interface with its views as checks walk through them, each on the platforms of its file.
  func placingViews() -> Interface {
    var interface = self
    let stated = Dictionary(files.map { ($0.path, $0.platforms) }) { first, _ in first }
    let roots = views.map { $0.without(shadowedBy: declaredTypes) }
    interface.placedViews = PlacedViews(roots)
    for view in roots {
      interface.placedViews.add(view, in: nil, platforms: stated[view.place.file] ?? [])
    }
    return interface
  }
}

extension ViewNode {
  /// The view where what the app declares under the name of one of the framework's is the app's.
  fileprivate func without(shadowedBy types: Set<String>) -> ViewNode {
    guard isShadowed(by: types) else { return self }
    var node = self
    if kind != .container, types.contains(name) { node.kind = .other }
    node.children = children.map { $0.without(shadowedBy: types) }
    return node
  }

  /// Whether it, or a view in it, has the name of one of the app's types and another kind.
  private func isShadowed(by types: Set<String>) -> Bool {
    kind != .container && kind != .other && types.contains(name)
      || children.contains { $0.isShadowed(by: types) }
  }
}

/// A file of an interface, and what could not be read in it.
public struct InterfaceFile: Hashable, Sendable {
  /// What a file is.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case storyboard
    case xib
    case assets
    case swift
    case plist
    case json
  }

  /// Its path as it was given.
  public var path: String
  /// What it is.
  public var kind: Kind
  /// The platforms it is made for; empty where nothing says so.
  public var platforms: [Platform]
  /// The line from which on its syntax is broken; `nil` for a file that is whole.
  public var brokenLine: Int?

  /// Creates a file.
  public init(path: String, kind: Kind, platforms: [Platform] = [], brokenLine: Int? = nil) {
    self.path = path
    self.kind = kind
    self.platforms = platforms
    self.brokenLine = brokenLine
  }
}
