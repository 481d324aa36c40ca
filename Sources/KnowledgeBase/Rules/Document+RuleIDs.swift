package import Guidelines
internal import RuleLinkage
package import TextAnalysis

extension Document {
  /// The ids of the rules that its passages state, by passage, if the document is not linked with
  /// others.
  ///
  /// In a base a rule may have another id: an explicit one from another document, or one with a
  /// number appended if another rule has this one.
  package func ruleIDs(analyzer: TextAnalyzer) -> [String: RuleID] {
    let stated = statedPassages(
      firstRow: 0, names: passages.map(\.id), elaborated: elaborated)
    var ids: [String: RuleID] = [:]
    let made = MadeRule.rules(
      madeFrom: stated, by: SettledRecords(), earlier: nil, analyzer: analyzer)
    for made in made.rules {
      for passage in made.passages where !passage.isDescription { ids[passage.name] = made.rule.id }
    }
    return ids
  }
}
