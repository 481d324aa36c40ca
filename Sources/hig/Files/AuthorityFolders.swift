import FileAccess
import Guidelines

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `"authorities"` of a `.hig.json`: the authority of each folder's documents.
enum AuthorityFolders {
  private struct Configuration: Decodable {
    let authorities: [String: String]?
  }

  /// The authorities in the configurations nearest to `paths`, by absolute folder path.
  ///
  /// Invalid JSON is ignored here: `hig check` reports what is wrong with it.
  static func authorities(for paths: [String]) -> [String: Authority] {
    var found: [String: Authority] = [:]
    for path in paths {
      var folder = FileSystem.absolute(path)
      while true {
        if let bytes = try? FileSystem.bytes(at: folder + "/.hig.json", most: 1 << 20) {
          let file = try? JSONDecoder().decode(Configuration.self, from: Data(bytes))
          for (name, authority) in file?.authorities ?? [:] where !name.hasPrefix("//") {
            found[resolved(folder + "/" + name)] = Authority(rawValue: authority)
          }
          break
        }
        guard folder != "/", folder != "." else { break }
        folder = FileSystem.folder(of: folder)
      }
    }
    return found
  }

  private static func resolved(_ path: String) -> String {
    let resolved = FileSystem.resolved(path) ?? path
    return resolved.count > 1 && resolved.hasSuffix("/") ? String(resolved.dropLast()) : resolved
  }
}
