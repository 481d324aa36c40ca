import Guidelines
import LinterCore
import ReportReaders
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("SARIF writer")
struct SARIFReportTests {
  private func log(
    _ report: CheckReport = Samples.report, _ languages: [Language] = [.en], folder: String? = nil
  ) throws -> JSONValue {
    let text = SARIFReport.text(
      of: report, options: Samples.options(languages, folder: folder))
    return try #require(JSONValue(Data(text.utf8)))
  }

  @Test("The driver describes every check that found something, with help and its page")
  func driver() throws {
    let run = try log()["runs"][0]
    let rules = run["tool"]["driver"]["rules"].elements
    #expect(rules.map(\.["id"].string) == ["tab-count", "tab-badge", "nav-title-length"])
    #expect(rules[0]["help"]["markdown"].string == "**Help** for tab-count")
    #expect(rules[0]["helpUri"].string == "https://example.com/rules/tab-count")
    #expect(rules[0]["shortDescription"]["text"].string == "Looks at tab-count.")
    #expect(rules[1]["defaultConfiguration"]["level"].string == "error")
    #expect(
      rules.map(\.["properties"]["precision"].string) == ["very-high", "high", "medium"])
    #expect(
      rules.map(\.["properties"]["problem.severity"].string)
        == ["warning", "error", "recommendation"])
    #expect(try log(CheckReport(findings: []))["runs"][0]["tool"]["driver"]["rules"].elements == [])
    for result in run["results"].elements {
      #expect(rules[result["ruleIndex"].integer ?? -1]["id"] == result["ruleId"])
    }
  }

  @Test("The other language is a translation with the same rules in the same order")
  func translation() throws {
    for (main, other) in [(Language.en, Language.ko), (.ko, .en)] {
      let run = try log(Samples.report, [main])["runs"][0]
      let driver = run["tool"]["driver"]
      let translation = run["translations"][0]
      #expect(driver["language"].string == main.rawValue)
      #expect(translation["language"].string == other.rawValue)
      #expect(
        translation["rules"].elements.map(\.["id"]) == driver["rules"].elements.map(\.["id"]))
      let key = try #require(run["results"][0]["message"]["id"].string)
      // What was seen is an argument, so that findings of a check share a message.
      let message = Samples.report.findings[0].message
      func form(_ language: Language) -> String? {
        message[language]?.replacing("6", with: "{0}")
      }
      #expect(run["results"][0]["message"]["arguments"].elements.map(\.string) == ["6"])
      #expect(driver["rules"][0]["messageStrings"][key]["text"].string == form(main))
      #expect(translation["rules"][0]["messageStrings"][key]["text"].string == form(other))
    }
  }

  @Test("Fingerprints stay when lines move, and tell equal findings apart")
  func fingerprints() throws {
    func fingerprints(_ report: CheckReport) throws -> [String?] {
      try log(report)["runs"][0]["results"].elements.map {
        $0["partialFingerprints"]["hig/v1"].string
      }
    }
    let before = try fingerprints(Samples.report)
    #expect(Set(before).count == before.count)
    var moved = Samples.report
    for index in moved.findings.indices { moved.findings[index].line += 17 }
    #expect(try fingerprints(moved) == before)
    moved.findings[0].evidence["count"] = "7"
    #expect(try fingerprints(moved)[0] != before[0])
  }

  @Test("A line has the hash that code scanning computes of the text from its beginning")
  func lineHashes() throws {
    // Computed by a program that gives the values which codeql-action tests for its own texts.
    let lines = ["struct Walk {", "  var name = \"Ridge\"", "}", ""]
    let hashes = ["c9bcb77f1b6f8317:1", "46348e6237f41a7e:1", "32dce9ccfdbc9d3e:1"]
    let findings = (1...3).map {
      Samples.finding("tab-count", .note, .certain, "a.swift", $0, 1, [:])
    }
    var options = Samples.options([.en])
    options.line = { _, number in lines.indices.contains(number - 1) ? lines[number - 1] : nil }
    let text = SARIFReport.text(of: CheckReport(findings: findings), options: options)
    let results = try #require(JSONValue(Data(text.utf8)))["runs"][0]["results"].elements
    #expect(
      results.map { $0["partialFingerprints"]["primaryLocationLineHash"].string } == hashes)
  }

  @Test("Of more findings than code scanning shows, the gravest stay, and the rest is told")
  func limit() throws {
    let notes = (1...5_000).map {
      Samples.finding("tab-count", .note, .certain, "a.storyboard", $0, 1, [:])
    }
    let error = Samples.finding("tab-badge", .error, .possible, "b.storyboard", 1, 1, [:])
    let run = try log(CheckReport(findings: notes + [error]))["runs"][0]
    let results = run["results"].elements
    #expect(results.count == 5_000)
    #expect(results.last?["level"].string == "error")
    let told = run["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"].string
    #expect(told?.hasPrefix("1 ") == true)
  }

  @Test("Places are relative to a base, escaped, with columns in UTF-16 units")
  func places() throws {
    let run = try log(Samples.report, [.en], folder: "/repo dir")["runs"][0]
    #expect(run["originalUriBaseIds"]["SRCROOT"]["uri"].string == "file:///repo%20dir/")
    #expect(run["columnKind"].string == "utf16CodeUnits")
    let relative = run["results"][0]["locations"][0]["physicalLocation"]
    #expect(relative["artifactLocation"]["uri"].string == "App/Main.storyboard")
    #expect(relative["artifactLocation"]["uriBaseId"].string == "SRCROOT")
    let absolute = run["results"][3]["locations"][0]["physicalLocation"]
    #expect(
      absolute["artifactLocation"]["uri"].string
        == "file:///abs/%ED%95%9C%EA%B8%80%20%EB%B7%B0.swift")
    #expect(absolute["artifactLocation"]["uriBaseId"].isNull)
    // Column 9 in bytes is behind two spaces and two syllables of three bytes each.
    #expect(absolute["region"]["startColumn"].integer == 5)
    #expect(absolute["region"]["snippet"]["text"].string == "  한글 let x")
  }

  @Test("What was skipped is a notification of the invocation")
  func skipped() throws {
    let invocation = try log()["runs"][0]["invocations"][0]
    #expect(invocation["executionSuccessful"].bool == true)
    let notification = invocation["toolExecutionNotifications"][0]
    #expect(notification["message"]["text"].string == "it is no XML")
    #expect(
      notification["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].string
        == "App/Broken.xib")
  }

  @Test(
    "What is written is read back: every finding with its rule, place, severity and languages",
    arguments: [[Language.en], [.ko], [.en, .ko]])
  func readBack(languages: [Language]) throws {
    var options = Samples.options(languages)
    options.line = { _, _ in nil }
    let text = SARIFReport.text(of: Samples.report, options: options)
    let report = try ReportReader().read(Array(text.utf8), name: "report")
    #expect(report.findings.count == Samples.report.findings.count)
    for (read, written) in zip(report.findings, Samples.report.findings) {
      #expect(read.guidelines == [written.rule])
      #expect(read.rule == written.check.rawValue)
      #expect(read.severity == written.severity)
      #expect(read.message == written.message)
      #expect(
        read.place == ReportedPlace(file: written.file, line: written.line, column: written.column))
    }
    #expect(report.notes.map(\.place?.file) == ["App/Broken.xib"])
  }

  @Test("Other formats are read back as well", arguments: ["json", "xcode"])
  func otherFormats(name: String) throws {
    let writer = try #require(ReportWriters.named(name))
    let text = writer.text(of: Samples.report, options: Samples.options([.en]))
    let report = try ReportReader().read(Array(text.utf8), name: "report")
    #expect(report.findings.map(\.rule) == Samples.report.findings.map(\.check.rawValue))
    #expect(report.findings.map(\.place?.line) == Samples.report.findings.map(\.line))
  }
}
