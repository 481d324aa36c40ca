import Foundation
import TestSupport
import Testing

/// The two pages and the glossary of an invented company, beside Apple's guidelines.
private struct Acme {
  static let folder = HigCommand.checkout.appending(path: "Tests/CommandTests/Acme")

  private let home: TemporaryFolder
  private let command: HigCommand

  /// A base of the Corpus and the pages, in which `changes` are made.
  init(_ changes: [PlantedChange] = [], withCorpus: Bool = true) throws {
    home = try TemporaryFolder()
    command = HigCommand(home: home.url)
    for name in ["components.md", "content.md", "Glossary.tsv"] {
      var text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      for change in changes where change.page == name { text = try change.made(in: text) }
      try home.write(text, to: "Design/\(name)")
    }
    if withCorpus {
      try FileManager.default.copyItem(
        atPath: KnowledgeBaseFixture.corpus.path, toPath: home.path("base.sqlite"))
    }
    let run = try run("ingest", home.path("Design"))
    #expect(run.status == 0, "\(run.errors)")
  }

  /// The folder of an app.
  var app: String { home.path("App") }

  func run(_ words: String...) throws -> HigCommand.Run { try run(words) }

  func run(_ words: [String]) throws -> HigCommand.Run {
    try command.run(["--database", home.path("base.sqlite")] + words)
  }

  /// Writes a file of an app.
  func write(_ text: String, to name: String) throws { try home.write(text, to: "App/\(name)") }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: home.path("App/\(name)"))
  }

  /// Removes the pages and the glossary.
  func takeAway() throws {
    for name in ["components.md", "content.md", "Glossary.tsv"] {
      try FileManager.default.removeItem(atPath: home.path("Design/\(name)"))
    }
    #expect(try run("ingest", home.path("Design"), "--prune").status == 0)
  }

  func check(_ options: String...) throws -> HigCommand.Run {
    try run(["check", app] + options)
  }

  /// How each rule of Acme's stands to Apple's, by the id that Acme gives it.
  func relations() throws -> [String: String] {
    let rows = try run("audit", "--own", "--json").json()["rows"] as? [[String: Any]] ?? []
    return Dictionary(
      rows.compactMap { row in
        guard let own = row["own"] as? [String: Any], let id = own["rule"] as? String else {
          return nil
        }
        return (String(id.dropFirst("acme-".count)), row["relation"] as? String ?? "")
      }, uniquingKeysWith: { first, _ in first })
  }
}

/// A row of `own-contradictions.tsv`.
private struct PlantedChange {
  let page: String
  let rule: String
  let relation: String
  let replacements: [(old: String, new: String)]

  static func all() throws -> [PlantedChange] {
    let table = HigCommand.checkout.appending(path: "Tests/Labels/own-contradictions.tsv")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.dropFirst().map { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
          .map { String($0).replacing("\\n", with: "\n") }
        return PlantedChange(
          page: cells[0], rule: cells[1], relation: cells[2],
          replacements: [(cells[3], cells[4]), (cells[5], cells[6])])
      }
  }

  /// `text` with the change made where the rule is stated.
  func made(in text: String) throws -> String {
    let mark = try #require(text.range(of: "{#\(rule)}"), "\(rule)")
    let start =
      text[..<mark.lowerBound].range(of: "\n\n", options: .backwards)?.upperBound
      ?? text.startIndex
    let end =
      text[mark.upperBound...].range(of: "{#")
      .flatMap { text[..<$0.lowerBound].range(of: "\n\n", options: .backwards)?.lowerBound }
      ?? text.endIndex
    var part = String(text[start..<end])
    for (old, new) in replacements where !old.isEmpty {
      #expect(part.contains(old), "\(rule): \(old)")
      part = part.replacing(old, with: new)
    }
    return text[..<start] + part + text[end...]
  }
}

@Suite("A company's own guidelines, from the page to the report")
struct OwnGuidelineTests {
  private static let clean = Result { try Acme() }

  @Test("Pages that say what Apple says differ from it nowhere")
  func agreeing() throws {
    let relations = try Self.clean.get().relations()
    #expect(relations.count == 28)
    let different = relations.filter { !["agrees", "own-only"].contains($0.value) }
    #expect(different.keys.sorted() == ["four-tabs"], "\(different)")
    #expect(relations["logo-once"] == "own-only" && relations["snackbar-action"] == "own-only")
  }

