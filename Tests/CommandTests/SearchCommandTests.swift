import Foundation
import TestSupport
import Testing

@Suite("hig search")
struct SearchCommandTests {
  private let base = KnowledgeBaseFixture.corpus

  @Test(
    "One thing has many names, and each of them finds the badge rule first",
    arguments: [
      "탭 바 배지", "tab bar badge", "탭바 뱃지", "탭 막대 배지", "탭 표시줄 배지", "탭 모음 뱃지",
      "UITabBar badge", "탭바의 배지를",
    ])
  func names(query: String) throws {
    let answer = try base.run("search", query, "--json").json()
    let first = try #require((answer["results"] as? [[String: Any]])?.first)
    #expect(first["id"] as? String == "tab-badge")
  }

  @Test(
    "What Apple has no component for is said first, as text and as JSON",
    arguments: [
      ("how long should a toast stay", "en", "Apple has no toast or snackbar."),
      ("스낵바를 띄우고 싶어요", "ko", "Apple에는 토스트나 스낵바가 없습니다."),
    ])
  func absent(query: String, language: String, opening: String) throws {
    let text = try base.run("search", query, "--lang", language)
    #expect(text.status == 0 && text.errors.hasPrefix("hig: " + opening))
    #expect(text.errors.contains("(feedback-inline, "))
    let explained = try base.run("search", query, "--lang", language, "--explain")
    #expect(explained.output.contains("\n" + opening))
    #expect(explained.output.contains("\n  feedback-inline\n"))
    let json = try base.run("search", query, "--json").json()
    let absent = try #require((json["absent"] as? [[String: Any]])?.first)
    #expect((absent["answer"] as? [String: String])?[language]?.hasPrefix(opening) == true)
    let rules = try #require(absent["rules"] as? [[String: Any]])
    #expect(rules.first?["id"] as? String == "feedback-inline")
    #expect(try base.run("search", "badge", "--json").json()["absent"] == nil)
  }

  @Test("Decomposed Hangul finds what composed Hangul finds")
  func decomposed() throws {
    let query = "탭 바 배지"
    let composed = try base.run("search", query, "--json").json()
    let decomposed = try base.run(
      "search", query.decomposedStringWithCanonicalMapping, "--json"
    ).json()
    #expect(ids(of: composed) == ids(of: decomposed))
  }

  @Test(
    "Bytes that are no UTF-8 are an answer or none, never an error",
    arguments: [
      #"\355\240\200 tab"#, #"\355\277\277"#, #"badge\377"#, #"\300\200"#, #"\360\237\221 배지"#,
    ])
  func bytes(octal: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #"exec "$0" search "$(printf "$1")" --json --database "$2""#, HigCommand.file.path,
      octal, base.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus <= 1)
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    #expect(answer?["results"] is [Any])
  }

  @Test(
    "Where there is no rule yet, the way to add some is said",
    arguments: [("en", "'hig ingest' adds documents"), ("ko", "'hig ingest'로 문서를 추가하세요")])
  func noRules(language: String, remedy: String) throws {
    let base = KnowledgeBaseFixture(documents: ["a.md": "Nothing that anyone is asked to do.\n"])
    let run = try base.run("search", "배지", "--lang", language)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.contains(remedy) && run.errors.split(separator: "\n").count == 1)
  }

  @Test("What a document says drives no terminal", arguments: [["search", "배지"], ["rules"]])
  func controls(arguments: [String]) throws {
    let base = KnowledgeBaseFixture(documents: [
      "a.md": "# Tabs\n\n**Use \u{1B}[2J bars.** A 배지 \u{7}.\n"
    ])
    let run = try base.run(arguments)
    #expect(run.status == 0 && run.output.contains("Use �[2J bars."))
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{7}"))
  }

  @Test("The JSON holds every field that others read")
  func contract() throws {
    let answer = try base.run("search", "탭 바 배지", "--json").json()
    #expect(answer["schema"] as? Int == 1)
    #expect(answer["query"] as? String == "탭 바 배지")
    #expect(answer["corrected"] is NSNull)
    #expect(answer["total"] is Int)
    #expect(answer["elapsed_ms"] is Double)
    let result = try #require((answer["results"] as? [[String: Any]])?.first)
    let fields = [
      "kind", "id", "score", "component", "platforms", "title", "snippet", "highlights",
      "metrics", "checks", "sources",
    ]
    for field in fields { #expect(result[field] != nil, "\(field) is missing") }
    let source = try #require((result["sources"] as? [[String: Any]])?.first)
    #expect(Set(source.keys).isSuperset(of: ["document", "lines", "languages", "edition"]))
    #expect((source["lines"] as? [Int])?.count == 2)
  }

  @Test("Highlights mark the words that were asked for, by whichever name, and nothing around them")
  func highlights() throws {
    let answer = try base.run("search", "배지", "--json").json()
    let result = try #require((answer["results"] as? [[String: Any]])?.first)
    let snippet = try #require((result["snippet"] as? [String: Any])?["ko"] as? String)
    let ranges = try #require((result["highlights"] as? [String: Any])?["ko"] as? [[Int]])
    let scalars = Array(snippet.unicodeScalars)
    let marked = ranges.map { range in
      String(String.UnicodeScalarView(scalars[range[0]..<range[1]]))
    }
    #expect(!marked.isEmpty && marked.allSatisfy { ["배지", "뱃지"].contains($0) })
  }

  @Test("Text shows both languages and the lines that say it")
  func text() throws {
    let run = try base.run("search", "탭 바 배지", "--lang", "both", "--limit", "1")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("tab-badge"))
    #expect(run.output.contains("배지"))
    #expect(run.output.lowercased().contains("badge"))
    #expect(run.output.contains(/Components\/tab-bars\.md:\d+-\d+/))
    #expect(!run.output.contains("\u{1B}"), "no colour in a pipe")
  }

  @Test("Nothing found is exit 1, one line on stderr and still a JSON document")
  func nothing() throws {
    let run = try base.run("search", "쾌쾌쾌쾌 zzzzqqqq", "--json")
    #expect(run.status == 1)
    #expect(try run.json()["total"] as? Int == 0)
    let text = try base.run("search", "쾌쾌쾌쾌 zzzzqqqq")
    #expect(text.status == 1)
    #expect(text.output.isEmpty)
    #expect(text.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "No query is a syntax error",
    arguments: [
      "\"", "AND OR NOT", "NEAR(a b)", "*", "(((", "col:x", "-", "a\" OR \"b", "^탭", "탭*",
      "🙂", "\u{202E}탭", "ㅌㅂ ㅂㅈ", "…", "title : badge", "{a b} : c", "--", "a + b",
    ])
  func hostile(query: String) throws {
    let run = try base.run("search", "--", query)
    #expect([0, 1].contains(run.status), "\(run.errors)")
  }

  @Test("Filters leave only what they name")
  func filters() throws {
    let tv = try base.run("search", "tab bar", "--platform", "tvOS", "--json", "--limit", "50")
      .json()
    for result in try #require(tv["results"] as? [[String: Any]]) {
      let platforms = try #require(result["platforms"] as? [String])
      #expect(platforms.isEmpty || platforms.contains("tvOS"))
    }
    let toolbars = try base.run("search", "버튼", "--component", "툴바", "--json").json()
    let results = try #require(toolbars["results"] as? [[String: Any]])
    #expect(!results.isEmpty)
    #expect(results.allSatisfy { $0["component"] as? String == "toolbars" })
  }

  private func ids(of answer: [String: Any]) -> [String] {
    (answer["results"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
  }
}
