import Guidelines
import LinterCore
import ReportReaders
import Testing

@Suite("SARIF")
struct SARIFTests {
  @Test(
    "A result finds its rule by index, id, hierarchical id, GUID or in an extension",
    arguments: [
      #""ruleIndex": 1"#, #""ruleId": "B""#, #""ruleId": "B/2/x""#, #""rule": {"index": 1}"#,
      #""rule": {"id": "B"}"#, #""rule": {"guid": "1B6F1C2E-6D0A-4C55-9F0E-5B1C3B7F8A21"}"#,
      #""ruleId": "B", "ruleIndex": 0"#, #""ruleId": "old-b""#,
      #""rule": {"index": 1, "toolComponent": {"index": -1}}"#,
    ])
  func rule(reference: String) throws {
    let rules = """
      "rules": [{"id": "A"}, {"id": "B", "guid": "1b6f1c2e-6d0a-4c55-9f0e-5b1c3b7f8a21",
        "deprecatedIds": ["old-b"], "name": "Bee", "shortDescription": {"text": "About B."},
        "defaultConfiguration": {"level": "error"}}]
      """
    let finding = try onlyFinding(
      log(driver: rules, results: "{\(reference), \"message\": {\"text\": \"m\"}}"))
    #expect(finding.name == "Bee")
    #expect(finding.description == "About B.")
    #expect(finding.severity == .error)
  }

  @Test(
    "A rule of an extension is found by the extension's index, name or GUID",
    arguments: [
      #"{"index": 0}"#, #"{"name": "E"}"#, #"{"guid": "2b6f1c2e-6d0a-4c55-9f0e-5b1c3b7f8a21"}"#,
    ])
  func ruleOfExtension(component: String) throws {
    let text = """
      {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "T", "rules": [{"id": "A"}]},
      "extensions": [{"name": "E", "guid": "2b6f1c2e-6d0a-4c55-9f0e-5b1c3b7f8a21",
        "rules": [{"id": "A", "name": "Extended"}]}]},
      "results": [{"rule": {"id": "A", "toolComponent": \(component)}, "message": {"text": "m"}},
        {"rule": {"index": 0, "toolComponent": \(component)}, "message": {"text": "m"}}]}]}
      """
    let findings = try read(text).findings
    #expect(findings.map(\.name) == ["Extended", "Extended"])
    #expect(findings.map(\.tool) == ["E", "E"])
    #expect(findings.map(\.rule) == ["A", "A"])
  }

