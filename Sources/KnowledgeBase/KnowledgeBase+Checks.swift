package import Guidelines

/// What the linter needs at every start, without the rest of it.
extension KnowledgeBase {
  /// The URLs of the documents that have one, by name.
  package func documentAddresses() throws(KnowledgeBaseError) -> [String: String] {
    try store.documentAddresses()
  }

  /// The metrics of the rules of ``checkedRules()`` that `filter` admits, in the order of ``metrics(_:)``.
  package func checkedMetrics(_ filter: Filter) throws(KnowledgeBaseError) -> [Metric] {
    try metrics(filter, isChecked: true)
  }

  /// The metrics that `filter` admits, with `isChecked` only those of rules that checks may need.
  func metrics(
    _ filter: Filter, isChecked: Bool
  ) throws(KnowledgeBaseError) -> [Metric] {
    try snapshot { () throws(KnowledgeBaseError) in
      let stating = try filter.asOf.map { asOf throws(KnowledgeBaseError) in
        Set(try rules(Filter(asOf: asOf)).flatMap(\.sources).map(\.passage))
      }
      return try store.metrics(filter, of: nil, stating: stating, isChecked: isChecked)
    }
  }
}
