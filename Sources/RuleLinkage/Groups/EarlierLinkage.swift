/// The result of an earlier linkage, and the changes since.
package struct EarlierLinkage: Sendable {
  /// The cluster of each record, under an arbitrary number; `nil` for a record that states no rule.
  package var clusters: [Int?]
  /// The changes among the records.
  package var changes: LinkageChanges

  /// Creates a value from an earlier result and the changes since.
  package init(clusters: [Int?], changes: LinkageChanges) {
    self.clusters = clusters
    self.changes = changes
  }
}

/// The records that were added or removed since the last linkage.
package struct LinkageChanges: Sendable {
  private(set) var keys: Set<LinkageKey> = []

  /// No changes.
  package init() {}

  /// Restores the changes from their ``numbers``.
  package init(numbers: [Int]) { keys = Set(numbers.map { LinkageKey(number: $0) }) }

  /// The changes as numbers, for a store to keep.
  package var numbers: [Int] { keys.map(\.number) }

  /// Records that `record` was added or removed.
  package mutating func add(_ record: StatementRecord) {
    keys.formUnion(LinkageKey.keys(of: NamedRecord(record)))
  }
}
