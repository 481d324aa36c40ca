import Foundation
import Guidelines
import KnowledgeBase
import ModelContext
import TestSupport
import Testing

@Suite("The tools of hig mcp")
struct ToolTests {
  private typealias Object = [String: Any]
  private var fixture = ContextFixture()

  @Test("All of them only read, say so, and together cost at most 2,500 tokens")
  mutating func list() throws {
    let result = try fixture.result("tools/list")
    let tools = try #require(result["tools"] as? [Object])
    #expect(
      tools.compactMap { $0["name"] as? String } == [
        "search_guidelines", "get_rule", "list_metrics", "list_components", "what_changed",
        "check_interface", "explain_findings",
      ])
    for tool in tools {
      #expect((tool["annotations"] as? Object)?["readOnlyHint"] as? Bool == true)
      #expect(tool["outputSchema"] is Object)
    }
    #expect(TokenBudget.tokens(of: try ContextFixture.text(tools)) <= 2_500)
  }

  @Test(
    "A rule is found by its id, an alias, its id as people type it, or the name of a thing",
    arguments: [
      ("tab-count", "tab-count"), ("Tab Count", "tab-count"), ("UITabBar", "tab-"),
      ("탭바", "tab-"), ("tab bars", "tab-"),
    ])
  mutating func rule(id: String, begins: String) throws {
    let result = try fixture.call("get_rule", ["id": id])
    #expect((result.data["id"] as? String)?.hasPrefix(begins) == true)
    #expect(result.shownText.contains("Components/tab-bars.md:"))
    let lines = (result.data["source"] as? Object)?["lines"] as? [Int]
    #expect(lines?.count == 2)
  }

  @Test("A rule that ended says so, and what holds now")
  mutating func ended() throws {
    let data = try fixture.call("get_rule", ["id": "tab-count"]).data
    #expect(data["status"] as? String == "ended")
    #expect(data["replaced_by"] as? [String] == ["tab-count-weigh"])
    let then = try fixture.call("get_rule", ["id": "tab-count", "as_of": "2022-12"])
    #expect(then.data["numbers"] as? [String] == ["3–5 tabs (iOS)"])
  }

  @Test("A search finds by either language and answers in that of the query, or the one asked for")
  mutating func search() throws {
    for (query, lang, word) in [
      ("tab bar badge", nil, "badge"), ("탭 바 배지", nil, "배지"), ("탭 바 배지", "en", "badge"),
    ] {
      let arguments = ["query": query, "lang": lang].compactMapValues(\.self)
      let result = try fixture.call("search_guidelines", arguments)
      let first = try #require((result.data["results"] as? [Object])?.first)
      #expect(first["id"] as? String == "tab-badge")
      #expect((first["title"] as? String)?.contains(word) == true)
      #expect(result.shownText.contains("Components/tab-bars.md:"))
    }
  }

  @Test(
    "What goes wrong is a result that a model can act on",
    arguments: [
      ("get_rule", ["id": "tab-cuont"], "did you mean tab-count"), ("get_rule", [:], "id must be"),
      ("get_rule", ["idd": "a"], "did you mean id"), ("get_rule", ["id": 7], "id must be a text"),
      ("get_rule", ["id": "tab-badge", "as_of": "soon"], "YYYY or YYYY-MM"),
      ("search_guidelines", ["query": "tab", "limit": 0], "from 1 to 20"),
      ("search_guidelines", ["query": "tab", "platform": "Windows"], "visionOS"),
      ("list_metrics", ["component": "tab-brs"], "did you mean tab-bars"),
      ("what_changed", ["since": "June"], "YYYY"), ("check_interface", [:], "either source"),
      ("check_interface", ["paths": ["a.swift"]], "Only source"),
      ("check_interface", ["source": "a", "file_name": "../a.swift"], "plain name"),
      (
        "check_interface", ["source": "let a = 1", "paths": ["a.swift"]], "not both"
      ),
      ("check_interface", ["paths": ["a.swift"], "file_name": "a.swift"], "not both"),
      ("check_interface", ["source": "", "file_name": "A.swift"], "not empty"),
      ("check_interface", ["paths": [""]], "none empty"),
      ("check_interface", ["source": "hello", "file_name": "notes.txt"], "Nothing was checked"),
      ("check_interface", ["source": "<a>", "file_name": "A.storyboard"], "Nothing was checked"),
      ("list_metrics", ["cursor": "zzz"], "cursor must be"),
      ("list_components", ["cursor": "-5"], "cursor must be"),
      ("what_changed", ["cursor": ""], "cursor must be"),
      ("explain_findings", ["report": "hello"], "report"),
    ] as [(String, [String: any Sendable], String)])
  mutating func failures(tool: String, arguments: [String: any Sendable], says: String) throws {
    let result = try fixture.call(tool, arguments)
    #expect(result["isError"] as? Bool == true)
    #expect(result.shownText.contains(says), "\(result.shownText)")
  }

  @Test("Lists go on where a page ends, until all is told once")
  mutating func pages() throws {
    var names: [String] = []
    var cursor: String?
    repeat {
      let data = try fixture.call(
        "list_components", ["limit": 40, "cursor": cursor].compactMapValues { $0 as Any? }
      ).data
      names += (data["components"] as? [Object] ?? []).compactMap { $0["name"] as? String }
      cursor = data["next"] as? String
      if cursor == nil { #expect(data["total"] as? Int == names.count) }
    } while cursor != nil
    #expect(Set(names).count == names.count && names.contains("tab-bars"))
  }

  @Test(
    "The text of a page tells its records, where the next one begins, and that nothing is left",
    arguments: [
      ("list_metrics", "metrics", 100), ("list_components", "components", 300),
      ("what_changed", "changes", 50),
    ])
  mutating func shownPages(tool: String, member: String, limit: Int) throws {
    var (told, pages): (Int, Int) = (0, 0)
    var arguments: Object = ["limit": limit]
    var cursor: String?
    repeat {
      let result = try fixture.call(tool, arguments)
      let records = try #require(result.data[member] as? [Object])
      let lines = result.shownText.split(separator: "\n").filter { !$0.hasPrefix("  ") }
      cursor = result.data["next"] as? String
      arguments["cursor"] = cursor
      #expect(lines.count == records.count + (cursor == nil ? 0 : 1))
      if let cursor { #expect(result.shownText.hasSuffix("next: cursor \(cursor)")) }
      #expect(TokenBudget.tokens(of: result.shownText) <= 1_500)
      told += records.count
      pages += 1
      if cursor == nil { #expect(result.data["total"] as? Int == told) }
    } while cursor != nil && pages < 100
    let beyond = try fixture.call(tool, ["cursor": "99999"])
    #expect(beyond.shownText.contains("Nothing is left") && beyond.shownText.contains("\(told)"))
    #expect((beyond.data[member] as? [Object])?.isEmpty == true)
  }

  @Test("As many results of a search as fit are told, in text and data alike")
  mutating func shownResults() throws {
    let result = try fixture.call("search_guidelines", ["query": "탭 막대", "limit": 20])
    let results = try #require(result.data["results"] as? [Object])
    for hit in results {
      let id = try #require(hit["id"] as? String)
      #expect(result.shownText.contains("\n" + id) || result.shownText.hasPrefix(id))
    }
    let isCut = results.count < 20
    #expect(
      (result.data["note"] as? String)?.contains("The best \(results.count)") ?? false == isCut)
    #expect(!result.shownText.contains("cut here"))
  }

  @Test("Where only some files can be read, nothing found is said of these alone")
  mutating func partlyRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("let number = 1\n", to: "A.swift")
    try folder.write("<a>", to: "B.storyboard")
    var rooted = ContextFixture(root: folder.url.path)
    let result = try rooted.call("check_interface", ["paths": ["."]])
    #expect(result["isError"] as? Bool == false)
    #expect(result.shownText.contains("B.storyboard: "))
    #expect(result.shownText.contains("1 could not") && !result.shownText.contains("findings.\n"))
    #expect((result.data["skipped"] as? [String])?.count == 1)
    let unread = try rooted.call("check_interface", ["paths": ["B.storyboard"]])
    #expect(unread["isError"] as? Bool == true && !unread.shownText.contains("No findings"))
  }

  @Test("An interface is checked by its text, or where its files lie below the root alone")
  mutating func check() throws {
    let folder = try TemporaryFolder()
    let tabs = (1...7).map { #"Text("\#($0)").tabItem { Text("Tab \#($0)") }"# }
      .joined(separator: "\n")
    let source =
      "struct A: View {\n  var body: some View {\n    TabView {\n\(tabs)\n    }\n  }\n}\n"
    try folder.write(source, to: "project/A.swift")
    try folder.write(source, to: "B.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("project/C.swift"), withDestinationPath: folder.path("B.swift"))
    var rooted = ContextFixture(root: folder.path("project"))
    let byText = try rooted.call("check_interface", ["source": source, "file_name": "A.swift"])
    let byPath = try rooted.call("check_interface", ["paths": ["A.swift"]])
    let findings = try #require(byText.data["findings"] as? [Object])
    #expect(!findings.isEmpty && findings.allSatisfy { $0["file"] as? String == "A.swift" })
    #expect(firstDifference(byPath.shownText, byText.shownText) == nil)
    for path in ["../B.swift", "C.swift", folder.path("B.swift"), "/etc/passwd", "none.swift"] {
      let result = try rooted.call("check_interface", ["paths": [path]])
      #expect(result["isError"] as? Bool == true, "\(path)")
    }
  }

  @Test("Findings go on where a page ends", arguments: ["check_interface", "explain_findings"])
  mutating func pagesOfFindings(tool: String) throws {
    let folder = try TemporaryFolder()
    var arguments: Object = ["limit": 100, "lang": "ko"]
    if tool == "check_interface" {
      let images = (1...60).map { "      Image(\"picture-\($0)\").onTapGesture { open(\($0)) }" }
      let lines = ["struct A: View {", "  var body: some View {", "    VStack {"] + images
      try folder.write((lines + ["    }", "  }", "}", ""]).joined(separator: "\n"), to: "A.swift")
      arguments["paths"] = ["A.swift"]
    } else {
      arguments["report"] = (1...60).map {
        "App/Tabs.swift:\($0):1: warning: Tab bar shows a badge for unimportant things\n"
      }.joined()
    }
    var rooted = ContextFixture(root: folder.url.path)
    var (places, pages): ([Int], Int) = ([], 0)
    repeat {
      let result = try rooted.call(tool, arguments)
      let findings = try #require(result.data["findings"] as? [Object])
      places += findings.compactMap { $0["line"] as? Int }
      pages += 1
      arguments["cursor"] = result.data["next"]
      if let next = result.data["next"] as? String {
        #expect(result.shownText.hasSuffix("next: cursor \(next)"))
      } else {
        #expect(result.data["total"] as? Int == places.count)
      }
    } while arguments["cursor"] != nil && pages < 50
    #expect(pages > 1 && Set(places).count >= 60)
  }

  @Test("A finding of another tool gets its guideline")
  mutating func explain() throws {
    let report = "App/Tabs.swift:12:5: warning: Tab bar shows a badge for unimportant things\n"
    let data = try fixture.call("explain_findings", ["report": report]).data
    let finding = try #require((data["findings"] as? [Object])?.first)
    #expect(finding["line"] as? Int == 12)
    #expect((finding["guidelines"] as? [Object])?.isEmpty == false)
  }

  @Test("Completion knows ids and components by what is typed, in Hangul too")
  mutating func completion() throws {
    for (template, name, typed, expected) in [
      ("hig://rules/{id}", "id", "tab-cou", "tab-count-weigh"),
      ("hig://components/{name}", "name", "탭", "tab-bars"),
      ("hig://components/{name}", "name", "UITabB", "tab-bars"),
      (
        "hig://documents/{+document}{#lines}", "document", "Components/tab",
        "Components/tab-bars.md"
      ),
    ] {
      let result = try fixture.result(
        "completion/complete",
        [
          "ref": ["type": "ref/resource", "uri": template],
          "argument": ["name": name, "value": typed],
        ])
      let values = (result["completion"] as? Object)?["values"] as? [String]
      #expect(values?.contains(expected) == true, "\(typed)")
    }
  }

  @Test("Completion offers what has ended as well, after what holds, and each once")
  mutating func endedCompletion() throws {
    let result = try fixture.result(
      "completion/complete",
      [
        "ref": ["type": "ref/prompt", "name": "cite"],
        "argument": ["name": "id", "value": "tab-c"],
      ])
    let values = try #require((result["completion"] as? Object)?["values"] as? [String])
    let (ended, holding) = (
      values.firstIndex(of: "tab-count"), values.firstIndex(of: "tab-count-weigh")
    )
    #expect(try #require(holding) < #require(ended))
    #expect(Set(values).count == values.count)
  }

  @Test("Whatever is listed as a resource can be read, and templates lead to rules and lines")
  mutating func resources() throws {
    let listed = try #require(try fixture.result("resources/list")["resources"] as? [Object])
    let uris =
      listed.prefix(5).compactMap { $0["uri"] as? String } + [
        "hig://rules/tab-badge", "hig://documents/Components/tab-bars.md#30-40",
      ]
    for uri in uris {
      let contents = try fixture.result("resources/read", ["uri": uri])["contents"] as? [Object]
      #expect((contents?.first?["text"] as? String)?.isEmpty == false, "\(uri)")
    }
    for uri in [
      "hig://rules/", "hig://x/y", "file:///etc/passwd", "hig://documents/../x",
      "hig://documents/Components/tab-bars.md#9-2",
      "hig://documents/Components/tab-bars.md#9999-10000",
      "",
    ] {
      #expect(try fixture.code("resources/read", ["uri": uri]) == -32_602, "\(uri)")
    }
  }

  @Test("Prompts fill in what is given, and quote the citation")
  mutating func prompts() throws {
    let review = try fixture.result(
      "prompts/get", ["name": "review-screen", "arguments": ["component": "tab-bars"]])
    #expect(try ContextFixture.text(review).contains("tab-bars"))
    let cite = try fixture.result(
      "prompts/get", ["name": "cite", "arguments": ["id": "tab-badge"]])
    #expect(try ContextFixture.text(cite).contains("Components"))
    #expect(try fixture.code("prompts/get", ["name": "cite"]) == -32_602)
  }

  @Test("A screen is reviewed for a component by any of its names, and for no unknown one")
  mutating func reviewed() throws {
    func given(_ arguments: [String: String]) -> Object {
      ["name": "review-screen", "arguments": arguments]
    }
    let review = try fixture.result(
      "prompts/get", given(["component": "탭바", "platform": "iPadOS"]))
    #expect(try ContextFixture.text(review).contains("tab-bars, iPadOS"))
    for wrong in [["component": "tab-brs"], ["platform": "Windows"]] {
      let answer = try fixture.answer("prompts/get", given(wrong))
      let error = try #require(answer["error"] as? Object)
      #expect(error["code"] as? Int == -32_602)
      let message = try #require(error["message"] as? String)
      #expect(message.contains(wrong["platform"] == nil ? "tab-bars" : "visionOS"), "\(message)")
    }
  }

  @Test("What has ended is not cited as what holds: its status and its successor come first")
  mutating func endedCitation() throws {
    let result = try fixture.result(
      "prompts/get", ["name": "cite", "arguments": ["id": "tab-count"]])
    let message = (result["messages"] as? [Object])?.first?["content"] as? Object
    let text = try #require(message?["text"] as? String)
    #expect(text.hasPrefix("tab-count: ended in June 2023; now: tab-count-weigh."))
    let parts = text.components(separatedBy: "Components/tab-bars.md:")
    #expect(parts.count == 3 && parts[0].contains("\ntab-count-weigh"))
    let current = try fixture.result(
      "prompts/get", ["name": "cite", "arguments": ["id": "tab-badge"]])
    #expect(try !ContextFixture.text(current).contains("ended"))
  }

  @Test("Half of all rules cost at most 300 tokens, half of all searches of five hits at most 600")
  mutating func budgets() throws {
    let base = try KnowledgeBase(path: ContextFixture.corpus.path, access: .read)
    let rules = try base.rules(Filter(heldOn: base.today))
    let sampled = stride(from: 0, to: rules.count, by: max(rules.count / 60, 1)).map { rules[$0] }
    for language in ["en", "ko"] {
      var costs: [[Int]] = [[], []]
      for rule in sampled {
        let result = try fixture.call("get_rule", ["id": rule.id.rawValue, "lang": language])
        costs[0].append(try Self.cost(of: result))
        let query = (language == "en" ? rule.title.en : rule.title.ko) ?? rule.id.rawValue
        costs[1].append(
          try Self.cost(
            of: fixture.call("search_guidelines", ["query": String(query.prefix(40))])))
      }
      for (list, limit) in zip(costs, [300, 600]) {
        #expect(list.sorted()[list.count / 2] <= limit, "\(language): \(list.sorted())")
        #expect(list.max() ?? 0 <= 1_500)
      }
    }
  }

  /// What a model pays: clients show it either the text or the data.
  private static func cost(of result: [String: Any]) throws -> Int {
    max(
      TokenBudget.tokens(of: result.shownText),
      TokenBudget.tokens(of: try ContextFixture.text(result.data)))
  }

  @Test("The longest answers are cut to 1,500 tokens and say that there is more")
  mutating func longest() throws {
    for (tool, arguments) in [
      ("list_metrics", ["limit": 100]), ("list_components", ["limit": 300]),
      ("what_changed", ["limit": 50]), ("search_guidelines", ["query": "탭 막대", "limit": 20]),
    ] as [(String, [String: Any])] {
      let text = try fixture.call(tool, arguments).shownText
      #expect(TokenBudget.tokens(of: text) <= 1_500, "\(tool)")
    }
  }
}
