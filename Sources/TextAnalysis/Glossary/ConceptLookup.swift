public import Guidelines

/// The gazetteer in which an analyzer looks up the surface forms of concepts.
///
/// Surface forms are looked up squashed, as by `Glossary.squash`: `탭막대`, `tabbar`.
public protocol ConceptLookup: Sendable {
  /// The concepts that this surface form names unambiguously; if there are none, those that it may
  /// name.
  func concepts(squashed: Substring) -> [ConceptID]
  /// Whether the surface form also has a meaning outside the glossary.
  func isAmbiguous(squashed: Substring) -> Bool
  /// The length of the longest squashed surface form, in characters.
  var longestSpelling: Int { get }
  /// Whether the surface form is written as several words.
  func isSpaced(squashed: Substring) -> Bool
  /// Whether any surface form begins like this. Returning `true` for too many costs only time.
  func mayBegin(squashed: Substring) -> Bool
}

extension ConceptLookup {
  /// `true`: every surface form counts as several words.
  public func isSpaced(squashed: Substring) -> Bool { true }
  /// `true`: no beginning is ruled out.
  public func mayBegin(squashed: Substring) -> Bool { true }
}
