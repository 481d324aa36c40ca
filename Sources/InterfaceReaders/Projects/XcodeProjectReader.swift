internal import Guidelines
public import LinterCore

/// Reads the targets of an Xcode project: the product, platforms and files of each, and the entries of its
/// Info.plist after the build.
public enum XcodeProjectReader {
  /// Reads the `project.pbxproj` at `path`; `contents` reads an Info.plist or a configuration file, and `spelled`
  /// gives the path of one as the file system spells it.
  ///
  /// - Throws: `InterfaceReadingError` if it is not a project file.
  public static func read(
    _ bytes: [UInt8], path: String, spelled: (String) -> String = { $0 },
    contents: (String) -> [UInt8]?
  ) throws(InterfaceReadingError) -> [Product] {
    let project = try XcodeProject(bytes, path: path)
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let bundle = ProjectPath.folder(of: ProjectPath.folder(of: path))
    let folder = ProjectPath.joined(bundle, project.root?.projectDirPath ?? "")
    let paths = project.paths(in: folder)
    return project.list(project.root?.targets).map { id, target in
      let settings = project.settings(of: target, paths, contents: contents)
      let line = lines.firstIndex { $0.contains(id) && $0.hasSuffix("= {") } ?? 0
      var product = Product(
        name: target.name ?? "", kind: kind(of: target.productType),
        place: Place(file: path, line: line + 1))
      product.platforms = platforms(settings)
      (product.files, product.leftOut) = project.members(of: id, target, paths)
      let named = settings["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : $0 }
      let file = named.flatMap {
        infoPlist(spelled(infoPlistPath($0, in: folder)), contents: contents)
      }
      product.information = information(settings, file ?? [:]) { name in
        Place(file: path, line: (lines.firstIndex { $0.contains(name) } ?? line) + 1)
      }
      product.isComplete = file != nil || named == nil
      return product
    }
  }

  /// The kind of product for a product type identifier.
  private static func kind(of type: String?) -> Product.Kind {
    switch type?.split(separator: ".").last {
    case "application", "on-demand-install-capable": .app
    case "watchapp2", "watchapp", "watchapp2-container": .watchApp
    case "app-extension", "extensionkit-extension", "messages-extension", "tv-app-extension":
      .appExtension
    default: .other
    }
  }

  /// The platforms in `settings`; empty if they are not set.
  private static func platforms(_ settings: BuildSettings) -> [Platform] {
    // A project may name platforms of all its targets; a target for the Mac names its own SDK.
    let root = settings["SDKROOT"] ?? ""
    let named = root == "macosx" ? root : settings["SUPPORTED_PLATFORMS"] ?? root
    let devices = settings["TARGETED_DEVICE_FAMILY"] ?? "1,2"
    var platforms: Set<Platform> = []
    for word in named.split(separator: " ") {
      switch word {
      case "iphoneos":
        if devices.contains("1") { platforms.insert(.iOS) }
        if devices.contains("2") { platforms.insert(.iPadOS) }
      case "macosx": platforms.insert(.macOS)
      case "appletvos": platforms.insert(.tvOS)
      case "watchos": platforms.insert(.watchOS)
      case "xros": platforms.insert(.visionOS)
      default: continue
      }
    }
    if settings["SUPPORTS_MACCATALYST"] == "YES" { platforms.insert(.macOS) }
    return platforms.sorted()
  }

  /// The path of the Info.plist named in the build settings.
  private static func infoPlistPath(_ named: String, in folder: String) -> String {
    // `$(SRCROOT)`, the project folder, is not a setting here and expands to nothing, leaving a slash.
    ProjectPath.joined(folder, String(named.drop { $0 == "/" }))
  }

  /// The entries of the Info.plist at `path`; `nil` if it cannot be read.
  private static func infoPlist(
    _ path: String, contents: (String) -> [UInt8]?
  ) -> [String: Product.Entry]? {
    contents(path).flatMap { try? InfoPlistReader.entries($0, path: path) }
  }

  /// The entries of the final Info.plist: those in its `file`, and those added by build settings.
  private static func information(
    _ settings: BuildSettings, _ file: [String: Product.Entry], place: (String) -> Place
  ) -> [String: Product.Entry] {
    var entries = file
    guard settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return entries }
    for name in settings.names(beginningWith: Self.prefix) {
      guard let value = settings.value(underAnyCondition: name) else { continue }
      var key = String(name.dropFirst(Self.prefix.count))
      for (device, ending) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")]
      where key.hasSuffix(device) {
        key = key.dropLast(device.count) + ending
      }
      let isList = key.hasPrefix("UISupportedInterfaceOrientations")
      let values = isList ? value.split(separator: " ").map(String.init) : [value]
      entries[key] = entries[key] ?? Product.Entry(values, at: place(name))
    }
    return entries
  }

  private static let prefix = "INFOPLIST_KEY_"
}

extension XcodeProject {
  /// The files and folders of the target `id`, and those within them that it excludes.
  fileprivate func members(
    of id: String, _ target: Object, _ paths: [String: String]
  ) -> (files: Set<String>, leftOut: Set<String>) {
    let phases = list(target.buildPhases).filter {
      ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0.object.isa)
    }
    let references = phases.flatMap { list($0.object.files) }.compactMap(\.object.fileRef)
    var files: Set<String> = []
    for reference in references {
      // A localized file is a group with one file per language.
      let parts = objects[reference]?.isa == "PBXVariantGroup" ? objects[reference]?.children : nil
      files.formUnion((parts ?? [reference]).compactMap { paths[$0] })
    }
    let own = Set(target.fileSystemSynchronizedGroups ?? [])
    files.formUnion(own.compactMap { paths[$0] })
    var leftOut: Set<String> = []
    for (group, object) in objects where object.isa == "PBXFileSystemSynchronizedRootGroup" {
      guard let folder = paths[group] else { continue }
      for (_, exception) in list(object.exceptions) where exception.target == id {
        let named = (exception.membershipExceptions ?? []).map { ProjectPath.joined(folder, $0) }
        // An exception excludes a file from the target's own folders, and includes one from other folders.
        if own.contains(group) { leftOut.formUnion(named) } else { files.formUnion(named) }
      }
    }
    return (files, leftOut)
  }
}
