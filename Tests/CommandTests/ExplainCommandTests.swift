import Foundation
import TestSupport
import Testing

@Suite("hig explain")
struct ExplainCommandTests {
  private let base = KnowledgeBaseFixture.corpus

  private static let sarif = """
    {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "SwiftLint"}}, "results": [
      {"ruleId": "accessibility_label_for_image", "level": "error", "message": {"text": "no label"},
       "locations": [{"physicalLocation": {"artifactLocation": {"uri": "App/A.swift"},
         "region": {"startLine": 3, "startColumn": 7}}}], "properties": {"own": 1.50}},
      {"ruleId": "line_length", "message": {"text": "Line should be 120 characters or less"}}]}]}
    """

  @Test("Each finding stands with its place, severity and rule, and its guideline below")
  func text() throws {
    let run = try base.run(["explain", "-", "--lang", "both"], input: Self.sarif)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "App/A.swift")
    #expect(lines[1] == "  3:7  error  accessibility_label_for_image")
    #expect(lines[2] == "    no label")
    #expect(lines[3].hasPrefix("    → voiceover-images"))
    #expect(run.output.contains("Describe meaningful images to VoiceOver."))
    #expect(run.output.contains("의미 있는 이미지에는 VoiceOver용 설명을 붙이세요."))
    #expect(run.output.contains("Technologies/voiceover.md:"))
    #expect(lines.last?.hasPrefix("2 findings, 1 with a guideline, 0 with a suggestion · ") == true)
  }

  @Test("One language shows that language alone")
  func oneLanguage() throws {
    let korean = try base.run(["explain", "-", "--lang", "ko"], input: Self.sarif).output
    #expect(korean.contains("뜻이 있는 이미지") && !korean.contains("Describe images"))
    #expect(korean.contains("오류"))
    let english = try base.run(["explain", "-", "--lang", "en"], input: Self.sarif).output
    #expect(!english.contains("이미지"))
  }

  @Test("The JSON tells tool, rule, place, message and the guidelines with their source")
  func json() throws {
    let run = try base.run(["explain", "--json"], input: Self.sarif)
    #expect(run.status == 0)
    let document = try run.json()
    #expect(document["schema"] as? Int == 1)
    #expect(document["format"] as? String == "sarif")
    #expect(document["tools"] as? [String] == ["SwiftLint"])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.count == 2)
    #expect(findings[0]["rule"] as? String == "accessibility_label_for_image")
    #expect(findings[0]["severity"] as? String == "error")
    #expect(findings[0]["file"] as? String == "App/A.swift")
    #expect(findings[0]["line"] as? Int == 3 && findings[0]["column"] as? Int == 7)
    #expect(findings[1]["file"] is NSNull)
    let guidelines = try #require(findings[0]["guidelines"] as? [[String: Any]])
    let first = try #require(guidelines.first)
    #expect(first["rule"] as? String == "voiceover-images")
    #expect(first["relation"] as? String == "mapped")
    #expect((first["title"] as? [String: String])?["ko"]?.isEmpty == false)
    #expect((first["statement"] as? [String: String])?["en"]?.isEmpty == false)
    let sources = try #require(first["sources"] as? [[String: Any]])
    #expect((sources[0]["lines"] as? [Int])?.count == 2)
    #expect((findings[1]["guidelines"] as? [Any])?.isEmpty == true)
    let again = try base.run(["explain", "--format", "json"], input: Self.sarif)
    #expect(firstDifference(again.output, run.output) == nil)
  }

  @Test("SARIF comes back with the guidelines in it, and again unchanged")
  func sarif() throws {
    let run = try base.run(["explain", "-", "--format", "sarif"], input: Self.sarif)
    #expect(run.status == 0)
    #expect(run.output.contains(#""hig/rule" : "voiceover-images""#))
    #expect(run.output.contains(#""own" : 1.5"#))
    let again = try base.run(["explain", "-", "--format", "sarif"], input: run.output)
    #expect(firstDifference(again.output, run.output) == nil)
  }

  @Test("Xcode and GitHub get a line a finding, with the guideline")
  func lines() throws {
    let xcode = try base.run(
      ["explain", "-", "--format", "xcode", "--lang", "en"], input: Self.sarif)
    #expect(
      xcode.output
        == "App/A.swift:3:7: error: no label → Describe meaningful images to VoiceOver. "
        + "(voiceover-images)\n")
    let github = try base.run(
      ["explain", "-", "--format", "github", "--lang", "ko"], input: Self.sarif)
    #expect(github.output.hasPrefix("::error file=App/A.swift,line=3,col=7,title="))
    #expect(github.output.contains("의미 있는 이미지에는 VoiceOver용 설명을 붙이세요."))
    let again = try base.run(["explain", "-", "--json"], input: xcode.output)
    #expect(again.output.contains(#""relation":"named""#))
  }

  @Test("What a terminal obeys is not printed")
  func controls() throws {
    let input =
      #"{"version": "2.1.0", "runs": [{"results": [{"message": {"text": "a\u001b]0;b\u0007\u202ec\nd"}}]}]}"#
    let run = try base.run(["explain", "-"], input: input)
    #expect(run.status == 0)
    #expect(run.output.contains("a�]0;b��c d"))
  }

  @Test(
    "Every report in ../shared becomes SARIF that keeps to the official schema",
    .enabled(if: SchemaValidator.isAvailable, "\(SchemaValidator.absence)"))
  func schema() throws {
    for name in try Shared.files("reports") {
      let path = Shared.folder + "/reports/" + name
      let run = try base.run("explain", path, "--format", "sarif", "--lang", "both")
      #expect(run.status == 0, "\(name): \(run.errors)")
      let violations = try SchemaValidator.violations(in: run.output)
      guard violations != "" else { continue }
      // What the report itself gets wrong stays: nothing of it is changed.
      let own = try SchemaValidator.violations(in: String(contentsOfFile: path, encoding: .utf8))
      #expect(own != "", "\(name): \(violations)")
    }
    let enriched = try base.run(["explain", "-", "--format", "sarif"], input: Self.sarif).output
    #expect(try SchemaValidator.violations(in: enriched) == "")
  }

  @Test("A report without findings is read; the help says which formats there are")
  func nothing() throws {
    let run = try base.run(["explain"], input: #"{"version": "2.1.0", "runs": []}"#)
    #expect(run.status == 0)
    #expect(run.errors.contains("no findings"))
    let json = try base.run(["explain", "--json"], input: #"{"version": "2.1.0", "runs": []}"#)
    #expect((try json.json()["findings"] as? [Any])?.isEmpty == true)
    #expect(try base.run("help", "explain").output.contains("--format"))
  }

  @Test(
    "What cannot be read is exit 2 and one line, in the language asked for",
    arguments: [
      ("", "the report is empty", "비어 있습니다"), ("{", "ends in the middle", "중간에서 끊겼습니다"),
      ("hello", "no report that hig reads", "hig가 읽는 보고서가 아닙니다"),
      (#"{"version": "1.0.0", "runs": []}"#, "SARIF 1.0.0", "SARIF 1.0.0"),
    ])
  func broken(input: String, english: String, korean: String) throws {
    for (language, expected) in [("en", english), ("ko", korean)] {
      let run = try base.run(["explain", "-", "--lang", language], input: input)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.errors.hasPrefix("hig: stdin") && run.errors.contains(expected), "\(run.errors)")
    }
  }

  @Test("A file that is missing, a folder or too large is exit 2; wrong usage is 64")
  func files() throws {
    let folder = try TemporaryFolder()
    #expect(try base.run("explain", folder.path("none.sarif")).status == 2)
    #expect(try base.run("explain", folder.url.path).status == 2)
    let large = folder.path("large.sarif")
    #expect(FileManager.default.createFile(atPath: large, contents: nil))
    let handle = try FileHandle(forWritingTo: URL(filePath: large))
    try handle.truncate(atOffset: 3 << 30)
    let run = try base.run("explain", large, "--lang", "en")
    #expect(run.status == 2)
    #expect(run.errors.contains("larger than 100 MB"), "\(run.errors)")
    #expect(try base.run("explain", "a", "b").status == 64)
    #expect(try base.run("explain", "a", "--format", "pdf").status == 64)
  }
}
