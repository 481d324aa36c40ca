internal import FileAccess
public import LinterCore
internal import SwiftInterfaceReader

/// The automatic fixes for the findings of one file.
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

  /// Replaces the file atomically; if the path is a symbolic link, its target is replaced.
  ///
  /// - Throws: ``LintError`` if it cannot be written.
  public func write() throws(LintError) {
    do { try FileSystem.write(Array(fixed.utf8), to: path) } catch {
      throw .notWritten(path: path, reason: error.words)
    }
  }
}

extension LintOutcome {
  /// The automatic fixes for findings in Swift sources; files that are not UTF-8 or have syntax errors are
  /// left alone.
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
