internal import Lexicon

/// Words of `quantity-words.tsv` that delimit the phrase for what is measured, in a sentence that
/// describes it in its own words, or mark a sentence that only describes a case.
package enum PhraseWords {
  /// Words between what is measured and its number, besides bounds and dimensions.
  package static let leading = Lexicon.quantityWords.words("own-leading")
  /// Those of them that follow two things, whose distance or contrast the number is.
  package static let between = Lexicon.quantityWords.words("own-between")
  /// Endings of Korean words that do not name what is measured: adverbs, places, verbs.
  package static let adverbial = Lexicon.quantityWords.words("own-adverbial")
  /// Words before a thing that are not part of its name.
  package static let determiners = Lexicon.quantityWords.words("own-determiner")
  /// Prefixes of words for what is not measured.
  package static let unmeasured = Lexicon.quantityWords.words("own-unmeasured")
  /// Prefixes of words that open an example.
  package static let exampleOpenings = Lexicon.quantityWords.words("example-opening")
  /// Prefixes of words for a study that found a number.
  package static let people = Lexicon.quantityWords.words("people")
  package static let koreanPeople = Lexicon.quantityWords.words("korean-people")
  package static let surveys = Lexicon.quantityWords.words("survey")
  /// Prefixes of nouns that make a sentence the description of one case.
  package static let cases = Lexicon.quantityWords.words("case-noun")
  /// Prefixes of words that equate one unit with another: "1px equals 1pt".
  package static let sameness = Lexicon.quantityWords.words("sameness")
  /// Endings of Korean words that make a number a property of things: "세 개 이상의 버튼을 가진", "세 개 이상 필요하다면".
  package static let describing = Lexicon.quantityWords.words("describing")
  /// Prefixes of Korean verbs for what a size has become.
  package static let changes = Lexicon.quantityWords.words("change")
  /// Prefixes of words for converting one unit to another.
  package static let conversions = Lexicon.quantityWords.words("conversion")
}
