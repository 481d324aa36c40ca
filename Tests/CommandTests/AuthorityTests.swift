import Foundation
import TestSupport
import Testing

@Suite("Every document belongs to an authority, and so does every rule and number")
struct AuthorityTests {
  private static let page = """
    ---
    title: Acme Design
    authority: Acme
    edition: 2026-05
    ---

    # Acme Design

    ## 탭 바 / Tab bars

    **Use exactly 4 tabs in a tab bar.** {#tab-count} People learn where our four areas are.

    > **탭 바에는 탭을 정확히 4개 두세요.** 사람들은 네 영역의 자리를 익힙니다.

    ## Buttons

    **Make a button at least 48 pt wide and 48 pt high.** People wear gloves in our shops.
    """

  /// Terms of Acme's: one inside words of Apple's, one around a term of Apple's, and more names for what
  /// Apple has.
  private static let glossary = """
    id\ten\tko\tapi\tpage\tnote
    chip\tchip\t칩\t\t\tours
    tab-bar-badge\ttab bar badge\t탭 바 배지\t\ttab-bars\tours
    tab-bar\tbottom bar; strip\t하단바; 막대\t\ttab-bars\tour name of it
    """

  @Test(
    "A word of a team's leads to the page that its glossary names, the team's own rules first",
    arguments: [
      ("하단바", "acme-tab-count", "tab-bars"),
      ("칩", "acme-button-least-pt-wide-pt-high", "buttons"),
      ("진료독", "acme-tab-count", "tab-bars"),
    ])
  func pages(word: String, first: String, component: String) throws {
    let glossary = """
      id\ten\tko\tapi\tpage\tnote
      lowbar\tlow bar\t하단바\t\ttab-bars\tours
      dock\tdock\t진료독\t\ttab-bars\tours
      chip\tchip\t칩\t\tbuttons\tours
      """
    let base = try Self.base(["acme.md": Self.page, "Glossary.tsv": glossary])
    let results = try base.run(["search", word, "--json", "--limit", "4"]).json()["results"]
    let found = results as? [[String: Any]] ?? []
    #expect(found.first?["id"] as? String == first)
    #expect(
      found.count == 4 && found.allSatisfy { $0["component"] as? String == component },
      "\(found.map { $0["id"] ?? "" })")
    #expect(try base.run(["rule", word]).output.hasPrefix(first))
    // What Apple's answers are is not for a team to say.
    func apples(_ base: KnowledgeBaseFixture) throws -> String {
      var answer = try base.run(["search", "authority:apple", word, "--json"]).json()
      answer["elapsed_ms"] = nil
      return try String(
        decoding: JSONSerialization.data(withJSONObject: answer, options: .sortedKeys),
        as: UTF8.self)
    }
    #expect(try apples(base) == apples(KnowledgeBaseFixture.corpus))
  }

  /// A base of the Corpus and `documents`, by name.
  private static func base(_ documents: [String: String]) throws -> KnowledgeBaseFixture {
    let sources = try TemporaryFolder()
    for (name, text) in documents { try sources.write(text, to: name) }
    return KnowledgeBaseFixture([KnowledgeBaseFixture.corpusPath, sources.url.path])
  }

  private static let both = Result { try base(["acme.md": page, "Glossary.tsv": glossary]) }

  private static func rules(_ base: KnowledgeBaseFixture, _ options: String...) throws
    -> [[String: Any]]
  {
    try base.run(["rules", "--json"] + options).json()["rules"] as? [[String: Any]] ?? []
  }

  @Test("A rule of another authority has an id of its own and joins none of Apple's")
  func ownRules() throws {
    let rules = try Self.rules(Self.both.get(), "--authority", "acme")
    #expect(
      rules.compactMap { $0["id"] as? String } == [
        "acme-button-least-pt-wide-pt-high", "acme-tab-count",
      ])
    #expect(rules.allSatisfy { $0["authority"] as? String == "Acme" })
    #expect(rules.compactMap { $0["component"] as? String } == ["buttons", "tab-bars"])
    let sources = rules.flatMap { $0["sources"] as? [[String: Any]] ?? [] }
    #expect(sources.allSatisfy { $0["authority"] as? String == "Acme" })
    let summaries =
      try Self.both.get().run("authorities", "--json").json()["authorities"] as? [[String: Any]]
    #expect(
      summaries?.map { $0["rules"] as? Int } == [
        rules.count, try Self.rules(Self.both.get(), "--authority", "apple").count,
      ])
    let metrics = rules.flatMap { $0["metrics"] as? [[String: Any]] ?? [] }
    #expect(!metrics.isEmpty && metrics.allSatisfy { $0["authority"] as? String == "Acme" })
  }

  @Test(
    "What Apple states stays as it is, byte for byte",
    arguments: [["rules", "--json"], ["metrics", "--json"], ["documents", "--json"]])
  func apple(command: [String]) throws {
    let alone = try KnowledgeBaseFixture.corpus.run(command)
    let beside = try Self.both.get().run(command + ["--authority", "Apple"])
    #expect(firstDifference(alone.output, beside.output) == nil)
  }

  @Test("A difference of numbers names what is measured in Korean")
  func subjects() throws {
    let run = try Self.both.get().run("audit", "--own", "--lang", "ko")
    #expect(run.output.contains("버튼, 너비: Acme: 48") && !run.output.contains("button, 너비"))
  }

  @Test("A page of the team's alone is known by its own names")
  func alone() throws {
    let base = KnowledgeBaseFixture(documents: ["acme.md": Self.page])
    let rule = try base.run("rule", "tab-count", "--json").json()
    #expect(rule["id"] as? String == "acme-tab-count")
    let beside = try Self.both.get().run("rule", "tab-count", "--json").json()
    #expect(beside["authority"] as? String == "Apple")
  }

  @Test("The search asks for an authority by word and by option; one there is none of is told")
  func search() throws {
    let base = try Self.both.get()
    for words in [["tabs", "authority:acme"], ["tabs", "--authority", "ACME"]] {
      let results =
        try base.run(["search", "--json"] + words).json()["results"] as? [[String: Any]] ?? []
      #expect(results.first?["id"] as? String == "acme-tab-count")
      #expect(results.allSatisfy { $0["authority"] as? String == "Acme" })
    }
    let missing = try base.run("rules", "--authority", "Bcme")
    #expect(missing.status == 1 && missing.errors.contains("Acme, Apple"))
  }

  /// Corpus, KRDS and a page of Acme's, each ingested by itself.
  private static let three = Result {
    let base = try Self.base(["acme.md": page, "Glossary.tsv": glossary])
    let krds = HigCommand.checkout.appending(path: "KRDS").path
    #expect(try base.run("ingest", krds).status == 0)
    return base
  }

  @Test(
    "Whatever others state, a search in Apple's answers the same, byte for byte",
    arguments: [
      "tab bar", "how many tabs", "tabs iphone", "minimum touch target size", "contrast ratio",
      "button label", "destructive action", "alert title", "navigation bar title", "loading",
      "form validation error message", "header footer", "\"at least 44\"", "tabs -badge",
      "component:buttons style", "platform:watchos complications", "tabb bar", "zzqqy",
      "탭 막대", "탭은 몇 개까지", "버튼 크기", "최소 터치 영역", "명암비", "경고창", "삭제 버튼", "다크 모드",
      "입력 오류 메시지", "검색 필드", "글자 크기", "아이콘 여백", "ㅌㅂ", "배ㅈ", "xoqqk", "내비게이숀",
      "탭 바 배지", "칼라칩", "칩", "하단바", "chip color", "strip", "-막대 탭", "ㅋㄹㅇ 드래그",
    ])
  func search(words: String) throws {
    for options in [["--lang", "ko"], ["--explain", "--json"]] {
      let command = ["search", words, "authority:apple"] + options
      let alone = try KnowledgeBaseFixture.corpus.run(command).output
      let beside = try Self.three.get().run(command).output
      #expect(firstDifference(timeless(alone), timeless(beside)) == nil, "\(options)")
    }
  }

  /// A search answer without the time that it took.
  private func timeless(_ answer: String) -> String {
    answer.replacing(/"elapsed_ms":[0-9.e-]+/, with: "")
  }

  @Test("Authorities have an order, which can be set")
  func order() throws {
    let base = try Self.base([
      "acme.md": Self.page, "zeta.md": "---\nauthority: Zeta\n---\n# Tab bars\n\nKeep tabs few.\n",
    ])
    func names(_ words: String...) throws -> [String] {
      let list =
        try base.run(["authorities", "--json"] + words).json()["authorities"] as? [[String: Any]]
      return list?.compactMap { $0["name"] as? String } ?? []
    }
    #expect(try names() == ["Acme", "Zeta", "Apple"])
    #expect(try names("zeta", "apple") == ["Zeta", "Apple", "Acme"])
    #expect(try names() == ["Zeta", "Apple", "Acme"])
    #expect(try base.run("authorities", "Nobody").status == 1)
  }

  @Test("--authority says whose documents are that do not say, and front matter wins")
  func option() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.page, to: "docs/acme.md")
    try folder.write("# Tab bars\n\nKeep the number of tabs small.\n", to: "docs/notes.md")
    let file = folder.path("x.sqlite")
    let command = HigCommand(home: folder.url)
    func authorities(_ options: String...) throws -> [String] {
      let run = try command.run(
        ["ingest", folder.path("docs"), "--json", "--database", file] + options)
      let documents = try run.json()["documents"] as? [[String: Any]] ?? []
      return documents.compactMap { $0["authority"] as? String }
    }
    #expect(try authorities("--authority", "Beta") == ["Acme", "Beta"])
    #expect(try authorities("--authority", "Beta") == [])
    #expect(try authorities() == ["Acme", "Apple"])
  }
}
