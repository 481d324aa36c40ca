#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Another command of this project, in the folder of the running one.
enum Tool {
  /// Replaces this process with the command `name`; returns only on failure.
  static func become(_ name: String, _ arguments: [String]) -> Failure {
    let folder = CorpusFolder.executable.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
    let path = "\(folder)/\(name)"
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    execv(path, words)
    return errno == ENOENT
      ? .file(.missingTool(name: name, path: path))
      : .file(.noTool(path: path, reason: SystemError.reason))
  }
}
