import Foundation
import TestSupport
import Testing

@Suite("A project says what it wants in .hig.json")
struct LintConfigurationTests {
  private static let source = ["App/A.swift": LintedFolder.tabs(6)]

  @Test(
    "Rules are switched off and on and made graver; what is more exact wins",
    arguments: [
      (#"{"rules": {"tab-count": "off"}}"#, ["tab-overflow warning"]),
      (#"{"rules": {"tab-count": "error"}}"#, ["tab-count error", "tab-overflow warning"]),
      (#"{"rules": {"tab-count": "off", "tab-overflow": "note"}}"#, ["tab-overflow note"]),
      (
        #"{"rules": {"tab-overcrowding": "off", "tab-count": "on"}}"#,
        ["tab-count warning", "tab-overflow warning"]
      ),
      (
        #"{"$schema": "x", "// a": "b", "rules": {"// c": "d"}, "exclude": ["App"]}"#, []
      ),
      (#"{"exclude": ["App/*.swift"]}"#, []), (#"{"exclude": ["**/A.*"]}"#, []),
      (#"{"include": ["Other"]}"#, []),
      (#"{"include": ["App"]}"#, ["tab-count warning", "tab-overflow warning"]),
      (#"{"platforms": ["macOS"], "rules": {"tab-bar-platforms": "off"}}"#, nil),
    ] as [(String, [String]?)])
  func settings(configuration: String, expected: [String]?) throws {
    let folder = try LintedFolder(Self.source.merging([".hig.json": configuration]) { $1 })
    let run = try folder.check("--json")
    guard let expected else {
      // Whatever the platform brings, the check of iPhone's tabs is not among it.
      #expect(!run.output.contains("tab-overflow"))
      return
    }
    let findings = try run.json()["findings"] as? [[String: Any]] ?? []
    #expect(
      findings.map { "\($0["check"] as? String ?? "") \($0["severity"] as? String ?? "")" }
        == expected, "\(run.errors)")
  }

  @Test(
    "What is wrong in it is told with its line and what was meant",
    arguments: [
      ("{\n  \"exlude\": []\n}", ".hig.json:2: 'exlude' is no key", "did you mean 'exclude'"),
      (
        "{\n  \"rules\": {\n    \"tab-cout\": \"off\"}}",
        ".hig.json:3: no rule or check 'tab-cout'", "'tab-count'"
      ),
      (
        "{\n  \"rules\": {\n    \"tab-count\": \"of\"}}", ".hig.json:3: 'tab-count' must be",
        "\"off\""
      ),
      ("{\n\n  \"platforms\": \"iOS\"\n}", ".hig.json:3: 'platforms' must be", "[\"iOS\"]"),
      ("{\n\n  \"platforms\": [\"BeOS\"]\n}", ".hig.json:3: 'platforms' must be", "iPadOS"),
      ("{\n  \"fail-on\": 1\n}", ".hig.json:2: 'fail-on' must be", "\"note\""),
      ("{\n  \"suppress\": [{\n    \"path\": []}]}", ".hig.json:3: 'path' is no key", "'paths'"),
      ("{\n  \"suppress\": [{}]}", "paths' must be", "\"reason\""),
      ("{", ".hig.json: this is no JSON", "a comma stands between two entries"),
      ("[1]", ".hig.json: the configuration must be an object", "its keys are rules"),
      (
        "{\n  \"waivers\": [{\"rule\": \"tab-count\", \"reason\": \"a\", \"owner\": \"b\"}]}",
        ".hig.json:2: 'until' must be", "\"2026-12-31\""
      ),
      (
        "{\"waivers\": [{\n\"authority\": \"\", \"reason\": \"a\", \"owner\": \"b\", \"until\": \"2999-01\"}]}",
        ".hig.json:2: 'authority' must be", "Acme"
      ),
      ("{\n  \"authorities\": {\n    \"Design\": \"\"}}", ".hig.json:3: 'Design' must", "Acme"),
    ])
  func mistakes(text: String, place: String, words: String) throws {
    let folder = try LintedFolder(Self.source.merging([".hig.json": text]) { $1 })
    for path in [folder.path, folder.path("App")] {
      let run = try folder.run([path])
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.contains(place) && run.errors.contains(words), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  @Test(
    "An ingest of a folder under a broken configuration stops with the line that the check prints",
    arguments: [
      "{", #"{"authoritys": {"Design": "Acme"}}"#, #"{"authorities": {"Design": ["Acme"]}}"#,
    ])
  func ingest(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("# Drawers\n\n**Keep a drawer short.** It slides.\n", to: "Design/drawers.md")
    try folder.write(text, to: ".hig.json")
    let hig = HigCommand(home: folder.url)
    let base = ["--database", folder.path("base.sqlite")]
    let run = try hig.run(["ingest", folder.path("Design")] + base)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.path("base.sqlite")))
    let check = try KnowledgeBaseFixture.corpus.run(
      "check", folder.path("Design"), "--config", folder.path(".hig.json"))
    #expect(check.status == 2 && check.errors == run.errors, "\(run.errors) \(check.errors)")
    // A named authority needs no configuration.
    #expect(
      try hig.run(["ingest", folder.path("Design"), "--authority", "Acme"] + base).status == 0)
  }

  @Test("The values that a key may have are told in Korean, too")
  func korean() throws {
    let folder = try LintedFolder(
      Self.source.merging([".hig.json": #"{"language": "fr"}"#]) { $1 })
    let run = try folder.run([folder.path, "--lang", "ko"])
    #expect(run.errors.contains(#""en", "ko" 또는 "both""#), "\(run.errors)")
  }

  @Test("Language and severity to fail on come from it unless the command line says otherwise")
  func defaults() throws {
    let folder = try LintedFolder(
      Self.source.merging([".hig.json": #"{"language": "ko", "fail-on": "error"}"#]) { $1 })
    let run = try folder.check()
    #expect(run.status == 0 && run.output.contains("탭이 6개"))
    let other = try folder.check("--lang", "en", "--fail-on", "note")
    #expect(other.status == 1 && other.output.contains("6 tabs"))
  }

  @Test("Each folder has its own, the nearest upwards; --config takes their place")
  func nearest() throws {
    let folder = try LintedFolder([
      ".hig.json": #"{"rules": {"tab-overflow": "off"}}"#, "A/V.swift": LintedFolder.tabs(6),
      "B/V.swift": LintedFolder.tabs(6), "B/.hig.json": #"{"rules": {"tab-count": "off"}}"#,
      "other.json": "{}",
    ])
    let words = [folder.path("A"), folder.path("B"), "--json"]
    func found(_ words: [String]) throws -> [String] {
      (try folder.run(words).json()["findings"] as? [[String: Any]] ?? []).map {
        "\(($0["file"] as? String ?? "").dropFirst(folder.path.count + 1)) \($0["check"] as? String ?? "")"
      }
    }
    #expect(try found(words) == ["A/V.swift tab-count", "B/V.swift tab-overflow"])
    #expect(try found(words + ["--config", folder.path("other.json")]).count == 4)
  }
}
