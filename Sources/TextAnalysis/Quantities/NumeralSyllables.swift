internal import Lexicon

/// The syllables of Korean numerals, as a prefilter: most words begin with none of them.
enum NumeralSyllables {
  /// The first ones.
  static let initials = SyllableSet(numerals)

  /// What may follow the first one inside a word: a second one, a counter, a unit, a particle.
  static let seconds = SyllableSet(secondOf: numerals)
    .union(SyllableSet(Lexicon.units.words("counter") + Lexicon.units.words("hangul")))
    .union(HangulWords.areEndings)

  private static let numerals = (Numerals.korean + Numerals.koreanAlone).map(\.word)
}
