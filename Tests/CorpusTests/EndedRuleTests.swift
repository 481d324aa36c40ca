import Guidelines
import KnowledgeBase
import Testing

@Suite("What held once is history, not advice")
struct EndedRuleTests {
  private static let today = Edition(year: 2026, month: 11) ?? .today

  private static let ended: [RuleID] =
    (try? Corpus.base().rules().filter { $0.time.status(on: today) == .ended }.map(\.id)) ?? []

  @Test("There are ended rules, and each says what took its place or why it ended")
  func stated() throws {
    #expect(Self.ended.count >= 60)
    for id in Self.ended {
      let validity = try #require(try Corpus.base().rule(id)).time.validity
      #expect(validity.replacedBy.isEmpty != validity.endReason.isEmpty, "\(id)")
    }
  }

  @Test("No list of today shows it, and the month before its end does", arguments: ended)
  func lists(id: RuleID) throws {
    let base = try Corpus.base()
    let rule = try #require(try base.rule(id))
    #expect(rule.time.status == .ended)
    let before = try #require(rule.until).monthBefore
    #expect(try base.rule(id, asOf: before)?.time.status == .current)
    #expect(try base.rule(id, asOf: Self.today) == nil)
  }

  @Test("No rule of today's list has ended, and no number of today is of one that has")
  func today() throws {
    let base = try Corpus.base()
    let filter = Filter(heldOn: Self.today)
    let ended = Set(Self.ended)
    #expect(try base.rules(filter).allSatisfy { !ended.contains($0.id) })
    #expect(
      try base.metrics(filter).allSatisfy { $0.rule.map { !ended.contains($0) } ?? true })
  }

  @Test(
    "A search by its title answers with what took its place, and shows it last", arguments: ended)
  func search(id: RuleID) throws {
    let base = try Corpus.base()
    let rule = try #require(try base.rule(id))
    let successors = try base.successors(of: rule).map(\.id.rawValue)
    for language in Language.allCases {
      let title = try #require(rule.title[language])
      let answer = try base.search(
        SearchQuery(text: title, filter: Filter(heldOn: Self.today), limit: 10))
      // Where nothing that holds has any of the words, all that match have ended.
      guard !answer.hasOnlyEnded else { continue }
      let ids = answer.results.map(\.id)
      #expect(ids.dropLast().allSatisfy { $0 != id.rawValue }, "\(title)")
      if !successors.isEmpty { #expect(successors.contains(ids.first ?? ""), "\(title): \(ids)") }
      for result in answer.results where result.id != id.rawValue {
        #expect(result.time?.status ?? .current == .current, "\(title): \(result.id)")
      }
    }
  }

  @Test("The rules of an edition grow and shrink only where the Corpus says so")
  func counts() throws {
    let base = try Corpus.base()
    let rules = try base.rules()
    var lines: [String] = []
    for date in [
      "2019-09", "2020-06", "2021-06", "2022-06", "2022-09", "2023-06", "2024-06", "2025-06",
      "2026-06",
    ] {
      let edition = try #require(Edition(date))
      let held = try base.rules(Filter(asOf: edition)).count
      let stated = rules.count { rule in
        let validity = rule.time.validity
        return (validity.since.map { $0 <= edition } ?? true)
          && (validity.until.map { $0 >= edition } ?? true)
      }
      #expect(held == stated, "\(date)")
      lines.append("\(date) \(held)")
    }
    print("Rules that held\n\(lines.joined(separator: "\n"))")
  }
}
