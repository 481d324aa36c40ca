import Foundation
import TestSupport
import Testing

@Suite("hig terms add and remove")
struct TermsCommandTests {
  /// A knowledge base of its own, because these commands write; its page is English alone.
  private let base = KnowledgeBaseFixture(documents: [
    "tabs.md": """
    # Tab bars

    ## Best practices

    **Keep badges for what matters.** A badge says that something new waits.

    **Use a tab bar to move around.** It is always there.
    """
  ])

  @Test("The words of a folder's glossary go with their lines, and what a user added stays")
  func folder() throws {
    let folder = try TemporaryFolder()
    let command = HigCommand(home: folder.url)
    func run(_ words: String...) throws -> HigCommand.Run {
      try command.run(words + ["--database", folder.path("base.sqlite")])
    }
    func terms() throws -> Set<String> {
      let concepts = try run("terms", "--json").json()["terms"] as? [[String: Any]] ?? []
      return Set(concepts.flatMap { $0["ko"] as? [String] ?? [] })
    }
    let header = "id\ten\tko\tapi\tpage\tnote\n"
    let rows = ["tab-bar\tbottom bar\t하단띠\t\ttab-bars\t\n", "brief-bar\tbrief bar\t살짝띠\t\t\t\n"]
    try folder.write("# Tabs\n\n**Use tabs.** They are there.\n", to: "Design/tabs.md")
    try folder.write(header + rows.joined(), to: "Design/Glossary.tsv")
    let before = Set(["하단띠", "살짝띠"])
    #expect(try run("ingest", folder.path("Design")).status == 0)
    #expect(try run("terms", "add", "--en", "tab bar", "--ko", "아래띠").status == 0)
    #expect(try terms().isSuperset(of: before.union(["아래띠", "탭 막대"])))
    try folder.write(header + rows[1], to: "Design/Glossary.tsv")
    #expect(try run("ingest", folder.path("Design")).status == 0)
    #expect(try terms().intersection(before) == ["살짝띠"])
    try FileManager.default.removeItem(atPath: folder.path("Design/Glossary.tsv"))
    #expect(try run("ingest", folder.path("Design")).status == 0)
    #expect(try terms().contains("살짝띠"))
    let run = try run("ingest", folder.path("Design"), "--prune")
    #expect(run.output.contains("Glossary.tsv"))
    #expect(try terms().isDisjoint(with: before))
    #expect(try terms().isSuperset(of: ["아래띠", "탭 막대"]))
  }

  @Test("A term that was added finds in Korean what is written in English, until it is removed")
  func bridge() throws {
    #expect(try found("딱지").isEmpty)
    let added = try base.run("terms", "add", "--en", "badge", "--ko", "딱지", "--json")
    #expect(added.status == 0, "\(added.errors)")
    let concept = try #require((try added.json()["terms"] as? [[String: Any]])?.first)
    #expect(concept["id"] as? String == "badge")
    #expect(concept["origin"] as? String == "user")
    #expect((concept["ko"] as? [String])?.contains("딱지") == true)
    #expect(try found("딱지") == ["tab-bar-keep-badges-what-matters"])
    #expect(try found("딱지를") == ["tab-bar-keep-badges-what-matters"])

    let removed = try base.run("terms", "remove", "badge", "--json")
    #expect(removed.status == 0, "\(removed.errors)")
    let left = try #require((try removed.json()["terms"] as? [[String: Any]])?.first)
    #expect(left["origin"] as? String == "built-in")
    #expect((left["ko"] as? [String])?.contains("딱지") == false)
    #expect(try found("딱지").isEmpty)
    #expect(try found("배지") == ["tab-bar-keep-badges-what-matters"])
  }

  @Test("A new thing gets an id from its name, and goes without a trace")
  func newConcept() throws {
    let added = try base.run(
      "terms", "add", "--en", "attention dot; nudge", "--ko", "주목 점", "--json")
    let concept = try #require((try added.json()["terms"] as? [[String: Any]])?.first)
    #expect(concept["id"] as? String == "attention-dot")
    #expect(concept["en"] as? [String] == ["attention dot", "nudge"])
    let removed = try base.run("terms", "remove", "attention-dot", "--json")
    #expect(removed.status == 0)
    #expect((try removed.json()["terms"] as? [Any])?.isEmpty == true)
  }

  @Test("What was added survives the next ingest, of a document or of the same ones")
  func survival() throws {
    #expect(try base.run("terms", "add", "--en", "badge", "--ko", "딱지").status == 0)
    let folder = try TemporaryFolder()
    try folder.write(
      "# Toolbars\n\n**Keep toolbars short.** Long ones hide things.\n", to: "more.md")
    let path = folder.path("more.md")
    #expect(try base.run("ingest", path).status == 0)
    #expect(try found("딱지") == ["tab-bar-keep-badges-what-matters"])
    #expect(try base.run("ingest", path).status == 0)
    #expect(try found("딱지") == ["tab-bar-keep-badges-what-matters"])
  }

  @Test("A glossary given to ingest adds terms in the same way")
  func table() throws {
    let folder = try TemporaryFolder()
    try folder.write("id\ten\tko\tapi\tpage\tnote\nbadge\t\t스티커\t\t\t\n", to: "own.tsv")
    let run = try base.run("ingest", folder.path("own.tsv"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(try found("스티커") == ["tab-bar-keep-badges-what-matters"])
    #expect(try base.run("terms", "remove", "badge").status == 0)
    #expect(try found("스티커").isEmpty)
  }

  @Test(
    "What cannot be added or removed says so in one line and changes nothing",
    arguments: [
      (["add"], 64, "--en"), (["add", "--ko", " ; "], 64, "--ko"),
      (["add", "--ko", "하단", "--id", "Not An Id"], 64, "Not An Id"),
      (["add", "tab-bar", "--ko", "하단"], 64, "tab-bar"),
      (["add", "--en", "badge", "--ko", "배지"], 1, "badge"),
      (["add", "--ko", "배지", "--id", "tab-bar"], 1, "배지"), (["remove"], 64, "ID"),
      (["remove", "badge"], 1, "badge"), (["remove", "no-such-thing"], 1, "no-such-thing"),
    ] as [([String], Int32, String)])
  func refusal(arguments: [String], status: Int32, named: String) throws {
    let before = try base.run("terms", "--json").output
    let run = try base.run(["terms"] + arguments)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(named))
    #expect(run.errors.hasSuffix("\n") && run.errors.split(separator: "\n").count == 1)
    let after = try base.run("terms", "--json").output
    #expect(firstDifference(after, before) == nil)
  }

  @Test("A term that may mean two things is added with a mark, and both are found")
  func ambiguous() throws {
    let run = try base.run("terms", "add", "--ko", "배지?", "--id", "tab-bar", "--json")
    #expect(run.status == 0, "\(run.errors)")
    let concept = try #require((try run.json()["terms"] as? [[String: Any]])?.first)
    #expect((concept["ambiguous"] as? [String])?.contains("배지") == true)
    #expect(try found("배지").first == "tab-bar-keep-badges-what-matters")
  }

  @Test("A term like the one to be removed is suggested")
  func suggestion() throws {
    #expect(try base.run("terms", "add", "--en", "badge", "--ko", "딱지").status == 0)
    let run = try base.run("terms", "remove", "badges")
    #expect(run.status == 1)
    #expect(run.errors.contains("'badge'"))
  }

  private func found(_ query: String) throws -> [String] {
    let results = try base.run("search", query, "--json").json()["results"] as? [[String: Any]]
    return (results ?? []).compactMap { $0["id"] as? String }
  }
}
