internal import FileAccess
internal import Guidelines
internal import LinterCore

/// A file that describes an interface or parts of one.
struct ProjectFile: Hashable, Sendable {
  /// How a file is read.
  enum Role: Hashable, Sendable {
    case interface(InterfaceFile.Kind)
    /// A JSON file found in a folder, which may or may not be interface JSON.
    case perhapsInterface
    /// A strings file with texts for the keys and objects in other files.
    case strings
  }

  /// Its path, as given.
  var path: String
  /// How it is read.
  var role: Role
  /// The given folder in which it was found; empty for a file that was given itself.
  var root = ""
  /// The platform of the package it is in; empty if there is no package or the package names several.
  var packagePlatforms: [Platform] = []
  /// The platforms of the targets it belongs to; empty if no project lists it.
  var targetPlatforms: [Platform] = []
}

extension ProjectFile {
  /// The platforms it is for: those of its targets, narrowed down by the name of a folder.
  var platforms: [Platform] {
    let folder = folderPlatforms
    guard !targetPlatforms.isEmpty else { return folder }
    let both = targetPlatforms.filter(folder.contains)
    return both.isEmpty ? targetPlatforms : both
  }

  /// The file with the platforms of its targets in `projects`.
  func of(_ projects: Projects) -> ProjectFile {
    var file = self
    file.targetPlatforms = projects.platforms(of: path)
    return file
  }

  /// The platform that the nearest folder names as a separate word, as in `Mac/` or `App (tvOS)/`, or else
  /// the package's.
  private var folderPlatforms: [Platform] {
    for folder in path.dropFirst(root.count).split(separator: "/").dropLast().reversed() {
      let words = folder.split { !$0.isLetter }
      let named = Set(words.compactMap { Platform(named: $0) })
      if named.count == 1, let platform = named.first {
        // A folder named iOS contains code for both iPhone and iPad.
        return platform == .iOS ? [.iOS, .iPadOS] : [platform]
      }
    }
    return packagePlatforms
  }
}

/// The files found at the paths given to `hig check`.
struct ProjectFiles {
  /// Names of folders with third-party or generated code.
  static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The files found, in the order of the given paths, and by name within folders.
  private(set) var files: [ProjectFile] = []
  /// The files and folders that could not be examined.
  private(set) var skipped: [SkippedFile] = []
  /// The given paths at which there is nothing.
  private(set) var missing: Set<String> = []
  /// The Xcode project files found.
  private(set) var projects: [String] = []
  /// Other files that affect the build: manifests, configuration files, property lists.
  private(set) var settings: [String] = []
  /// The image files in asset catalogs.
  private(set) var images: [String] = []
  /// The number of Objective-C sources found, which are not read.
  private(set) var objectiveC = 0

  private var seen: Set<FileSystem.Identity> = []
  private let admits: (String) -> Bool

