package import Guidelines
package import TextAnalysis
import Workers

/// A rule, and the records that state it.
package struct LinkedRule: Sendable {
  /// Its id: explicit, or generated and unique.
  package var id: RuleID
  /// Other ids that refer to it, ascending.
  ///
  /// Each refers to one rule only.
  package var aliases: [RuleID]
  /// The numbers of its records.
  package var members: [Int]
}

/// The result of linkage: the rules, their ids and the records that state them.
package struct RuleAssignment: Sendable {
  /// The rules, by id.
  package private(set) var rules: [LinkedRule] = []
  /// The rule to which each alias refers.
  package private(set) var canonical: [RuleID: RuleID] = [:]
  /// The records that were linked again, with the tokens of their texts; `nil` for the others.
  package private(set) var analyzed: [AnalyzedRecord?] = []

  /// Links `records` and names the rules that they state.
  ///
  /// A description in a single document is not a rule. Only the groups that have changed since the
  /// `earlier` linkage are linked again; the result is the same.
  package static func of(
    _ records: [NamedRecord], earlier: EarlierLinkage? = nil, analyzer: TextAnalyzer
  ) -> RuleAssignment {
    let (clusters, analyzed) = StatementLinkage.link(records, earlier: earlier, analyzer: analyzer)
    var members = [[Int]](repeating: [], count: (clusters.max() ?? -1) + 1)
    for (record, cluster) in clusters.enumerated() { members[cluster].append(record) }
    members.removeAll { isDescriptionOfOneDocument($0, records) }
    var taken: Set<RuleID> = []
    let ids = ids(of: members, records, taken: &taken)
    var assignment = RuleAssignment()
    assignment.analyzed = analyzed
    for (members, id) in zip(members, ids) {
      let aliases = offeredAliases(of: members, records).filter { taken.insert($0).inserted }
      for alias in aliases { assignment.canonical[alias] = id }
      assignment.rules.append(LinkedRule(id: id, aliases: aliases.sorted(), members: members))
    }
    assignment.rules.sort { $0.id < $1.id }
    assignment.addPlainNames(records, taken: &taken)
    return assignment
  }

  /// Adds the unqualified name of each rule of an authority other than Apple as an alias, unless
  /// that is taken.
  private mutating func addPlainNames(_ records: [NamedRecord], taken: inout Set<RuleID>) {
    for place in rules.indices {
      let authority = rules[place].members.first.map { records[$0].record.authority } ?? .apple
      let name = authority.plain(rules[place].id)
      guard authority != .apple, taken.insert(name).inserted else { continue }
      canonical[name] = rules[place].id
      rules[place].aliases = (rules[place].aliases + [name]).sorted()
    }
  }

  private static func isDescriptionOfOneDocument(
    _ members: [Int], _ records: [NamedRecord]
  ) -> Bool {
    members.allSatisfy { records[$0].record.isDescription }
      && Set(members.map { records[$0].record.document }).count < 2
  }

  /// The id of each cluster.
  ///
  /// All of them are added to `taken`.
  private static func ids(
    of clusters: [[Int]], _ records: [NamedRecord], taken: inout Set<RuleID>
  ) -> [RuleID] {
    // Explicit ids are taken before any is generated.
    var ids = clusters.map { members in
      members.lazy.compactMap { records[$0].record.settled }.first
        ?? members.lazy.compactMap { records[$0].record.explicit }.first
    }
    var suffixes: [RuleID: Int] = [:]
    // Statements of one authority with the same id are one cluster. If two authorities use an id,
    // Apple keeps it.
    let isApple = clusters.map { $0.first.map { records[$0].record.authority == .apple } ?? true }
    for cluster in clusters.indices.filter({ isApple[$0] })
      + clusters.indices.filter({ !isApple[$0] })
    {
      guard let id = ids[cluster] else { continue }
      ids[cluster] = RuleNaming.free(id, taken: &taken, suffixes: &suffixes)
    }
    let unnamed = clusters.indices.filter { ids[$0] == nil }
    let names = unnamed.mappedByThreads { cluster in
      let members = clusters[cluster]
      return members.count == 1
        ? records[members[0]].name : RuleNaming.name(of: members.map { records[$0].record })
    }
    // Ids by which rules are already known are taken before any is generated.
    let named = zip(unnamed, names).map { cluster, name in
      (
        cluster: cluster, name: name,
        isGiven: clusters[cluster].contains { records[$0].record.given != nil }
      )
    }
    for (cluster, name, _) in named.filter(\.isGiven) + named.filter({ !$0.isGiven }) {
      ids[cluster] = RuleNaming.free(name, taken: &taken, suffixes: &suffixes)
    }
    return ids.compactMap(\.self)
  }

  /// The ids that may become aliases of the rule of `members`, whether or not another rule has
  /// them: explicit ones, and the one that would be generated.
  private static func offeredAliases(
    of members: [Int], _ records: [NamedRecord]
  ) -> [RuleID] {
    var offered = members.flatMap { member in
      [records[member].record.explicit].compactMap(\.self) + records[member].record.aliases
    }
    let others = members.filter { records[$0].record.explicit == nil }
    let isSettled = members.contains { records[$0].record.settled != nil }
    if others.count < members.count || isSettled, !others.isEmpty {
      offered.append(RuleNaming.name(of: others.map { records[$0].record }))
    }
    // The ids generated from the current words of the rule refer to it, too.
    for member in others where isSettled || records[member].record.given != nil {
      offered += [records[member].name, records[member].generated]
    }
    return offered
  }
}
