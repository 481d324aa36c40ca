internal import Lexicon

/// Words of `quantity-words.tsv` that tell where the phrase for what is measured begins and ends, in a
/// sentence that names it in words of its own.
package enum PhraseWords {
  /// Words between what is measured and its number, besides bounds and dimensions.
  package static let leading = Lexicon.quantityWords.words("own-leading")
  /// Endings of Korean words that are no noun without a particle or with one of its case.
  package static let adverbial = Lexicon.quantityWords.words("own-adverbial")
  /// Words before a thing that are no part of its name.
  package static let determiners = Lexicon.quantityWords.words("own-determiner")
  /// Beginnings of words for what is not measured.
  package static let unmeasured = Lexicon.quantityWords.words("own-unmeasured")
}
