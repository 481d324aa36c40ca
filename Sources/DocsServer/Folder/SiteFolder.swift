internal import FileAccess
package import Guidelines
package import KnowledgeBase
internal import ModelContext

/// The site as linked files, for any folder and without a server.
///
/// It contains every page that can be reached from the home page, in English, in Korean and in both, and
/// the Markdown of each page. Different addresses have different files, aliases included.
package struct SiteFolder {
  /// Why writing a folder failed.
  package enum Problem: Error {
    case knowledgeBase(KnowledgeBaseError)
    /// There are files in the folder that no export wrote.
    case foreign(path: String)
    /// `reason` is the system's message, in English.
    case notWritten(path: String, reason: String)
  }

  let library: Library
  private let presentation: Presentation

  /// Prepares the site of the knowledge base at `database`; `presentation` determines the language of the
  /// user interface on pages in both languages.
  package init(database: String, presentation: Presentation) {
    library = Library(path: database)
    self.presentation = presentation
  }

  /// Writes all files to `folder`, and returns their number.
  package func write(to folder: String) throws(Problem) -> Int {
    try write(to: folder, asDocset: false)
  }

  /// Writes all files; those of a docset have anchors for the table of contents in docset readers.
  func write(to folder: String, asDocset: Bool) throws(Problem) -> Int {
    guard Self.mayWrite(to: folder) else { throw .foreign(path: folder) }
    let written: Result<[String], Problem>
    do throws(KnowledgeBaseError) {
      written = try library.read { base, contents throws(KnowledgeBaseError) in
        var crawl = SiteCrawl(
          base, contents, language: presentation.messages, isDocset: asDocset,
          documents: Set(try base.documents().map(\.name)))
        return try crawl.run { path, bytes throws(Problem) in
          try Self.write(bytes, to: "\(folder)/\(path)")
        }
      }
    } catch {
      throw .knowledgeBase(error)
    }
    let paths = try written.get()
    guard !asDocset else { return paths.count }
    var offline = OfflineFiles(in: folder)
    try offline.write(
      packing: paths,
      for: Reader(asked: nil, path: nil, preset: .both, browser: presentation.messages))
    return paths.count + offline.count
  }

  /// Whether `folder` is new, empty but for hidden files, or one of an earlier export.
  private static func mayWrite(to folder: String) -> Bool {
    let names = ((try? FileSystem.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }
    guard !names.isEmpty else { return true }
    if names.contains("index.html") { return isExported("\(folder)/index.html") }
    // An export that was interrupted may have written the pages in one language alone.
    return Language.allCases.contains { isExported("\(folder)/\($0)/index.html") }
  }

  /// Whether the page at `path` is one that an export wrote.
  private static func isExported(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.bytes(at: path, most: 1 << 20, isWhole: false) else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains(" id=\"_content\"") && text.contains("assets/style-")
  }

  static func write(_ bytes: [UInt8], to path: String) throws(Problem) {
    do throws(FileSystem.Fault) {
      try FileSystem.makeFolder(FileSystem.folder(of: path))
      try FileSystem.write(bytes, to: path)
    } catch {
      throw .notWritten(path: path, reason: error.words)
    }
  }
}

/// A crawl along all links of the site that visits each page once.
private struct SiteCrawl {
  private let base: KnowledgeBase
  private let contents: Contents
  private let language: Language
  private let isDocset: Bool
  private let documents: Set<String>
  /// The pages that were linked to but not written yet.
  private var open: [(place: FilePlace, target: Target)] = []
  private var known: Set<FilePlace> = []

  init(
    _ base: KnowledgeBase, _ contents: Contents, language: Language, isDocset: Bool,
    documents: Set<String>
  ) {
    self.base = base
    self.contents = contents
    self.language = language
    self.isDocset = isDocset
    self.documents = documents
  }

  /// Calls `write` with the path and bytes of each file, and returns the paths.
  mutating func run(
    _ write: (String, [UInt8]) throws(SiteFolder.Problem) -> Void
  ) throws(KnowledgeBaseError) -> Result<[String], SiteFolder.Problem> {
    for path in ["/"] + Language.allCases.map({ "/\($0)" }) {
      if let target = Target(path) { _ = place(of: target) }
    }
    while let (place, target) = open.popLast() {
      let bytes = try file(at: place, target)
      do throws(SiteFolder.Problem) { try write(place.path, bytes) } catch {
        return .failure(error)
      }
    }
    let search = SearchFiles(
      try base.portableIndex(heldOn: base.today),
      rules: Dictionary(
        try contents.rules(base).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }))
    for (path, bytes) in search.all {
      do throws(SiteFolder.Problem) { try write(path, bytes) } catch { return .failure(error) }
    }
    return .success(known.map(\.path) + search.all.map(\.path))
  }

  /// The place of `target`, which is queued unless it is known already.
  private mutating func place(of target: Target) -> FilePlace {
    let place = FilePlace(of: target, documents: documents)
    if known.insert(place).inserted { open.append((place, target)) }
    return place
  }

  /// The bytes of the file at `place`.
  private mutating func file(
    at place: FilePlace, _ target: Target
  ) throws(KnowledgeBaseError) -> [UInt8] {
    if target.path.first == "assets" {
      return target.path.last.flatMap { Asset.all[$0]?.bytes } ?? []
    }
    let reader = reader(of: target)
    let page: Page
    switch try reply(to: target.withoutLanguage, reader) {
    case .page(let found): page = found
    case .markdown(let text): return Array(text.utf8)
    case .moved(let address):
      // A plain file cannot redirect, so an alias gets a copy of the page that it redirects to.
      guard let other = Target(address.text), other.path != target.path else { return [] }
      return try file(at: place, other)
    case .problem(let problem): page = ProblemPage(problem: problem, reader: reader).page
    case .json, .document, .streamed, .answer: return []
    }
    let whole = PageFrame(reader: reader, target: target.withoutLanguage).around(page)
    return whole.page { relative($0, from: place) }
  }

  private func reader(of target: Target) -> Reader {
    var reader = Reader(
      asked: target["lang"].flatMap(Presentation.init(rawValue:)), path: target.language,
      preset: .both, browser: language)
    // Files in both languages are at the top of the folder and link to each other.
    if reader.path == nil { reader.isExplicit = false }
    reader.readsFiles = true
    reader.readsDocset = isDocset
    return reader
  }

  private func reply(
    to target: Target, _ reader: Reader
  ) throws(KnowledgeBaseError) -> Reply {
    for route in Route.all where route.method == "GET" {
      guard let inPath = route.match(target.path) else { continue }
      let values: [String: String]
      do throws(DocsServer.Problem) { values = try route.values(inPath, target) } catch {
        return .problem(error)
      }
      return try route.reply(
        to: Visit(
          base: base, contents: contents, reader: reader, values: values, target: target, body: [],
          headers: Request.Headers(), check: noLinter))
    }
    return .problem(.noPage)
  }

  /// The link from the page at `place` to `address`.
  private mutating func relative(_ address: String, from place: FilePlace) -> String {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard address.hasPrefix("/"), let path = parts.first, let target = Target(String(path)) else {
      return address
    }
    let fragment = parts.count > 1 ? "#\(parts[1])" : ""
    if target.path == FilePlace.offlineScript {
      return FilePlace(path: target.path[0]).relative(to: place)
    }
    guard target.withoutLanguage.path == ["search"] else {
      return self.place(of: target).relative(to: place) + fragment
    }
    // All searches lead to one page, where a script answers them.
    let query = path.split(separator: "?", maxSplits: 1).dropFirst().first.map { "?\($0)" } ?? ""
    let page = Target(String(path.prefix { $0 != "?" })) ?? target
    return self.place(of: page).relative(to: place) + query + fragment
  }
}
