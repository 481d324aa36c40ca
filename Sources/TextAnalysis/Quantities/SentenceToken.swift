package import Guidelines

/// A piece of a sentence as the grammar of numbers sees it.
package struct SentenceToken: Sendable {
  /// What the piece is.
  package enum Kind: Sendable {
    /// A number in digits or words, `low` to `high`.
    case number
    /// A word, lower-cased; Hangul and Latin letters are words of their own.
    case word
    /// One punctuation mark; dashes, tildes and multiplication signs are unified.
    case mark
    /// A scale factor (`@2x`) in `low`.
    case scale
  }

  package var kind: Kind
  /// Whether no white space stands before it.
  package var isGlued: Bool
  /// Whether it is a number written as a word.
  package var isSpelled = false
  /// Whether it looks like a name: a capital, digits inside.
  package var isName = false
  /// Whether it is a word of Hangul.
  package var isHangul = false
  /// How its text begins.
  package var beginning = ShortWord()
  /// Its text where that does not fit into its beginning.
  package var longText = ""
  /// What the tables say of it.
  package var sense = WordSense()
  package var low = 0.0
  package var high = 0.0
  /// The line of the document that holds it.
  package var line: Int
  /// Where it begins in the text of its line, in UTF-8 code units.
  package var start: Int32 = 0
  /// Where it ends there.
  package var end: Int32 = 0

  /// Its text; of a number in digits none.
  package var text: String { beginning.isWhole ? beginning.text : longText }

  /// The letters of its text.
  package var letters: ShortWord.Scalars {
    beginning.isWhole ? ShortWord.Scalars(beginning) : ShortWord.Scalars(longText)
  }

  /// Whether it has no more bytes than `count`.
  package func mayEnd(at count: Int) -> Bool {
    (beginning.isWhole ? beginning.count : longText.utf8.count) <= count
  }

  /// Whether it is this mark.
  package func isMark(_ mark: ShortWord) -> Bool { kind == .mark && beginning == mark }

  /// Whether it is this word.
  package func isWord(_ word: ShortWord) -> Bool { kind == .word && beginning == word }

  /// Whether this is its text, whatever it is.
  package func spells(_ word: ShortWord) -> Bool { beginning == word }

  /// Whether the tables give it this role.
  package func has(_ role: WordRoles) -> Bool { sense.roles.contains(role) }

  /// Whether its text begins like this.
  package func begins(with word: ShortWord) -> Bool { beginning.begins(with: word) }

  /// Whether its text begins like one of `words`.
  package func begins(withAny words: [ShortWord]) -> Bool {
    words.contains { beginning.begins(with: $0) }
  }

  /// Whether its text ends like this.
  package func ends(with word: ShortWord) -> Bool { ending.ends(with: word) }

  /// Whether its text ends like one of `words`.
  @inline(__always)
  package func ends(withAny words: [ShortWord]) -> Bool {
    let ending = ending
    return words.contains { ending.ends(with: $0) }
  }

  @inline(__always)
  private var ending: ShortWord { beginning.isWhole ? beginning : ShortWord(endOf: longText) }

  /// Whether it has more bytes than a syllable of Hangul.
  package var isLong: Bool { beginning.count > 3 }

  /// Whether it looks like an English plural.
  ///
  /// Inlined, because a token is copied for a call otherwise.
  @inline(__always)
  package var isPlural: Bool { has(.irregularPlural) || EnglishNouns.isRegularPlural(ending) }

  /// What is measured, where it is a word for that; a Hangul one may carry a particle.
  package var dimensions: [Dimension]? {
    sense.dimensions == 0 ? nil : QuantityVocabulary.shared.dimensions[Int(sense.dimensions)]
  }

  /// What it narrows, and to what; a Hangul word may carry a particle.
  package var qualifier: (key: String, value: String)? {
    sense.qualifier == 0 ? nil : QuantityVocabulary.shared.qualifiers[Int(sense.qualifier)]
  }

  /// The unit that it is.
  package var unit: MeasuredUnit? {
    sense.unit == 0 ? nil : QuantityVocabulary.shared.units[Int(sense.unit)]
  }

  /// The unit that it is; a Hangul one may carry a particle.
  package var inflectedUnit: MeasuredUnit? {
    sense.inflectedUnit == 0
      ? nil : QuantityVocabulary.shared.units[Int(sense.inflectedUnit)]
  }
}

extension [SentenceToken] {
  /// Whether the three from `start` on are "한 번에", at once.
  package func sayAtOnce(from start: Int) -> Bool {
    start + 2 < endIndex && self[start].isSpelled && self[start].low == 1 && self[start].high == 1
      && self[start + 1].spells("번") && self[start + 2].isGlued && self[start + 2].spells("에")
  }
}
