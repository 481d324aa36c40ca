internal import Guidelines

extension CheckSchedule {
  /// The examples of patterns for which the check gives a different result than stated.
  ///
  /// `read` parses the Swift code of an example.
  public func patternFaults(reading read: (CheckExample) -> Interface) -> [PatternFault] {
    checks.compactMap { $0 as? PatternCheck }.flatMap { check in
      check.patternExamples.compactMap { example in
        let interface = read(example.example)
        if interface.files.contains(where: { $0.brokenLine != nil }) {
          return PatternFault(
            rule: check.rule, place: check.place, pattern: example.source,
            reason: Bilingual(
              en: "this example is no Swift; write a SwiftUI view after fails or passes",
              ko: "이 예는 Swift 코드가 아닙니다. fails나 passes 뒤에 SwiftUI 뷰를 쓰세요"))
        }
        let report = lint(
          interface, numbers: GuidelineNumbers(metrics: []), checks: [check])
        let isFound = !report.findings.isEmpty
        guard isFound == example.example.lines.isEmpty else { return nil }
        return PatternFault(
          rule: check.rule, place: check.place, pattern: example.source,
          reason: isFound
            ? Bilingual(
              en: "the check finds something in this example",
              ko: "검사가 이 예에서 문제를 찾습니다")
            : Bilingual(
              en: "the check finds nothing in this example",
              ko: "검사가 이 예에서 아무 문제도 찾지 못합니다"))
      }
    }
  }
}
