import Explanations
import Guidelines
import KnowledgeBase
import LinterCore
import ReportReaders
import TestSupport
import Testing

@Suite("Suggestions")
struct SuggestionTests {
  /// What the suggestions reach on judged messages.
  private struct Tally: CustomStringConvertible {
    var right = 0
    var wrong: [String] = []
    var silent: [String] = []
    var needless: [String] = []
    var others = 0

    var about: Int { right + wrong.count + silent.count }

    var description: String {
      """
      \(right) right, \(wrong.count) wrong, \(silent.count) silent of \(about); \
      needless on \(needless.count) of \(others)
        wrong: \(wrong)
        silent: \(silent)
        needless: \(needless)
      """
    }

    init(of messages: [JudgedMessages.Judged]) throws {
      let explainer = try Explainer(try CorpusBase.opened())
      for judged in messages {
        let finding = ReportedFinding(
          tool: judged.tool, rule: judged.rule.isEmpty ? nil : judged.rule,
          message: Bilingual(en: judged.message))
        let matches = try explainer.explain(Report(format: .sarif, findings: [finding]))
          .findings[0].guidelines
        // What the table of rules knows is no suggestion.
        guard matches.allSatisfy({ $0.relation == .suggested }) else { continue }
        let isRight = matches.contains { match in
          judged.right.contains { JudgedMessages.matches(match.rule.rawValue, $0) }
        }
        let line = "\(judged.message) → \(matches.map { "\($0.rule) \($0.score ?? 0)" })"
        if judged.right.isEmpty {
          others += 1
          if !matches.isEmpty { needless.append(line) }
        } else if matches.isEmpty {
          silent.append(line)
        } else if isRight {
          right += 1
        } else {
          wrong.append(line)
        }
      }
    }
  }

  @Test("Of 100 suggestions for messages that the bar was chosen on, at most 3 are wrong")
  func chosen() throws {
    try expectFewWrong(JudgedMessages.all + JudgedMessages.audits, rightAtLeast: 35)
  }

  @Test("So it is for messages that nothing was chosen on")
  func unseen() throws {
    try expectFewWrong(JudgedMessages.unseen + JudgedMessages.heldOut, rightAtLeast: 25)
  }

  private func expectFewWrong(_ messages: [JudgedMessages.Judged], rightAtLeast least: Int) throws {
    let tally = try Tally(of: messages)
    print("suggestions: \(tally)")
    let wrong = tally.wrong.count + tally.needless.count
    #expect(wrong * 100 <= (tally.right + wrong) * 3, "\(tally.wrong + tally.needless)")
    #expect(tally.right * 100 >= tally.about * least)
  }

  @Test("Messages that differ in names and numbers alone are searched for once")
  func repeated() throws {
    let explainer = try Explainer(try CorpusBase.opened())
    let findings = (1...5000).map { number in
      ReportedFinding(
        tool: "T", rule: "R\(1)",
        message: Bilingual(
          en: "Touch target 'view\(number)' \(number) by \(number) is smaller than recommended"))
    }
    let (explained, time) = try ProcessorTime.measure {
      try explainer.explain(Report(format: .sarif, findings: findings)).findings
    }
    #expect(Set(explained.map { $0.guidelines.map(\.rule) }).count == 1)
    #expect(explained[0].guidelines.isEmpty == false)
    #expect(time < .seconds(30))
  }
}
