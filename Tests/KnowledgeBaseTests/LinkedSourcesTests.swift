import Guidelines
import KnowledgeBase
import TestSupport
import Testing

/// The judged passages, joined as `hig ingest` joins them: read, stored and finished.
@Suite("Quality of joining", .enabled(if: Shared.isPresent, "\(Shared.absence)"))
struct JoinedSourcesTests {
  @Test("Every judged passage is a source of its rule alone", arguments: [false, true])
  func sources(besideCorpus: Bool) throws {
    let base = try KnowledgeBase(path: ":memory:", access: .write)
    let glossary = try Real.glossary()
    base.begin(glossary: glossary)
    let documents = try Real.seeds(glossary) + (besideCorpus ? Real.pages(glossary) : [])
    for document in documents { try base.store(document, digest: document.name) }
    try base.finish()

    let sources = try base.rules().flatMap { rule in rule.sources.map { (rule.id, $0) } }
    var alone = 0
    var clusterOfRule: [RuleID: Int] = [:]
    let rows = try Shared.rows("gold/passages.tsv")
    let clusters = rows.map { cells -> Int in
      let ends = cells[2].split { ",-".contains($0) }.compactMap { Int($0) }
      let lines = LineRange(ends[0], ends[ends.count - 1])
      let rule = sources.first { _, source in
        source.document.hasPrefix(cells[1] + "_") && source.lines.first <= lines.last
          && lines.first <= source.lines.last
      }
      guard let rule else {
        alone -= 1
        return alone
      }
      let cluster = clusterOfRule[rule.0] ?? clusterOfRule.count
      clusterOfRule[rule.0] = cluster
      return cluster
    }
    let agreement = PairwiseAgreement(keys: rows.map { $0[0] }, clusters: clusters)
    #expect(agreement.f1 >= 0.98, "wrong \(agreement.wrong), missing \(agreement.missing)")
  }
}
