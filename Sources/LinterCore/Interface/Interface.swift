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
  /// Every image set of the asset catalogs.
  public var images: [ImageSet]
  /// The name of the app in each language, where an Info.plist or a strings file states it.
  public var appName: Bilingual<String>

  /// Creates an interface.
  public init(
    files: [InterfaceFile] = [], screens: [Screen] = [], tabBars: [TabBar] = [],
    images: [ImageSet] = [], appName: Bilingual<String> = .init()
  ) {
    self.files = files
    self.screens = screens
    self.tabBars = tabBars
    self.images = images
    self.appName = appName
  }

  /// Adds what another file says.
  public mutating func merge(_ other: Interface) {
    files += other.files
    screens += other.screens
    tabBars += other.tabBars
    images += other.images
    appName = Bilingual(en: appName.en ?? other.appName.en, ko: appName.ko ?? other.appName.ko)
  }
}

extension Interface {
  /// The same interface where every screen and tab bar knows its platforms: its own, else its
  /// file's, else `platforms`.
  public func on(_ platforms: [Platform]) -> Interface {
    let stated = Dictionary(files.map { ($0.path, $0.platforms) }) { first, _ in first }
    func known(_ own: [Platform], in place: Place) -> [Platform] {
      guard own.isEmpty else { return own }
      let ofFile = stated[place.file] ?? []
      return ofFile.isEmpty ? platforms : ofFile
    }
    var interface = self
    for index in screens.indices {
      interface.screens[index].platforms = known(screens[index].platforms, in: screens[index].place)
    }
    for index in tabBars.indices {
      interface.tabBars[index].platforms = known(tabBars[index].platforms, in: tabBars[index].place)
    }
    return interface
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
    case json
  }

  /// Its path as it was given.
  public var path: String
  /// What it is.
  public var kind: Kind
  /// The platforms it is made for; empty where nothing says so.
  public var platforms: [Platform]

  /// Creates a file.
  public init(path: String, kind: Kind, platforms: [Platform] = []) {
    self.path = path
    self.kind = kind
    self.platforms = platforms
  }
}