  @Test(
    "A message is found wherever it stands, its arguments and links filled in",
    arguments: [
      (#"{"text": "plain"}"#, "plain"), (#"{"markdown": "**m**"}"#, "**m**"),
      (#"{"id": "r", "arguments": ["x", "y"]}"#, "y before x, {braces}"),
      (#"{"id": "r/sub", "arguments": ["x", "y"]}"#, "y before x, {braces}"),
      (#"{"id": "g", "arguments": []}"#, "global {0}"),
      (
        #"{"text": "see [here](1) and [there](https://a.b/c) [not](a link"}"#,
        "see here and there [not](a link"
      ),
      (#"{"text": "an escaped \\[bracket\\]"}"#, "an escaped [bracket]"),
      (#"{"text": "{0} of {1}", "arguments": ["1", "2"]}"#, "1 of 2"), (#"{}"#, "About R."),
      (#"{"id": "missing"}"#, "About R."), (#"{"text": "한국어 {0}", "arguments": ["하나"]}"#, "한국어 하나"),
    ])
  func message(message: String, expected: String) throws {
    let driver = """
      "globalMessageStrings": {"g": {"text": "global {0}"}},
      "rules": [{"id": "R", "shortDescription": {"text": "About R."},
        "messageStrings": {"r": {"text": "{1} before {0}, {{braces}}"}}}]
      """
    let finding = try onlyFinding(
      log(driver: driver, results: "{\"ruleId\": \"R\", \"message\": \(message)}"))
    #expect(finding.message.preferring(.en) == expected)
  }

  @Test("A Korean message is Korean, and a translation gives the other language")
  func languages() throws {
    let rules = #""rules": [{"id": "R", "messageStrings": {"m": {"text": "Too many: {0}"}}}]"#
    let translation = """
      "translations": [{"name": "T", "language": "ko-KR",
        "rules": [{"id": "R", "messageStrings": {"m": {"text": "너무 많음: {0}"}}}]}]
      """
    let result = #"{"ruleId": "R", "message": {"id": "m", "arguments": ["6"]}}"#
    let finding = try onlyFinding(log(driver: rules, results: result, run: translation))
    #expect(finding.message == Bilingual(en: "Too many: 6", ko: "너무 많음: 6"))
    let korean = try onlyFinding(log(results: #"{"message": {"text": "탭이 많습니다"}}"#))
    #expect(korean.message == Bilingual(ko: "탭이 많습니다"))
  }

  @Test(
    "The level is the result's, else the run's, else the rule's, else a warning",
    arguments: [
      (#""level": "note""#, Severity?.some(.note)), (#""level": "none""#, nil),
      (#""kind": "pass""#, nil), (#""kind": "review", "level": "error""#, .error), ("", .warning),
      (#""ruleId": "E""#, .error), (#""ruleId": "O""#, .note), (#""level": "odd""#, .warning),
    ] as [(String, Severity?)])
  func level(properties: String, expected: Severity?) throws {
    let driver = """
      "rules": [{"id": "E", "defaultConfiguration": {"level": "error"}},
        {"id": "O", "defaultConfiguration": {"level": "error"}}]
      """
    let run = """
      "invocations": [{"executionSuccessful": true, "ruleConfigurationOverrides":
        [{"descriptor": {"id": "O"}, "configuration": {"level": "note"}}]}]
      """
    let result = "{\(properties)\(properties.isEmpty ? "" : ", ")\"message\": {\"text\": \"m\"}}"
    let finding = try onlyFinding(log(driver: driver, results: result, run: run))
    #expect(finding.severity == expected)
  }

  @Test(
    "A place is resolved: bases, artifacts by index, files in files, offsets, names",
    arguments: [
      (
        #""artifactLocation": {"uri": "a/b%20c.swift"}, "region": {"startLine": 3}"#,
        ReportedPlace(file: "a/b c.swift", line: 3)
      ),
      (
        #""artifactLocation": {"uri": "b.swift", "uriBaseId": "SRC"}"#,
        ReportedPlace(file: "/repo/src/b.swift")
      ),
      (
        #""artifactLocation": {"uri": "b.swift", "uriBaseId": "LOOP"}"#,
        ReportedPlace(file: "x/x/x/x/x/x/x/x/b.swift")
      ),
      (
        #""artifactLocation": {"uri": "b.swift", "uriBaseId": "UNKNOWN"}"#,
        ReportedPlace(file: "b.swift")
      ),
      (#""artifactLocation": {"index": 0}"#, ReportedPlace(file: "/repo/app.zip")),
      (
        #""artifactLocation": {"index": 1}, "region": {"charOffset": 4}"#,
        ReportedPlace(file: "/repo/app.zip/inner/text.txt", line: 2, column: 1)
      ),
      (
        #""artifactLocation": {"index": 1}, "region": {"charOffset": 7}"#,
        ReportedPlace(file: "/repo/app.zip/inner/text.txt", line: 3, column: 1)
      ),
      (#""artifactLocation": {"index": 99999999999}"#, nil),
      (#""artifactLocation": {"uri": "file:///C:/code/a.c"}"#, ReportedPlace(file: "C:/code/a.c")),
      (
        #""artifactLocation": {"uri": "https://example.com/a%20b"}"#,
        ReportedPlace(file: "https://example.com/a%20b")
      ),
      (
        #""artifactLocation": {"uri": "%EB%A9%94%EC%9D%B8.swift"}"#, ReportedPlace(file: "메인.swift")
      ),
    ] as [(String, ReportedPlace?)])
  func place(physical: String, expected: ReportedPlace?) throws {
    let run = """
      "originalUriBaseIds": {"ROOT": {"uri": "file:///repo/"},
        "SRC": {"uri": "src/", "uriBaseId": "ROOT"}, "LOOP": {"uri": "x/", "uriBaseId": "LOOP"}},
      "artifacts": [{"location": {"uri": "file:///repo/app.zip"}},
        {"location": {"uri": "/inner/text.txt"}, "parentIndex": 0,
         "contents": {"text": "ab\\r\\nc\\r\\nd"}}]
      """
    let result = """
      {"message": {"text": "m"}, "locations": [{"physicalLocation": {\(physical)}}]}
      """
    #expect(try onlyFinding(log(results: result, run: run)).place == expected)
  }

  @Test("Several runs, and runs and results that are missing, null or empty")
  func shapes() throws {
    let several = """
      {"version": "2.1.0", "runs": [
        {"tool": {"driver": {"name": "A"}}, "results": [{"message": {"text": "a"}}]},
        {"tool": {"driver": {"name": "B"}}, "results": null},
        {"tool": {"driver": {"name": "C"}}},
        {"tool": {"driver": {"name": "D"}}, "results": []},
        {"tool": {"driver": {"name": "E"}}, "results": [{"message": {"text": "e"}}]}]}
      """
    #expect(try read(several).tools == ["A", "E"])
    for empty in [
      #"{"version": "2.1.0", "runs": null}"#, #"{"version": "2.1.0", "runs": []}"#,
      #"{"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0"}"#,
    ] {
      let report = try read(empty)
      #expect(report.format == .sarif)
      #expect(report.findings.isEmpty)
    }
  }

  @Test("Taxa and relationships become categories, suppressions and baselines are kept")
  func states() throws {
    let run = """
      "taxonomies": [{"name": "CWE", "guid": "3b6f1c2e-6d0a-4c55-9f0e-5b1c3b7f8a21",
        "taxa": [{"id": "401", "name": "Memory Leak"}, {"id": "402"}]}]
      """
    let driver = """
      "rules": [{"id": "R", "relationships": [{"target": {"id": "402",
        "toolComponent": {"guid": "3B6F1C2E-6D0A-4C55-9F0E-5B1C3B7F8A21", "name": "CWE"}}}]}]
      """
    let result = """
      {"ruleId": "R", "message": {"text": "m"}, "baselineState": "unchanged",
       "suppressions": [{"kind": "inSource"}],
       "taxa": [{"id": "401", "toolComponent": {"name": "CWE"}},
                {"index": 1, "toolComponent": {"index": 0}}]}
      """
    let finding = try onlyFinding(log(driver: driver, results: result, run: run))
    #expect(finding.categories == ["CWE-401 Memory Leak", "CWE-402"])
    #expect(finding.isSuppressed)
    #expect(finding.baseline == "unchanged")
    let open =
      #"{"message": {"text": "m"}, "suppressions": [{"kind": "external", "status": "underReview"}]}"#
    #expect(try !onlyFinding(log(results: open)).isSuppressed)
  }

  @Test("What failed, and what stands in other files, becomes notes")
  func notes() throws {
    let run = """
      "invocations": [{"executionSuccessful": false, "exitCode": 3, "toolExecutionNotifications":
        [{"level": "error", "message": {"text": "Out of memory."}}]}],
      "externalPropertyFileReferences": {"results": [{"location": {"uri": "r.sarif-external"}}],
        "driver": {"location": {"uri": "d.sarif-external"}}}
      """
    let notes = try read(log(results: "", run: run)).notes.compactMap(\.message.en)
    #expect(notes.count == 4)
    #expect(notes[0].contains("T says that it failed (3)"))
    #expect(notes[1] == "Out of memory.")
    #expect(notes.contains { $0.contains("r.sarif-external") })
    #expect(notes.contains { $0.contains("d.sarif-external") })
  }

  @Test(
    "Any encoding a tool writes is read",
    arguments: ["UTF-8", "UTF-8 with mark", "UTF-16LE", "UTF-16BE", "UTF-16LE without mark"])
  func encodings(name: String) throws {
    let text = log(results: #"{"message": {"text": "탭이 여섯 개"}}"#)
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let bytes: [UInt8] =
      switch name {
      case "UTF-8": Array(text.utf8)
      case "UTF-8 with mark": [0xEF, 0xBB, 0xBF] + text.utf8
      case "UTF-16LE": [0xFF, 0xFE] + little
      case "UTF-16BE": [0xFE, 0xFF] + big
      default: little
      }
    let report = try ReportReader().read(bytes, name: "report")
    #expect(report.findings.map(\.message.ko) == ["탭이 여섯 개"])
  }
}
