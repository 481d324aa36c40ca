internal import DocumentModel
internal import Guidelines

/// Form features of a pair of segments: shape, mood, emphasis and list items.
extension AlignmentScorer {
  /// The score of the form.
  ///
  /// `shareNoWord`: neither names nor concepts support the pair; `haveSameOrdinal`: their ordinals agree.
  func formScore(
    _ en: SegmentFeatures, _ ko: SegmentFeatures, shareNoWord: Bool, haveSameOrdinal: Bool
  ) -> Double {
    labelScore(en, ko) + shapeScore(en, ko, shareNoWord: shareNoWord) + titleScore(en, ko)
      + moodScore(en, ko) + emphasisScore(en, ko) + listScore(en, ko, haveSameOrdinal)
  }

  /// The score of rule numbers that a document gives its statements: "2.1".
  private func labelScore(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    guard let one = en.label, let other = ko.label else { return 0 }
    return one == other ? 2.5 : -6
  }

  /// The score of the shapes: a heading may be translated by a quote, tables and code keep their shape.
  private func shapeScore(
    _ en: SegmentFeatures, _ ko: SegmentFeatures, shareNoWord: Bool
  ) -> Double {
    guard en.shape != ko.shape else { return en.shape.isFixed ? 1.5 : 0 }
    let score =
      en.shape.isFixed || ko.shape.isFixed ? -4 : en.isStatement == ko.isStatement ? -0.3 : -1.5
    // A heading and the items below it are about different things.
    let isListBelowHeading = isInItem(en) != isInItem(ko) && shareNoWord
    return isListBelowHeading ? score - 1.5 : score
  }

  private func titleScore(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    let bilingual = en.isBilingualTitle ? -2.0 : 0
    // A title does not translate the text below it.
    let isTitleOverText =
      en.shape == ko.shape && (isTitle(en) && ko.isSentence || isTitle(ko) && en.isSentence)
    return isTitleOverText ? bilingual - 1 : bilingual
  }

  private func isTitle(_ segment: SegmentFeatures) -> Bool {
    segment.isTitleLike && !segment.isStatement
  }

  /// The score of the moods: a prohibition is rarely translated as a command, or a suggestion as a demand.
  private func moodScore(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    var score = 0.0
    if en.forbids, ko.forbids { score += 0.4 }
    if en.forbids != ko.forbids { score -= en.forbids ? 0.4 : 0.2 }
    if let one = en.standing, let other = ko.standing, one != other { score -= 4 }
    if en.considers != ko.considers { score -= en.considers ? 0.3 : 0.8 }
    return score
  }

  private func emphasisScore(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    guard ko.hasBoldLead else { return 0 }
    if en.hasBoldLead { return 0.5 }
    return ko.shape == .prose && en.shape == .prose ? -0.8 : 0
  }

  private func listScore(
    _ en: SegmentFeatures, _ ko: SegmentFeatures, _ haveSameOrdinal: Bool
  ) -> Double {
    var score = 0.0
    if isInItem(en) != isInItem(ko) { score -= 0.6 }
    if isInItem(en), isInItem(ko), haveSameOrdinal { score += 0.3 }
    if en.endsWithColon != ko.endsWithColon { score -= 0.2 }
    return score
  }

  @inline(__always)
  func isInItem(_ segment: SegmentFeatures) -> Bool { segment.item != nil }
}
