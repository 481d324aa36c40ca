import Guidelines
package import TextAnalysis

/// A statement without an id that may state a rule that it was not joined with.
package struct LinkageDoubt: Sendable {
  /// The number of its record.
  package var record: Int
  /// The number of a record of the other rule.
  package var other: Int
  /// Their similarity, from 0 to 1.
  package var likeness: Double
}

extension StatementLinkage {
  /// The similarity from which two rules that were kept apart may be the same.
  private static let doubt: Float = 0.15

  /// For each rule without an id, the most similar rule that it could have been joined with and was
  /// not: because another is nearly as similar, or a word speaks against it.
  ///
  /// `clusters` contains the arbitrary number of each record's rule; `nil` if the record states
  /// none.
  package static func doubts(
    of records: [NamedRecord], clusters: [Int?], analyzer: TextAnalyzer
  ) -> [LinkageDoubt] {
    LinkageGroups(of: records).groups.flatMap { group -> [LinkageDoubt] in
      let members = group.filter { clusters[$0] != nil && !records[$0].record.isDescription }
      guard members.contains(where: { records[$0].record.explicit == nil }) else { return [] }
      return doubts(of: members, records, clusters: clusters, analyzer: analyzer)
    }.sorted { ($0.record, $0.other) < ($1.record, $1.other) }
  }

  /// The doubts within one group, of the records `members`.
  private static func doubts(
    of members: [Int], _ records: [NamedRecord], clusters: [Int?], analyzer: TextAnalyzer
  ) -> [LinkageDoubt] {
    let analyzed = members.map { AnalyzedRecord(records[$0], analyzer: analyzer) }
    let order = analyzed.indices.sorted { precedes(analyzed[$0], analyzed[$1]) }
    let singles = singletons(of: order.map { analyzed[$0] }, analyzer: analyzer)
    let rules = rules(of: singles, numbers: order.map { clusters[members[$0]] })
    let graph = SimilarityGraph(among: rules, of: singles)
    func record(of rule: Int) -> Int { members[order[rules[rule].scope.members[0]]] }
    return rules.indices.compactMap { rule in
      guard rules[rule].identity.explicit == nil else { return nil }
      let near = graph.neighbours(of: rule).filter { neighbour in
        let other = rules[neighbour.cluster]
        return neighbour.similarity >= doubt && rules[rule].isClose(to: other)
          && !rules[rule].sharesDocument(with: other)
          && !rules[rule].identity.isKeptApart(from: other.identity)
          // Of two rules without an id, only the first is listed.
          && (other.identity.explicit != nil || rule < neighbour.cluster)
      }
      guard let nearest = near.max(by: { $0.similarity < $1.similarity }) else { return nil }
      return LinkageDoubt(
        record: record(of: rule), other: record(of: nearest.cluster),
        likeness: Double(nearest.similarity))
    }
  }

  /// The clusters of `singles`, those with equal numbers merged.
  private static func rules(of singles: [Cluster], numbers: [Int?]) -> [Cluster] {
    var rules: [Cluster] = []
    var places: [Int: Int] = [:]
    for (single, number) in zip(singles, numbers) {
      guard let number else { continue }
      if let place = places[number] {
        rules[place] = rules[place].merged(with: single)
      } else {
        places[number] = rules.count
        rules.append(single)
      }
    }
    return rules
  }
}
