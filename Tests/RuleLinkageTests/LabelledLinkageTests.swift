import Guidelines
import RuleLinkage
import TestSupport
import Testing

@Suite(.enabled(if: Shared.isPresent, "\(Shared.absence)"))
struct LabelledLinkageTests {
  @Test("The seeds' statements of one rule join, and no others")
  func seeds() throws {
    let gold = try LinkageSamples.gold()
    let clusters = StatementLinkage.clusters(
      of: gold.map(\.statement), analyzer: LinkageSamples.analyzer)
    let agreement = PairwiseAgreement(keys: gold.map(\.key), clusters: clusters)
    print("rules joined without the Corpus: pairs of statements, \(agreement.scores)")
    #expect(agreement.f1 >= 0.98, "wrong \(agreement.wrong), missing \(agreement.missing)")
  }

  @Test("So do they beside our own pages, whose ids they take")
  func seedsWithCorpus() throws {
    let gold = try LinkageSamples.gold()
    let corpus = try LinkageSamples.corpus()
    let clusters = StatementLinkage.clusters(
      of: gold.map(\.statement) + corpus, analyzer: LinkageSamples.analyzer)
    let agreement = PairwiseAgreement(
      keys: gold.map(\.key), clusters: Array(clusters.prefix(gold.count)))
    print("rules joined with the Corpus: pairs of statements, \(agreement.scores)")
    #expect(agreement.f1 >= 0.98, "wrong \(agreement.wrong), missing \(agreement.missing)")
    var ids: [Int: RuleID] = [:]
    for (cluster, statement) in zip(clusters.suffix(corpus.count), corpus) {
      ids[cluster] = statement.explicit
    }
    let renamed = ["tab-icon-sizes": "tab-icon-size", "tab-bar-tvos-height": "tab-tvos-height"]
    let known = Set(corpus.compactMap { $0.explicit?.rawValue })
    var right = 0
    var others: [String] = []
    for (cluster, row) in zip(clusters, gold) {
      let id = renamed[row.key] ?? row.key
      guard known.contains(id) else { continue }
      if ids[cluster]?.rawValue == id {
        right += 1
      } else {
        others.append(
          "\(row.key) in \(row.statement.document): \(ids[cluster]?.rawValue ?? "none")")
      }
    }
    #expect(Double(right) / Double(right + others.count) >= 0.95, "\(others)")
  }

  @Test("The order of real statements does not matter, nor does joining twice")
  func order() throws {
    let statements = try LinkageSamples.gold().map(\.statement) + LinkageSamples.corpus()
    let clusters = StatementLinkage.clusters(of: statements, analyzer: LinkageSamples.analyzer)
    #expect(
      clusters == StatementLinkage.clusters(of: statements, analyzer: LinkageSamples.analyzer))
    let backwards = StatementLinkage.clusters(
      of: statements.reversed(), analyzer: LinkageSamples.analyzer)
    let pairs = Set(zip(clusters, backwards.reversed()).map { [$0, $1] })
    #expect(pairs.count == Set(clusters).count && pairs.count == Set(backwards).count)
  }

  @Test("No cluster has two ids")
  func ids() throws {
    let statements = try LinkageSamples.gold().map(\.statement) + LinkageSamples.corpus()
    let clusters = StatementLinkage.clusters(of: statements, analyzer: LinkageSamples.analyzer)
    var ids: [Int: Set<RuleID>] = [:]
    for (cluster, statement) in zip(clusters, statements) {
      if let id = statement.explicit { ids[cluster, default: []].insert(id) }
    }
    #expect(ids.values.allSatisfy { $0.count == 1 })
  }
}
