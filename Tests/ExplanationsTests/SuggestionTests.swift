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
        for match in matches { #expect((match.score ?? 0) >= Explainer.leastNearness - 0.01) }
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

  @Test("Messages about interfaces get a right guideline, others none")
  func judged() throws {
    let tally = try Tally(of: JudgedMessages.all)
    print("suggestions: \(tally)")
    #expect(tally.right * 10 >= tally.about * 8)
    #expect(tally.wrong.count * 10 <= tally.about)
    #expect(tally.needless.count * 100 <= tally.others * 3)
  }

  @Test("So it is for messages that nothing was chosen on")
  func unseen() throws {
    let tally = try Tally(of: JudgedMessages.unseen)
    print("suggestions on unseen messages: \(tally)")
    #expect(tally.right * 100 >= tally.about * 70)
    #expect(tally.wrong.count * 100 <= tally.about * 15)
    #expect(tally.needless.count * 100 <= tally.others * 3)
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
    let (explained, time) = try ProcessorTime.measure {
      try explainer.explain(Report(format: .sarif, findings: findings)).findings
    }
    #expect(Set(explained.map { $0.guidelines.map(\.rule) }).count == 1)
    #expect(explained[0].guidelines.isEmpty == false)
    #expect(time < .seconds(30))
  }
}
