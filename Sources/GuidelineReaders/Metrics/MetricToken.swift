internal import Guidelines

/// A piece of a sentence as the grammar of numbers sees it.
struct MetricToken: Sendable {
  /// What the piece is.
  enum Kind: Sendable {
    /// A number in digits or words, `low` to `high`.
    case number
    /// A word, lower-cased; Hangul and Latin letters are words of their own.
    case word
    /// One punctuation mark; dashes, tildes and multiplication signs are unified.
    case mark
    /// A scale factor (`@2x`) in `low`.
    case scale
  }

  var kind: Kind
  /// Whether no white space stands before it.
  var isGlued: Bool
  /// Whether it is a number written as a word.
  var isSpelled = false
  /// Whether it looks like a name: a capital, digits inside.
  var isName = false
  /// Whether it is a word of Hangul.
  var isHangul = false
  /// How its text begins.
  var beginning = ShortWord()
  /// Its text where that does not fit into its beginning.
  var longText = ""
  /// What the tables say of it.
  var sense = WordSense()
  var low = 0.0
  var high = 0.0
  /// The line of the document that holds it.
  var line: Int

  /// Its text; of a number in digits none.
  var text: String { beginning.isWhole ? beginning.text : longText }

  /// The letters of its text.
  var letters: ShortWord.Scalars {
    beginning.isWhole ? ShortWord.Scalars(beginning) : ShortWord.Scalars(longText)
  }

  /// Whether it has no more bytes than `count`.
  func mayEnd(at count: Int) -> Bool {
    (beginning.isWhole ? beginning.count : longText.utf8.count) <= count
  }

  /// Whether it is this mark.
  func isMark(_ mark: ShortWord) -> Bool { kind == .mark && beginning == mark }

  /// Whether it is this word.
  func isWord(_ word: ShortWord) -> Bool { kind == .word && beginning == word }

  /// Whether this is its text, whatever it is.
  func spells(_ word: ShortWord) -> Bool { beginning == word }

  /// Whether the tables give it this role.
  func has(_ role: WordRoles) -> Bool { sense.roles.contains(role) }

  /// Whether its text begins like this.
  func begins(with word: ShortWord) -> Bool { beginning.begins(with: word) }

  /// Whether its text begins like one of `words`.
  func begins(withAny words: [ShortWord]) -> Bool {
    words.contains { beginning.begins(with: $0) }
  }

  /// Whether its text ends like this.
  func ends(with word: ShortWord) -> Bool { ending.ends(with: word) }

  /// Whether its text ends like one of `words`.
  @inline(__always)
  func ends(withAny words: [ShortWord]) -> Bool {
    let ending = ending
    return words.contains { ending.ends(with: $0) }
  }

  @inline(__always)
  private var ending: ShortWord { beginning.isWhole ? beginning : ShortWord(endOf: longText) }

  /// Whether it has more bytes than a syllable of Hangul.
  var isLong: Bool { beginning.count > 3 }

  /// Whether it looks like an English plural.
  ///
  /// Inlined, because a token is copied for a call otherwise.
  @inline(__always)
  var isPlural: Bool { has(.irregularPlural) || EnglishNouns.isRegularPlural(ending) }

  /// What is measured, where it is a word for that; a Hangul one may carry a particle.
  var dimensions: [Dimension]? {
    sense.dimensions == 0 ? nil : MetricVocabulary.shared.dimensions[Int(sense.dimensions)]
  }

  /// What it narrows, and to what; a Hangul word may carry a particle.
  var qualifier: (key: String, value: String)? {
    sense.qualifier == 0 ? nil : MetricVocabulary.shared.qualifiers[Int(sense.qualifier)]
  }

  /// The unit that it is.
  var unit: MeasuredUnit? { sense.unit == 0 ? nil : MetricVocabulary.shared.units[Int(sense.unit)] }

  /// The unit that it is; a Hangul one may carry a particle.
  var inflectedUnit: MeasuredUnit? {
    sense.inflectedUnit == 0
      ? nil : MetricVocabulary.shared.units[Int(sense.inflectedUnit)]
  }
}
