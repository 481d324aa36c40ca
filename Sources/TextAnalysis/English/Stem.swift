/// What is left of a word when an inflection is removed.
struct Stem: Equatable {
  /// The index after the stem's last scalar, in the text of the word.
  var end: Int
  /// The stem's last scalar, which may differ from the one in the text (숨겨 → 숨기, categories →
  /// category).
  var last: UInt32
  /// Whether the stem is plausible by itself.
  ///
  /// Otherwise it counts only if a glossary contains it.
  var isSure: Bool
}
