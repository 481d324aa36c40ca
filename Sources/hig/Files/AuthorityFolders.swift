import FileAccess
import Guidelines

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `"authorities"` of a `.hig.json`: whose the documents of its folders are.
enum AuthorityFolders {
  private struct Configuration: Decodable {
    let authorities: [String: String]?
  }

  /// What the nearest configurations of `paths` say, by the absolute paths of folders.
  ///
  /// A file that is no JSON says nothing here: `hig check` tells what is wrong with it.
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
