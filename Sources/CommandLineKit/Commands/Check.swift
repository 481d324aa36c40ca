internal import Guidelines

extension CommandSyntax {
  /// `hig check`, which `hig-lint` parses as well.
  package static let check = CommandSyntax(
    name: "check",
    summary: Phrase(
      "an app's storyboards, xibs, asset catalogs, Swift sources and interface JSON by the rules",
      "앱의 스토리보드, xib, 애셋 카탈로그, Swift 소스, 인터페이스 JSON을 규칙으로 검사"),
    operands: .many("PATH"),
    options: [
      .reportFormat, .findingsFailOn, .failOnSkipped, .strict, .checkedRules, .checkedPlatform,
      .asOf,
      .configuration, .baseline,
      .writeBaseline, .changed, .fix, .writeFixes, .watch, .noCache, .jobs,
    ],
    examples: [
      ("hig check MyApp", Phrase("all of an app", "앱 전체")),
      (
        "hig check . --changed main", Phrase("what a branch has changed", "브랜치에서 바꾼 것만")
      ),
      ("hig check MyApp --fix", Phrase("what is plain to do, as a diff", "분명히 고칠 것을 diff로")),
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
