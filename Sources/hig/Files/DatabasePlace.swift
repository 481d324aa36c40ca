import CommandLineKit
import KnowledgeBase

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

/// Where the knowledge base is: `--database`, else `$HIG_DATABASE`, else the user's data folder.
struct DatabasePlace {
  /// The file, or the address of a server.
  let path: String
  /// Whether nobody named it: it is then built from the Corpus if it does not exist.
  let isDefault: Bool

  init(invocation: Invocation, environment: [String: String]) throws(Failure) {
    if let named = invocation[.database] ?? environment["HIG_DATABASE"], !named.isEmpty {
      path = named
      isDefault = false
      return
    }
    // The XDG Base Directory Specification says to ignore relative or empty values.
    var folder = environment["XDG_DATA_HOME", default: ""]
    if !folder.hasPrefix("/") {
      guard let home = environment["HOME"], !home.isEmpty else { throw .file(.noHome) }
      folder = home + "/.local/share"
    }
    path = folder + "/hig/guidelines.sqlite"
    isDefault = true
  }

  /// Whether the file exists; assumed of a server until it is queried.
  var exists: Bool {
    ServerAddress.isAddress(path) || FileManager.default.fileExists(atPath: path)
  }

  /// The path, or the address of a server without its password.
  var shown: String { ServerAddress(path)?.shown ?? path }

  /// Creates the file atomically: `fill` writes a draft, which is then renamed.
  ///
  /// If several processes try at once, one creates the file and the others wait.
  func make(by fill: (_ draft: String) throws(Failure) -> Void) throws(Failure) {
    try checkIsFile()
    try makeFolder()
    let lock = path + "-making"
    let turn = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard turn >= 0 else { throw .file(.notWritten(path: path, reason: SystemError.reason)) }
    defer {
      unlink(lock)
      close(turn)
    }
    // On a file system without locks, each creates it and the last one wins.
    while flock(turn, LOCK_EX) != 0, errno == EINTR {}
    guard !exists else { return }
    let draft = "\(path).\(getpid())"
    defer {
      for ending in ["", "-wal", "-shm", "-writer"] { unlink(draft + ending) }
    }
    try fill(draft)
    guard rename(draft, path) == 0 else {
      throw .file(.notWritten(path: path, reason: SystemError.reason))
    }
  }

  /// Throws if the knowledge base is on a server.
  private func checkIsFile() throws(Failure) {
    guard ServerAddress.isAddress(path) else { return }
    throw .knowledgeBase(KnowledgeBaseError(code: .onServer, path: shown))
  }

  /// Creates the folder of the file, which may not exist yet for the default place.
  func makeFolder() throws(Failure) {
    try checkIsFile()
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    guard !folder.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .file(.notWritten(path: folder, reason: SystemError.reason))
    }
  }
}
