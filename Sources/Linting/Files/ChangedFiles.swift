internal import FileAccess
internal import LinterCore

/// The files that differ from a git revision, including untracked ones.
struct ChangedFiles {
  /// Their absolute paths.
  private let paths: Set<String>

  /// Queries git for the work trees that contain `roots`.
  ///
  /// - Throws: ``LintError`` if a root is not in a work tree or the revision does not exist there.
  init(since revision: String, around roots: [String]) throws(LintError) {
    var paths: Set<String> = []
    for root in roots {
      let isFolder = (try? FileSystem.status(root).isFolder) ?? false
      let folder = FileSystem.absolute(isFolder ? root : FileSystem.folder(of: root))
      let top = try Self.git(["-C", folder, "rev-parse", "--show-toplevel"], revision)
        .prefix { $0 != "\n" }
      let work = ["-C", String(top)]
      let differing = ["diff", "--name-only", "-z", "--end-of-options", revision, "--"]
      let new = ["ls-files", "--others", "--exclude-standard", "-z"]
      for question in [differing, new] {
        let names = try Self.git(work + question, revision).split(separator: "\0")
        paths.formUnion(names.map { FileSystem.absolute("\(top)/\($0)") })
      }
    }
    self.paths = paths
  }

  /// Whether the file at `path` has changed.
  func contains(_ path: String) -> Bool { paths.contains(FileSystem.absolute(path)) }

  /// The output of a git command.
  private static func git(_ words: [String], _ revision: String) throws(LintError) -> String {
    let answer = try? ChildProcess("/usr/bin/env", ["git"] + words).run()
    guard let answer, answer.status == 0 else { throw .noRevision(revision) }
    return String(decoding: answer.output, as: UTF8.self)
  }
}

extension LintOutcome {
  /// Removes everything about files that are not in `changed`.
  mutating func keep(only changed: ChangedFiles) {
    report.files.removeAll { !changed.contains($0) }
    report.findings.removeAll { !changed.contains($0.file) }
    report.suppressed.removeAll { !changed.contains($0.finding.file) }
    report.skipped.removeAll { !changed.contains($0.file) && !missing.contains($0.file) }
    isOfChangedFiles = true
  }
}
