public import Guidelines

/// Reads a Swift package manifest without compiling it.
public enum SwiftPackageManifest {
  /// The platforms for which `manifest` states a minimum version, in order.
  ///
  /// `.iOS` in a manifest stands for iOS and iPadOS.
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
