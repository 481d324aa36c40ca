public import Guidelines
public import LinterCore

/// Reads storyboards and xibs of Interface Builder, of every version since 2013.
///
/// Only what the file itself says is a stated fact. A custom class may set a title or an image in
/// code, so what such an object lacks is unknown, not missing.
public enum InterfaceBuilderReader {
  /// Reads a storyboard or a xib.
  ///
  /// `strings` are the texts that strings files give for an object and its side:
  /// `LocalizedStrings.texts(ofDocument:)`.
  ///
  /// - Throws: `InterfaceReadingError` where it is no XML, hostile, or no such document.
  public static func read(
    _ bytes: [UInt8], path: String, strings: [String: Bilingual<String>] = [:]
  ) throws(InterfaceReadingError) -> Interface {
    let root = try XMLDocument(bytes, path: path).root
    guard let document = InterfaceBuilderDocument(root, path: path, strings: strings) else {
      throw InterfaceReadingError(file: path, line: root.line, reason: .unknownFormat)
    }
    return document.interface
  }
}

extension InterfaceBuilderDocument {
  /// What the whole document says.
  fileprivate var interface: Interface {
    Interface(
      files: [InterfaceFile(path: path, kind: kind, platforms: platforms)],
      screens: screens, tabBars: tabBars, views: views)
  }
}
