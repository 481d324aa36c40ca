internal import Guidelines

/// The platforms of a passage and where they come from.
struct PlatformFinding {
  var platforms: [Platform]
  var evidence: PlatformEvidence

  init(_ platforms: [Platform], _ evidence: PlatformEvidence) {
    self.platforms = platforms
    self.evidence = evidence
  }

  static let none = PlatformFinding([], .nothing)
}

/// What tells the platforms of a passage.
enum PlatformEvidence {
  /// Nothing: it holds for all.
  case nothing
  /// A comment about the rule.
  case comment
  /// The row of a table.
  case row
  /// The sentence that it does not hold for some.
  case exclusion
  /// Its lead or its first words.
  case ownWords
  /// The list item that it stands in.
  case item
  /// A heading above it.
  case heading
  /// The front matter.
  case frontMatter
  /// The document excludes the others.
  case remaining
}
