internal import FileAccess
internal import Guidelines
internal import InterfaceReaders
internal import LinterCore

/// The targets of Xcode projects, and the platforms of Swift packages.
struct Projects {
  /// The size limit of a project file in bytes.
  private static let longest = 64 << 20

  /// The products of the targets.
  private(set) var products: [Product] = []
  /// The project files that could not be read.
  private(set) var skipped: [SkippedFile] = []

  /// Reads the project files at `paths`.
  init(_ paths: [String]) {
    for path in paths {
      do throws(FileSystem.Fault) {
        let bytes = try FileSystem.bytes(at: path, most: Self.longest)
        do throws(InterfaceReadingError) {
          products += try XcodeProjectReader.read(
            bytes, path: path, spelled: FileSystem.spelled
          ) { path in
            try? FileSystem.bytes(at: path, most: Self.longest)
          }
        } catch {
          skipped.append(SkippedFile(file: path, line: error.line, reason: error.words))
        }
      } catch {
        skipped.append(SkippedFile(file: path, reason: error.reason(for: path)))
      }
    }
  }

  /// The platforms of the targets that contain the file at `path`.
  func platforms(of path: String) -> [Platform] {
    Set(products.filter { $0.isBuilt(from: path) }.flatMap(\.platforms)).sorted()
  }

  /// The platforms, if they are the same for all targets; empty if they differ, since a file that no target
  /// lists may belong to any of them.
  var sharedPlatforms: [Platform] {
    let named = Set(products.map(\.platforms).filter { !$0.isEmpty })
    return named.count == 1 ? named.first ?? [] : []
  }

  /// The platform named in the package manifest at `path`; empty if it names several, since those are
  /// minimum versions and a target may be for any of them.
  static func platforms(ofPackage path: String) -> [Platform] {
    guard let bytes = try? FileSystem.bytes(at: path, most: longest) else { return [] }
    let named = SwiftPackageManifest.platforms(in: String(decoding: bytes, as: UTF8.self))
    return named.count == 1 || named == [.iOS, .iPadOS] ? named : []
  }
}
