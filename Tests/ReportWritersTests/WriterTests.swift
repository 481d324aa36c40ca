import Guidelines
import LinterCore
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Report writers")
struct WriterTests {
  @Test("Every format in the folder is in the list, and the list has no other")
  func registry() throws {
    let folder =
      #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/") + "/Sources/LinterCore/Reports/Formats"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let types = ReportWriters.all.map { "\($0).swift" }
    #expect(Set(files) == Set(types))
    #expect(ReportWriters.all.map { $0.name } == ["text", "json", "sarif", "github", "xcode"])
    #expect(ReportWriters.named("sarif") != nil)
    #expect(ReportWriters.named("pdf") == nil)
  }

  @Test("Text is grouped by file, in the languages asked for, without escapes unless asked for")
  func text() {
    let both = TextReport.text(of: Samples.report, options: Samples.options([.en, .ko]))
    #expect(!both.contains("\u{1B}"))
    #expect(both.split(separator: "\n").first == "App/Main.storyboard")
    #expect(both.components("App/Main.storyboard") == 1)
    #expect(both.contains("12:5  warning"))
    #expect(both.contains("tab-count 어긋남: 6") && both.contains("tab-count is broken: 6"))
    #expect(both.contains("1 error, 2 warnings, 1 note in 3 files · 파일 3개: 오류 1개, 경고 2개, 참고 1개"))
    #expect(both.contains("skipped: App/Broken.xib: it is no XML"))
    let korean = TextReport.text(of: Samples.report, options: Samples.options([.ko]))
    #expect(!korean.contains("is broken"))
    #expect(korean.contains("건너뜀: App/Broken.xib: XML이 아닙니다"))
    var coloured = Samples.options([.en])
    coloured.layout.isColoured = true
    #expect(TextReport.text(of: Samples.report, options: coloured).contains("\u{1B}[31merror"))
    let nothing = TextReport.text(of: CheckReport(findings: []), options: Samples.options([.en]))
    #expect(nothing == "nothing found in 0 files\n")
  }

  @Test("JSON has the keys that others read")
  func json() throws {
    let text = JSONReport.text(of: Samples.report, options: Samples.options([.ko]))
    let value = try #require(JSONValue(Data(text.utf8)))
    #expect(value["schema"].integer == 1)
    #expect(value["files"].elements.count == 3)
    #expect(value["skipped"][0]["reason"].string == "XML이 아닙니다")
    let finding = value["findings"][0]
    for key in ["rule", "check", "severity", "confidence", "message", "file", "line", "column"] {
      #expect(!finding[key].isNull, "\(key) is missing")
    }
    #expect(finding["message"]["ko"].string?.contains("어긋남") == true)
    #expect(finding["evidence"]["count"].string == "6")
  }

  @Test("GitHub's commands escape what would end a property or the command")
  func github() {
    let lines = GitHubReport.text(of: Samples.report, options: Samples.options([.en]))
      .split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(
      lines[0] == "::warning file=App/Main.storyboard,line=12,col=5,title=Title of tab-count"
        + "::tab-count is broken: 6%0Asecond line (tab-count)")
    #expect(lines[2].hasPrefix("::error ") && lines[2].contains("{new}, 100%25%0A"))
    #expect(lines[3].hasPrefix("::notice file=/abs/한글 뷰.swift,line=3"))
    var odd = CheckReport(findings: [Samples.report.findings[0]])
    odd.findings[0].file = "a,b:c%\r\n.swift"
    let escaped = GitHubReport.text(of: odd, options: Samples.options([.en]))
    #expect(escaped.contains("file=a%2Cb%3Ac%25%0D%0A.swift,line="))
  }

  @Test("Xcode's lines are one line a finding")
  func xcode() {
    let lines = XcodeReport.text(of: Samples.report, options: Samples.options([.en, .ko]))
      .split(separator: "\n").map(String.init)
    #expect(
      lines[0] == "App/Main.storyboard:12:5: warning: tab-count is broken: 6 second line · "
        + "tab-count 어긋남: 6 (tab-count)")
    #expect(lines.count == 4)
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
