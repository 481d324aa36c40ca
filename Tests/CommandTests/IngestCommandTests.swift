import Foundation
import TestSupport
import Testing

@Suite("hig ingest")
struct IngestCommandTests {
  private let folder: TemporaryFolder
  private let hig: HigCommand

  init() throws {
    folder = try TemporaryFolder()
    hig = HigCommand(home: folder.url)
  }

  /// A small guideline document about `subject`, in both languages.
  private func page(_ subject: String, tabs: String = "two to four") -> String {
    """
    # \(subject)

    **Keep the \(subject) short.** Use \(tabs) tabs here, since more of them are hard to read.

    > **\(subject)을 짧게 유지하세요.** 탭이 많으면 읽기 어렵습니다.

    """
  }

  @Test("Ingesting again does nothing, and a changed document replaces its old self")
  func again() throws {
    try folder.write(page("Drawers"), to: "docs/drawers.md")
    try folder.write(page("Shelves"), to: "docs/deep/shelves.md")
    let arguments = [
      "ingest", folder.path("docs"), "--database", folder.path("x.sqlite"), "--json",
    ]
    let first = try hig.run(arguments).json()
    #expect(names(first["documents"]) == ["deep/shelves.md", "drawers.md"])
    let before = try Data(contentsOf: URL(filePath: folder.path("x.sqlite")))
    let second = try hig.run(arguments).json()
    #expect(names(second["documents"]).isEmpty)
    #expect(second["unchanged"] as? [String] == ["deep/shelves.md", "drawers.md"])
    #expect(try Data(contentsOf: URL(filePath: folder.path("x.sqlite"))) == before)
    try folder.write(page("Drawers", tabs: "six"), to: "docs/drawers.md")
    #expect(names(try hig.run(arguments).json()["documents"]) == ["drawers.md"])
    let found = try hig.run("search", "six tabs", "--database", folder.path("x.sqlite"), "--json")
    #expect(found.output.contains("drawers.md"))
  }