  @Test("Of 40 planted differences at least 38 are found, and nothing else")
  func planted() throws {
    let clean = try Self.clean.get().relations()
    var rest = try PlantedChange.all()
    #expect(rest.count == 40)
    var missed: [String] = []
    while !rest.isEmpty {
      // One change a rule, so that each shows by itself.
      var batch: [PlantedChange] = []
      for change in rest where !batch.contains(where: { $0.rule == change.rule }) {
        batch.append(change)
      }
      rest.removeAll { change in
        batch.contains {
          $0.rule == change.rule && $0.relation == change.relation
            && $0.replacements[0].new == change.replacements[0].new
            && $0.replacements[1].new == change.replacements[1].new
        }
      }
      let found = try Acme(batch).relations()
      for change in batch where found[change.rule] != change.relation {
        missed.append("\(change.rule): \(found[change.rule] ?? "gone"), not \(change.relation)")
      }
      let planted = Set(batch.map(\.rule))
      let others = found.filter { !planted.contains($0.key) && clean[$0.key] != $0.value }
      #expect(others.isEmpty)
    }
    #expect(missed.count <= 2, "\(missed)")
  }

  @Test("Its words are found in both languages, and so are its rules")
  func search() throws {
    let acme = try Self.clean.get()
    for words in ["스낵바", "snackbar"] {
      let results =
        try acme.run("search", words, "--json").json()["results"] as? [[String: Any]] ?? []
      #expect(results.first?["id"] as? String == "acme-snackbar-action", "\(words)")
    }
    let sheets =
      try acme.run("search", "바텀시트", "--json").json()["results"] as? [[String: Any]] ?? []
    #expect(sheets.contains { $0["component"] as? String == "sheets" })
    let rule = try acme.run("rule", "acme-four-tabs", "--json").json()
    #expect(rule["authority"] as? String == "Acme" && rule["component"] as? String == "tab-bars")
    #expect(
      rule["relations"] as? [[String: String]] == [
        ["rule": "tab-customize", "authority": "Apple", "relation": "looser"]
      ])
    let apples = try acme.run("rule", "tab-customize", "--json").json()
    #expect(
      apples["relations"] as? [[String: String]] == [
        ["rule": "acme-four-tabs", "authority": "Acme", "relation": "stricter"]
      ])
    #expect(try acme.run("rule", "tab-customize", "--lang", "ko").output.contains("엄격함"))
    for format in ["markdown", "html", "text"] {
      let table = try acme.run("audit", "--own", "--format", format, "--lang", "en")
      #expect(table.output.contains("acme-four-tabs") && table.output.contains("own only"))
    }
  }

  private static let fiveTabs = LintedFolder.tabs(5)

  @Test("Its number steers the check, which says whose it is and what Apple says")
  func numbers() throws {
    let acme = try Acme()
    try acme.write(Self.fiveTabs, to: "A.swift")
    let findings = try acme.check("--json").json()["findings"] as? [[String: Any]] ?? []
    let tabs = findings.first { $0["check"] as? String == "tab-count" }
    let evidence = tabs?["evidence"] as? [String: Any]
    #expect(tabs?["rule"] as? String == "acme-four-tabs")
    #expect(evidence?["authority"] as? String == "Acme" && evidence?["maximum"] as? String == "4")
    let line = try String(contentsOf: Acme.folder.appending(path: "components.md"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("{#four-tabs}") }.map { $0 + 1 }
    #expect(evidence?["source"] as? String == "components.md:\(line ?? 0)")
    let message = (tabs?["message"] as? [String: Any])?["en"] as? String ?? ""
    #expect(message.contains("Acme: at most 4 tabs") && message.contains("Apple: no number"))
    let sarif = try acme.check("--format", "sarif").output
    #expect(sarif.contains("hig/authority") && sarif.contains("Acme"))
    // Apple's number wins where Apple is put first; in 2022 it was at most 5.
    #expect(try acme.run("authorities", "Apple", "Acme").status == 0)
    let dated = try acme.check("--json", "--as-of", "2026-06", "--rules", "tab-count")
    #expect(dated.output.contains("acme-four-tabs"))
  }

  @Test("Without its pages every answer and finding is as before")
  func takenAway() throws {
    let acme = try Acme()
    try acme.write(Self.fiveTabs, to: "A.swift")
    let before = try KnowledgeBaseFixture.corpus.run("rules", "--json").output
    #expect(try acme.run("rules", "--json").output != before)
    try acme.takeAway()
    for command in [
      ["rules", "--json"], ["metrics", "--json"], ["authorities", "--json"],
      ["rule", "tab-count", "--json"], ["search", "snackbar", "--explain"],
      ["search", "탭은 몇 개", "--explain"], ["search", "tabb bar", "--explain"],
      ["terms", "--json"], ["audit", "--json"], ["check", acme.app, "--json"],
    ] {
      let (now, then) = (try acme.run(command), try KnowledgeBaseFixture.corpus.run(command))
      #expect(firstDifference(now.output, then.output) == nil, "\(command)")
      #expect(now.status == then.status, "\(command)")
    }
  }

  @Test("A base of its pages alone enforces what they state and says what did not run")
  func alone() throws {
    let acme = try Acme(withCorpus: false)
    try acme.write(Self.fiveTabs, to: "A.swift")
    let run = try acme.check("--json")
    #expect(run.status == 1 && run.output.contains("acme-four-tabs"))
    #expect(run.errors.contains("checks have a rule in this knowledge base"))
  }

  @Test(
    "A waiver lets a finding stay until its last day, and then it fails with its reason",
    arguments: [
      (#""rule": "acme-four-tabs", "until": "2199-12-31""#, 0, true),
      (#""rule": "tab-count", "paths": ["A.swift"], "until": "2199-12""#, 0, true),
      (#""authority": "Acme", "until": "2199-12-31""#, 0, true),
      (#""rule": "tab-count", "paths": ["Old"], "until": "2199-12-31""#, 1, false),
      (#""rule": "tab-count", "until": "2020-01-31""#, 1, false),
    ])
  func waivers(terms: String, status: Int32, isWaived: Bool) throws {
    let acme = try Acme()
    try acme.write(Self.fiveTabs, to: "A.swift")
    try acme.write(
      #"{"waivers": [{\#(terms), "reason": "until the redesign", "owner": "Kim"}]}"#,
      to: ".hig.json")
    let run = try acme.check("--rules", "tab-count", "--lang", "en")
    #expect(run.status == status, "\(run.output) \(run.errors)")
    #expect(run.output.contains("1 waived") == isWaived)
    let sarif = try acme.check("--rules", "tab-count", "--format", "sarif").output
    #expect(sarif.contains("until the redesign (Kim") == (isWaived || terms.contains("2020")))
    if terms.contains("2020") { #expect(run.errors.contains("ended on 2020-01-31")) }
    if terms.contains("Old") {
      #expect(try acme.check("--lang", "en").errors.contains("waives nothing"))
    }
  }

  @Test(
    "A waived finding is a notice with its reason and owner",
    arguments: [("github", "::notice file="), ("xcode", ": note: waived: ")])
  func waiverFormats(format: String, beginning: String) throws {
    let acme = try Acme()
    let waiver = "// hig:waive tab-count owner=kim until=2199-12-31 -- a trial\n"
    try acme.write(waiver + Self.fiveTabs, to: "A.swift")
    let run = try acme.check("--rules", "tab-count", "--format", format, "--lang", "en")
    let line = run.output.split(separator: "\n").first { $0.contains(beginning) } ?? ""
    #expect(run.status == 0 && line.contains("A.swift"), "\(run.output)")
    #expect(line.contains("a trial (kim") && line.contains("tab-count"))
  }

  @Test("What a check asks for and no guideline states is told, and fails with --strict")
  func strict() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      ---
      authority: Acme
      ---
      # Tab bars

      **Keep the tabs of a tab bar few.** {#few-tabs}

      <!-- rule: modality=must; check=tab-count -->
      """, to: "Design/tabs.md")
    try folder.write(Self.fiveTabs, to: "App/A.swift")
    let command = HigCommand(home: folder.url)
    let base = folder.path("base.sqlite")
    #expect(try command.run("ingest", folder.path("Design"), "--database", base).status == 0)
    for (options, status) in [([], 0), (["--strict"], 1)] {
      let run = try command.run(
        ["check", folder.path("App"), "--database", base, "--lang", "en"] + options)
      #expect(run.status == Int32(status), "\(run.output)")
      #expect(run.errors.contains("tab-count: no guideline here states a count"))
    }
  }

  @Test("The lines of README on own guidelines run one after the other")
  func readme() throws {
    let readme = try String(
      contentsOf: HigCommand.checkout.appending(path: "README.md"), encoding: .utf8)
    let part = try #require(readme.range(of: "## Your own guidelines\n```sh\n"))
    let block = readme[part.upperBound...].prefix { $0 != "`" }
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: KnowledgeBaseFixture.corpus.path, toPath: folder.path("base.sqlite"))
    try folder.write(Self.fiveTabs, to: "MyApp/A.swift")
    let command = HigCommand(home: folder.url)
    let lines = block.split(separator: "\n").map { $0.prefix { $0 != "#" } }
    #expect((6...10).contains(lines.count))
    for line in lines {
      let words = line.replacing("\"", with: "").split(separator: " ").map(String.init)
      // What README names stands in the folder, where the command was not started.
      let arguments = words.dropFirst().map { word in
        switch word {
        case "Design", "MyApp": folder.path(word)
        case "KRDS": HigCommand.checkout.appending(path: word).path
        default: word
        }
      }
      let place =
        words.contains("init") ? [folder.url.path] : ["--database", folder.path("base.sqlite")]
      let run = try command.run(arguments + place)
      // 1 says that something was found.
      let most: Int32 = words.contains("check") || words.contains("audit") ? 1 : 0
      #expect(words[0] == "hig" && run.status <= most, "\(line): \(run.errors)")
      if words.contains("check") { #expect(run.output.contains("Acme: at most 4 tabs")) }
    }
  }

  @Test("A waiver in a comment needs an owner, a last day and a reason")
  func comments() throws {
    let acme = try Acme()
    for (terms, status) in [
      ("owner=kim until=2199-12-31 -- a trial", 0), ("until=2199-12-31 -- a trial", 1),
      ("owner=kim until=2020-12-31 -- a trial", 1),
    ] {
      try acme.write("// hig:waive tab-count \(terms)\n" + Self.fiveTabs, to: "A.swift")
      #expect(try acme.check("--rules", "tab-count").status == Int32(status), "\(terms)")
    }
  }

  @Test("A rule shows the checks that enforce it because it states the number that they ask for")
  func checksOfRule() throws {
    let acme = try Acme(withCorpus: true)
    let checks = try acme.run("checks", "--json").json()["checks"] as? [[String: Any]] ?? []
    var enforcing: [String: Set<String>] = [:]
    for check in checks {
      let rule = check["enforced"] as? String ?? check["rule"] as? String ?? ""
      if rule.hasPrefix("acme-") {
        enforcing[rule, default: []].insert(check["id"] as? String ?? "")
      }
    }
    #expect(!enforcing.isEmpty)
    for (rule, ids) in enforcing {
      let shown = try acme.run("rule", rule, "--json").json()["checks"] as? [[String: Any]] ?? []
      let named = Set(shown.compactMap { $0["id"] as? String })
      #expect(ids.isSubset(of: named), "\(rule): \(ids) \(named)")
      #expect(try !acme.run("rule", rule, "--lang", "en").output.contains("no check yet"))
    }
  }

  @Test("Where Apple's are asked for, --own says what it compares and whose there are")
  func ownOfApple() throws {
    let acme = try Acme()
    let run = try acme.run("audit", "--own", "--authority", "Apple", "--lang", "en")
    #expect(run.status == 1 && run.errors.contains("name one of Acme"), "\(run.errors)")
    #expect(!run.errors.contains("only Apple's"))
    let alone = try KnowledgeBaseFixture.corpus.run("audit", "--own", "--lang", "en")
    #expect(alone.errors.contains("only Apple's guidelines"))
  }

  @Test("What hig init writes is read, enforced and complete for its schema")
  func start() throws {
    let folder = try TemporaryFolder()
    let command = HigCommand(home: folder.url)
    let path = folder.path("project")
    try folder.write(
      """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; targets = (A, W); };
        PL = {isa = XCConfigurationList; buildConfigurations = (); };
        A = {isa = PBXNativeTarget; buildConfigurationList = AL; };
        AL = {isa = XCConfigurationList; buildConfigurations = (AR); };
        AR = {isa = XCBuildConfiguration; name = Release;
          buildSettings = {SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = "1,2"; }; };
        W = {isa = PBXNativeTarget; buildConfigurationList = WL; };
        WL = {isa = XCConfigurationList; buildConfigurations = (WR); };
        WR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = watchos; }; };
      }; rootObject = P; }
      """, to: "project/App.xcodeproj/project.pbxproj")
    #expect(try command.run("init", path, "--authority", "Acme").status == 0)
    let configuration = try String(contentsOfFile: path + "/.hig.json", encoding: .utf8)
    #expect(
      configuration.contains(#""platforms": ["iOS", "iPadOS", "watchOS"]"#), "\(configuration)")
    let again = try command.run("init", path, "--lang", "en")
    #expect(again.status == 0 && again.errors.contains("is there and stays"))
    #expect(!again.errors.contains("count as Apple's"))
    let states = try command.run("init", path, "--json").json()["files"] as? [[String: Any]] ?? []
    #expect(states.count == 6 && states.allSatisfy { $0["state"] as? String == "present" })
    let refused = try command.run("init", path, "--authority", "apple", "--lang", "en")
    #expect(refused.status == 64 && refused.errors.contains("your own team"))
    try folder.write("{}", to: "old/.hig.json")
    let hint = try command.run("init", folder.path("old"), "--authority", "Acme", "--lang", "en")
    #expect(hint.errors.contains(#"add "authorities": {"Design": "Acme"}"#), "\(hint.errors)")
    let base = folder.path("x.sqlite")
    let report = try command.run("ingest", path + "/Design", "--json", "--database", base).json()
    let documents = report["documents"] as? [[String: Any]] ?? []
    #expect(documents.compactMap { $0["authority"] as? String } == ["Acme"])
    try folder.write(Self.fiveTabs, to: "project/App/A.swift")
    let run = try command.run("check", path, "--database", base, "--json")
    #expect(run.status == 1 && run.output.contains("acme-tab-count"), "\(run.errors)")
    let schema = try Data(contentsOf: URL(filePath: path + "/.hig.schema.json"))
    let keys =
      (try JSONSerialization.jsonObject(with: schema) as? [String: Any])?["properties"]
      as? [String: Any] ?? [:]
    let help = try command.run("help", "config", "--lang", "en").output
    for key in keys.keys where key != "$schema" { #expect(help.contains("\"\(key)\""), "\(key)") }
    #expect(help.contains("hig:waive:next"))
  }

  @Test(
    "It takes the platforms of a Swift package, and says what each key is for",
    arguments: [("en", "the platforms of files"), ("ko", "파일의 플랫폼")])
  func startOfPackage(language: String, use: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      let package = Package(
        name: "Walk",
        // platforms: [.tvOS(.v18)],
        platforms: [.iOS(.v18), .visionOS(.v2)])
      """, to: "project/Package.swift")
    let path = folder.path("project")
    let run = try HigCommand(home: folder.url).run("init", path, "--lang", language)
    #expect(run.status == 0, "\(run.errors)")
    let data = try Data(contentsOf: URL(filePath: path + "/.hig.json"))
    let keys = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(keys["platforms"] as? [String] == ["iOS", "iPadOS", "visionOS"])
    for key in keys.keys where !key.hasPrefix("$") && !key.hasPrefix("//") {
      #expect(keys["// \(key)"] is String, "\(key)")
    }
    #expect((keys["// platforms"] as? String)?.contains(use) == true)
  }

  @Test("A sentence in a list is a rule, and a number in a table is held against Apple's")
  func lists() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      ---
      authority: Acme
      ---
      # Acme

      ## Popovers

      - Two popovers may be open at the same time.

      ## 팝업(알럿)

      | 항목 | 값 |
      |---|---|
      | 버튼 수 | 최대 5개 |

      - 중요하지 않은 소식은 목록에서 보여 줍니다.
      """, to: "Design/acme.md")
    let base = folder.path("base.sqlite")
    try FileManager.default.copyItem(atPath: KnowledgeBaseFixture.corpus.path, toPath: base)
    let command = HigCommand(home: folder.url)
    #expect(try command.run("ingest", folder.path("Design"), "--database", base).status == 0)
    let report = try command.run("audit", "--own", "--json", "--database", base).json()
    let rows = (report["rows"] as? [[String: Any]] ?? []).filter { $0["own"] is [String: Any] }
    let components = rows.compactMap { $0["component"] as? String }
    #expect(Set(components) == ["alerts", "popovers"] && rows.count == 3, "\(components)")
    let looser = rows.filter { $0["relation"] as? String == "looser" }
      .compactMap { ($0["apple"] as? [String: Any])?["rule"] as? String }
    #expect(looser.contains("alert-button-count"), "\(looser)")
  }
}
