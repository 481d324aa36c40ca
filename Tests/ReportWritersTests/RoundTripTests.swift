import Guidelines
import LinterCore
import ReportReaders
import TestSupport
import Testing

@Suite("What the linter writes is read back")
struct RoundTripTests {
  private static let words = [
    "탭이 여섯 개", "six tabs", "{0}", "{{x}}", "}", "[a](1)", "[b](https://c.d)", "\\[", "\\", "100%",
    "\"quoted\"", "<b>&amp;", "👩‍👩‍👧", "e\u{301}", "\t", "a: warning: b", "(tab-count)", "\u{202E}",
    "—",
  ]
  private static let files = [
    "App/Main.storyboard", "/abs/한글 뷰.swift", "a b/100%.swift", "../up/a#b?.xib", "c:d.swift", "-x",
    "Assets.xcassets/I.imageset", "(1).swift", "e\u{301}.swift",
  ]

  /// A report that is made up of what is hard to write.
  private static func report(using chance: inout SeededGenerator, isPlain: Bool) -> CheckReport {
    func text() -> String {
      (0...Int.random(in: 0..<5, using: &chance)).compactMap { _ in
        words.randomElement(using: &chance)
      }.joined(separator: " ")
    }
    let findings = (0..<Int.random(in: 0..<12, using: &chance)).map { _ in
      let name = ["tab-count", "tab-badge", "nav-hide"].randomElement(using: &chance) ?? ""
      return Finding(
        rule: RuleID(unchecked: name), check: CheckID(unchecked: name + "-check"),
        severity: Severity.allCases.randomElement(using: &chance) ?? .note,
        confidence: Confidence.allCases.randomElement(using: &chance) ?? .certain,
        message: isPlain
          ? Bilingual(en: "six tabs", ko: "탭이 여섯 개")
          : Bilingual(en: "In English: " + text(), ko: "한국어로: " + text()),
        place: Place(
          file: (isPlain ? files.prefix(3) : files[...]).randomElement(using: &chance) ?? "",
          line: Int.random(in: 1...9999, using: &chance),
          column: Int.random(in: 1...200, using: &chance)),
        evidence: ["count": text(), "한글": "1"])
    }
    return CheckReport(findings: findings, files: files)
  }

  private static func read(
    _ report: CheckReport, as writer: any ReportWriter.Type, _ languages: [Language] = [.en, .ko]
  ) throws -> Report {
    let text = writer.text(of: report, options: ReportOptions(languages: languages))
    return try ReportReader().read(Array(text.utf8), name: "report")
  }

  @Test("SARIF and JSON keep everything: 200 made-up reports", arguments: ["sarif", "json"])
  func lossless(format: String) throws {
    let writer = try #require(ReportWriters.named(format))
    var chance = SeededGenerator(seed: 11)
    for number in 0..<200 {
      let report = Self.report(using: &chance, isPlain: false)
      let again = try Self.read(report, as: writer, number % 2 == 0 ? [.en, .ko] : [.ko])
      try #require(again.findings.count == report.findings.count, "\(number)")
      for (read, written) in zip(again.findings, report.findings) {
        #expect(read.guidelines == [written.rule])
        #expect(read.rule == written.check.rawValue)
        #expect(read.severity == written.severity)
        #expect(read.message == written.message, "\(number)")
        #expect(
          read.place
            == ReportedPlace(file: written.file, line: written.line, column: written.column))
      }
    }
  }

  @Test("Xcode's lines keep place, severity, check and message")
  func xcode() throws {
    var chance = SeededGenerator(seed: 12)
    for _ in 0..<50 {
      let report = Self.report(using: &chance, isPlain: true)
      guard !report.findings.isEmpty else { continue }
      let again = try Self.read(report, as: XcodeReport.self, [.en])
      // A note without a rule would belong to the finding before it; ours have one.
      #expect(again.findings.map(\.rule) == report.findings.map(\.check.rawValue))
      #expect(again.findings.map(\.severity) == report.findings.map(\.severity))
      #expect(again.findings.map(\.message.en) == report.findings.map(\.message.en))
      #expect(
        again.findings.map(\.place)
          == report.findings.map {
            ReportedPlace(file: $0.file, line: $0.line, column: $0.column)
          })
    }
  }
}
