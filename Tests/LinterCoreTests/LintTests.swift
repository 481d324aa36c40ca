import Guidelines
import InterfaceReaders
import LinterCore
import SwiftInterfaceReader
import Testing

@Suite("A run gives the same report for the same input")
struct LintTests {
  private func interface(_ source: String, path: String = "a.json") throws -> Interface {
    try InterfaceJSON.read(Array(source.utf8), path: path)
  }

  private func report(
    _ interface: Interface, _ configuration: LintConfiguration = LintConfiguration()
  ) throws -> LintReport {
    lint(
      interface, numbers: GuidelineNumbers(metrics: try Corpus.metrics.get()),
      configuration: configuration)
  }

  private static let two = """
    {"interface": 1, "platforms": ["iOS"], "tabBars": [{"tabs": [
      {"title": "Home", "badge": "New"},
      {"title": "Maps", "badge": "Hot"}
    ]}]}
    """

  @Test("Findings come by file, line and check, whatever order the files were read in")
  func order() throws {
    let first = try interface(Self.two, path: "a.json")
    let second = try interface(Self.two, path: "b.json")
    var forwards = first
    forwards.merge(second)
    var backwards = second
    backwards.merge(first)
    let report = try report(forwards)
    #expect(try self.report(backwards) == report)
    #expect(
      report.findings.map { "\($0.file):\($0.line) \($0.check)" } == [
        "a.json:1 tab-count", "a.json:2 tab-badge", "a.json:2 tab-home", "a.json:3 tab-badge",
        "b.json:1 tab-count", "b.json:2 tab-badge", "b.json:2 tab-home", "b.json:3 tab-badge",
      ])
  }

  @Test("The same finding is reported once, though a file was read twice")
  func once() throws {
    var twice = try interface(Self.two)
    twice.merge(try interface(Self.two))
    #expect(try report(twice).findings == report(interface(Self.two)).findings)
  }

  @Test("Findings of one cause are told once, with their other places")
  func causes() throws {
    func page(_ path: String, _ size: String) throws -> Interface {
      try interface(
        """
        {"interface": 1, "platforms": ["iOS"], "views": [
          {"kind": "list", "largestTextSize": "\(size)"},
          {"kind": "text", "text": "Walks", "fontSize": 15}
        ]}
        """, path: path)
    }
    var whole = try page("a.json", "large")
    for (path, size) in [("b.json", "xLarge"), ("c.json", "accessibility1")] {
      whole.merge(try page(path, size))
    }
    let all = try report(whole).findings
    #expect(all.filter { $0.check.rawValue == "text-size-limit" }.count == 2)
    let told = all.onePerCause()
    #expect(
      told.map { "\($0.file) \($0.check)" } == [
        "a.json text-size-limit", "a.json fixed-font-size", "b.json fixed-font-size",
        "c.json fixed-font-size",
      ])
    #expect(told.first?.alsoIn == [Place(file: "b.json", line: 2)])
  }

  @Test("An app whose screens stay in portrait is told so once")
  func portrait() throws {
    func screen(_ path: String) throws -> Interface {
      try interface(
        #"{"interface": 1, "platforms": ["iOS"], "views": [{"kind": "container", "keepsPortrait": true}]}"#,
        path: path)
    }
    var whole = try screen("a.json")
    whole.merge(try screen("b.json"))
    let told = try report(whole).findings.onePerCause().filter {
      $0.check.rawValue == "orientation-lock"
    }
    #expect(told.map(\.file) == ["a.json"] && told.first?.alsoIn?.map(\.file) == ["b.json"])
  }

  @Test(
    "Fixed sizes that differ are told by the largest",
    arguments: [(12, "(up to 15 pt, 2"), (15, "(15 pt, 2")])
  func sizes(other: Int, words: String) throws {
    let whole = try interface(
      """
      {"interface": 1, "platforms": ["iOS"], "views": [{"kind": "container", "children": [
        {"kind": "text", "text": "Walks", "fontSize": 15},
        {"kind": "text", "text": "Hills", "fontSize": \(other)}]}]}
      """)
    let told = try report(whole).findings.filter { $0.check.rawValue == "fixed-font-size" }
    #expect(told.map { $0.message.en?.contains(words) } == [true])
  }

  @Test("A configuration turns rules and checks off and changes severities")
  func configuration() throws {
    let interface = try interface(Self.two)
    var configuration = LintConfiguration(
      disabledRules: [RuleID(unchecked: "tab-overcrowding")],
      disabledChecks: [CheckID(unchecked: "tab-count")],
      ruleSeverities: [RuleID(unchecked: "tab-badge"): .note])
    var findings = try report(interface, configuration).findings
    #expect(findings.map(\.check.rawValue) == ["tab-badge", "tab-badge"])
    #expect(findings.map(\.severity) == [.note, .note])
    configuration.checkSeverities = [CheckID(unchecked: "tab-badge"): .error]
    findings = try report(interface, configuration).findings
    #expect(findings.map(\.severity) == [.error, .error])
  }

  @Test("What states no platform is judged for those of the configuration")
  func platforms() throws {
    let source = """
      {"interface": 1, "tabBars": [{"tabs": [{"title": "A"}, {"title": "B"}]}]}
      """
    let unknown = try report(interface(source)).findings
    #expect(unknown.map(\.check.rawValue) == ["tab-count"])
    #expect(unknown.map(\.confidence) == [.likely])
    let phone = try report(interface(source), LintConfiguration(platforms: [.iOS])).findings
    #expect(phone.map(\.confidence) == [.certain])
    let watch = try report(interface(source), LintConfiguration(platforms: [.watchOS])).findings
    #expect(watch.map(\.check.rawValue) == ["tab-bar-platforms"])
    #expect(try report(interface(source), LintConfiguration(platforms: [.tvOS])).findings == [])
  }

  @Test(
    "An error that says what failed may be enough, one that says nothing is not",
    arguments: [
      ("Could not save the walk", Confidence.possible), ("Unable to load hikes", .possible),
      ("Something went wrong.", .likely), ("Unknown error", .likely),
      ("failed to parse walk", .likely),
    ])
  func failure(text: String, confidence: Confidence) throws {
    let source = "class A: UIViewController { func fail() { errorMessage = \"\(text)\" } }"
    let findings = try report(SwiftInterfaceReader.read(source, path: "A.swift")).findings
    #expect(
      findings.filter { $0.check.rawValue == "error-vague" }.map(\.confidence) == [confidence])
  }

  @Test("Only what is stated is certain, and what the guideline says with “about” is not")
  func confidence() throws {
    let long = """
      {"interface": 1, "platforms": ["iOS"], "screens": [
        {"id": "A", "navigationBar": {"title": "Recommended hiking trails"}}
      ]}
      """
    #expect(try report(interface(long)).findings.map(\.confidence) == [.likely])
    let maybe = """
      {"interface": 1, "platforms": ["iOS"], "tabBars": [{"tabs": [
        {}, {}, {}, {}, {}, {"isPresent": {"conditional": true}}
      ]}]}
      """
    let findings = try report(interface(maybe)).findings.filter { $0.check.rawValue == "tab-count" }
    #expect(findings.map(\.confidence) == [.possible])
    let absent = """
      {"interface": 1, "tabBars": [{"count": {"unknown": "made in code"}}], "screens": [{}]}
      """
    #expect(try report(interface(absent)).findings == [])
  }
}
