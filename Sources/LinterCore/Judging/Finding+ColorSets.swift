internal import Guidelines

extension [Finding] {
  /// The number of files with the same problem from which the color has it, not the text.
  private static let least = 3

  /// The findings, where those of many files with one cause are one at the place of that cause: of a color set whose
  /// color is too faint for text.
  func placed(at places: [String: Place]) -> [Finding] {
    func problem(_ finding: Finding) -> String { "\(finding.cause ?? "") \(finding.severity)" }
    let uses = Dictionary(grouping: self, by: problem).mapValues { Set($0.flatMap(\.places)) }
    var told: Set<String> = []
    return compactMap { finding in
      guard let place = finding.cause.flatMap({ places[$0] }), let uses = uses[problem(finding)],
        Set(uses.map(\.file)).count >= Self.least
      else { return finding }
      guard told.insert(problem(finding)).inserted else { return nil }
      var moved = finding
      (moved.file, moved.line, moved.column) = (place.file, place.line, place.column ?? 1)
      (moved.alsoAt, moved.alsoIn, moved.declaration) = (nil, uses.sorted(), nil)
      return moved
    }
  }
}

extension TextColors {
  /// Where the set of the text's color is.
  func owner(in interface: Interface) -> Place? {
    guard layers.colors.count == 1, texts.count == 1, case .asset(let name) = texts[0] else {
      return nil
    }
    let sets = interface.images.filter { $0.kind == .color }
    let set = sets.first { $0.name == name } ?? sets.first { $0.symbolName == name }
    return set.map { $0.renditions.first?.place ?? $0.place }
  }
}
