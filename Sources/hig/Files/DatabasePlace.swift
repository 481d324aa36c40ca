import CommandLineKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the knowledge base is: `--database`, else `$HIG_DATABASE`, else the user's data folder.
struct DatabasePlace {
  /// The file.
  let path: String
  /// Whether nobody named it: then it is built from the Corpus where it does not exist.
  let isDefault: Bool

  init(invocation: Invocation, environment: [String: String]) throws(Failure) {
    if let named = invocation[.database] ?? environment["HIG_DATABASE"], !named.isEmpty {
      path = named
      isDefault = false
      return
    }
    // The XDG Base Directory Specification: relative or empty values are to be ignored.
    var folder = environment["XDG_DATA_HOME", default: ""]
    if !folder.hasPrefix("/") {
      guard let home = environment["HOME"], !home.isEmpty else { throw .file(.noHome) }
      folder = home + "/.local/share"
    }
    path = folder + "/hig/guidelines.sqlite"
    isDefault = true
  }

  /// Whether there is a file.
  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Makes the folder of the file, which for the default place may not exist yet.
  func makeFolder() throws(Failure) {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .file(.notWritten(path: folder, reason: SystemError.reason))
    }
  }
}
