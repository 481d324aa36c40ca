package import Guidelines
package import TextAnalysis

/// Decides which statements of different documents state the same rule.
///
/// A pure function over what the statements say: their order plays no part in which of them
/// share a group.
package enum RuleJoining {
  /// The group of each statement; groups are numbered from 0 in order of first appearance.
  package static func groups(
    of statements: [JoinStatement], analyzer: TextAnalyzer
  ) -> [Int] {
    var groups: [RuleID: Int] = [:]
    var count = 0
    return statements.map { statement in
      if let id = statement.explicit, let known = groups[id] { return known }
      defer { count += 1 }
      if let id = statement.explicit { groups[id] = count }
      return count
    }
  }

  /// The id of the rule that `group` states.
  package static func id(for group: [JoinStatement], taken: Set<RuleID>) -> RuleID {
    let words = group.first?.lead.en ?? group.first?.passage ?? ""
    let base = RuleID(words: words) ?? RuleID(unchecked: "rule")
    var id = base
    var number = 2
    while taken.contains(id) {
      id = RuleID(unchecked: "\(base)-\(number)")
      number += 1
    }
    return id
  }
}
