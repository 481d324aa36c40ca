public import Guidelines
public import LinterCore
internal import XMLEvents

/// Reads Interface Builder storyboards and xibs of every version since 2013.
///
/// Only what the file states is a stated fact. A custom class may set a title or an image in code, so a
/// missing attribute of such an object is unknown, not absent.
public enum InterfaceBuilderReader {
  /// Reads a storyboard or a xib.
  ///
  /// `strings` contains the translations by object and attribute, as returned by
  /// `LocalizedStrings.texts(ofDocument:)`, and `keys` those that code looks up, by key.
  ///
  /// - Throws: `InterfaceReadingError` if it is malformed or malicious XML, or another kind of document.
  public static func read(
    _ bytes: [UInt8], path: String, strings: [String: Bilingual<String>] = [:],
    keys: [String: Bilingual<String>] = [:]
  ) throws(InterfaceReadingError) -> Interface {
    var isLaunchScreen = false
    let root = try XMLDocument(
      bytes, path: path,
      isSkipped: { tag in
        // The root, which comes first, tells.
        if tag.parent.isEmpty { isLaunchScreen = tag.has("launchScreen", in: ["YES"]) }
        return isSkipped(tag, keepingFrames: isLaunchScreen)
      }
    ).root
    guard
      let document = InterfaceBuilderDocument(
        root, path: path, strings: strings, keys: keys)
    else {
      throw InterfaceReadingError(file: path, line: root.line, reason: .unknownFormat)
    }
    return document.interface
  }

  /// Whether no reader of the document needs an element: most constraints and frames, which are most
  /// elements of a document.
  private static func isSkipped(_ tag: XMLTag, keepingFrames: Bool) -> Bool {
    if tag.isCalled("constraint") {
      return !tag.has("firstAttribute", in: readSides)
    }
    // Only the frames of buttons are read, and those of what may cover a launch screen.
    if tag.isCalled("rect") { return !keepingFrames && tag.parent != "button" }
    return tag.isCalled("autoresizingMask") || tag.isCalled("nil")
  }

  /// What a constraint that is read is on.
  private static let readSides: [StaticString] = ["width", "height", "left", "right"]
}

extension InterfaceBuilderDocument {
  /// The interface described by the document.
  fileprivate var interface: Interface {
    Interface(
      files: [InterfaceFile(path: path, kind: kind, platforms: platforms)],
      screens: screens, tabBars: tabBars, views: views)
  }
}
