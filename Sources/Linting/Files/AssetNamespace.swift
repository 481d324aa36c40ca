internal import FileAccess

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The namespaces that folders of an asset catalog add to the names inside: `Icons/home`.
enum AssetNamespace {
  /// The namespaces of the folders around `set`, outermost first.
  static func of(_ set: String) -> [String] {
    var names: [String] = []
    var folder = FileSystem.folder(of: set)
    while let name = folder.split(separator: "/").last, !name.hasSuffix(".xcassets"),
      folder.contains(".xcassets/")
    {
      if provides(folder) { names.append(String(name)) }
      folder = FileSystem.folder(of: folder)
    }
    return names.reversed()
  }

  private static func provides(_ folder: String) -> Bool {
    guard let bytes = try? FileSystem.bytes(at: folder + "/Contents.json", most: 1 << 20) else {
      return false
    }
    let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    return contents?.properties?.providesNamespace == true
  }

  private struct Contents: Decodable {
    var properties: Properties?

    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }
  }
}
