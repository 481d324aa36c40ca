internal import FileAccess
internal import Guidelines

/// What the project files of Xcode say of their platforms.
enum ProjectPlatforms {
  /// The most of a project file that is read, in bytes.
  private static let longest = 64 << 20

  /// The platforms of the project files at `paths` where all targets are for the same; none where
  /// targets differ, for a file may belong to any of them.
  static func shared(_ paths: [String]) -> [Platform] {
    var found: Set<[Platform]> = []
    for path in paths {
      guard let bytes = try? FileSystem.bytes(at: path, most: longest) else { continue }
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let words = line.split { !$0.isLetter && $0 != "_" }
        guard let setting = words.first, setting == "SDKROOT" || setting == "SUPPORTED_PLATFORMS"
        else { continue }
        found.formUnion(words.compactMap(platforms))
      }
    }
    return found.count == 1 ? found.first ?? [] : []
  }

  /// The platforms that the manifest of a package at `path` is for; none where it names several, for
  /// a target may be for any of them.
  static func ofPackage(_ path: String) -> [Platform] {
    guard let bytes = try? FileSystem.bytes(at: path, most: longest) else { return [] }
    let manifest = String(decoding: bytes, as: UTF8.self)
    guard let start = manifest.firstRange(of: "platforms:")?.upperBound else { return [] }
    let list = manifest[start...].prefix { $0 != "]" }
    let named = Set(
      list.split { !$0.isLetter }.compactMap { word in
        Platform.allCases.first { $0.rawValue == word }
      })
    guard named.count == 1, let platform = named.first else { return [] }
    return platform == .iOS ? [.iOS, .iPadOS] : [platform]
  }

  /// The platforms of what Xcode's settings call so; `nil` for a simulator and any other word.
  private static func platforms(of sdk: Substring) -> [Platform]? {
    switch sdk {
    case "iphoneos": [.iOS, .iPadOS]
    case "macosx": [.macOS]
    case "appletvos": [.tvOS]
    case "watchos": [.watchOS]
    case "xros": [.visionOS]
    default: nil
    }
  }
}
