public import Guidelines

/// Where an analyzer finds concepts.
///
/// Spellings are looked up squashed, as `Glossary.squash` makes them: `탭막대`, `tabbar`.
public protocol ConceptLookup: Sendable {
  /// The concepts with this spelling, those that it names beyond doubt first.
  func concepts(squashed: Substring) -> [ConceptID]
  /// Whether the spelling also means something that is no concept.
  func isAmbiguous(squashed: Substring) -> Bool
  /// The length of the longest squashed spelling in characters.
  var longestSpelling: Int { get }
}
