internal import TextAnalysis

/// A file of the site that is not a page, cached forever: its name changes with its content.
struct Asset: Sendable {
  /// Its name in the address: `style-0123456789abcdef.css`.
  let name: String
  /// The media type.
  let type: MediaType
  /// The content.
  let bytes: [UInt8]

  /// The address.
  var address: Address { .page(["assets", name]) }

  /// The style sheet.
  static let style = Asset("style", "css", .css, PackageResources.style_css)
  /// The script that speeds up the pages; the site works without it.
  static let script = Asset("script", "js", .script, lean(PackageResources.script_js))
  /// The search script of exported pages.
  static let search = Asset(
    "search", "js", .script, lean(PackageResources.stems_js + PackageResources.search_js))
  /// The favicon.
  static let icon = Asset("icon", "svg", .svg, PackageResources.icon_svg)

  /// All of them by name.
  static let all = Dictionary(
    uniqueKeysWithValues: [style, script, search, icon].map { ($0.name, $0) })

  /// `script` without comment lines and indentation.
  private static func lean(_ script: [UInt8]) -> [UInt8] {
    let lines = script.split(separator: UInt8(ascii: "\n"))
      .map { $0.drop { $0 == UInt8(ascii: " ") } }
    return Array(lines.filter { !$0.starts(with: "//".utf8) }.joined(separator: "\n".utf8))
  }

  private init(_ stem: String, _ ending: String, _ type: MediaType, _ bytes: [UInt8]) {
    name = "\(stem)-\(Digest.fnv1a(bytes)).\(ending)"
    self.type = type
    self.bytes = bytes
  }
}
