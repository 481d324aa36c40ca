#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of seed documents, gold data and real documents that lies beside the checkout.
///
/// It is data to read, never part of the project; tests that need it are skipped where it is
/// missing: `@Test(.enabled(if: Shared.isPresent, Shared.absence))`.
public enum Shared {
  /// Why a test is skipped.
  public static let absence = "../shared is not here: tests on real documents are skipped"

  /// The folder's path, whether it is there or not.
  public static let folder: String = {
    let checkout = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let named = ProcessInfo.processInfo.environment["HIG_SHARED"]
    return named ?? (checkout.dropLast() + ["shared"]).joined(separator: "/")
  }()

  /// Whether the folder is there.
  public static let isPresent = FileManager.default.fileExists(atPath: folder + "/seeds")

  /// The bytes of the file at `path` inside the folder.
  ///
  /// - Throws: what FoundationEssentials says where the file cannot be read.
  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: folder + "/" + path)))
  }

  /// The rows of a gold table: cells by tab, comment lines left out.
  ///
  /// - Throws: what FoundationEssentials says where the file cannot be read.
  public static func rows(_ path: String) throws -> [[String]] {
    String(decoding: try bytes(path), as: UTF8.self)
      .split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The names of the files in the folder at `path`, in order.
  ///
  /// - Throws: what FoundationEssentials says where the folder cannot be read.
  public static func files(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder + "/" + path).sorted()
  }
}
