import Guidelines
import LinterCore

/// A report with every kind of finding.
enum Samples {
  static let report = CheckReport(
    findings: [
      finding("tab-count", .warning, .certain, "App/Main.storyboard", 12, 5, ["count": "6"]),
      finding("tab-count", .warning, .certain, "App/Main.storyboard", 40, 5, ["count": "6"]),
      finding("tab-badge", .error, .likely, "App/Main.storyboard", 50, 1, ["badge": "{new}, 100%"]),
      finding("nav-title-length", .note, .possible, "/abs/한글 뷰.swift", 3, 9, [:]),
    ], files: ["App/Main.storyboard", "/abs/한글 뷰.swift", "App/Broken.xib"],
    skipped: [
      SkippedFile(
        file: "App/Broken.xib", reason: Bilingual(en: "it is no XML", ko: "XML이 아닙니다"))
    ],
    checks: ["nav-hide", "tab-count"].map { name in
      RunCheck(
        id: CheckID(unchecked: name), rule: RuleID(unchecked: name), severity: .warning,
        summary: Bilingual(en: "Looks at \(name).", ko: "\(name) 보기."))
    })

  static func finding(
    _ name: String, _ severity: Severity, _ confidence: Confidence, _ file: String, _ line: Int,
    _ column: Int, _ evidence: [String: String]
  ) -> Finding {
    let detail = evidence.values.sorted().joined()
    return Finding(
      rule: RuleID(unchecked: name), check: CheckID(unchecked: name), severity: severity,
      confidence: confidence,
      message: Bilingual(
        en: "\(name) is broken: \(detail)\nsecond line", ko: "\(name) 어긋남: \(detail)"),
      place: Place(file: file, line: line, column: column), evidence: evidence)
  }

  static func options(_ languages: [Language], folder: String? = nil) -> ReportOptions {
    ReportOptions(
      languages: languages, version: "1.2.3", folder: folder,
      rule: { id in
        RuleText(
          title: Bilingual(en: "Title of \(id)", ko: "\(id)의 제목"),
          statement: Bilingual(en: "Statement of \(id).", ko: "\(id)의 내용."),
          help: Bilingual(en: "**Help** for \(id)", ko: "\(id) **도움말**"),
          url: Bilingual(en: "https://example.com/rules/\(id)"))
      },
      line: { file, _ in file.hasSuffix(".swift") ? "  한글 let x" : nil })
  }
}
