internal import FileAccess

/// A file that may be a guideline document.
struct FoundFile: Hashable, Sendable {
  /// The document's name: its path relative to the given folder.
  let name: String
  /// The path of the file.
  let path: String
  /// The given folder, or the folder of a given file; absolute.
  let origin: String

  /// The path of the standard input.
  static let standardInput = "/dev/stdin"
}

/// Finds the files that the paths given to an ingestion refer to.
struct DocumentFinder {
  /// File name extensions of documents inside a folder.
  ///
  /// A file given by its own path is always read. The format of a document is recognised by its
  /// contents.
  static let endings: Set<String> = [
    "md", "markdown", "mdown", "mkd", "mdx", "txt", "text", "html", "htm", "xhtml", "json", "tsv",
  ]

  /// The files found, ordered by name, without those in hidden folders.
  private(set) var files: [FoundFile] = []
  /// The names of files in the folders that were skipped for their extension or kind, sorted.
  private(set) var passedOver: [String] = []
  /// The paths that could not be read.
  private(set) var failures: [IngestionFailure] = []
  /// The folders that were searched, absolute.
  private(set) var origins: Set<String> = []

  private var seen: Set<FileSystem.Identity> = []

  /// Adds the standard input as a document called `name`.
  mutating func takeStandardInput(as name: String) {
    files.append(FoundFile(name: name, path: FoundFile.standardInput, origin: ""))
  }

  /// Adds the file at `path`, or all documents below a folder.
  mutating func look(at path: String) {
    let absolute = FileSystem.resolved(path) ?? path
    do throws(FileSystem.Fault) {
      let status = try FileSystem.status(path)
      switch status.kind {
      case .folder:
        origins.insert(absolute)
        look(through: path, identity: status.identity, origin: absolute)
      case .pipe where !absolute.hasPrefix("/proc/"):
        // Opening it would wait for a writer for ever. (A shell's process substitution has one.)
        failures.append(.noFile(path: path, reason: "it is a pipe"))
      case .other:
        // A device may be endless or empty.
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
      // Following a link to an enclosing folder would never end.
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
    passedOver.sort()
  }

  /// Examines one `entry` of `folder`: documents are added to `found`, folders to `pending`.
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
      } else {
        passedOver.append(name)
      }
    } catch {
      // The file has been removed meanwhile, or the link is broken.
      failures.append(.noFile(path: path, reason: error.words))
    }
  }

  private static func ending(of name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false).count > 1
      ? name.split(separator: ".").last?.lowercased() ?? "" : ""
  }

  /// A folder to be searched.
  private struct Folder {
    let path: String
    /// Its path relative to the given folder, for which it is empty.
    let name: String
    let identity: FileSystem.Identity
  }
}
