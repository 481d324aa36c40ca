import FileAccess
import Guidelines
import ProjectConfiguration

/// `"authorities"` of a `.hig.json`: the authority of each folder's documents.
enum AuthorityFolders {
  /// The authorities in the configurations nearest to `paths`, by absolute folder path.
  ///
  /// A configuration that cannot be read is an error: its documents would be taken for Apple's.
  static func authorities(for paths: [String]) throws(Failure) -> [String: Authority] {
    var found: [String: Authority] = [:]
    for path in paths {
      let configuration: Configuration
      do throws(ConfigurationError) { configuration = try Configuration.find(for: path) } catch {
        throw .configuration(error)
      }
      for (name, authority) in configuration.authorities {
        found[resolved(configuration.folder + "/" + name)] = authority
      }
    }
    return found
  }

  private static func resolved(_ path: String) -> String {
    let resolved = FileSystem.resolved(path) ?? path
    return resolved.count > 1 && resolved.hasSuffix("/") ? String(resolved.dropLast()) : resolved
  }
}
