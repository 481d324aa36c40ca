internal import Guidelines

extension Finding {
  /// The finding with a cause that it shares with others of its check.
  func caused(by cause: String) -> Finding {
    var finding = self
    finding.cause = cause
    return finding
  }

  /// The lines it is about, the first one first.
  var places: [Place] {
    ([line] + (alsoAt ?? [])).map { Place(file: file, line: $0) } + (alsoIn ?? [])
  }

  /// The finding, told for all of `alike` as well.
  fileprivate func telling(_ alike: [Finding]) -> Finding {
    let others = Set(alike.flatMap(\.places)).subtracting(places.prefix(1)).sorted()
    guard !others.isEmpty else { return self }
    var finding = self
    let (here, elsewhere) = (others.filter { $0.file == file }, others.filter { $0.file != file })
    finding.alsoAt = here.isEmpty ? nil : here.map(\.line)
    finding.alsoIn = elsewhere.isEmpty ? nil : elsewhere
    return finding
  }
}

extension [Finding] {
  /// The findings in their order, with one for each cause: its first, which states the places of the others.
  package func onePerCause() -> [Finding] {
    let alike = Dictionary(grouping: self) { SharedCause(of: $0) }
    var told: Set<SharedCause> = []
    return compactMap { finding in
      guard let cause = SharedCause(of: finding) else { return finding }
      return told.insert(cause).inserted ? finding.telling(alike[cause] ?? []) : nil
    }
  }
}

/// The cause of findings of one check and severity.
private struct SharedCause: Hashable {
  let check: CheckID
  let severity: Severity
  let cause: String

  /// `nil` if the finding shares its cause with no other.
  init?(of finding: Finding) {
    guard let cause = finding.cause else { return nil }
    (check, severity, self.cause) = (finding.check, finding.severity, cause)
  }
}
