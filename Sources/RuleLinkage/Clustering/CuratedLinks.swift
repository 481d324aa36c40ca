import Guidelines

/// Manual decisions about ids, as constraints on the clustering: aliases and ids stated in
/// documents.
struct CuratedLinks {
  /// The id to which each alias refers.
  private var canonical: [RuleID: RuleID] = [:]
  /// The ids stated in documents.
  private let explicit: Set<RuleID>

  /// Collects the decisions in `records`.
  init(of records: [AnalyzedRecord]) {
    explicit = Set(records.lazy.compactMap(\.record.explicit))
    for record in records {
      guard let id = record.record.explicit else { continue }
      for alias in record.record.aliases where alias != id {
        // If two rules claim an alias, the alphabetically first one has it, independent of their
        // order.
        canonical[alias] = canonical[alias].map { min($0, id) } ?? id
      }
    }
  }

  /// The decisions about `record`.
  func identity(of record: AnalyzedRecord) -> ClusterIdentity {
    let id = id(of: record)
    var ids: Set = [record.name]
    if let id { ids.insert(id) }
    if let given = record.record.explicit { ids.insert(given) }
    return ClusterIdentity(explicit: id, ids: ids, apart: Set(record.record.apart))
  }

  /// The id assigned to the rule of `record` by a person, if any.
  ///
  /// A record has one if it states an id, if one of its aliases is the id of another record, or if
  /// another record has its generated id as an alias.
  private func id(of record: AnalyzedRecord) -> RuleID? {
    if let id = record.record.settled { return id }
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
  /// The id assigned by a person.
  var explicit: RuleID?
  /// All ids that its members would have by themselves; constraints may refer to any of them.
  var ids: Set<RuleID>
  /// The ids that a person keeps apart from it: cannot-link constraints.
  var apart: Set<RuleID>

  /// The identity of both clusters merged.
  func merged(with other: ClusterIdentity) -> ClusterIdentity {
    ClusterIdentity(
      explicit: explicit ?? other.explicit, ids: ids.union(other.ids),
      apart: apart.union(other.apart))
  }

  /// Whether a constraint forbids merging both.
  func isKeptApart(from other: ClusterIdentity) -> Bool {
    if let explicit, let theirs = other.explicit, explicit != theirs { return true }
    return !apart.isDisjoint(with: other.ids) || !other.apart.isDisjoint(with: ids)
  }
}
