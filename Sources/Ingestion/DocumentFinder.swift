internal import FileAccess

/// A file that may be a guideline document.
struct FoundFile: Hashable, Sendable {
  /// What the document is called: its path relative to the folder given.
  let name: String
  /// Where it is.
  let path: String
  /// The folder it was found below, or the folder of a single file; absolute.
  let origin: String
}

/// The files that the paths given to an ingestion stand for.
struct DocumentFinder {
  /// Names that end so are looked at inside a folder.
  ///
  /// A file named outright always is; what a document is gets decided from what it contains.
  static let endings: Set<String> = [
    "md", "markdown", "mdown", "mkd", "txt", "text", "json", "tsv",
  ]

  /// The files found, in order of their names, without those of hidden folders.
  private(set) var files: [FoundFile] = []
  /// The paths that could not be looked at.
  private(set) var failures: [IngestionFailure] = []
  /// The folders that were looked through, absolute.
  private(set) var origins: Set<String> = []

  private var seen: Set<FileSystem.Identity> = []

  /// Looks through `path`: a file as it is, a folder with all that is below it.
  mutating func look(at path: String) {
    let absolute = FileSystem.resolved(path) ?? path
    do throws(FileSystem.Fault) {
      let status = try FileSystem.status(path)
      switch status.kind {
      case .folder:
        origins.insert(absolute)
        look(through: path, identity: status.identity, origin: absolute)
      case .pipe where !absolute.hasPrefix("/proc/"):
        // Opening it would wait for somebody to write, for ever; what a shell hands over has one.
        failures.append(.noFile(path: path, reason: "it is a pipe"))
      case .other:
        // A device may have no end, or nothing.
        failures.append(.noFile(path: path, reason: "it is a device or a socket"))
      case .file, .pipe:
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let folder = absolute.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        files.append(FoundFile(name: name, path: path, origin: folder.joined(separator: "/")))
      }
    } catch {
      failures.append(.noFile(path: path, reason: error.words))
    }
  }

  private mutating func look(
    through root: String, identity: FileSystem.Identity, origin: String
  ) {
    var pending = [Folder(path: root, name: "", identity: identity)]
    var found: [FoundFile] = []
    while let folder = pending.popLast() {
      // A link back to a folder already looked through would never end.
      guard seen.insert(folder.identity).inserted else { continue }
      do throws(FileSystem.Fault) {
        for entry in try FileSystem.names(in: folder.path) where !entry.hasPrefix(".") {
          look(at: entry, in: folder, origin: origin, found: &found, pending: &pending)
        }
      } catch {
        failures.append(.noFile(path: folder.path, reason: error.words))
      }
    }
    files += found.sorted { $0.name < $1.name }
  }

  /// Looks at one `entry` of `folder`: a document is `found`, a folder is `pending`.
  private mutating func look(
    at entry: String, in folder: Folder, origin: String, found: inout [FoundFile],
    pending: inout [Folder]
  ) {
    let path = folder.path + "/" + entry
    let name = folder.name.isEmpty ? entry : folder.name + "/" + entry
    do throws(FileSystem.Fault) {
      let status = try FileSystem.status(path)
      if status.isFolder {
        pending.append(Folder(path: path, name: name, identity: status.identity))
      } else if status.isFile, Self.endings.contains(Self.ending(of: entry)) {
        found.append(FoundFile(name: name, path: path, origin: origin))
      }
    } catch {
      // A file that vanished meanwhile, or a link to nowhere.
      failures.append(.noFile(path: path, reason: error.words))
    }
  }

  private static func ending(of name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false).count > 1
      ? name.split(separator: ".").last?.lowercased() ?? "" : ""
  }

  /// A folder to be looked through.
  private struct Folder {
    let path: String
    /// Its path relative to the folder given; empty for that one.
    let name: String
    let identity: FileSystem.Identity
  }
}
