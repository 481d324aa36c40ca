public import Guidelines

/// Where an analyzer finds concepts.
///
/// Spellings are looked up squashed, as `Glossary.squash` makes them: `탭막대`, `tabbar`.
public protocol ConceptLookup: Sendable {
  /// The concepts that this spelling names beyond doubt, or else those that it may name.
  func concepts(squashed: Substring) -> [ConceptID]
  /// Whether the spelling also means something that is no concept.
  func isAmbiguous(squashed: Substring) -> Bool
  /// The length of the longest squashed spelling in characters.
  var longestSpelling: Int { get }
  /// Whether a person writes the spelling in several words.
  func isSpaced(squashed: Substring) -> Bool
  /// Whether a spelling may begin so; `true` only costs time where none does.
  func mayBegin(squashed: Substring) -> Bool
}

extension ConceptLookup {
  /// `true`: every spelling is taken for one of several words.
  public func isSpaced(squashed: Substring) -> Bool { true }
  /// `true`: every beginning is followed.
  public func mayBegin(squashed: Substring) -> Bool { true }
}
