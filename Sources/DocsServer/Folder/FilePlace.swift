internal import Guidelines
internal import TextAnalysis

/// The path of a page of the site in a folder of files.
///
/// `/ko/rules/tab-count` is `ko/rules/tab-count.html`, and `/terms?page=2` is `terms.page-2.html`.
struct FilePlace: Hashable {
  /// The path from the folder.
  let path: String

  /// The path of the service worker, at the top: its scope is the folder that it is in.
  static let offlineScript = ["offline.js"]

  /// The place of a file that is not a page.
  init(path: String) { self.path = path }

  /// The place of `target`; names in `documents` are pages whatever their extension.
  init(of target: Target, documents: Set<String>) {
    let asked = target["lang"].flatMap(Language.init(rawValue:))
    let language = (target.language ?? asked).map { [$0.rawValue] } ?? []
    let segments = target.withoutLanguage.path
    if segments.first == "assets" {
      path = segments.joined(separator: "/")
      return
    }
    let narrowing = target.query.filter { $0.name != "lang" && !$0.value.isEmpty }
      .map { "." + Self.plain("\($0.name)-\($0.value)") }.sorted()
    let name = segments.isEmpty ? ["index"] : segments
    let isMarkdown =
      name.last?.hasSuffix(".md") ?? false
      && !(name[0] == "documents" && documents.contains(name.dropFirst().joined(separator: "/")))
    path =
      (language + name.map(Self.plain)).joined(separator: "/")
      + narrowing.joined() + (isMarkdown ? "" : ".html")
  }

  /// The relative link from the page at `other` to this one: `../rules/tab-count.html`.
  func relative(to other: FilePlace) -> String {
    let (own, from) = (path.split(separator: "/"), other.path.split(separator: "/").dropLast())
    let shared = zip(own.dropLast(), from).prefix { $0 == $1 }.count
    let up = String(repeating: "../", count: from.count - shared)
    return up
      + own.dropFirst(shared).map { PercentCoding.encode(String($0)) }.joined(separator: "/")
  }

  /// `text` in characters that every file system and web server takes literally.
  private static func plain(_ text: String) -> String {
    let encoded = PercentCoding.encode(text).map { $0 == "%" ? "_" : String($0) }.joined()
    return encoded.allSatisfy { $0 == "." } ? "_\(encoded)" : encoded
  }
}
