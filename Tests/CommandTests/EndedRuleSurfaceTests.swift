import Foundation
import TestSupport
import Testing

@Suite(
  "Every rule that ended is history on every surface, and holds again at a date before its end")
struct EndedRuleSurfaceTests {
  private static let base = KnowledgeBaseFixture.corpus

  /// A rule that ended, from `hig rules --history`.
  struct EndedRule: Sendable, CustomTestStringConvertible {
    let id: String
    /// By language.
    let titles: [String: String]
    let component: String
    /// The month before its end, as `--as-of` takes it.
    let before: String
    /// The rules that hold in its place.
    let successors: Set<String>

    var testDescription: String { id }

    init(_ rule: [String: Any], among rules: [String: [String: Any]]) throws {
      id = try #require(rule["id"] as? String)
      titles = try #require(rule["title"] as? [String: String])
      component = try #require(rule["component"] as? String)
      let until = try #require(rule["until"] as? String).split(separator: "-").compactMap {
        Int($0)
      }
      let months = until[0] * 12 + until[1] - 2
      before = "\(months / 12)-" + String("0\(months % 12 + 1)".suffix(2))
      successors = Self.holding(for: [id], among: rules)
    }

    private static func holding(
      for ids: Set<String>, among rules: [String: [String: Any]]
    ) -> Set<String> {
      var (open, seen, found) = (ids, Set<String>(), Set<String>())
      while let id = open.popFirst() {
        guard seen.insert(id).inserted else { continue }
        if rules[id]?["status"] as? String == "current" {
          found.insert(id)
        } else {
          open.formUnion(rules[id]?["replaced_by"] as? [String] ?? [])
        }
      }
      return found
    }
  }

  private static let ended: [EndedRule] = {
    do {
      let rules = try objects("rules", of: base.run("rules", "--history", "--json"))
      let named = Dictionary(
        rules.map { ($0["id"] as? String ?? "", $0) }, uniquingKeysWith: { first, _ in first })
      return try rules.filter { $0["status"] as? String == "ended" }.map {
        try EndedRule($0, among: named)
      }
    } catch { preconditionFailure("\(error)") }
  }()

  private static let ids = Set(ended.map(\.id))

  private static func objects(
    _ list: String, of run: HigCommand.Run
  ) throws -> [[String: Any]] {
    try #require(try run.json()[list] as? [[String: Any]])
  }

  private static func texts(_ key: String, of objects: [[String: Any]]) -> Set<String> {
    Set(objects.compactMap { $0[key] as? String })
  }

  @Test("There are ended rules, and most have a successor")
  func some() {
    #expect(Self.ended.count >= 60)
    #expect(Self.ended.count { !$0.successors.isEmpty } * 2 > Self.ended.count)
  }

  @Test(
    "hig search by its title answers with what took its place, or says that all has ended",
    arguments: ended)
  func search(rule: EndedRule) throws {
    let title = try #require(rule.titles["en"])
    let run = try Self.base.run("search", title, "--json")
    try expectSuccessorsFirst(rule, in: try run.json())
  }

  private func expectSuccessorsFirst(_ rule: EndedRule, in answer: [String: Any]) throws {
    let results = try #require(answer["results"] as? [[String: Any]])
    let past = results.filter { Self.ids.contains($0["id"] as? String ?? "") }
    #expect(past.allSatisfy { $0["status"] as? String == "ended" })
    if answer["only_ended"] as? Bool == true { return #expect(past.count == results.count) }
    #expect(results.dropLast().allSatisfy { !Self.ids.contains($0["id"] as? String ?? "") })
    let first = results.first?["id"] as? String ?? ""
    #expect(rule.successors.isEmpty || rule.successors.contains(first))
  }

  @Test("hig rule begins with its end", arguments: ended)
  func rule(rule: EndedRule) throws {
    let today = try Self.base.run("rule", rule.id, "--lang", "en").output
    let first = today.prefix { $0 != "\n" }
    #expect(first.hasPrefix("ended in "))
    #expect(rule.successors.allSatisfy(first.contains))
  }

  @Test("No list of today has any")
  func lists() throws {
    let rules = try Self.objects("rules", of: Self.base.run("rules", "--json"))
    #expect(rules.count > 2000 && Self.ids.isDisjoint(with: Self.texts("id", of: rules)))
    let numbers = try Self.objects("metrics", of: Self.base.run("metrics", "--json"))
    #expect(numbers.count > 100 && Self.ids.isDisjoint(with: Self.texts("rule", of: numbers)))
    let checks = try Self.objects("checks", of: Self.base.run("checks", "--json"))
    let enforced = Self.texts("enforced", of: checks)
    #expect(enforced.count > 30 && Self.ids.isDisjoint(with: enforced))
  }

  @Test("The lists of the month before its end have it", arguments: Set(ended.map(\.before)))
  func listsBefore(month: String) throws {
    let ended = Self.ended.filter { $0.before == month }
    let rules = try Self.objects("rules", of: Self.base.run("rules", "--as-of", month, "--json"))
    #expect(Self.texts("id", of: rules).isSuperset(of: ended.map(\.id)))
    let checks = try Self.objects("checks", of: Self.base.run("checks", "--as-of", month, "--json"))
    let checked = Self.texts("rule", of: checks).intersection(ended.map(\.id))
    #expect(Self.texts("enforced", of: checks).isSuperset(of: checked))
  }

  @Test("hig check and its SARIF log judge by none of them today, and before by those with a check")
  func check() throws {
    let checks = try Self.objects("checks", of: Self.base.run("checks", "--json"))
      .filter { Self.ids.contains($0["rule"] as? String ?? "") }
    let folder = try TemporaryFolder()
    for check in checks {
      let id = try #require(check["id"] as? String)
      for (number, example) in (check["examples"] as? [[String: Any]] ?? []).enumerated() {
        var files = try #require(example["files"] as? [String: String])
        files[try #require(example["path"] as? String)] = example["source"] as? String
        for (name, text) in files { try folder.write(text, to: "\(id)-\(number)/\(name)") }
      }
    }
    func judged(_ options: String...) throws -> Set<String> {
      let run = try Self.base.run(["check", folder.url.path, "--format", "sarif"] + options)
      let log = try #require(try run.json()["runs"] as? [[String: Any]]).first
      let results = try #require(log?["results"] as? [[String: Any]])
      return Set(
        results.compactMap { ($0["properties"] as? [String: Any])?["hig/rule"] as? String })
    }
    let today = try judged()
    #expect(!today.isEmpty && Self.ids.isDisjoint(with: today))
    let before = try judged("--as-of", "2022-11")
    #expect(before.isSuperset(of: ["tab-count", "toolbar-no-segmented", "nav-title-length"]))
  }

  @Test("hig explain says of each that it ended, and names it alone at a date before")
  func explain() throws {
    func guidelines(of rules: [EndedRule], _ options: String...) throws -> [[String: Any]] {
      let report = rules.map { "A.swift:3:5: warning: \($0.titles["en"] ?? "") [\($0.id)]\n" }
      let run = try Self.base.run(["explain", "--json"] + options, input: report.joined())
      return try Self.objects("findings", of: run).flatMap {
        $0["guidelines"] as? [[String: Any]] ?? []
      }
    }
    let today = try guidelines(of: Self.ended)
    #expect(!today.isEmpty)
    for guideline in today where Self.ids.contains(guideline["rule"] as? String ?? "") {
      #expect(guideline["status"] as? String == "ended")
    }
    for month in Set(Self.ended.map(\.before)) {
      let ended = Self.ended.filter { $0.before == month }
      let found = try guidelines(of: ended, "--as-of", month)
      #expect(Self.texts("rule", of: found).isSuperset(of: ended.map(\.id)), "\(month)")
      #expect(found.allSatisfy { $0["status"] as? String == "current" }, "\(month)")
    }
  }
}

extension EndedRuleSurfaceTests {
  /// The site as a process.
  private struct Site {
    private let server: ServerProcess

    init() throws {
      server = try ServerProcess(
        base.path, command: HigCommand(home: URL(filePath: "/nonexistent")))
    }

    /// The body of the answer to a request for `path`.
    func get(_ path: String, _ parameters: [String: String] = [:]) throws -> String {
      let query = parameters.map { name, value in
        "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? value)"
      }
      let answer = try server.get(path + (query.isEmpty ? "" : "?" + query.joined(separator: "&")))
      let head = try #require(answer.range(of: "\r\n\r\n"))
      return String(answer[head.upperBound...])
    }

    func json(_ path: String, _ parameters: [String: String] = [:]) throws -> [String: Any] {
      let value = try JSONSerialization.jsonObject(with: Data(get(path, parameters).utf8))
      return try #require(value as? [String: Any])
    }
  }

  /// The ids of ended rules that `page` links to without saying beside the link that they ended.
  private static func unmarked(in page: String) -> Set<String> {
    var found: Set<String> = []
    for link in page.components(separatedBy: "href=\"/rules/").dropFirst() {
      let id = String(link.prefix { $0 == "-" || $0.isLetter || $0.isNumber })
      let beside = link.components(separatedBy: "</p>")[0]
      if ids.contains(id), !beside.contains("ended in") { found.insert(id) }
    }
    return found
  }

  @Test("No page links to any without saying that it ended")
  func pages() throws {
    let site = try Site()
    let documents = Set(Self.ended.map { "/components/\($0.component)" })
    let related = Set(Self.ended.flatMap(\.successors)).map { "/rules/\($0)" }
    let lists = ["/", "/components", "/metrics", "/checks", "/terms", "/documents"]
    for path in lists + documents.sorted() + related.sorted()
      + Self.ended.map({ "/rules/\($0.id)" })
    {
      let page = try site.get(path, ["lang": "en"])
      #expect(page.contains("<main"), "\(path)")
      let own = path.split(separator: "/").last.map(String.init) ?? ""
      #expect(Self.unmarked(in: page).subtracting([own]).isEmpty, "\(path)")
    }
    for rule in Self.ended {
      let found = try site.get("/search", ["q": rule.titles["en"] ?? "", "lang": "en"])
      #expect(Self.unmarked(in: found).isEmpty, "\(rule.id)")
      for path in ["/rules/\(rule.id)", "/rules/\(rule.id).md"] {
        #expect(try site.get(path, ["lang": "en"]).contains("ended in"), "\(path)")
      }
    }
  }

  @Test("Pages of the month before its end show it as they show the others")
  func pagesBefore() throws {
    let site = try Site()
    for rule in Self.ended {
      let time = ["lang": "en", "as-of": rule.before]
      let page = try site.get("/rules/\(rule.id)", time)
      let heading = page.components(separatedBy: "<h1").dropFirst().first ?? "ended in"
      #expect(!heading.components(separatedBy: "</p>")[0].contains("ended in"), "\(rule.id)")
      #expect(
        try site.get("/components/\(rule.component)", time).contains("/rules/\(rule.id)?"),
        "\(rule.id)")
      let markdown = "/components/\(rule.component).md"
      #expect(try site.get(markdown, time).contains("`\(rule.id)`"), "\(rule.id)")
      #expect(try !site.get(markdown, ["lang": "en"]).contains("`\(rule.id)`"), "\(rule.id)")
    }
  }

  @Test("The API marks each, and leaves it out of its lists")
  func api() throws {
    let site = try Site()
    let numbers = try #require(try site.json("/api/v1/metrics")["metrics"] as? [[String: Any]])
    #expect(Self.ids.isDisjoint(with: Self.texts("rule", of: numbers)))
    let checks = try #require(try site.json("/api/v1/checks")["checks"] as? [[String: Any]])
    #expect(Self.ids.isDisjoint(with: Self.texts("enforced", of: checks)))
    for rule in Self.ended {
      let path = "/api/v1/rules/\(rule.id)"
      #expect(try site.json(path)["status"] as? String == "ended", "\(rule.id)")
      let before = try site.json(path, ["as-of": rule.before])
      #expect(before["status"] as? String == "current", "\(rule.id)")
      let query = ["q": rule.titles["ko"] ?? ""]
      try expectSuccessorsFirst(rule, in: site.json("/api/v1/search", query))
      let then = query.merging(["as-of": rule.before]) { first, _ in first }
      let found = try site.json("/api/v1/search", then)["results"] as? [[String: Any]] ?? []
      #expect(Self.texts("id", of: found).contains(rule.id), "\(rule.id)")
      #expect(found.allSatisfy { $0["status"] as? String ?? "current" == "current" }, "\(rule.id)")
    }
  }
}
