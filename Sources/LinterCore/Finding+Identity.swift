internal import Guidelines

extension Finding {
  /// A key that survives line changes: the check, `file` and the evidence seen in the interface.
  ///
  /// Several findings of a file may share it; they are then told apart by their order.
  package func identity(in file: String) -> String {
    // Values from the guideline and their source are left out: they change with each edition.
    let seen = evidence.filter { !Self.ofGuideline.contains($0.key) }.sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }
    return ([check.rawValue, file] + seen).joined(separator: "|")
  }

  private static let ofGuideline: Set = [
    "source", "authority", "minimum", "maximum", "expected", "waived_until",
  ]
}
