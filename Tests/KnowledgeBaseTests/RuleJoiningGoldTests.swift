import Guidelines
import KnowledgeBase
import TestSupport
import Testing

@Suite(.enabled(if: Shared.isPresent, "\(Shared.absence)"))
struct RuleJoiningGoldTests {
  @Test("The seeds' statements of one rule join, and no others")
  func seeds() throws {
    let gold = try JoinSamples.gold()
    let groups = RuleJoining.groups(of: gold.map(\.statement), analyzer: JoinSamples.analyzer)
    let agreement = PairwiseAgreement(keys: gold.map(\.key), groups: groups)
    print("rules joined without the Corpus: pairwise F1 \(agreement.f1)")
    #expect(agreement.f1 >= 0.98, "wrong \(agreement.wrong), missing \(agreement.missing)")
  }

  @Test("So do they beside our own pages, whose ids they take")
  func seedsWithCorpus() throws {
    let gold = try JoinSamples.gold()
    let corpus = try JoinSamples.corpus()
    let groups = RuleJoining.groups(
      of: gold.map(\.statement) + corpus, analyzer: JoinSamples.analyzer)
    let agreement = PairwiseAgreement(
      keys: gold.map(\.key), groups: Array(groups.prefix(gold.count)))
    print("rules joined with the Corpus: pairwise F1 \(agreement.f1)")
    #expect(agreement.f1 >= 0.98, "wrong \(agreement.wrong), missing \(agreement.missing)")
    var ids: [Int: RuleID] = [:]
    for (group, statement) in zip(groups.suffix(corpus.count), corpus) {
      ids[group] = statement.explicit
    }
    let renamed = ["tab-icon-sizes": "tab-icon-size", "tab-bar-tvos-height": "tab-tvos-height"]
    let known = Set(corpus.compactMap { $0.explicit?.rawValue })
    var right = 0
    var others: [String] = []
    for (group, row) in zip(groups, gold) {
      let id = renamed[row.key] ?? row.key
      guard known.contains(id) else { continue }
      if ids[group]?.rawValue == id {
        right += 1
      } else {
        others.append("\(row.key) in \(row.statement.document): \(ids[group]?.rawValue ?? "none")")
      }
    }
    #expect(Double(right) / Double(right + others.count) >= 0.95, "\(others)")
  }

  @Test("The order of real statements does not matter, nor does joining twice")
  func order() throws {
    let statements = try JoinSamples.gold().map(\.statement) + JoinSamples.corpus()
    let groups = RuleJoining.groups(of: statements, analyzer: JoinSamples.analyzer)
    #expect(groups == RuleJoining.groups(of: statements, analyzer: JoinSamples.analyzer))
    let backwards = RuleJoining.groups(
      of: statements.reversed(), analyzer: JoinSamples.analyzer)
    let pairs = Set(zip(groups, backwards.reversed()).map { [$0, $1] })
    #expect(pairs.count == Set(groups).count && pairs.count == Set(backwards).count)
  }

  @Test("No group has two ids")
  func ids() throws {
    let statements = try JoinSamples.gold().map(\.statement) + JoinSamples.corpus()
    let groups = RuleJoining.groups(of: statements, analyzer: JoinSamples.analyzer)
    var ids: [Int: Set<RuleID>] = [:]
    for (group, statement) in zip(groups, statements) {
      if let id = statement.explicit { ids[group, default: []].insert(id) }
    }
    #expect(ids.values.allSatisfy { $0.count == 1 })
  }
}
