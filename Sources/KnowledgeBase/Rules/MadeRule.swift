internal import Guidelines
internal import RuleLinkage
internal import TextAnalysis
internal import Workers

/// A rule and its passages.
///
/// A class, so that an ingest passes tens of thousands of them without copying.
final class MadeRule: Sendable {
  let rule: Rule
  /// The passages that state it, in order of precedence.
  let passages: [StatedPassage]
  /// The analysed texts of those passages that the linkage analysed.
  let analyzed: [AnalyzedText]

  init(rule: Rule, passages: [StatedPassage], analyzed: [AnalyzedText]) {
    self.rule = rule
    self.passages = passages
    self.analyzed = analyzed
  }
}

extension MadeRule {
  /// The rules made from the `stated` passages and the `decisions` of people, by id, and the number of
  /// passages that were linked again because of changes since the `earlier` linkage.
  static func rules(
    madeFrom stated: [StatedPassage], by decisions: SettledRecords, earlier: EarlierLinkage?,
    analyzer: TextAnalyzer
  ) -> (rules: [MadeRule], linked: Int) {
    let records = stated.mappedByThreads { decisions.settled(NamedRecord($0.record)) }
    let assignment = RuleAssignment.of(records, earlier: earlier, analyzer: analyzer)
    let ids = Set(assignment.rules.lazy.map(\.id))
    let rules = assignment.rules.mappedByThreads { linked in
      let passages = linked.members.map { stated[$0] }.sorted { $0.precedes($1) }
      let analyzed = linked.members.flatMap { member in
        let texts = assignment.analyzed[member]?.texts
        return [texts?.en, texts?.ko].compactMap(\.self)
      }
      var rule = Rule(id: linked.id, aliases: linked.aliases, stated: passages)
      // A reference means a rule of the same authority, if it has one of that name.
      func meant(_ id: RuleID) -> RuleID {
        let own = rule.authority.qualified(id)
        let found = ids.contains(own) || assignment.canonical[own] != nil ? own : id
        return assignment.canonical[found] ?? found
      }
      rule.related = rule.related.map(meant)
      rule.time.validity.replacedBy = rule.time.validity.replacedBy.map(meant)
      return MadeRule(rule: rule, passages: passages, analyzed: analyzed)
    }
    WorkThread.drop((records, assignment))
    return (rules, assignment.analyzed.count { $0 != nil })
  }
}
