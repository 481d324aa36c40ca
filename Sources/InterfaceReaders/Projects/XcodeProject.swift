#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An Xcode project file: objects that refer to each other by id.
///
/// It is a property list in the NeXTSTEP (old-style ASCII) format, which Foundation can read.
struct XcodeProject: Decodable {
  let objects: [String: Object]
  let rootObject: String

  /// An object of any kind; only the members of its kind are set.
  struct Object: Decodable {
    let isa: String
    var name, path, sourceTree: String?
    var children, files, targets, buildPhases, buildConfigurations, exceptions: [String]?
    var fileRef, mainGroup, projectDirPath, productType, target: String?
    var buildConfigurationList, defaultConfigurationName: String?
    var baseConfigurationReference, baseConfigurationReferenceAnchor: String?
    var baseConfigurationReferenceRelativePath: String?
    var fileSystemSynchronizedGroups, membershipExceptions: [String]?
    var buildSettings: [String: Setting]?
  }

  /// The value of a build setting; list elements are joined by spaces.
  struct Setting: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      text =
        try (try? value.decode(String.self))
        ?? value.decode([String].self).joined(separator: " ")
    }
  }

  /// Reads a project file.
  ///
  /// - Throws: `InterfaceReadingError` if it is not a project file.
  init(_ bytes: [UInt8], path: String) throws(InterfaceReadingError) {
    do { self = try PropertyListDecoder().decode(XcodeProject.self, from: Data(bytes)) } catch {
      throw InterfaceReadingError(file: path, reason: .noProject)
    }
  }

  /// The project object.
  var root: Object? { objects[rootObject] }

  /// The objects with these ids, paired with the ids.
  func list(_ ids: [String]?) -> [(id: String, object: Object)] {
    (ids ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }
}

extension XcodeProject {
  /// The paths of the files and folders in the groups of the project in `folder`, by id, except those
  /// relative to other locations such as build products or the SDK.
  func paths(in folder: String) -> [String: String] {
    var paths: [String: String] = [:]
    var open: [(id: String, folder: String)] = root?.mainGroup.map { [($0, folder)] } ?? []
    while let (id, around) = open.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let base: String
      switch object.sourceTree {
      case "<group>", nil: base = around
      case "SOURCE_ROOT", "<absolute>": base = folder
      default: continue
      }
      let path = object.path.map { ProjectPath.joined(base, $0) } ?? base
      paths[id] = path
      open += (object.children ?? []).map { ($0, path) }
    }
    return paths
  }

  /// The settings of a target in the default configuration, which is usually Release.
  func settings(
    of target: Object, _ paths: [String: String], contents: (String) -> [UInt8]?
  ) -> BuildSettings {
    BuildSettings(
      layers: [target, root].flatMap { owner -> [[String: String]] in
        guard let configuration = owner.flatMap(configuration) else { return [] }
        let own = configuration.buildSettings?.mapValues(\.text) ?? [:]
        let file = configurationFile(of: configuration, paths)
        return [own, file.map { BuildSettings.file($0, contents: contents) } ?? [:]]
      })
  }

  private func configuration(of owner: Object) -> Object? {
    let list = owner.buildConfigurationList.flatMap { objects[$0] }
    let all = self.list(list?.buildConfigurations).map(\.object)
    return all.first { $0.name == list?.defaultConfigurationName } ?? all.last
  }

  private func configurationFile(of configuration: Object, _ paths: [String: String]) -> String? {
    if let path = configuration.baseConfigurationReference.flatMap({ paths[$0] }) { return path }
    guard let anchor = configuration.baseConfigurationReferenceAnchor.flatMap({ paths[$0] }),
      let relative = configuration.baseConfigurationReferenceRelativePath
    else { return nil }
    return ProjectPath.joined(anchor, relative)
  }
}
