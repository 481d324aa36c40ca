import Guidelines

/// The subject and the origin of a record, as numbers that are fast to compare.
struct RecordScope: Sendable {
  /// The component that its document is about.
  var component: Int32?
  var document: Int32
  /// Whether it counts for document frequencies and for the subject of its document.
  ///
  /// In a document with rules a description does not.
  var isCounted: Bool
  /// The platforms to which a statement is restricted in a document about more of them; empty for
  /// no restriction.
  var platforms: NumberSet
}

/// The scopes of records ordered by document.
struct RecordScopes: Sendable {
  /// A scope for each record.
  private(set) var scopes: [RecordScope] = []
  /// The component with each number.
  private(set) var components: [ComponentName] = []
  private var numbers: [ComponentName: Int32] = [:]

  /// The scopes of `records`, which are ordered by document.
  static func of(_ records: [AnalyzedRecord]) -> RecordScopes {
    var scopes = RecordScopes()
    scopes.scopes.reserveCapacity(records.count)
    var document: Int32 = 0
    var start = 0
    while start < records.count {
      let name = records[start].record.document
      let end = records[start...].firstIndex { $0.record.document != name } ?? records.count
      scopes.add(records[start..<end], document: document)
      document += 1
      start = end
    }
    return scopes
  }

  /// Adds the scopes of the records of one document.
  private mutating func add(_ records: ArraySlice<AnalyzedRecord>, document: Int32) {
    let hasRules = records.contains { !$0.record.isDescription }
    let counted = records.filter { !hasRules || !$0.record.isDescription }
    let common = Self.commonPlatforms(of: counted)
    for record in records {
      // In a document about one platform, naming it is not a restriction.
      let narrowed = record.record.platforms.filter { !common.contains($0) }
      scopes.append(
        RecordScope(
          component: record.record.component.map { number(of: $0) }, document: document,
          isCounted: !hasRules || !record.record.isDescription,
          platforms: NumberSet(narrowed.map(\.number))))
    }
  }

  /// The platforms that all `records` name.
  private static func commonPlatforms(of records: [AnalyzedRecord]) -> Set<Platform> {
    guard let first = records.first else { return [] }
    return records.dropFirst().reduce(Set(first.record.platforms)) {
      $0.isEmpty ? $0 : $0.intersection($1.record.platforms)
    }
  }

  private mutating func number(of component: ComponentName) -> Int32 {
    if let known = numbers[component] { return known }
    let number = Int32(components.count)
    components.append(component)
    numbers[component] = number
    return number
  }
}
