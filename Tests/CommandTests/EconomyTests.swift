import Foundation
import TestSupport
import Testing

@Suite("JSON that costs what it is worth")
struct EconomyTests {
  private let base = KnowledgeBaseFixture.corpus

  /// Every command that lists, with the member that holds its records.
  private static let lists: [(words: [String], member: String)] = [
    (["search", "tab", "bar"], "results"), (["rules"], "rules"), (["metrics"], "metrics"),
    (["components"], "components"), (["documents"], "documents"), (["terms"], "terms"),
    (["checks"], "checks"), (["changes"], "changes"),
  ]

  @Test("--lang leaves the other language out, and nothing else", arguments: lists)
  func language(words: [String], member: String) throws {
    let whole = try base.run(words + ["--json", "--limit", "5", "--lang", "both"])
    for (language, other) in [("en", "ko"), ("ko", "en")] {
      let narrowed = try base.run(words + ["--json", "--limit", "5", "--lang", language])
      #expect(!narrowed.output.contains("\"\(other)\":"))
      #expect(
        narrowed.output.matches(of: try Regex("\"\(language)\":")).count
          == whole.output.matches(of: try Regex("\"\(language)\":")).count)
      let (left, right) = (try narrowed.json()[member], try whole.json()[member])
      #expect((left as? [Any])?.count == (right as? [Any])?.count)
    }
  }

  @Test("Pages follow one another without a gap, by cursor and by offset", arguments: lists)
  func pages(words: [String], member: String) throws {
    func records(_ options: String...) throws -> (texts: [String], next: String?) {
      let document = try base.run(words + ["--json"] + options).json()
      let texts = try (document[member] as? [Any] ?? []).map { record in
        try JSONSerialization.data(withJSONObject: record, options: .sortedKeys)
          .base64EncodedString()
      }
      return (texts, document["next"] as? String)
    }
    let whole = try records("--limit", "7")
    let first = try records("--limit", "3")
    let second = try records("--limit", "4", "--cursor", try #require(first.next))
    #expect(first.texts + second.texts == whole.texts)
    #expect(try records("--limit", "4", "--offset", "3").texts == second.texts)
    let beyond = try base.run(words + ["--json", "--limit", "4", "--offset", "100000"])
    let left = try beyond.json()[member] as? [Any]
    #expect(beyond.status == 1 && left?.isEmpty == true)
  }

  @Test(
    "The pages of a search that an ended rule matches best show each result once",
    arguments: [1, 2, 7, 10])
  func pagesWithEnded(limit: Int) throws {
    var (ids, next): ([String], String?) = ([], "0")
    var total: Int?
    while let cursor = next {
      let page = try base.run(
        "search", "tab", "--json", "--limit", "\(limit)", "--cursor", cursor
      ).json()
      let results = try #require(page["results"] as? [[String: Any]])
      ids += results.compactMap { $0["id"] as? String }
      #expect(total == nil || page["total"] as? Int == total)
      total = page["total"] as? Int
      next = page["next"] as? String
    }
    #expect(ids.contains("tab-count") && ids.count == total && Set(ids).count == total)
  }

  @Test("ndjson is the records of the document, one a line", arguments: lists)
  func lines(words: [String], member: String) throws {
    let records =
      try base.run(words + ["--json", "--limit", "4"]).json()[member] as? [NSDictionary]
    let lines = try base.run(words + ["--format", "ndjson", "--limit", "4"]).output
      .split(separator: "\n").map {
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary
      }
    #expect(lines.count == 4 && lines == records)
  }

  @Test("--fields keeps the members named, through lists and objects; another name is told")
  func fields() throws {
    let rules =
      try base.run(
        "rules", "tab-bars", "--json", "--fields", "id,title.en,sources.lines"
      ).json()["rules"] as? [[String: Any]]
    let first = try #require(rules?.first)
    #expect(Set(first.keys) == ["id", "title", "sources"])
    #expect((first["title"] as? [String: Any])?.keys.map { $0 } == ["en"])
    #expect((first["sources"] as? [[String: Any]])?.first?.keys.map { $0 } == ["lines"])
    let rule = try base.run("rule", "tab-badge", "--json", "--fields", "id").json()
    #expect(Set(rule.keys) == ["id", "schema"])
    let wrong = try base.run("rules", "--json", "--fields", "titel")
    #expect(wrong.status == 64 && wrong.output.isEmpty && wrong.errors.contains("title"))
  }

  @Test("What FORMATS.md says that an answer costs, it costs at most")
  func sizes() throws {
    let page = try String(
      contentsOf: HigCommand.checkout.appending(path: "Docs/FORMATS.md"), encoding: .utf8)
    let rows = page.matches(of: #/\| `hig ([^`]+)` \| at most ([0-9,]+) bytes \|/#)
    #expect(rows.count >= 4)
    for row in rows {
      let limit = try #require(Int(row.output.2.replacing(",", with: "")))
      let run = try base.run(row.output.1.split(separator: " ").map(String.init))
      #expect(run.status == 0 && run.output.utf8.count <= limit, "\(row.output.1)")
      #expect(run.output.utf8.count * 2 > limit, "\(row.output.1): \(run.output.utf8.count)")
    }
  }

  @Test("Markdown has a rule as it is pasted, and a list as a table")
  func markdown() throws {
    let rule = try base.run("rule", "tab-badge", "--format", "md", "--lang", "en").output
    #expect(rule.hasPrefix("## ") && rule.contains("`tab-badge`"))
    let table = try base.run("components", "--format", "md", "--limit", "3").output
    #expect(table.split(separator: "\n").allSatisfy { $0.hasPrefix("| ") && $0.hasSuffix(" |") })
  }
}
