import Explanations
import Guidelines
import KnowledgeBase
import LinterCore
import ReportReaders
import Testing

@Suite("Suggestions")
struct SuggestionTests {
  /// What the suggestions reach on the judged messages.
  private struct Tally {
    var right = 0
    var wrong = 0
    var silent = 0
    var needless: [String] = []
  }

  @Test("Messages about interfaces get a right guideline, others none")
  func judged() throws {
    let explainer = try Explainer(try CorpusBase.opened())
    var tally = Tally()
    for judged in JudgedMessages.all {
      let finding = ReportedFinding(
        tool: judged.tool, rule: judged.rule.isEmpty ? nil : judged.rule,
        message: Bilingual(en: judged.message))
      let report = Report(format: .sarif, findings: [finding])
      let suggested = try explainer.explain(report).findings[0].guidelines
      for match in suggested {
        #expect(match.relation == .suggested)
        #expect((match.score ?? 0) >= Explainer.leastNearness - 0.01)
      }
      let isRight = suggested.contains { match in
        judged.right.contains { JudgedMessages.matches(match.rule.rawValue, $0) }
      }
      if judged.right.isEmpty {
        if !suggested.isEmpty { tally.needless.append(judged.message) }
      } else if suggested.isEmpty {
        tally.silent += 1
      } else if isRight {
        tally.right += 1
      } else {
        tally.wrong += 1
      }
    }
    let relevant = JudgedMessages.all.count { !$0.right.isEmpty }
    print(
      "suggestions: \(tally.right) right, \(tally.wrong) wrong, \(tally.silent) silent of \(relevant);",
      "needless on \(tally.needless.count) of \(JudgedMessages.all.count - relevant): \(tally.needless)"
    )
    #expect(tally.right * 10 >= relevant * 8)
    #expect(tally.wrong * 20 <= relevant * 2)
    #expect(tally.needless.count * 100 <= (JudgedMessages.all.count - relevant) * 3)
  }

  @Test("Messages that differ in names and numbers alone are searched for once")
  func repeated() throws {
    let explainer = try Explainer(try CorpusBase.opened())
    let findings = (1...5000).map { number in
      ReportedFinding(
        tool: "T", rule: "R\(1)",
        message: Bilingual(
          en: "Touch target of 'view\(number)' is \(number)x\(number) points, too small"))
    }
    let clock = ContinuousClock()
    var explained: [ExplainedFinding] = []
    let time = try clock.measure {
      explained = try explainer.explain(Report(format: .sarif, findings: findings)).findings
    }
    #expect(Set(explained.map { $0.guidelines.map(\.rule) }).count == 1)
    #expect(explained[0].guidelines.isEmpty == false)
    #expect(time < .seconds(30))
  }
}
