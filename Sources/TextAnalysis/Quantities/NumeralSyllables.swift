internal import Lexicon

/// A prefilter for Korean numerals by their syllables: most words begin with none of them.
enum NumeralSyllables {
  /// First syllables of numerals.
  static let initials = SyllableSet(numerals)

  /// What may follow the first syllable inside a word: a second syllable, a counter, a unit or a
  /// particle.
  static let seconds = SyllableSet(secondOf: numerals)
    .union(SyllableSet(Lexicon.units.words("counter") + Lexicon.units.words("hangul")))
    .union(HangulWords.areEndings)

  private static let numerals = (Numerals.korean + Numerals.koreanAlone).map(\.word)
}
