/// What an earlier linkage found of records, and what has changed since.
package struct EarlierLinkage: Sendable {
  /// The cluster of each record under any number; `nil` where it states no rule.
  package var clusters: [Int?]
  /// The changes among the records.
  package var changes: LinkageChanges

  /// Creates the account of an earlier linkage.
  package init(clusters: [Int?], changes: LinkageChanges) {
    self.clusters = clusters
    self.changes = changes
  }
}

/// The records that have come or gone since records were last linked.
package struct LinkageChanges: Sendable {
  private(set) var keys: Set<LinkageKey> = []

  /// No changes.
  package init() {}

  /// Notes that `record` has come, or is gone.
  package mutating func add(_ record: StatementRecord) {
    keys.formUnion(LinkageKey.keys(of: NamedRecord(record)))
  }
}
