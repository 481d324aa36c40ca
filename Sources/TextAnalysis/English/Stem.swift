/// The beginning of a word that is left when an inflection is removed.
struct Stem: Equatable {
  /// The index after its last scalar, in the text of the word.
  var end: Int
  /// Its last scalar, which may differ from the one in the text (숨겨 → 숨기, categories → category).
  var last: UInt32
  /// Whether it is plausible by itself; otherwise only a glossary that knows it makes it so.
  var isSure: Bool
}
