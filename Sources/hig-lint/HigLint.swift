import FileAccess
import Guidelines
import LinterCore
import TextAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command `hig-lint`, which `hig check` becomes.
@main
struct HigLint {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    let environment = ProcessInfo.processInfo.environment
    do throws(LintFailure) {
      exit(try run(words, environment))
    } catch {
      let language = Arguments.presentation(of: words, environment: environment).messages
      Terminal.tell("hig: \(error.message(in: language))")
      exit(error.status)
    }
  }

  private static func run(
    _ words: [String], _ environment: [String: String]
  ) throws(LintFailure) -> Int32 {
    let arguments = try Arguments(words, environment: environment)
    let guidance = try Guidance(database: arguments.database)
    let outcome = try LintRun(arguments: arguments, guidance: guidance).run()
    let presentation =
      arguments.presentation ?? outcome.language ?? Presentation(environment: environment)
    let lines = SourceLines()
    let report = outcome.report
    let findings = report.findings + report.suppressed.map(\.finding)
    let texts = try guidance.texts(
      of: Set(
        findings.map(\.rule)
          + (arguments.format == SARIFReport.self ? report.checks.map(\.rule) : [])))
    let options = ReportOptions(
      languages: presentation.languages, isColoured: Terminal.showsColour(environment),
      layout: TextLayout(
        width: Terminal.columns, columns: { DisplayWidth.columns($0) },
        wrap: { DisplayWidth.wrap($0, width: $1) }),
      version: Release.version, folder: FileSystem.currentFolder,
      rule: { texts[$0] }, line: { lines.line($0, $1) })
    var printed = outcome.report
    // A person reads both streams, and both on one screen.
    if arguments.format == TextReport.self { printed.skipped = [] }
    if !printed.files.isEmpty || arguments.format != TextReport.self {
      Terminal.write(arguments.format.text(of: printed, options: options))
    }
    return tell(outcome, in: presentation.messages)
  }

  /// Says what the report does not; the status to end with.
  private static func tell(
    _ outcome: LintRun.Outcome, in language: Language
  ) -> Int32 {
    let report = outcome.report
    for remark in outcome.remarks { Terminal.tell("hig: \(remark[language])") }
    for skipped in report.skipped { Terminal.tell("hig: \(skipped.message(in: language))") }
    if let (path, count) = outcome.written {
      Terminal.tell(
        "hig: "
          + Phrase(
            "\(path): written, \(count) finding\(count == 1 ? "" : "s")",
            "\(path): 결과 \(count)개를 적었습니다")[language])
    }
    guard report.skipped.isEmpty else { return 2 }
    guard !report.files.isEmpty else {
      Terminal.tell(
        "hig: "
          + Phrase(
            "nothing to check here; name a folder with storyboards, xibs, asset catalogs, "
              + "Swift sources or interface JSON",
            "검사할 것이 없습니다. 스토리보드, xib, 애셋 카탈로그, Swift 소스, 인터페이스 JSON이 있는 폴더를 지정하세요"
          )[language])
      return 1
    }
    return report.findings.contains { $0.severity >= outcome.failOn } ? 1 : 0
  }
}
