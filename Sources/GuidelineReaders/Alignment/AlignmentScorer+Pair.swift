internal import DocumentModel
internal import Guidelines

/// The score of a pair: the sum of its terms.
extension AlignmentScorer {
  /// The score of `en` and `ko` as a pair.
  func score(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    score(wordScore: wordScore(en, ko), en, ko)
  }

  /// The score, given the contributions of words and form.
  @inline(__always)
  func score(wordScore: Double, _ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    wordScore + positionScore(en, ko) - rarityPenalty
  }

  /// The score of length, words and form, which does not depend on positions.
  func wordScore(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    wordScore(en, ko) {
      formScore(en, ko, shareNoWord: $0, haveSameOrdinal: en.ordinal == ko.ordinal)
    }
  }

  /// The same with the form's contribution from a cache.
  ///
  /// At most one of the segments may have a label.
  @inline(__always)
  func wordScore(
    _ en: SegmentFeatures, _ ko: SegmentFeatures, _ forms: FormScores.Entry
  ) -> Double {
    let haveSameOrdinal = en.ordinal == ko.ordinal
    return wordScore(en, ko) { forms.score(shareNoWord: $0, haveSameOrdinal: haveSameOrdinal) }
  }

  @inline(__always)
  private func wordScore(
    _ en: SegmentFeatures, _ ko: SegmentFeatures, formScore: (_ shareNoWord: Bool) -> Double
  ) -> Double {
    wordTerms(en, ko, formScore: formScore).sum
  }

  @inline(__always)
  private func wordTerms(
    _ en: SegmentFeatures, _ ko: SegmentFeatures, formScore: (_ shareNoWord: Bool) -> Double
  ) -> WordTerms {
    let length = lengthScore(en, ko)
    let isCounterpart = en.counterpart == ko.first && en.first == en.last && ko.first == ko.last
    let (names, concepts) = (nameScore(en, ko), conceptScore(en, ko))
    return WordTerms(
      length: isCounterpart ? max(0, length) : length, numbers: numberScore(en, ko), names: names,
      concepts: concepts, form: formScore(names <= 0 && concepts <= 0))
  }

  /// The terms of ``wordScore(_:_:)``.
  func wordTerms(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> WordTerms {
    wordTerms(en, ko) {
      formScore(en, ko, shareNoWord: $0, haveSameOrdinal: en.ordinal == ko.ordinal)
    }
  }

  /// The contributions of words and form to a score.
  struct WordTerms {
    /// The ratio of their lengths.
    let length: Double
    /// The numbers that both contain, or only one.
    let numbers: Double
    /// The names in Latin letters, and the links.
    let names: Double
    /// The concepts of the glossary.
    let concepts: Double
    /// The form of both segments.
    let form: Double

    @inline(__always)
    var sum: Double { length + numbers + names + concepts + form }

    /// What the words of both say for a pair, whatever their lengths and forms.
    var common: Double { numbers + names + concepts }
  }
}
