internal import Guidelines
public import LinterCore

/// Reads the name of an app from its Info.plist.
public enum InfoPlistReader {
  /// Reads a property list in XML; a name made of build settings, `$(PRODUCT_NAME)`, is no name.
  ///
  /// - Throws: `InterfaceReadingError` where it is no XML, or hostile.
  public static func read(
    _ bytes: [UInt8], path: String
  ) throws(InterfaceReadingError) -> Interface {
    let root = try XMLDocument(bytes, path: path).root
    var names: [String: String] = [:]
    if let values = root.child("dict")?.children {
      for (key, value) in zip(values, values.dropFirst())
      where key.name == "key" && value.name == "string" && !value.text.contains("$(") {
        names[key.text] = value.text
      }
    }
    guard let name = names["CFBundleDisplayName"] ?? names["CFBundleName"], !name.isEmpty else {
      return Interface()
    }
    return Interface(appName: InterfaceText(literal: name).values)
  }
}
