public import Guidelines

/// What the manifest of a Swift package says, read without compiling it.
public enum SwiftPackageManifest {
  /// The platforms whose oldest versions `manifest` states, in order.
  ///
  /// A manifest's `.iOS` covers iOS and iPadOS.
  public static func platforms(in manifest: String) -> [Platform] {
    var code = ""
    for line in manifest.split(whereSeparator: \.isNewline) {
      code += line[..<(line.firstRange(of: "//")?.lowerBound ?? line.endIndex)] + "\n"
    }
    guard let start = code.firstRange(of: "platforms:")?.upperBound else { return [] }
    let words = code[start...].prefix { $0 != "]" }.split { !$0.isLetter }
    let named = Set(words.compactMap { word in Platform.allCases.first { $0.rawValue == word } })
    return (named.contains(.iOS) ? named.union([.iPadOS]) : named).sorted()
  }
}
