internal import FileAccess
internal import LinterCore

/// The files that differ from a revision of git, and those that git does not know yet.
struct ChangedFiles {
  /// Their paths from the root on.
  private let paths: Set<String>

  /// Asks git about the work trees that `roots` are in.
  ///
  /// - Throws: ``LintError`` where one is in none, or has no such revision.
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

  /// Whether the file at `path` is one of them.
  func contains(_ path: String) -> Bool { paths.contains(FileSystem.absolute(path)) }

  /// What git says.
  private static func git(_ words: [String], _ revision: String) throws(LintError) -> String {
    let answer = try? ChildProcess("/usr/bin/env", ["git"] + words).run()
    guard let answer, answer.status == 0 else { throw .noRevision(revision) }
    return String(decoding: answer.output, as: UTF8.self)
  }
}

extension LintOutcome {
  /// Leaves out what is said of other files than `changed`.
  mutating func keep(only changed: ChangedFiles) {
    report.files.removeAll { !changed.contains($0) }
    report.findings.removeAll { !changed.contains($0.file) }
    report.suppressed.removeAll { !changed.contains($0.finding.file) }
    report.skipped.removeAll { !changed.contains($0.file) }
    isOfChangedFiles = true
  }
}
