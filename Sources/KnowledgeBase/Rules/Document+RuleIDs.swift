package import Guidelines
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
    for made in MadeRule.rules(madeFrom: stated, earlier: nil, analyzer: analyzer).rules {
      for passage in made.passages where !passage.isDescription { ids[passage.name] = made.rule.id }
    }
    return ids
  }
}
