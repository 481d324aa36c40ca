internal import Guidelines

extension [Finding] {
  /// The number of files with the same problem from which the color has it, not the text.
  private static let least = 3

  /// The findings, where those of many files with one cause are one at the place of that cause: of a color set whose
  /// color is too faint for text.
  func placed(at places: [String: Place]) -> [Finding] {
    let alike = Dictionary(grouping: self) { finding in
      finding.cause.flatMap { places[$0] == nil ? nil : "\($0) \(finding.severity)" }
    }
    var told: Set<String> = []
    return compactMap { finding in
      guard let cause = finding.cause, let place = places[cause] else { return finding }
      let group = alike["\(cause) \(finding.severity)"] ?? []
      let uses = Set(group.flatMap(\.places))
      guard Set(uses.map(\.file)).count >= Self.least else { return finding }
      guard told.insert("\(cause) \(finding.severity)").inserted else { return nil }
      var moved = finding
      (moved.file, moved.line, moved.column) = (place.file, place.line, place.column ?? 1)
      (moved.alsoAt, moved.alsoIn, moved.declaration) = (nil, uses.sorted(), nil)
      return moved
    }
  }
}

extension TextColors {
  /// Where the set of the text's color is, by the pair of colors.
  func owner(in interface: Interface) -> (String, Place)? {
    guard layers.colors.count == 1, texts.count == 1, case .asset(let name) = texts[0] else {
      return nil
    }
    let sets = interface.images.filter { $0.kind == .color }
    let set = sets.first { $0.name == name } ?? sets.first { $0.symbolName == name }
    return set.map { (pair, $0.renditions.first?.place ?? $0.place) }
  }
}
