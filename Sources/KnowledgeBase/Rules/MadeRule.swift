internal import Guidelines
internal import RuleLinkage
internal import TextAnalysis
internal import Workers

/// A rule and what it was made from.
///
/// A class, so that an ingest passes tens of thousands of them without copying.
final class MadeRule: Sendable {
  let rule: Rule
  /// The passages that state it, by precedence.
  let passages: [StatedPassage]
  /// The texts of the passages, as far as they were analysed.
  let analyzed: [AnalyzedText]

  init(rule: Rule, passages: [StatedPassage], analyzed: [AnalyzedText]) {
    self.rule = rule
    self.passages = passages
    self.analyzed = analyzed
  }
}

extension MadeRule {
  /// The rules that `stated` passages make, by id, each with the rows of its passages.
  static func rules(
    madeFrom stated: [StatedPassage], analyzer: TextAnalyzer
  ) -> [MadeRule] {
    let records = stated.mappedByThreads { AnalyzedRecord($0.record, analyzer: analyzer) }
    let assignment = RuleAssignment.of(records, analyzer: analyzer)
    let rules = assignment.rules.mappedByThreads { linked in
      let passages = linked.members.map { stated[$0] }.sorted { $0.precedes($1) }
      let analyzed = linked.members.flatMap { member in
        let texts = records[member].texts
        return [texts.en, texts.ko].compactMap(\.self)
      }
      var rule = Rule(id: linked.id, aliases: linked.aliases, stated: passages)
      rule.related = rule.related.map { assignment.canonical[$0] ?? $0 }
      return MadeRule(rule: rule, passages: passages, analyzed: analyzed)
    }
    WorkThread.drop(records)
    return rules
  }
}
