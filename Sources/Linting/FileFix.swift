internal import FileAccess
public import LinterCore
internal import SwiftInterfaceReader

/// What can be done about the findings of one file without a decision.
public struct FileFix: Sendable {
  /// The file.
  public let path: String
  /// The change as a unified diff.
  public let diff: String
  private let fixed: String

  init(path: String, from source: String, to fixed: String) {
    self.path = path
    self.fixed = fixed
    diff = UnifiedDiff.text(from: source, to: fixed, path: path)
  }

  /// Replaces the file, all of it or nothing; where the path is a link, the file that it leads to.
  ///
  /// - Throws: ``LintError`` where it cannot be written.
  public func write() throws(LintError) {
    do { try FileSystem.write(Array(fixed.utf8), to: path) } catch {
      throw .notWritten(path: path, reason: error.words)
    }
  }
}

extension LintOutcome {
  /// What can be done about its findings in sources of Swift; a file that is no UTF-8 or does not
  /// compile is left alone.
  public var fixes: [FileFix] {
    let files = Dictionary(grouping: report.findings) { $0.file }
    return files.sorted { $0.key < $1.key }.compactMap { path, findings in
      guard path.hasSuffix(".swift"),
        let bytes = try? FileSystem.bytes(at: path, most: OpenedFile.longest),
        let source = String(validating: bytes, as: UTF8.self),
        let fixed = SourceFixes.fixed(source, findings: findings)
      else { return nil }
      return FileFix(path: path, from: source, to: fixed)
    }
  }
}
