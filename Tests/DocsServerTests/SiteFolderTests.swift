import Foundation
import KnowledgeBase
import TestSupport
import Testing

@Suite("The site and its Markdown as files")
struct SiteFolderTests {
  /// A folder that `hig export` wrote, with the text of each file by its path.
  private struct Export {
    let folder: URL
    let files: [String: String]

    init(_ form: String, of fixture: SiteFixture) throws {
      folder = fixture.folder.url.appending(path: form)
      let run = try fixture.command.run(
        "export", form, folder.path, "--database", fixture.database, "--lang", "both")
      #expect(run.status == 0, "\(run.errors)")
      var files: [String: String] = [:]
      for case let file as URL in FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil) ?? .init()
      where !file.hasDirectoryPath {
        let path = file.standardizedFileURL.path.dropFirst(
          folder.standardizedFileURL.path.count + 1)
        files[String(path)] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      }
      self.files = files
    }

    /// Where `link` on the page at `path` leads: a path from the folder on, and a place on the page.
    func place(of link: String, on path: String) -> (path: String, fragment: String?) {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let fragment = parts.count > 1 ? String(parts[1]) : nil
      let named = parts[0].prefix { $0 != "?" }
      guard !named.isEmpty else { return (path, fragment) }
      var segments = path.split(separator: "/").dropLast()
      for segment in named.split(separator: "/") {
        if segment == ".." { segments.removeLast() } else { segments.append(segment) }
      }
      let joined = segments.joined(separator: "/")
      return (joined.removingPercentEncoding ?? joined, fragment)
    }
  }

  private static let site = Result { try Export("site", of: .corpus) }

  @Test("Every link of the exported site leads to a file, and every fragment to a place in it")
  func site() throws {
    let export = try Self.site.get()
    #expect(export.files.count > 400)
    for (path, text) in export.files where path.hasSuffix(".html") {
      for match in text.matches(of: /(?:href|src|action)="([^"]*)"/) {
        let link = match.output.1.replacingOccurrences(of: "&amp;", with: "&")
        if link.hasPrefix("http") { continue }
        #expect(!link.hasPrefix("/"), "\(path): \(link)")
        let (target, fragment) = export.place(of: link, on: path)
        let found = try #require(export.files[target], "\(path) → \(link)")
        if let fragment { #expect(found.contains(" id=\"\(fragment)\""), "\(path) → \(link)") }
      }
    }
    for start in ["index.html", "en/index.html", "ko/rules/tab-badge.html"] {
      #expect(export.files[start] != nil)
    }
    #expect(export.files["ko/index.html"]?.contains("<html lang=\"ko\">") == true)
  }

  @Test("The site is there once more in packs, in order, for a browser to keep")
  func offline() throws {
    let export = try Self.site.get()
    #expect(export.files["offline.js"]?.contains("serviceWorker") == true)
    #expect(export.files["manifest.webmanifest"]?.contains("\"start_url\":\"index.html\"") == true)
    for (name, home) in [("both", "index"), ("en", "en/index"), ("ko", "ko/index")] {
      let text = try #require(export.files["offline/\(name).json"])
      let list = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let firsts = try #require(list["firsts"] as? [String])
      #expect(firsts == firsts.sorted() && !firsts.isEmpty)
      #expect(firsts.allSatisfy { export.files[$0] != nil })
      #expect(firsts.indices.allSatisfy { export.files["offline/\(name)-\($0).pack"] != nil })
      #expect(
        export.files["\(home).html"]?.contains("id=\"_offline\" hidden") == true, "\(name)")
    }
    #expect(export.files["components.html"]?.contains("_offline") == false)
  }

  @Test("The Markdown files lead to one another, and a rule's has both languages")
  func markdown() throws {
    let export = try Export("markdown", of: .corpus)
    for (path, text) in export.files {
      for match in text.matches(of: /\]\(([^)h][^)]*\.md)\)/) {
        let (target, _) = export.place(of: String(match.output.1), on: path)
        #expect(export.files[target] != nil, "\(path) → \(match.output.1)")
      }
    }
    let rule = try #require(export.files["rules/tab-badge.md"])
    #expect(rule.contains("## ") && rule.contains("배지"))
    #expect(export.files["components/tab-bars.md"]?.contains("(../rules/tab-badge.md)") == true)
    #expect(export.files["index.md"]?.contains("(components/tab-bars.md)") == true)
  }

  @Test("A component's Markdown is in the language that is asked for")
  func oneLanguage() throws {
    let fixture = SiteFixture.corpus
    let folder = fixture.folder.url.appending(path: "markdown-ko")
    let run = try fixture.command.run(
      "export", "markdown", folder.path, "--database", fixture.database, "--lang", "ko")
    #expect(run.status == 0, "\(run.errors)")
    let file = try String(
      contentsOf: folder.appending(path: "components/tab-bars.md"), encoding: .utf8)
    for text in [file, fixture.get("/ko/components/tab-bars.md").text] {
      #expect(text.hasPrefix("# 탭 막대\n") && text.contains(" 권장: "))
      #expect(text.firstMatch(of: #/ (should|consider|avoid|must|never|may): /#) == nil)
    }
    let both = fixture.get("/components/tab-bars.md").text
    #expect(both.prefix { $0 != "\n" }.hasSuffix(" / 탭 막대") && both.contains(" should: "))
  }

  @Test("A site is written beside no files of others, and over an earlier one")
  func foreign() throws {
    let fixture = SiteFixture(documents: ["a.md": "# Bars\n\n**Use a bar.** It helps.\n"])
    func export(to folder: String) throws -> HigCommand.Run {
      try fixture.command.run(
        "export", "site", fixture.folder.path(folder), "--database", fixture.database)
    }
    let home = try fixture.folder.write("<h1>My shop</h1>\n", to: "shop/index.html")
    try fixture.folder.write("A list of things to buy.\n", to: "notes/list.txt")
    for folder in ["shop", "notes"] {
      let run = try export(to: folder)
      #expect(run.status == 2 && run.errors.contains(folder))
      #expect(run.errors.split(separator: "\n").count == 1)
    }
    #expect(try String(contentsOfFile: home, encoding: .utf8) == "<h1>My shop</h1>\n")
    try fixture.folder.write("", to: "kept/.nojekyll")
    #expect(try export(to: "kept").status == 0)
    try FileManager.default.removeItem(atPath: fixture.folder.path("kept/index.html"))
    for _ in 1...2 { #expect(try export(to: "kept").status == 0) }
  }

  @Test("hig-docs takes the knowledge base that the environment names, as hig does")
  func environment() throws {
    let fixture = SiteFixture.corpus
    var command = fixture.command
    command.environment["HIG_DATABASE"] = fixture.database
    let docs = HigCommand.file.deletingLastPathComponent().appending(path: "hig-docs")
    let run = try command.run(["export", "site", fixture.folder.path("named")], as: docs)
    #expect(run.status == 0, "\(run.errors)")
    let nameless = try fixture.command.run(["export", "site", "x"], as: docs)
    #expect(nameless.status == 64 && nameless.errors.contains("--database"))
  }

  private static let node = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"]
    .first(where: FileManager.default.isExecutableFile(atPath:))

  @Test(
    "The exported search finds first what the command finds first",
    .enabled(if: Self.node != nil, "node is not installed"))
  func search() throws {
    let fixture = SiteFixture.corpus
    let export = try Self.site.get()
    let queries = [
      "tab bar badge", "탭 바 배지", "탭막대에서 배지는", "ㅌㅂ ㅂㅈ", "xoq akreo qowl", "텝바 배지", "tab bar badeg",
      "탭 바 배ㅈ", "tab bar height on tvOS", "68 pt", "세그먼트 개수", "large title",
    ]
    let script = HigCommand.checkout.appending(path: "Tests/Browser/exported_search.js").path
    let run = try fixture.command.run(
      [script, export.folder.path], input: queries.joined(separator: "\n"),
      as: URL(filePath: Self.node ?? ""))
    #expect(run.status == 0, "\(run.errors)")
    let answers = run.output.split(separator: "\n")
    try #require(answers.count == queries.count)
    for (query, answer) in zip(queries, answers) {
      let found = try #require(
        try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
      let ids = try #require(found["ids"] as? [String])
      let document = try fixture.get("/api/v1/search?limit=2&q=\(SiteFixture.encoded(query))")
        .json()
      let wanted = (document["results"] as? [[String: Any]] ?? []).compactMap {
        $0["id"] as? String
      }
      #expect(!wanted.isEmpty && ids.prefix(4).contains(wanted.first ?? ""), "\(query): \(ids)")
      #expect(found["bytes"] as? Int ?? .max <= 120_000, "\(query)")
    }
  }

  @Test("A docset finds components by every name in both languages, and rules by their titles")
  func docset() throws {
    let fixture = SiteFixture.corpus
    let folder = fixture.folder.url.appending(path: "hig.docset")
    let run = try fixture.command.run(
      "export", "docset", folder.path, "--database", fixture.database, "--lang", "en")
    #expect(run.status == 0, "\(run.errors)")
    let resources = folder.appending(path: "Contents/Resources")
    let index = try Database(
      path: resources.appending(path: "docSet.dsidx").path, mode: .read, patience: .seconds(1))
    let paths = Dictionary(
      try index.rows("SELECT name, path FROM searchIndex") { ($0.text(0), $0.text(1)) },
      uniquingKeysWith: { first, _ in first })
    for name in ["Tab bars", "탭 막대", "탭바", "ㅌㅁㄷ", "UITabBar", "tab-badge"] {
      let path = try #require(paths[name], "\(name)")
      let parts = path.split(separator: "#")
      let page = try String(
        contentsOf: resources.appending(path: "Documents/\(parts[0])"), encoding: .utf8)
      if parts.count > 1 {
        #expect(page.contains("id=\"\(parts[1])\""))
        #expect(page.contains("//apple_ref/cpp/Guide/"))
      }
    }
    let data = try Data(contentsOf: folder.appending(path: "Contents/Info.plist"))
    let properties =
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    #expect(properties?["isDashDocset"] as? Bool == true)
  }

  @Test("A document whose name leads out of the folder stays in it")
  func names() throws {
    let fixture = SiteFixture(documents: ["a.md": "# Bars\n\n**Use a bar.** It helps.\n"])
    let run = try fixture.command.run(
      ["ingest", "-", "--name", "../../out.md", "--database", fixture.database],
      input: "# Rows\n\n**Use a row.** It helps.\n")
    #expect(run.status == 0, "\(run.errors)")
    for (form, path) in [
      ("markdown", "documents/_/_/out.md.md"), ("site", "documents/_../_../out.md.html"),
    ] {
      #expect(try Export(form, of: fixture).files[path] != nil, "\(form)")
    }
  }

  @Test("Where nothing can be written, one line says so")
  func refused() throws {
    let fixture = SiteFixture.corpus
    for form in ["site", "docset", "markdown"] {
      let run = try fixture.command.run(
        "export", form, "/proc/none", "--database", fixture.database)
      #expect(run.status == 2 && run.errors.contains("/proc/none"), "\(form): \(run.errors)")
    }
  }
}
