internal import Guidelines

extension [InterfaceFile.Kind] {
  /// The files that say what is on a screen.
  static let screens: [InterfaceFile.Kind] = [.storyboard, .xib, .swift, .json]
  /// The files that say what images there are.
  static let images: [InterfaceFile.Kind] = [.assets, .json]
}

extension Interface {
  /// The kind of the file that `place` is in.
  func kind(at place: Place) -> InterfaceFile.Kind? {
    files.first { $0.path == place.file }?.kind
  }

  /// The platforms of the file that `place` is in; empty where nothing says so.
  func platforms(at place: Place) -> [Platform] {
    files.first { $0.path == place.file }?.platforms ?? []
  }

  /// The image set that an interface calls `name`: by its whole name, else by the last part.
  func imageSet(named name: String) -> ImageSet? {
    let images = images.filter { $0.kind != .color }
    return images.first { $0.name == name }
      ?? images.first { $0.name.split(separator: "/").last.map(String.init) == name }
  }
}
