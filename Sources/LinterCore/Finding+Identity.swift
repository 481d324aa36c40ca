internal import Guidelines

extension Finding {
  /// What it is wherever its lines move to: its check, `file`, and what was seen.
  ///
  /// Two findings of one file may share it; then their order tells them apart.
  package func identity(in file: String) -> String {
    // What the guideline states, and where, says nothing of the finding, and changes with an edition.
    let seen = evidence.filter { !Self.ofGuideline.contains($0.key) }.sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }
    return ([check.rawValue, file] + seen).joined(separator: "|")
  }

  private static let ofGuideline: Set = [
    "source", "authority", "minimum", "maximum", "expected", "waived_until",
  ]
}