  /// Searches `paths`: files directly, folders recursively as far as `admits` allows.
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
        look(through: Folder(path: path, root: path, identity: status.identity))
      } else if !status.isFile {
        skip(path, FileSystem.Fault(reason: .noFile))
      } else if let role = Self.role(of: path, isNamed: true) {
        add(ProjectFile(path: path, role: role), status)
      } else {
        skipped.append(SkippedFile(file: path, reason: Self.unknownKind))
      }
    } catch {
      if error.isMissing { missing.insert(path) }
      skip(path, error)
    }
  }

  private mutating func look(through root: Folder) {
    var pending = [root]
    while let folder = pending.popLast() {
      // A symbolic link back to a visited folder would cause an endless loop.
      guard seen.insert(folder.identity).inserted else { continue }
      var folder = folder
      var inside: [Folder] = []
      do throws(FileSystem.Fault) {
        let names = try FileSystem.names(in: folder.path)
        if names.contains("Package.swift") {
          folder.platforms = Projects.platforms(
            ofPackage: folder.path(of: "Package.swift"))
        }
        for name in names where !name.hasPrefix(".") {
          if let below = look(at: name, in: folder) { inside.append(below) }
        }
      } catch {
        skip(folder.path, error)
      }
      pending += inside.reversed()
    }
  }

  /// Examines the entry `name` of `folder`; returns it if it is a folder to search.
  private mutating func look(at name: String, in folder: Folder) -> Folder? {
    let path = folder.path(of: name)
    let role = Self.role(of: path, isNamed: false)
    guard let status = try? FileSystem.status(path) else {
      // A broken link is only reported if its name is one we would read.
      if role != nil, admits(path) { skip(path, .noEntry) }
      return nil
    }
    if status.isFolder {
      guard !Self.foreign.contains(name), !Self.isNoApp(name), admits(path) else { return nil }
      return Folder(
        path: path, root: folder.root, identity: status.identity, platforms: folder.platforms)
    }
    if name == "project.pbxproj" { projects.append(path) }
    if ["m", "mm"].contains(Self.ending(of: name[...])), admits(path) { objectiveC += 1 }
    guard let role, admits(path) else {
      addBeside(path, name)
      return nil
    }
    if status.isFile {
      let file = ProjectFile(
        path: path, role: role, root: folder.root, packagePlatforms: folder.platforms)
      add(file, status)
    } else {
      skip(path, FileSystem.Fault(reason: .noFile))
    }
    return nil
  }

  /// Records a file that is not checked itself but may affect the result.
  private mutating func addBeside(_ path: String, _ name: String) {
    if name == "Package.swift"
      || ["xcconfig", "plist", "json"].contains(Self.ending(of: name[...]))
    {
      settings.append(path)
    } else if path.contains(".xcassets/") {
      images.append(path)
    }
  }

  /// Whether a folder of this name contains tests, by the conventions of Xcode and SwiftPM, or tool output.
  private static func isNoApp(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name == "Generated" || name == "SourcePackages"
  }

  /// Adds `file`, unless it was already added by another path.
  private mutating func add(_ file: ProjectFile, _ status: FileSystem.Status) {
    if seen.insert(status.identity).inserted { files.append(file) }
  }

  private mutating func skip(_ path: String, _ fault: FileSystem.Fault) {
    skipped.append(SkippedFile(file: path, reason: fault.reason(for: path)))
  }

  /// A folder to search.
  private struct Folder {
    let path: String
    /// The given folder that contains it.
    let root: String
    let identity: FileSystem.Identity
    /// The platforms of the package it is in.
    var platforms: [Platform] = []

    /// The path of its entry `name`, as a person would write it.
    func path(of name: String) -> String {
      switch path {
      case ".": name
      case "/": "/" + name
      default: path + "/" + name
      }
    }
  }

  /// How to read the file at `path`; `nil` to ignore it.
  static func role(of path: String, isNamed: Bool) -> ProjectFile.Role? {
    let name = path.split(separator: "/").last ?? ""
    switch Self.ending(of: name).lowercased() {
    case "storyboard": return .interface(.storyboard)
    case "xib": return .interface(.xib)
    case "swift": return .interface(.swift)
    case "json" where name == "Contents.json":
      return isNamed || isInAssetSet(path) ? .interface(.assets) : nil
    case "json": return isNamed ? .interface(.json) : .perhapsInterface
    case "plist": return name.hasSuffix("Info.plist") ? .interface(.plist) : nil
    case "strings", "stringsdict", "xcstrings": return .strings
    default: return nil
    }
  }

  /// Whether the file at `path` is in a kind of asset set that the linter reads.
  private static func isInAssetSet(_ path: String) -> Bool {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    return ImageSet.Kind(rawValue: String(ending(of: folder))) != nil
  }

  /// The file name extension; empty if there is none.
  private static func ending(of name: Substring) -> Substring {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
  }

  private static let unknownKind = Bilingual(
    en: "nothing of this kind is checked; name a storyboard, a xib, an asset catalog, "
      + "a Swift file or interface JSON",
    ko: "이런 파일은 검사하지 않습니다. 스토리보드, xib, 애셋 카탈로그, Swift 파일, 인터페이스 JSON을 지정하세요")
}

extension FileSystem.Fault {
  /// Why `path` was not examined, and what to do.
  func reason(for path: String) -> Bilingual<String> {
    switch reason {
    case .system:
      Bilingual(
        en: "cannot be read: \(words); correct the path or its permissions",
        ko: "읽을 수 없습니다(\(Phrase.korean(words))). 경로나 권한을 고치세요")
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
