internal import TextAnalysis

/// A file of the site that is no page; its address names its content, so that it never changes.
struct Asset: Sendable {
  /// What it is called in the address: `style-0123456789abcdef.css`.
  let name: String
  /// What it is.
  let type: MediaType
  /// The file.
  let bytes: [UInt8]

  /// Where it is.
  var address: Address { .page(["assets", name]) }

  /// How the pages look.
  static let style = Asset("style", "css", .css, PackageResources.style_css)
  /// What makes the pages quicker where scripts run.
  static let script = Asset("script", "js", .script, lean(PackageResources.script_js))
  /// The search script of exported pages.
  static let search = Asset(
    "search", "js", .script, lean(PackageResources.stems_js + PackageResources.search_js))
  /// The picture of the site in a tab.
  static let icon = Asset("icon", "svg", .svg, PackageResources.icon_svg)

  /// All of them by name.
  static let all = Dictionary(
    uniqueKeysWithValues: [style, script, search, icon].map { ($0.name, $0) })

  /// A script without the lines of comments and the white space before lines.
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
