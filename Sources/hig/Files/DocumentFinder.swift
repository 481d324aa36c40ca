#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that may be a guideline document.
struct FoundFile: Hashable {
  /// What the document is called: its path relative to the folder given.
  let name: String
  /// Where it is.
  let path: String
  /// The folder it was found below, or the folder of a single file; absolute.
  let origin: String
}

/// The files that the paths given to `ingest` stand for.
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
  private(set) var failures: [Failure] = []
  /// The folders that were looked through, absolute.
  private(set) var origins: Set<String> = []

  private var seen: Set<FileIdentity> = []

  /// Looks through `paths`: files as they are, folders with all that is below them.
  init(_ paths: [String]) {
    for path in paths {
      let absolute = Self.absolute(path)
      switch FileIdentity(path) {
      case nil:
        failures.append(.noFile(path: path, reason: SystemError.reason))
      case let identity? where identity.isFolder:
        origins.insert(absolute)
        look(through: path, identity: identity, origin: absolute)
      case let identity? where identity.isQueue && !absolute.hasPrefix("/proc/"):
        // Opening it would wait for somebody to write, for ever; what a shell hands over has one.
        failures.append(.noFile(path: path, reason: "it is a pipe"))
      case let identity? where !identity.isFile && !identity.isQueue:
        // A device may have no end, or nothing.
        failures.append(.noFile(path: path, reason: "it is a device or a socket"))
      default:
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let folder = absolute.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        files.append(
          FoundFile(name: name, path: path, origin: folder.joined(separator: "/")))
      }
    }
  }

  private mutating func look(through root: String, identity: FileIdentity, origin: String) {
    var pending: [(path: String, name: String, identity: FileIdentity)] = [(root, "", identity)]
    var found: [FoundFile] = []
    while let folder = pending.popLast() {
      // A link back to a folder already looked through would never end.
      guard seen.insert(folder.identity).inserted else { continue }
      guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
        failures.append(.noFile(path: folder.path, reason: SystemError.reason))
        continue
      }
      for entry in entries where !entry.hasPrefix(".") {
        let path = folder.path + "/" + entry
        let name = folder.name.isEmpty ? entry : folder.name + "/" + entry
        guard let identity = FileIdentity(path) else {
          // A file that vanished meanwhile, or a link to nowhere.
          failures.append(.noFile(path: path, reason: SystemError.reason))
          continue
        }
        if identity.isFolder {
          pending.append((path, name, identity))
        } else if identity.isFile, Self.endings.contains(Self.ending(of: entry)) {
          found.append(FoundFile(name: name, path: path, origin: origin))
        }
      }
    }
    files += found.sorted { $0.name < $1.name }
  }

  private static func ending(of name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false).count > 1
      ? name.split(separator: ".").last?.lowercased() ?? "" : ""
  }

  private static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// What tells one file from another, however it is reached.
private struct FileIdentity: Hashable {
  let device: UInt64
  let node: UInt64
  let isFolder: Bool
  let isFile: Bool
  let isQueue: Bool

  /// Looks at `path`, following links; `nil` where there is nothing.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    node = UInt64(status.st_ino)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isFile = status.st_mode & S_IFMT == S_IFREG
    isQueue = status.st_mode & S_IFMT == S_IFIFO
  }
}
