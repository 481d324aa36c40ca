import Guidelines
import KnowledgeBase
import Testing
import TextAnalysis

@Suite("An audit finds rules that cannot begin, end or be replaced as stated")
struct AuditValidityTests {
  /// A page of two rules, `some-rule` and `other-rule`, with what their comments say of time.
  private struct Planted: Sendable, CustomTestStringConvertible {
    let some: String
    var other = "modality=should"
    let kinds: [AuditKind]
    var says = ""

    var testDescription: String { some }

    func findings() throws -> [AuditFinding] {
      let page = AuditedPage(
        rule: "Keep the tab bar in sight.", "탭 바가 보이게 하세요.", note: some,
        more: """
          **Keep titles short.** {#other-rule} Long ones are cut off.

          > **제목을 짧게 지으세요.** 긴 제목은 잘립니다.

          <!-- rule: \(other) -->
          """
      ).source.replacing(
        "component: tab-bars", with: "component: tab-bars\nedition: 2024-06\nverified: 2025-06",
        maxReplacements: 1)
      let checks: Set = [CheckID(unchecked: "a-check")]
      return try AuditedPage.base(["tab-bars.md": page]).audit(checks: checks).findings
    }
  }

  @Test(
    "What is wrong is found, and nothing else",
    arguments: [
      Planted(some: "since=2023-06", kinds: []),
      Planted(some: "until=2023-06; replaced-by=other-rule", kinds: []),
      Planted(some: "until=2023-06; ended=no longer said | 더는 말하지 않음; check=a-check", kinds: []),
      Planted(some: "since=2023-06; until=2023; replaced-by=other-rule", kinds: []),
      Planted(some: "since=2025-06; check=a-check", kinds: []),
      Planted(some: "since=2025-09; verified=2025-09", kinds: []),
      Planted(
        some: "until=2023-06", kinds: [.validity],
        says: "ended in June 2023 without a successor or a reason"),
      Planted(
        some: "since=2024-06; until=2023-06; replaced-by=other-rule", kinds: [.validity],
        says: "ends in June 2023, before it begins in June 2024"),
      Planted(
        some: "since=2025-07", kinds: [.validity],
        says: "begins in July 2025, later than its page, which holds up to June 2025"),
      Planted(
        some: "until=2023-06; replaced-by=third-rule", kinds: [.unknownRule],
        says: "the rule third-rule, named as the successor, does not exist"),
      Planted(
        some: "until=2023-06; replaced-by=other-rule",
        other: "until=2024-06; replaced-by=some-rule", kinds: [.validity],
        says: "replaced in a circle: other-rule → some-rule → other-rule"),
      Planted(
        some: "until=2023-06; replaced-by=some-rule", kinds: [.validity],
        says: "replaced in a circle: some-rule → some-rule"),
      Planted(
        some: "until=2023-06; check=a-check", kinds: [.abandonedCheck, .validity],
        says: "all rules of the check a-check have ended without a successor or a reason"),
      Planted(
        some: "until=2023-06; check=a-check", other: "modality=should; check=a-check",
        kinds: [.validity], says: "ended in June 2023 without a successor or a reason"),
    ])
  private func planted(page: Planted) throws {
    let findings = try page.findings()
    #expect(findings.map(\.kind) == page.kinds, "\(findings.map(\.message.en))")
    if !page.says.isEmpty { #expect(findings.contains { $0.message.en == page.says }) }
    for finding in findings {
      let korean = finding.message.ko ?? ""
      #expect(LanguageGuess.language(of: korean) == .ko && !korean.contains("\n"), "\(korean)")
    }
  }
}
