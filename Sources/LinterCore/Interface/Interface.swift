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
  /// The outlets that get an accessibility label in code: `WalkCell.closeButton`, `*.closeButton` of whatever type.
  public var describedOutlets: Set<String>
  /// The app's classes of buttons, sliders, switches and steppers that say nothing to VoiceOver and leave the
  /// area that takes taps as it is.
  public var silentButtons: Set<String>
  /// Those of them that give themselves an image.
  public var imageButtons: Set<String>
  /// The names of the outlets that get a color in code, of whatever type: `titleLabel`.
  public var coloredOutlets: Set<String>
  /// The outlets that get a font or a styled text in code: `WalkCell.titleLabel`, `*.titleLabel` of whatever
  /// type.
  public var fontedOutlets: Set<String>
  /// The outlets whose text code lets follow the text size.
  public var scaledOutlets: Set<String>
  /// The app's views from which code makes images: `ImageRenderer(content: ShareCard())`.
  public var renderedViews: Set<String>
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
  /// The number of texts that its strings files have, as far as they are read.
  public var translatedTexts: Int
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
    silentButtons = []
    imageButtons = []
    translatedTexts = 0
    renderedViews = []
    coloredOutlets = []
    fontedOutlets = []
    scaledOutlets = []
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
    silentButtons.formUnion(other.silentButtons)
    imageButtons.formUnion(other.imageButtons)
    translatedTexts += other.translatedTexts
    renderedViews.formUnion(other.renderedViews)
    coloredOutlets.formUnion(other.coloredOutlets)
    fontedOutlets.formUnion(other.fontedOutlets)
    scaledOutlets.formUnion(other.scaledOutlets)
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
      let ofFile = stated[place.file] ?? []
      return own.narrowed(to: ofFile.isEmpty ? platforms : ofFile)
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
    let known = viewsOnScreen.map {
      $0.withoutClasses(except: silentButtons, showing: imageButtons)
        .withoutColors(of: coloredOutlets, orBesides: declaredTypes)
        .withoutFonts(of: fontedOutlets, scaled: scaledOutlets)
    }
    let roots =
      declaredTypes.isEmpty ? known : known.map { $0.without(shadowedBy: declaredTypes) }
    interface.placedViews = PlacedViews(roots, of: files.map(\.path))
    roots.forEachInPlace { view in
      interface.placedViews.add(view, in: nil, platforms: stated[view.place.file] ?? [])
    }
    return interface
  }
}

extension Interface {
  /// Whether code gives a view an accessibility label by one of its outlets.
  func describesInCode(_ view: ViewNode) -> Bool {
    view.hasOutlet(in: describedOutlets)
  }

  /// The view trees without those that code only makes images from.
  private var viewsOnScreen: [ViewNode] {
    var drawn = renderedViews
    guard !drawn.isEmpty else { return views }
    // What only such views show is not on screen either.
    for _ in 0..<3 {
      let shown = views.filter { !$0.isBody || !drawn.contains($0.name) }
      let used = Set(shown.flatMap(\.namesOfOwnViews))
      let inDrawn = views.filter { $0.isBody && drawn.contains($0.name) }
      drawn = drawn.union(inDrawn.flatMap(\.namesOfOwnViews)).subtracting(used)
    }
    return views.filter { !$0.isBody || !drawn.contains($0.name) }
  }
}

extension ViewNode {
  /// The names of the app's views inside it.
  fileprivate var namesOfOwnViews: Set<String> {
    children.reduce(into: []) { names, child in
      if child.kind == .other { names.insert(child.name) }
      names.formUnion(child.namesOfOwnViews)
    }
  }

  /// The tree without the views of the app's classes, whose code may set what the document omits, except those of
  /// `known`, of which those of `images` show an image.
  fileprivate func withoutClasses(
    except known: Set<String>, showing images: Set<String>
  ) -> ViewNode {
    guard children.containInPlace({ $0.className != nil }) else { return self }
    var node = self
    node.children.removeAll { $0.className.map { !known.contains($0) } ?? false }
    for index in node.children.indices
    where node.children[index].image == nil && node.children[index].kind == .button
      && node.children[index].className.map(images.contains) == true
    {
      node.children[index].image = .unknown(reason: "set by its class")
      if node.children[index].text?.value == nil { node.children[index].text = nil }
    }
    return node
  }

  /// The tree where the colors of the views are unknown that code calls by one of `names`, or that are outlets of
  /// other types than `read`.
  fileprivate func withoutColors(of names: Set<String>, orBesides read: Set<String>) -> ViewNode {
    func areColored(_ outlets: [String]) -> Bool {
      outlets.contains { outlet in
        let parts = outlet.split(separator: ".").map(String.init)
        return parts.count != 2 || !read.contains(parts[0]) || names.contains(parts[1])
      }
    }
    let colored = children.indices.filter { areColored(children[$0].outlets) }
    guard !colored.isEmpty else { return self }
    var node = self
    for index in colored {
      node.children[index].look.foreground = .unknown(reason: "set in code")
      node.children[index].look.background = .unknown(reason: "set in code")
    }
    return node
  }

  /// The tree where the fonts of the views are unknown that code gives a font, and the views in `scaled` follow the
  /// text size.
  fileprivate func withoutFonts(of names: Set<String>, scaled: Set<String>) -> ViewNode {
    guard !names.isEmpty || !scaled.isEmpty else { return self }
    var node = self
    for index in children.indices where !children[index].outlets.isEmpty {
      let isGiven = children[index].hasOutlet(in: names)
      if isGiven { node.children[index].look.fixedFontSize = nil }
      if isGiven || children[index].hasOutlet(in: scaled) {
        node.children[index].look.keepsTextSize = false
      }
    }
    return node
  }

  /// Whether one of its outlets is among `names`: `WalkCell.title`, `*.title` of any type, `WalkCell.*` of any name.
  fileprivate func hasOutlet(in names: Set<String>) -> Bool {
    outlets.contains { outlet in
      let (type, name) = (outlet.prefix { $0 != "." }, outlet.drop { $0 != "." })
      return names.contains(outlet) || names.contains("*\(name)") || names.contains("\(type).*")
    }
  }

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
      || children.containInPlace { $0.isShadowed(by: types) }
  }
}

extension Interface {
  /// The screens that the system shows while the app starts.
  var launchScreens: [Screen] { screens.filter { $0.isLaunchScreen.value == true } }
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
