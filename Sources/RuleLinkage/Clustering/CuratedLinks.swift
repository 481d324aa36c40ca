import Guidelines

/// What people decided about ids: aliases and ids in documents, as constraints on the clustering.
struct CuratedLinks {
  /// The id that each alias leads to.
  private var canonical: [RuleID: RuleID] = [:]
  /// The ids that documents give.
  private let explicit: Set<RuleID>

  /// Collects the decisions of `records`.
  init(of records: [AnalyzedRecord]) {
    explicit = Set(records.lazy.compactMap(\.record.explicit))
    for record in records {
      guard let id = record.record.explicit else { continue }
      for alias in record.record.aliases where alias != id {
        // Of two rules that claim an alias the first by name has it, whatever the order.
        canonical[alias] = canonical[alias].map { min($0, id) } ?? id
      }
    }
  }

  /// What was decided about `record`.
  func identity(of record: AnalyzedRecord) -> ClusterIdentity {
    let id = id(of: record)
    var ids: Set = [record.name]
    if let id { ids.insert(id) }
    if let given = record.record.explicit { ids.insert(given) }
    return ClusterIdentity(explicit: id, ids: ids, apart: Set(record.record.apart))
  }

  /// The id that people gave the rule of `record`, if any.
  ///
  /// It has one where it carries an id, where it names the id of another record as its alias, or
  /// where another record has its made-up id as an alias.
  private func id(of record: AnalyzedRecord) -> RuleID? {
    if let id = record.record.explicit { return resolved(id) }
    if let alias = record.record.aliases.map(resolved).filter(explicit.contains).min() {
      return alias
    }
    return canonical[record.name].map(resolved)
  }

  private func resolved(_ id: RuleID) -> RuleID {
    var id = id
    var seen: Set<RuleID> = [id]
    while let next = canonical[id], seen.insert(next).inserted { id = next }
    return id
  }
}

/// The ids of a cluster and the constraints on it.
struct ClusterIdentity {
  /// The id a person gave it.
  var explicit: RuleID?
  /// Every id that a member would have, for constraints that name them.
  var ids: Set<RuleID>
  /// The ids that a person keeps apart from it: cannot-link constraints.
  var apart: Set<RuleID>

  /// That of both clusters merged.
  func merged(with other: ClusterIdentity) -> ClusterIdentity {
    ClusterIdentity(
      explicit: explicit ?? other.explicit, ids: ids.union(other.ids),
      apart: apart.union(other.apart))
  }

  /// Whether a constraint forbids to merge both.
  func isKeptApart(from other: ClusterIdentity) -> Bool {
    if let explicit, let theirs = other.explicit, explicit != theirs { return true }
    return !apart.isDisjoint(with: other.ids) || !other.apart.isDisjoint(with: ids)
  }
}
