#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files read whole.
enum File {
  /// The bytes of the file at `path`.
  static func bytes(at path: String) throws(Failure) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .noFile(path: path, reason: SystemError.reason)
    }
  }
}
