package import Guidelines

/// A token of a sentence as the grammar of quantities sees it.
package struct SentenceToken: Sendable {
  /// The kinds of token.
  package enum Kind: Sendable {
    /// A number in digits or words, `low` to `high`.
    case number
    /// A word in lower case. Hangul and Latin letters form separate words.
    case word
    /// One punctuation mark. Variants of dashes, tildes and multiplication signs are unified.
    case mark
    /// A scale factor (`@2x`) in `low`.
    case scale
  }

  package var kind: Kind
  /// Whether no white space precedes it.
  package var isGlued: Bool
  /// Whether it is a number written as a word.
  package var isSpelled = false
  /// Whether it looks like a name: it has a capital, or digits inside.
  package var isName = false
  /// Whether it is a word of Hangul.
  package var isHangul = false
  /// The first sixteen bytes of its text.
  package var beginning = ShortWord()
  /// Its whole text if it is longer than that.
  package var longText = ""
  /// Its sense according to the lexicon.
  package var sense = WordSense()
  package var low = 0.0
  package var high = 0.0
  /// The document's line that contains it.
  package var line: Int
  /// The UTF-8 offset of its first byte in the text of its line.
  package var start: Int32 = 0
  /// The UTF-8 offset after its last byte.
  package var end: Int32 = 0

  /// Its text; empty for a number in digits.
  package var text: String { beginning.isWhole ? beginning.text : longText }

  /// The letters of its text.
  package var letters: ShortWord.Scalars {
    beginning.isWhole ? ShortWord.Scalars(beginning) : ShortWord.Scalars(longText)
  }

  /// Whether it has at most `count` bytes.
  package func mayEnd(at count: Int) -> Bool {
    (beginning.isWhole ? beginning.count : longText.utf8.count) <= count
  }

  /// Whether it is the punctuation mark `mark`.
  package func isMark(_ mark: ShortWord) -> Bool { kind == .mark && beginning == mark }

  /// Whether it is the word `word`.
  package func isWord(_ word: ShortWord) -> Bool { kind == .word && beginning == word }

  /// Whether its text is `word`, whatever its kind.
  package func spells(_ word: ShortWord) -> Bool { beginning == word }

  /// Whether the lexicon gives it `role`.
  package func has(_ role: WordRoles) -> Bool { sense.roles.contains(role) }

  /// Whether its text begins with `word`.
  package func begins(with word: ShortWord) -> Bool { beginning.begins(with: word) }

  /// Whether its text begins with one of `words`.
  package func begins(withAny words: [ShortWord]) -> Bool {
    words.contains { beginning.begins(with: $0) }
  }

  /// Whether its text ends with `word`.
  package func ends(with word: ShortWord) -> Bool { ending.ends(with: word) }

  /// Whether its text ends with one of `words`.
  @inline(__always)
  package func ends(withAny words: [ShortWord]) -> Bool {
    let ending = ending
    return words.contains { ending.ends(with: $0) }
  }

  @inline(__always)
  private var ending: ShortWord { beginning.isWhole ? beginning : ShortWord(endOf: longText) }

  /// Whether it has more bytes than one Hangul syllable.
  package var isLong: Bool { beginning.count > 3 }

  /// Whether it looks like an English plural.
  ///
  /// Inlined, because a call would copy the token.
  @inline(__always)
  package var isPlural: Bool { has(.irregularPlural) || EnglishNouns.isRegularPlural(ending) }

  /// The dimensions that the word names.
  ///
  /// A Hangul word may carry a particle.
  package var dimensions: [Dimension]? {
    sense.dimensions == 0 ? nil : QuantityVocabulary.shared.dimensions[Int(sense.dimensions)]
  }

  /// The qualifier that the word states.
  ///
  /// A Hangul word may carry a particle.
  package var qualifier: (key: String, value: String)? {
    sense.qualifier == 0 ? nil : QuantityVocabulary.shared.qualifiers[Int(sense.qualifier)]
  }

  /// The unit that the word names.
  package var unit: MeasuredUnit? {
    sense.unit == 0 ? nil : QuantityVocabulary.shared.units[Int(sense.unit)]
  }

  /// The unit that the word names.
  ///
  /// A Hangul word may carry a particle.
  package var inflectedUnit: MeasuredUnit? {
    sense.inflectedUnit == 0
      ? nil : QuantityVocabulary.shared.units[Int(sense.inflectedUnit)]
  }
}

extension [SentenceToken] {
  /// Whether the token at `index` is alone in parentheses: the unit of "Duration (ms)", "12 pt (large)".
  package func standsInParentheses(_ index: Int) -> Bool {
    index > 0 && index + 1 < endIndex && self[index - 1].isMark("(") && self[index + 1].isMark(")")
  }

  /// The noun of which there may be only one, directly behind a number that ends at `end`: "한 가지 정보만",
  /// "하나의 시트만", and "하나의 시트" at the end.
  package func onlyNoun(behind end: Int) -> String? {
    let start = end < count && self[end].spells("의") ? end + 1 : end
    let words = self[start..<Swift.min(start + 3, count)].prefix { $0.kind == .word }
    if start > end, words.endIndex == count, let last = words.last,
      !last.ends(withAny: PhraseWords.adverbial)
    {
      return words.map { String($0.text) }.joined(separator: " ")
    }
    guard let last = words.firstIndex(where: { $0.ends(with: "만") && !$0.ends(with: "지만") }),
      words.first?.isGlued == false,
      !words[..<last].contains(where: { $0.ends(withAny: HangulWords.caseParticles) })
    else { return nil }
    let noun = words[...last].map { String($0.text) }.joined(separator: " ").dropLast()
    return String(noun.last == " " ? noun.dropLast() : noun)
  }

  /// Whether the number behind `start` is that of each of something, and a phrase without a verb ends what is
  /// said of it before `end`: "한 화면에 하나의 제목", "화면당 제목은 1개", "한 화면에는 하나의 제목만 강조".
  package func shareOut(from start: Int, behind end: Int) -> Bool {
    let near = Swift.max(0, start - 6)
    // Words before a comma belong to another clause.
    let first = self[near..<start].lastIndex { $0.kind == .mark }.map { $0 + 1 } ?? near
    let isEach = (first..<start).contains { index in
      self[index].ends(withAny: PhraseWords.rates)
        && !PhraseWords.rateHomonyms.contains(where: self[index].spells)
        || index > first && self[index].ends(withAny: PhraseWords.placesOfEach)
          && self[index - 1].isSpelled && self[index - 1].high == 1
    }
    let rest = self[end...].prefix { $0.kind == .word }
    let isLast = rest.endIndex == count || self[rest.endIndex].isMark("(")
    return isEach && isLast && rest.count <= 4
      && !rest.contains { $0.ends(withAny: HangulWords.caseParticles) && !$0.spells("의") }
      && rest.allSatisfy { word in
        word.isHangul && (!word.ends(withAny: PhraseWords.adverbial) || word.ends(with: "만"))
      }
  }

  /// Whether the three tokens from `start` on are "한 번에", at once.
  package func sayAtOnce(from start: Int) -> Bool {
    start + 2 < endIndex && self[start].isSpelled && self[start].low == 1 && self[start].high == 1
      && self[start + 1].spells("번") && self[start + 2].isGlued && self[start + 2].spells("에")
  }
}
