import Guidelines
import LinterCore
import ReportReaders
import TestSupport
import Testing
import XMLEvents

@Suite("Checkstyle")
struct CheckstyleTests {
  @Test("Errors are read with file, place, severity, tool and rule")
  func errors() throws {
    let report = try read(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <checkstyle version="4.3">
        <file name="/a b/&lt;c&gt;.swift">
          <error line="3" column="5" severity="error" message="m &amp; n" source="swiftlint.rules.colon"/>
          <error line="0" column="0" severity="info" message="한국어입니다" source="eslint.rules.jsx-a11y/alt-text"/>
        </file>
        <file name="B.java">
          <error line="7" severity="warning" message="w"
            source="com.puppycrawl.tools.checkstyle.checks.coding.MagicNumberCheck"/>
          <error line="8" severity="ignore" message="i" source="detekt.style.LongMethod"/>
          <error line="9" message="x" source=""/>
          <exception><![CDATA[
            java.lang.IllegalStateException: broken
            at x.y.Z]]></exception>
        </file>
      </checkstyle>
      """)
    #expect(report.format == .checkstyle)
    #expect(
      report.findings.map(\.place) == [
        ReportedPlace(file: "/a b/<c>.swift", line: 3, column: 5),
        ReportedPlace(file: "/a b/<c>.swift"), ReportedPlace(file: "B.java", line: 7),
        ReportedPlace(file: "B.java", line: 8), ReportedPlace(file: "B.java", line: 9),
      ])
    #expect(report.findings.map(\.severity) == [.error, .note, .warning, nil, .warning])
    #expect(
      report.findings.map(\.rule) == [
        "colon", "jsx-a11y/alt-text", "MagicNumberCheck", "style.LongMethod", nil,
      ])
    #expect(report.findings.map(\.tool) == ["SwiftLint", "ESLint", "Checkstyle", "detekt", nil])
    #expect(report.findings[1].message == Bilingual(ko: "한국어입니다"))
    #expect(report.notes.map(\.message.en) == ["java.lang.IllegalStateException: broken"])
    #expect(report.notes.map(\.place?.file) == ["B.java"])
  }

  @Test(
    "Without files it has no findings",
    arguments: ["<checkstyle/>", " \n<checkstyle version='1'></checkstyle>"])
  func empty(text: String) throws {
    #expect(try read(text).findings.isEmpty)
  }

  @Test(
    "What is broken, something else or meant to harm is one line",
    arguments: [
      ("<checkstyle><file name='a'>", 1), ("<checkstyle>\n<file></checkstyle>", 2), ("<", 1),
      ("<!DOCTYPE c [<!ENTITY a \"b\">]>\n<checkstyle/>", 1),
      (LongText("<checkstyle>" + String(repeating: "<file>", count: 100_000)), 1),
      ("<html>\n<p>", nil),
      ("<html></html>", nil), ("<?xml version='1.0'?><report/>", nil),
    ] as [(LongText, Int?)])
  func broken(text: LongText, line: Int?) {
    let error = #expect(throws: ReportError.self) { try read(text.text) }
    #expect(error?.line == line)
    if line == nil { #expect(error?.reason == .unknownFormat) }
    for language in Language.allCases {
      #expect(error?.message(in: language).contains("\n") == false)
    }
  }
}
