internal import Guidelines

extension Finding {
  /// What it is wherever its lines move to: its check, `file`, and what was seen.
  ///
  /// Two findings of one file may share it; then their order tells them apart.
  package func identity(in file: String) -> String {
    // Where the guideline stands says nothing of the finding, and moves when a page is edited.
    let seen = evidence.filter { $0.key != "source" }.sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }
    return ([check.rawValue, file] + seen).joined(separator: "|")
  }
}
