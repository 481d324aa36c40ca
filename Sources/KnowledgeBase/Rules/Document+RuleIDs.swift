package import Guidelines
package import TextAnalysis

extension Document {
  /// The rules that its passages state, by passage, where it is linked with no other document.
  ///
  /// In a base the rule may have another id: one that another document gives, or with a number behind
  /// it where another rule has this one.
  package func ruleIDs(analyzer: TextAnalyzer) -> [String: RuleID] {
    let stated = statedPassages(
      firstRow: 0, names: passages.map(\.id), elaborated: elaborated)
    var ids: [String: RuleID] = [:]
    for made in MadeRule.rules(madeFrom: stated, earlier: nil, analyzer: analyzer).rules {
      for passage in made.passages where !passage.isDescription { ids[passage.name] = made.rule.id }
    }
    return ids
  }
}
