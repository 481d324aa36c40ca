internal import Guidelines
internal import LinterCore

extension CommandSyntax {
  /// `hig check`, which `hig-lint` takes apart as well.
  package static let check = CommandSyntax(
    name: "check",
    summary: Phrase(
      "an app's storyboards, xibs, asset catalogs, Swift sources and interface JSON by the rules",
      "앱의 스토리보드, xib, 애셋 카탈로그, Swift 소스, 인터페이스 JSON을 규칙으로 검사"),
    operands: .many("PATH"),
    options: [
      .reportFormat, .findingsFailOn, .checkedRules, .platform, .configuration, .baseline,
      .writeBaseline, .jobs,
    ],
    examples: [
      ("hig check MyApp", Phrase("all of an app", "앱 전체")),
      (
        "hig check . --format sarif > hig.sarif",
        Phrase("for code scanning", "코드 스캐닝용 SARIF")
      ),
      (
        "hig check . --baseline .hig-baseline.json --write-baseline",
        Phrase(
          "live with what is there; later only new findings count", "지금 있는 결과를 적어 두고 다음부터 새것만 보기")
      ),
    ])
}

extension Option {
  package static let reportFormat = Option(
    "format", takes: "FORMAT", values: ReportWriters.all.map { $0.name },
    "text (default), json, sarif, github or xcode", "text(기본), json, sarif, github, xcode")
  package static let findingsFailOn = Option(
    "fail-on", takes: "SEVERITY", values: Severity.allCases.reversed().map(\.rawValue),
    "exit 1 from this severity on: error, warning (default) or note",
    "이 심각도부터 1로 끝남: error, warning(기본), note")
  package static let checkedRules = Option(
    "rules", takes: "IDS", "only these rules or checks, separated by commas",
    "이 규칙이나 검사만 (쉼표로 구분)")
  package static let configuration = Option(
    "config", takes: "FILE", "the configuration, instead of the nearest .hig.json",
    "가장 가까운 .hig.json 대신 쓸 설정 파일")
  package static let baseline = Option(
    "baseline", takes: "FILE", "only findings that are not in this file",
    "이 파일에 없는 결과만")
  package static let writeBaseline = Option(
    "write-baseline", "write the findings to the baseline", "결과를 기준선 파일에 적기")
  package static let jobs = Option(
    "jobs", takes: "N", "read with N threads (one a processor)", "스레드 N개로 읽기 (기본: 프로세서마다 하나)")
}
