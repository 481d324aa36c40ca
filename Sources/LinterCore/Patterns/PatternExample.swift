public import Guidelines

/// Code beside a pattern that shows what it is about: `fails Button("OK") {}`, `passes Button("Send") {}`.
struct PatternExample: Hashable, Sendable {
  /// The example as it was written.
  let source: String
  /// The code as a file of its own.
  let example: CheckExample

  /// Reads an example; `nil` for a pattern, which begins with neither word.
  init?(_ source: String) {
    let words = source.split(separator: " ", maxSplits: 1)
    guard let first = words.first, ["fails", "passes"].contains(first) else { return nil }
    self.source = source
    let code = words.count > 1 ? words[1] : ""
    let file = """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          \(code)
        }
      }
      """
    example = first == "fails" ? .failing(.swift, at: [5], file) : .passing(.swift, file)
  }
}

extension CheckSchedule {
  /// The examples of patterns that turn out otherwise than they say.
  ///
  /// `read` is what a reader of Swift makes of an example.
  public func patternFaults(reading read: (CheckExample) -> Interface) -> [PatternFault] {
    checks.compactMap { $0 as? PatternCheck }.flatMap { check in
      check.patternExamples.compactMap { example in
        let report = lint(
          read(example.example), numbers: GuidelineNumbers(metrics: []), checks: [check])
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
