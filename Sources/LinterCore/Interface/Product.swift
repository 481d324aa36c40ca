public import Guidelines

/// The product of a project's target: an app, an extension, a framework.
public struct Product: Hashable, Sendable {
  /// The kind of a product.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case app
    case appExtension = "app-extension"
    case watchApp = "watch-app"
    case other
  }

  /// A value of an Info.plist.
  public struct Entry: Hashable, Sendable {
    /// Strings, numbers and Booleans as texts (`true`, `false`); an array has one text per element, a
    /// dictionary none.
    public var values: [String]
    /// Its place in the file.
    public var place: Place

    /// Creates an entry.
    public init(_ values: [String], at place: Place) {
      self.values = values
      self.place = place
    }
  }

  /// Its name.
  public var name: String
  /// The place of its Info.plist, or of the target in the project file if it has none.
  public var place: Place
  /// Its kind.
  public var kind: Kind
  /// The platforms it is built for; empty if not stated.
  public var platforms: [Platform] = []
  /// The files and folders that it is built from.
  public var files: Set<String> = []
  /// The files and folders within `files` that are excluded from it.
  public var leftOut: Set<String> = []
  /// The entries of its Info.plist after the build, by key.
  public var information: [String: Entry] = [:]
  /// Whether `information` is complete: without its project, an Info.plist may get more entries from build
  /// settings.
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

/// A system sound that is felt instead of heard.
public struct Vibration: Hashable, Sendable {
  /// The id of the sound in the code: `1519`.
  public var sound: String
  /// Where it is played.
  public var place: Place

  /// Creates a vibration.
  public init(_ sound: String, at place: Place) {
    self.sound = sound
    self.place = place
  }
}

/// A use of a resource that needs the user's permission, such as the location.
public struct ProtectedUse: Hashable, Sendable {
  /// The function that is called: `requestWhenInUseAuthorization`.
  public var name: String
  /// The Info.plist keys, one of which must contain the purpose string.
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
