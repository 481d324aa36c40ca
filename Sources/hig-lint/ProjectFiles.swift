import FileAccess
import Guidelines
import LinterCore

/// A file that says something of an interface.
struct ProjectFile: Hashable, Sendable {
  /// What is to be read of it.
  enum Role: Hashable, Sendable {
    case interface(InterfaceFile.Kind)
    /// JSON in a folder: an interface if it says so, else nothing.
    case perhapsInterface
    case propertyList
    /// The texts that keys and objects of the other files stand for.
    case strings
  }

  /// Its path as it was given.
  var path: String
  /// What is to be read of it.
  var role: Role
}

/// The files that the paths given to `hig check` stand for.
struct ProjectFiles {
  /// Folders that hold the work of others, or of machines.
  static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The files found: paths as given, folders in order of names.
  private(set) var files: [ProjectFile] = []
  /// What could not be looked at.
  private(set) var skipped: [SkippedFile] = []

  private var seen: Set<FileSystem.Identity> = []
  private let admits: (String) -> Bool

  /// Looks through `paths`: files as they are, folders with all below them that `admits` admits.
  init(_ paths: [String], admits: @escaping (String) -> Bool) {
    self.admits = admits
    for path in paths { look(at: path) }
  }

  private mutating func look(at given: String) {
    var path = given
    while path.count > 1, path.last == "/" { path.removeLast() }
    do throws(FileSystem.Fault) {
      let status = try FileSystem.status(path)
      if status.isFolder {
        look(through: path, status.identity)
      } else if !status.isFile {
        skipped.append(
          SkippedFile(file: path, reason: FileSystem.Fault(reason: .noFile).reason(for: path)))
      } else if let role = Self.role(of: path, isNamed: true) {
        if seen.insert(status.identity).inserted {
          files.append(ProjectFile(path: path, role: role))
        }
      } else {
        skipped.append(SkippedFile(file: path, reason: Self.unknownKind))
      }
    } catch {
      skipped.append(SkippedFile(file: path, reason: error.reason(for: path)))
    }
  }

  private mutating func look(through root: String, _ identity: FileSystem.Identity) {
    var pending = [(path: root, identity: identity)]
    while let folder = pending.popLast() {
      // A link back to a folder already looked through would never end.
      guard seen.insert(folder.identity).inserted else { continue }
      var inside: [(path: String, identity: FileSystem.Identity)] = []
      do throws(FileSystem.Fault) {
        for name in try FileSystem.names(in: folder.path) where !name.hasPrefix(".") {
          let path =
            folder.path == "." ? name : folder.path == "/" ? "/" + name : folder.path + "/" + name
          let role = Self.role(of: path, isNamed: false)
          // A link to nowhere says nothing unless it has a name that we read.
          guard let status = try? FileSystem.status(path) else {
            if role != nil, admits(path) {
              skipped.append(
                SkippedFile(
                  file: path, reason: FileSystem.Fault(reason: .system(2)).reason(for: path)))
            }
            continue
          }
          if status.isFolder {
            if !Self.foreign.contains(name), admits(path) { inside.append((path, status.identity)) }
          } else if let role, admits(path) {
            if !status.isFile {
              skipped.append(
                SkippedFile(file: path, reason: FileSystem.Fault(reason: .noFile).reason(for: path))
              )
            } else if seen.insert(status.identity).inserted {
              files.append(ProjectFile(path: path, role: role))
            }
          }
        }
      } catch {
        skipped.append(SkippedFile(file: folder.path, reason: error.reason(for: folder.path)))
      }
      pending += inside.reversed()
    }
  }

  /// What the file at `path` is to be read as; `nil` for nothing.
  static func role(of path: String, isNamed: Bool) -> ProjectFile.Role? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[dot...].lowercased() {
    case ".storyboard": return .interface(.storyboard)
    case ".xib": return .interface(.xib)
    case ".swift": return .interface(.swift)
    case ".json" where name == "Contents.json":
      let folder = path.split(separator: "/").dropLast().last ?? ""
      let ending = folder.lastIndex(of: ".").map { folder[folder.index(after: $0)...] } ?? ""
      return ImageSet.Kind(rawValue: String(ending)) == nil && !isNamed ? nil : .interface(.assets)
    case ".json": return isNamed ? .interface(.json) : .perhapsInterface
    case ".plist" where name.hasSuffix("Info.plist"): return .propertyList
    case ".strings", ".stringsdict", ".xcstrings": return .strings
    default: return nil
    }
  }

  private static let unknownKind = Bilingual(
    en: "nothing of this kind is checked; name a storyboard, a xib, an asset catalog, "
      + "a Swift file or interface JSON",
    ko: "이런 파일은 검사하지 않습니다. 스토리보드, xib, 애셋 카탈로그, Swift 파일, 인터페이스 JSON을 지정하세요")
}

extension FileSystem.Fault {
  /// Why `path` is not looked at, and what to do.
  func reason(for path: String) -> Bilingual<String> {
    switch reason {
    case .system:
      Bilingual(
        en: "cannot be read: \(words); correct the path or its permissions",
        ko: "읽을 수 없습니다(\(words)). 경로나 권한을 고치세요")
    case .noFile:
      Bilingual(
        en: "neither a file nor a folder; leave it out",
        ko: "파일도 폴더도 아닙니다. 빼세요")
    case .tooLarge(let most):
      Bilingual(
        en: "larger than \(most >> 20) MB; exclude it in .hig.json",
        ko: "\(most >> 20)MB보다 큽니다. .hig.json에서 제외하세요")
    }
  }
}
