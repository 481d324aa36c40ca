import Guidelines
import KnowledgeBase
import Testing

@Suite("Questions for the rules of the Corpus")
struct AskedQuestionTests {
  @Test("Each rule that holds has two questions in either language; no other thing has any")
  func everyRule() throws {
    let rules = try Corpus.base().rules()
    let components = Set(rules.compactMap(\.component))
    var counts: [RuleID: [Language: Int]] = [:]
    for question in try Corpus.questions.get() {
      if let component = question.component { #expect(components.contains(component)) }
      if let rule = question.rule { counts[rule, default: [:]][question.language, default: 0] += 1 }
    }
    for rule in rules where rule.time.status == .current {
      for language in Language.allCases {
        #expect(counts[rule.id]?[language] ?? 0 >= 2, "\(rule.id) in \(language)")
      }
    }
    #expect(Set(counts.keys).isSubset(of: Set(rules.flatMap { [$0.id] + $0.aliases })))
  }

  @Test("Nearly every rule that holds has what contradicts it in both languages")
  func contraries() throws {
    let rules = try Corpus.base().rules().filter { $0.time.status == .current }
    let contraries = try Corpus.contraries.get()
    #expect(
      Set(contraries.compactMap(\.rule)).isSubset(of: Set(rules.flatMap { [$0.id] + $0.aliases })))
    for language in Language.allCases {
      let contradicted = Set(contraries.filter { $0.language == language }.compactMap(\.rule))
      #expect(rules.count { !contradicted.contains($0.id) } <= rules.count / 50, "\(language)")
    }
  }

  @Test("Korean questions have Hangul, English ones have none, and none repeats a title")
  func wording() throws {
    let titles = Set(try Corpus.base().rules().flatMap { [$0.title.en, $0.title.ko] })
    for question in try Corpus.questions.get() + Corpus.contraries.get() {
      let hasHangul = question.text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      // A name may be written in Latin letters in Korean, too.
      if question.rule != nil {
        #expect(hasHangul == (question.language == .ko), "\(question.text)")
      }
      #expect(!titles.contains(question.text))
    }
  }
}