  @Test("A document of another team's of the same name, from another folder, stays as it is")
  func taken() throws {
    let base = ["--database", folder.path("x.sqlite")]
    try folder.write(page("Drawers"), to: "a/guidelines.md")
    try folder.write(page("Shelves"), to: "b/guidelines.md")
    try folder.write(page("Hooks"), to: "b/hooks.md")
    #expect(try hig.run(["ingest", folder.path("a"), "--authority", "Acme"] + base).status == 0)
    let run = try hig.run(
      ["ingest", folder.path("b"), "--authority", "Bcme", "--lang", "en"] + base)
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("guidelines.md") }
    #expect(lines.count == 1 && lines[0].contains("'guidelines.md' is Acme's"), "\(run.errors)")
    #expect(lines.first?.contains("\(folder.path("a"));") == true, "\(run.errors)")
    #expect(lines.first?.contains("--database") == true)
    let all = try hig.run(["documents", "--json"] + base).json()["documents"] as? [[String: Any]]
    #expect(
      all?.map { "\($0["name"] ?? "") \($0["authority"] ?? "")" } == [
        "guidelines.md Acme", "hooks.md Bcme",
      ])
    // The same folder may become another authority's, and the same authority may move.
    #expect(try hig.run(["ingest", folder.path("a"), "--authority", "Ccme"] + base).status == 0)
    #expect(
      try hig.run(["ingest", folder.path("b/guidelines.md"), "--authority", "Ccme"] + base).status
        == 0)
  }

  @Test(
    "A glossary is one in every encoding that spreadsheets write",
    arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func glossaryEncodings(encoding: String.Encoding) throws {
    let text = "\u{FEFF}id\ten\tko\tapi\tpage\tnote\r\ntray\ttray\t쟁반\t\t\tours\r\n"
    try folder.write(page("Drawers"), to: "docs/drawers.md")
    try folder.write("", to: "docs/Glossary.tsv")
    try #require(text.data(using: encoding)).write(
      to: URL(filePath: folder.path("docs/Glossary.tsv")))
    let base = ["--database", folder.path("x.sqlite")]
    let report = try hig.run(["ingest", folder.path("docs"), "--json"] + base).json()
    #expect(report["glossaries"] as? [String] == ["Glossary.tsv"])
    #expect(names(report["documents"]) == ["drawers.md"])
    #expect(try hig.run(["terms", "쟁반"] + base).output.contains("tray"))
  }

  @Test(
    "What a rule's comment says in vain is told with its line, and the rest goes in",
    arguments: [
      ("check=nosuch-check", 8, "the check nosuch-check does not exist"),
      ("chek=tab-count", 10, "'chek=tab-count' is ignored: 'chek' is no key"),
      ("pattern=", 10, "'pattern=' is ignored"),
      ("pattern=size at most 4", 10, "the pattern 'size at most 4': it begins with 'size'"),
    ])
  func comment(entry: String, line: Int, words: String) throws {
    try folder.write(
      "---\nauthority: Acme\n---\n# Acme\n\n## Alerts\n\n**Use two buttons.** {#two}\n\n"
        + "<!-- rule: modality=must; \(entry) -->\n", to: "docs/acme.md")
    let ingest = [
      "ingest", folder.path("docs"), "--database", folder.path("x.sqlite"), "--lang", "en",
    ]
    let run = try hig.run(ingest)
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix("hig: \(folder.path("docs/acme.md")):\(line): \(words)"), "\(run.errors)"
    )
    #expect(try hig.run(["audit", "--lang", "en"] + ingest[2...3]).output.contains(words))
    try folder.write(
      "---\nauthority: Acme\n---\n# Acme\n\n## Alerts\n\n**Use two buttons.** {#two}\n\n"
        + "<!-- rule: modality=must; check=tab-count; pattern=count at most 4 -->\n",
      to: "docs/acme.md")
    #expect(try hig.run(ingest).errors.isEmpty)
  }

  @Test("A row of a glossary whose page does not exist is told with its line")
  func glossaryPages() throws {
    try folder.write(page("Drawers"), to: "docs/drawers.md")
    try folder.write(
      "id\ten\tko\tapi\tpage\tnote\ntray\ttray\t쟁반\t\ttab-bras\tours\nshelf\tledge\t선반\t\ttab-bars\t\n",
      to: "docs/Glossary.tsv")
    let run = try hig.run([
      "ingest", folder.path("docs"), "--database", folder.path("x.sqlite"), "--lang", "en",
    ])
    #expect(run.status == 0)
    #expect(
      run.errors
        == "hig: \(folder.path("docs/Glossary.tsv")):2: no page 'tab-bras'; did you mean 'tab-bars'?\n"
    )
  }

  @Test("Pages of HTML and MDX in a folder go in, and other files are named")
  func folderOfPages() throws {
    try folder.write(
      "<!DOCTYPE html><body><h1>Drawers</h1><p>Keep drawers short.</p>", to: "d/a.html")
    try folder.write("# Shelves\n\n<Note>\nKeep shelves short.\n</Note>\n", to: "d/b.mdx")
    try folder.write("p { margin: 0 }", to: "d/c/site.css")
    let arguments = ["ingest", folder.path("d"), "--database", folder.path("x.sqlite")]
    let report = try hig.run(arguments + ["--json"]).json()
    #expect(names(report["documents"]) == ["a.html", "b.mdx"])
    #expect(report["passed_over"] as? [String] == ["c/site.css"])
    let again = try hig.run(arguments)
    #expect(again.status == 0 && again.output.contains("c/site.css"), "\(again.output)")
  }

  @Test("A document comes from standard input under its name, and needs one")
  func standardInput() throws {
    let database = ["--database", folder.path("x.sqlite")]
    let run = try hig.run(
      ["ingest", "-", "--name", "notes/drawers.md"] + database, input: page("Drawers"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(documents(try hig.run(["documents", "--json"] + database)) == ["notes/drawers.md"])
    #expect(try hig.run(["ingest", "-"] + database, input: page("Shelves")).status == 64)
  }

  @Test("A table with tabs that is no glossary is a document")
  func tables() throws {
    try folder.write(
      """
      Platform\tEnglish\tKorean
      iOS\tUse three to five tabs.\t탭은 세 개에서 다섯 개를 사용하세요.
      tvOS\tMake the tab bar 68 points tall.\t탭 막대 높이는 68포인트로 하세요.
      """, to: "docs/rules.tsv")
    let report = try hig.run([
      "ingest", folder.path("docs"), "--database", folder.path("x.sqlite"), "--json",
    ]).json()
    #expect(names(report["documents"]) == ["rules.tsv"])
  }

  @Test("No table of the Corpus is taken for a document")
  func corpusTables() throws {
    let names = documents(try KnowledgeBaseFixture.corpus.run("documents", "--json"))
    #expect(names.count > 150 && names.allSatisfy { $0.hasSuffix(".md") })
  }

  @Test("A rebuilt knowledge base gives the same answers under the same ids")
  func rebuilt() throws {
    let paths =
      [KnowledgeBaseFixture.corpusPath] + (Shared.isPresent ? [Shared.folder + "/seeds"] : [])
    var exports: [String] = []
    var answers: [[String]] = []
    // The second one takes the folders the other way round: order must not matter.
    for (name, paths) in [("a", paths), ("b", paths.reversed())] {
      let database = folder.path("\(name).sqlite")
      #expect(try hig.run(["ingest"] + paths + ["--database", database]).status == 0)
      let export = try hig.run("export", "json", "--database", database).json()
      exports.append("\(sorted(export["rules"]))\(sorted(export["passages"]))")
      answers.append(
        try ["탭 바 배지", "how many tabs", "뒤로 버튼"].map { query in
          let answer = try hig.run("search", query, "--database", database, "--json").json()
          let results = answer["results"] as? [[String: Any]] ?? []
          return results.map { "\($0["id"] ?? "") \($0["score"] ?? "")" }.joined(separator: "\n")
        })
    }
    #expect(exports[0] == exports[1])
    #expect(answers[0] == answers[1])
  }

  @Test("A dry run reports and stores nothing")
  func dryRun() throws {
    try folder.write(page("Drawers"), to: "drawers.md")
    let database = folder.path("x.sqlite")
    let run = try hig.run(
      "ingest", folder.path("drawers.md"), "--dry-run", "--database", database)
    #expect(run.status == 0)
    #expect(run.output.contains("drawers.md"))
    #expect(!FileManager.default.fileExists(atPath: database))
  }

  @Test("Prune drops what is gone from the folder, and nothing of other folders")
  func prune() throws {
    try folder.write(page("Drawers"), to: "one/drawers.md")
    try folder.write(page("Shelves"), to: "one/shelves.md")
    try folder.write(page("Ladders"), to: "two/ladders.md")
    let database = ["--database", folder.path("x.sqlite")]
    let one = folder.path("one")
    #expect(try hig.run(["ingest", one, folder.path("two")] + database).status == 0)
    try FileManager.default.removeItem(atPath: folder.path("one/shelves.md"))
    #expect(try hig.run(["ingest", one] + database).status == 0)
    #expect(documents(try hig.run(["documents", "--json"] + database)).count == 3)
    #expect(try hig.run(["ingest", one, "--prune"] + database).status == 0)
    #expect(
      documents(try hig.run(["documents", "--json"] + database)) == ["drawers.md", "ladders.md"])
  }

  @Test("A bad document is reported by name and line, and the rest goes in")
  func badDocument() throws {
    try folder.write(page("Drawers"), to: "docs/drawers.md")
    try Data([0x23, 0x20, 0x41, 0x0A, 0x00, 0xFF, 0xFE, 0x00]).write(
      to: folder.url.appending(path: "docs/broken.md"))
    let database = ["--database", folder.path("x.sqlite")]
    let run = try hig.run(["ingest", folder.path("docs")] + database)
    #expect(run.status == 2)
    #expect(run.errors.contains("broken.md"))
    #expect(run.errors.split(separator: "\n").count == 2)
    #expect(documents(try hig.run(["documents", "--json"] + database)) == ["drawers.md"])
  }

  @Test("A folder that links back to itself ends, and a missing path is told")
  func loops() throws {
    try folder.write(page("Drawers"), to: "docs/drawers.md")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("docs/loop"), withDestinationPath: folder.path("docs"))
    let run = try hig.run(
      "ingest", folder.path("docs"), folder.path("nowhere"), "--database", folder.path("x.sqlite"))
    #expect(run.status == 2)
    #expect(run.errors.contains("nowhere"))
    #expect(
      documents(try hig.run("documents", "--json", "--database", folder.path("x.sqlite")))
        == ["drawers.md"])
  }

  @Test(
    "What is no file is refused at once",
    arguments: ["/dev/null", "/dev/zero", "pipe", "nowhere", ""]
  )
  func noFile(path: String) throws {
    mkfifo(folder.path("pipe"), 0o600)
    try folder.write(page("Drawers"), to: "drawers.md")
    let path = path.hasPrefix("/") || path.isEmpty ? path : folder.path(path)
    let database = ["--database", folder.path("x.sqlite")]
    let run = try hig.run(["ingest", path, folder.path("drawers.md")] + database)
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").count == 2, "\(run.errors)")
    #expect(
      (path.isEmpty || run.errors.contains(path)) && !run.errors.contains("Success"),
      "\(run.errors)")
    #expect(documents(try hig.run(["documents", "--json"] + database)) == ["drawers.md"])
  }

  @Test("A line of a megabyte and 25,000 headings go in", .timeLimit(.minutes(5)))
  func large() throws {
    let words = "Use short titles for tabs. 탭에는 짧은 제목을 쓰세요. At most 5 tabs at 16 pt, 최대 5개. "
    try folder.write(String(repeating: words, count: 10_000), to: "docs/line.md")
    try folder.write((0..<25_000).map { "# Tab \($0 % 9)\n\n" }.joined(), to: "docs/headings.md")
    let run = try hig.run(
      "ingest", folder.path("docs"), "--database", folder.path("x.sqlite"), "--json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(names(try run.json()["documents"]) == ["headings.md", "line.md"])
  }

  @Test("Of two documents whose names differ in composition alone, the second is refused")
  func composedName() throws {
    let name = "서랍.md"
    try folder.write(page("Drawers"), to: "docs/" + name.precomposedStringWithCanonicalMapping)
    try folder.write(page("Shelves"), to: "docs/" + name.decomposedStringWithCanonicalMapping)
    let run = try hig.run("ingest", folder.path("docs"), "--database", folder.path("x.sqlite"))
    #expect(run.status == 2 && run.errors.contains("too"), "\(run.errors)")
  }

  @Test("A name shows no control characters of the terminal")
  func controls() throws {
    try folder.write(page("Drawers"), to: "docs/a\u{1B}[31mred.md")
    let run = try hig.run("ingest", folder.path("docs"), "--database", folder.path("x.sqlite"))
    #expect(run.status == 0 && !run.output.contains("\u{1B}"), "\(run.output)")
  }

  @Test("Two documents of one name are not mistaken for each other")
  func sameName() throws {
    try folder.write(page("Drawers"), to: "one/page.md")
    try folder.write(page("Shelves"), to: "two/page.md")
    let run = try hig.run(
      "ingest", folder.path("one"), folder.path("two"), "--database", folder.path("x.sqlite"))
    #expect(run.status == 2)
    #expect(run.errors.contains("page.md"))
  }

  @Test("An ingest killed at any moment leaves whole documents in a sound file")
  func killed() throws {
    for number in 0..<12 {
      let body = (0..<20).map { page("Drawer \(number) \($0)") }.joined(separator: "\n")
      try folder.write(body, to: "docs/page-\(number).md")
    }
    let docs = folder.path("docs")
    let whole = folder.path("whole.sqlite")
    let clock = ContinuousClock()
    var duration = Duration.zero
    duration = try clock.measure {
      let run = try hig.run("ingest", docs, "--database", whole)
      #expect(run.status == 0)
    }
    let expected = try passages(in: whole)
    #expect(expected.count == 12)
    var random = SystemRandomNumberGenerator()
    var interrupted = 0
    for attempt in 0..<100 {
      let database = folder.path("killed-\(attempt).sqlite")
      let process = try hig.start(["ingest", docs, "--database", database])
      let moment = duration * Double.random(in: 0...1, using: &random)
      usleep(UInt32(moment / .microseconds(1)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      guard FileManager.default.fileExists(atPath: database) else { continue }
      let found = try passages(in: database)
      interrupted += found.count < 12 ? 1 : 0
      for (document, texts) in found { #expect(texts == expected[document]) }
    }
    #expect(interrupted > 10, "hardly any ingest was killed midway")
  }

  /// The passages of each document.
  private func passages(in database: String) throws -> [String: [String]] {
    let run = try hig.run("export", "json", "--database", database)
    #expect(run.status == 0, "\(run.errors)")
    var texts: [String: [String]] = [:]
    for passage in try run.json()["passages"] as? [[String: Any]] ?? [] {
      texts["\(passage["document"] ?? "")", default: []].append("\(passage["id"] ?? "")")
    }
    return texts
  }

  private func names(_ documents: Any?) -> [String] {
    (documents as? [[String: Any]] ?? []).compactMap { $0["document"] as? String }.sorted()
  }

  private func documents(_ run: HigCommand.Run) -> [String] {
    let list = (try? run.json()["documents"] as? [[String: Any]]) ?? []
    return list.compactMap { $0["name"] as? String }.sorted()
  }

  private func sorted(_ list: Any?) -> [String] {
    (list as? [[String: Any]] ?? []).map { entry in
      let data = try? JSONSerialization.data(withJSONObject: entry, options: [.sortedKeys])
      return String(decoding: data ?? Data(), as: UTF8.self)
    }.sorted()
  }
}
