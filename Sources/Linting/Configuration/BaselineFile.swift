internal import FileAccess
internal import LinterCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A baseline on disk, formatted so that diffs are readable.
enum BaselineFile {
  /// Reads the baseline at `path`.
  static func read(_ path: String) throws(LintError) -> Baseline {
    let bytes: [UInt8]
    do { bytes = try FileSystem.bytes(at: path, most: 256 << 20) } catch {
      throw .notRead(path: path, reason: error.words)
    }
    guard let baseline = try? JSONDecoder().decode(Baseline.self, from: Data(bytes)) else {
      throw .baseline(file: path)
    }
    return baseline
  }

  /// Throws if there is a file at `path` that a baseline must not take the place of.
  static func checkPlace(_ path: String) throws(LintError) {
    guard let status = try? FileSystem.status(path), status.size > 0 || !status.isFile else {
      return
    }
    do throws(LintError) { _ = try read(path) } catch {
      if case .baseline = error { throw .taken(file: path) }
      throw error
    }
  }

  /// Writes `baseline` to `path`.
  static func write(_ baseline: Baseline, to path: String) throws(LintError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(baseline) else {
      preconditionFailure("a baseline holds texts and integers, which all encode")
    }
    do { try FileSystem.write([UInt8](data) + [UInt8(ascii: "\n")], to: path) } catch {
      throw .notWritten(path: path, reason: error.words)
    }
  }
}
