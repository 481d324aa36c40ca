internal import Guidelines

extension [Finding] {
  /// The numbers of files and of places with the same problem from which the color has it, not the text.
  private static let (leastFiles, leastPlaces) = (2, 8)

  /// The findings, where those of many places with one color are one at the place of that color: of a color set whose
  /// color is too faint for text, on whatever it is.
  func placed(at places: [String: Place]) -> [Finding] {
    func owner(_ finding: Finding) -> Place? { finding.cause.flatMap { places[$0] } }
    let groups = Dictionary(grouping: filter { owner($0) != nil }, by: owner).mapValues {
      (alike: $0, uses: Set($0.flatMap(\.places)))
    }
    var told: Set<Place> = []
    return compactMap { finding in
      guard let place = owner(finding), let (alike, uses) = groups[place] else { return finding }
      guard uses.count >= Self.leastPlaces || Set(uses.map(\.file)).count >= Self.leastFiles else {
        return finding
      }
      guard told.insert(place).inserted else { return nil }
      var moved = alike.reduce(finding) { $1.severity > $0.severity ? $1 : $0 }
      (moved.file, moved.line, moved.column) = (place.file, place.line, place.column ?? 1)
      (moved.alsoAt, moved.alsoIn, moved.declaration) = (nil, uses.sorted(), nil)
      return moved
    }
  }
}

extension TextColors {
  /// Where the set of the text's color states it for `appearance`.
  func owner(in interface: Interface, _ appearance: Appearance) -> Place? {
    guard texts.count == 1, case .asset(let name) = texts[0],
      layers.colors.count == 1 || layers.colors[0].opaque == texts[0]
    else { return nil }
    let sets = interface.images.filter { $0.kind == .color }
    guard
      let set = sets.first(where: { $0.name == name })
        ?? sets.first(where: { $0.symbolName == name })
    else { return nil }
    let own = set.renditions.first { $0.variant == "luminosity=\(appearance.rawValue)" }
    return (own ?? set.renditions.first)?.place ?? set.place
  }
}
