internal import FileAccess
internal import Guidelines
internal import LinterCore

/// A file that says something of an interface.
struct ProjectFile: Hashable, Sendable {
  /// What is to be read of it.
  enum Role: Hashable, Sendable {
    case interface(InterfaceFile.Kind)
    /// JSON in a folder: an interface if it says so, else nothing.
    case perhapsInterface
    /// The texts that keys and objects of the other files stand for.
    case strings
  }

  /// Its path as it was given.
  var path: String
  /// What is to be read of it.
  var role: Role
  /// The folder given in which it was found; empty for a file that was named itself.
  var root = ""
  /// The platforms of the package that it is in; none where there is none, or it names several.
  var packagePlatforms: [Platform] = []
  /// The platforms of the targets that are built from it; none where no project lists it.
  var targetPlatforms: [Platform] = []
}

extension ProjectFile {
  /// The platforms that it is for: those of its targets, of which a folder's name may choose.
  var platforms: [Platform] {
    let folder = folderPlatforms
    guard !targetPlatforms.isEmpty else { return folder }
    let both = targetPlatforms.filter(folder.contains)
    return both.isEmpty ? targetPlatforms : both
  }

  /// The file as a part of the targets of `projects`.
  func of(_ projects: Projects) -> ProjectFile {
    var file = self
    file.targetPlatforms = projects.platforms(of: path)
    return file
  }

  /// The platform that the nearest folder names by a word of its own, as in `Mac/` or `App (tvOS)/`,
  /// else those of the package.
  private var folderPlatforms: [Platform] {
    for folder in path.dropFirst(root.count).split(separator: "/").dropLast().reversed() {
      let words = folder.split { !$0.isLetter }
      let named = Set(words.compactMap { Platform(named: $0) })
      if named.count == 1, let platform = named.first {
        // A folder named iOS holds the code for iPhone and iPad.
        return platform == .iOS ? [.iOS, .iPadOS] : [platform]
      }
    }
    return packagePlatforms
  }
}

/// The files that the paths given to `hig check` stand for.
struct ProjectFiles {
  /// Folders that hold the work of others, or of machines.
  static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The files found: paths as given, folders in order of names.
  private(set) var files: [ProjectFile] = []
  /// What could not be looked at.
  private(set) var skipped: [SkippedFile] = []
  /// The project files of Xcode in the folders.
  private(set) var projects: [String] = []
  /// Other files about the build: manifests, configuration files, property lists.
  private(set) var settings: [String] = []
  /// What is drawn in asset catalogs.
  private(set) var images: [String] = []
  /// How many sources of Objective-C are in the folders, which nothing reads.
  private(set) var objectiveC = 0

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
        look(through: Folder(path: path, root: path, identity: status.identity))
      } else if !status.isFile {
        skip(path, FileSystem.Fault(reason: .noFile))
      } else if let role = Self.role(of: path, isNamed: true) {
        add(ProjectFile(path: path, role: role), status)
      } else {
        skipped.append(SkippedFile(file: path, reason: Self.unknownKind))
      }
    } catch {
      skip(path, error)
    }
  }

  private mutating func look(through root: Folder) {
    var pending = [root]
    while let folder = pending.popLast() {
      // A link back to a folder already looked through would never end.
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

  /// Looks at what is called `name` in `folder`; a folder that is to be looked through is returned.
  private mutating func look(at name: String, in folder: Folder) -> Folder? {
    let path = folder.path(of: name)
    let role = Self.role(of: path, isNamed: false)
    guard let status = try? FileSystem.status(path) else {
      // A link to nowhere says nothing unless it has a name that we read.
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

  /// Remembers a file that is not checked itself, where what is checked may depend on it.
  private mutating func addBeside(_ path: String, _ name: String) {
    if name == "Package.swift"
      || ["xcconfig", "plist", "json"].contains(Self.ending(of: name[...]))
    {
      settings.append(path)
    } else if path.contains(".xcassets/") {
      images.append(path)
    }
  }

  /// Whether a folder of this name holds tests, as Xcode and SwiftPM name them, or what tools write.
  private static func isNoApp(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name == "Generated" || name == "SourcePackages"
  }

  /// Adds `file`, once however often it is reached.
  private mutating func add(_ file: ProjectFile, _ status: FileSystem.Status) {
    if seen.insert(status.identity).inserted { files.append(file) }
  }

  private mutating func skip(_ path: String, _ fault: FileSystem.Fault) {
    skipped.append(SkippedFile(file: path, reason: fault.reason(for: path)))
  }

  /// A folder to be looked through.
  private struct Folder {
    let path: String
    /// The folder given that it is in.
    let root: String
    let identity: FileSystem.Identity
    /// The platforms of the package that it is in.
    var platforms: [Platform] = []

    /// The path of what is called `name` in it, as a person would write it.
    func path(of name: String) -> String {
      switch path {
      case ".": name
      case "/": "/" + name
      default: path + "/" + name
      }
    }
  }

  /// What the file at `path` is to be read as; `nil` for nothing.
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

  /// Whether the file at `path` stands in a set of an asset catalog that the linter reads.
  private static func isInAssetSet(_ path: String) -> Bool {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    return ImageSet.Kind(rawValue: String(ending(of: folder))) != nil
  }

  /// What stands behind the last dot of `name`; empty without one.
  private static func ending(of name: Substring) -> Substring {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
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
