public import Guidelines

/// What a target of a project builds: an app, an extension, a framework.
public struct Product: Hashable, Sendable {
  /// What a product is.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case app
    case appExtension = "app-extension"
    case watchApp = "watch-app"
    case other
  }

  /// A value of an Info.plist.
  public struct Entry: Hashable, Sendable {
    /// Texts, numbers and truth values as texts (`true`, `false`); a list has one for each of its
    /// items, a dictionary none.
    public var values: [String]
    /// Where it is written.
    public var place: Place

    /// Creates an entry.
    public init(_ values: [String], at place: Place) {
      self.values = values
      self.place = place
    }
  }

  /// Its name.
  public var name: String
  /// Its Info.plist, or the target in the project file where it has none.
  public var place: Place
  /// What it is.
  public var kind: Kind
  /// The platforms it is built for; empty where nothing says so.
  public var platforms: [Platform] = []
  /// The files and folders that it is built from.
  public var files: Set<String> = []
  /// The files and folders inside of `files` that it is not built from.
  public var leftOut: Set<String> = []
  /// Its Info.plist as it is after the build, by key.
  public var information: [String: Entry] = [:]
  /// Whether `information` is all there is: an Info.plist without its project may get more from the
  /// settings of the build.
  public var isComplete = true

  /// Creates a product without files.
  public init(name: String, kind: Kind, place: Place) {
    self.name = name
    self.kind = kind
    self.place = place
  }

  /// Whether it is built from the file at `path`.
  public func isBuilt(from path: String) -> Bool {
    var part = path[...]
    while true {
      let known = String(part)
      if leftOut.contains(known) { return false }
      if files.contains(known) { return true }
      guard let slash = part.lastIndex(of: "/") else { return false }
      part = part[..<slash]
    }
  }
}

/// A sound of the system that is felt and not heard.
public struct Vibration: Hashable, Sendable {
  /// The sound as the code calls it: `1519`.
  public var sound: String
  /// Where it is played.
  public var place: Place

  /// Creates a vibration.
  public init(_ sound: String, at place: Place) {
    self.sound = sound
    self.place = place
  }
}

/// A use of something of the device or of people's data that an app may have only with their consent.
public struct ProtectedUse: Hashable, Sendable {
  /// What the code calls: `requestWhenInUseAuthorization`.
  public var name: String
  /// The keys of Info.plist of which one has the purpose string for it.
  public var keys: [String]
  /// Where it is called.
  public var place: Place

  /// Creates a use.
  public init(_ name: String, keys: [String], at place: Place) {
    self.name = name
    self.keys = keys
    self.place = place
  }
}
