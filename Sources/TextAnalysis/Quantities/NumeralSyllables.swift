internal import Lexicon

/// A prefilter for Korean numerals by their syllables: most words begin with none of them.
enum NumeralSyllables {
  /// First syllables of numerals.
  ///
  /// The combined numerals are left out, because they begin like the tens, and every process that
  /// reads Korean builds this set.
  static let initials = SyllableSet(
    Lexicon.numberWords.words("korean") + Lexicon.numberWords.words("korean-ten")
      + Lexicon.numberWords.words("korean-alone"))

  /// What may follow the first syllable inside a word: a second syllable, a counter, a unit or a
  /// particle.
  static let seconds = SyllableSet(secondOf: numerals)
    .union(SyllableSet(Lexicon.units.words("counter") + Lexicon.units.words("hangul")))
    .union(HangulWords.areEndings)

  private static let numerals = (Numerals.korean + Numerals.koreanAlone).map(\.word)
}
