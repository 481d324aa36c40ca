internal import FileAccess
internal import Guidelines

/// Makes an exported site available offline: a service worker, a manifest, and packs of the files, for
/// the pages in each language and in both.
struct OfflineFiles {
  private let folder: String
  private(set) var count = 0

  /// The size in bytes, before compression, at which a pack is full.
  private static let fullPack = 1 << 20

  init(in folder: String) { self.folder = folder }

  /// Packs the files at `paths`, which are all of those in the folder, and adds the service worker
  /// that reads the packs and a manifest in the language of `reader`.
  mutating func write(
    packing paths: [String], for reader: Reader
  ) throws(SiteFolder.Problem) {
    let languages = Language.allCases.map { $0.rawValue + "/" }
    let shared = ["assets/", "search/"]
    for beginning in [""] + languages {
      let own = paths.filter { path in
        shared.contains { path.hasPrefix($0) }
          || (beginning.isEmpty
            ? !languages.contains { path.hasPrefix($0) } : path.hasPrefix(beginning))
      }
      try pack(own.sorted(), as: beginning.isEmpty ? "both" : String(beginning.dropLast()))
    }
    let icon = String(Asset.icon.address.text.dropFirst())
    try add("offline.js", PackageResources.offline_js)
    try add(
      "manifest.webmanifest",
      Route.manifest(reader, start: "index.html", scope: "./", icon: icon))
  }

  /// Writes the files at `paths` into packs `offline/NAME-N.pack`, and the list of the packs.
  private mutating func pack(_ paths: [String], as name: String) throws(SiteFolder.Problem) {
    var list = List(files: paths.count, bytes: 0, firsts: [])
    var texts: [String: String] = [:]
    var size = 0
    for (place, path) in paths.enumerated() {
      if texts.isEmpty { list.firsts.append(path) }
      let text = try read(path)
      texts[path] = text
      size += text.utf8.count
      guard size >= Self.fullPack || place == paths.count - 1 else { continue }
      let pack = "offline/\(name)-\(list.firsts.count - 1).pack"
      guard let packed = Gzip.compress(JSONBody.bytes(of: texts)) else {
        throw .notWritten(path: pack, reason: "zlib")
      }
      try add(pack, packed)
      list.bytes += packed.count
      (texts, size) = ([:], 0)
    }
    try add("offline/\(name).json", JSONBody.bytes(of: list))
  }

  private func read(_ path: String) throws(SiteFolder.Problem) -> String {
    do throws(FileSystem.Fault) {
      return String(decoding: try FileSystem.contents(at: "\(folder)/\(path)"), as: UTF8.self)
    } catch {
      throw .notWritten(path: path, reason: error.words)
    }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) throws(SiteFolder.Problem) {
    try SiteFolder.write(bytes, to: "\(folder)/\(path)")
    count += 1
  }

  private struct List: Encodable {
    let files: Int
    var bytes: Int
    /// The first path of each pack, in ascending order.
    var firsts: [String]
  }
}
