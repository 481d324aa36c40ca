import Foundation
import TestSupport
import Testing

@Suite("What the search makes of texts, for other engines")
struct AnalyzeCommandTests {
  private let base = KnowledgeBaseFixture.corpus

  @Test(
    "A text has its words, stems, numbers and concepts, with their places",
    arguments: [
      ("탭 막대를", "0\t#tab-bar\tconcept\t탭 막대"), ("탭 막대를", "1\t막대\tstem\t막대"),
      ("at least 44 pt wide", "2\t44pt\tnumber\t44 pt"), ("badges", "0\tbadge\tstem\tbadge"),
    ])
  func tokens(text: String, line: String) throws {
    let run = try base.run("analyze", text)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").contains(Substring(line)), "\(run.output)")
  }

  @Test("The JSON keeps to its schema, whatever the text", arguments: ["탭 바 배지", "", "é👩‍👩‍👧 ㅌㅂ"])
  func json(text: String) throws {
    let run = try base.run("analyze", text, "--json")
    #expect(run.status == 0)
    #expect(try JSONSchemas().violations(of: "analyze", in: run.json()) == [])
    let scalars = Array(text.unicodeScalars)
    for token in try run.json()["tokens"] as? [[String: Any]] ?? [] {
      let range = try #require(token["range"] as? [Int])
      #expect(range[0] < range[1] && range[1] <= scalars.count)
    }
  }

  @Test("The exported index finds what the command finds best, by the words of its own analysis")
  func openSearch() throws {
    let folder = try TemporaryFolder()
    #expect(try base.run("export", "opensearch", folder.path("index")).status == 0)
    let settings = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(filePath: folder.path("index/index.json"))))
    let mappings = (settings as? [String: Any])?["mappings"] as? [String: Any]
    let properties = try #require(mappings?["properties"] as? [String: Any])
    let lines = try String(contentsOfFile: folder.path("index/bulk.ndjson"), encoding: .utf8)
      .split(separator: "\n").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    var terms: [String: Set<Substring>] = [:]
    for number in stride(from: 0, to: lines.count, by: 2) {
      let action = (lines[number] as? [String: [String: String]])?["index"]
      let source = try #require(lines[number + 1] as? [String: Any])
      #expect(source.keys.allSatisfy { properties[$0] != nil })
      let texts = ["title", "body", "subject", "context", "asked"].compactMap {
        source[$0] as? String
      }
      terms[try #require(action?["_id"])] = Set(texts.flatMap { $0.split(separator: " ") })
    }
    let rules = try #require(
      try base.run("rules", "--history", "--json").json()["rules"] as? [Any])
    #expect(terms.count * 2 == lines.count && terms.count >= rules.count)
    for query in ["탭 바 배지", "hit target size", "스낵바 대신", "앱 아이콘 크기"] {
      let found = try base.run("search", query, "--limit", "1", "--json").json()["results"]
      let best = try #require((found as? [[String: Any]])?.first?["id"] as? String)
      let analysis = try base.run("analyze", query, "--json").json()["query"] as? [String: Any]
      let words = try #require(analysis?["words"] as? [[String: Any]])
      for word in words where word["isRequired"] as? Bool == true {
        let forms = (word["forms"] as? [[String: String]] ?? []).map { form in
          (form["kind"] == "concept" ? "#" : "") + (form["text"] ?? "")
        }
        #expect(forms.contains { terms[best]?.contains(Substring($0)) == true }, "\(word)")
      }
    }
  }
}
