internal import Guidelines

extension [InterfaceFile.Kind] {
  /// The kinds of file that describe screens.
  static let screens: [InterfaceFile.Kind] = [.storyboard, .xib, .swift, .json]
  /// The kinds of file that describe images.
  static let images: [InterfaceFile.Kind] = [.assets, .json]
}

extension Interface {
  /// The kind of the file that contains `place`.
  func kind(at place: Place) -> InterfaceFile.Kind? {
    files.first { $0.path == place.file }?.kind
  }

  /// The platforms of the file that contains `place`; empty if not stated.
  func platforms(at place: Place) -> [Platform] {
    files.first { $0.path == place.file }?.platforms ?? []
  }

  /// The image set called `name` in an interface: by its full name, else by the last component.
  func imageSet(named name: String) -> ImageSet? {
    let images = images.filter { $0.kind != .color }
    return images.first { $0.name == name }
      ?? images.first { $0.name.split(separator: "/").last.map(String.init) == name }
  }
}
