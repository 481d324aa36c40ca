internal import DocumentModel
internal import Guidelines

/// Position features of a pair of segments: distance, sections, items and quotes.
extension AlignmentScorer {
  /// The distance from `en` to `ko` in segments; negative where the Korean one comes first.
  static func distance(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Int {
    ko.first > en.first ? ko.first - en.last : ko.last - en.first
  }

  /// An upper bound of ``positionScore(_:_:)``, minus the penalty for a rare language.
  var positionBound: Double {
    Self.usualOrder + Self.sameItem + Self.quote + Self.rounding - rarityPenalty
  }

  /// A prefilter: whether a pair can score above 0, by an upper bound that needs the distance only.
  ///
  /// Nearly all pairs of segments fail here, which makes alignment fast.
  @inline(__always)
  func mayPair(wordScore: Double, _ en: SegmentFeatures, _ ko: SegmentFeatures) -> Bool {
    let distance = Self.distance(en, ko)
    if isSideBySide, abs(distance) > 1 { return wordScore - 2 + Self.rounding > rarityPenalty }
    let order: Double
    if let usual {
      let off = abs(distance - usual.distance)
      order = off == 0 ? Self.usualOrder : Self.perStep * Double(min(off, Self.mostSteps))
    } else {
      order = Self.nearness(distance)
    }
    let inItem = en.item != nil && en.item == ko.item ? Self.sameItem : 0
    let inQuote = en.quoteDepth != ko.quoteDepth ? Self.quote : 0
    return wordScore + order + inItem + inQuote + Self.rounding > rarityPenalty
  }

  /// The score of the position.
  @inline(__always)
  func positionScore(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    let distance = Self.distance(en, ko)
    // In a document with both languages side by side, a segment further away is not a translation.
    if isSideBySide, abs(distance) > 1 { return -2 }
    let sameItem = en.item != nil && en.item == ko.item ? Self.sameItem : 0
    return sameItem + sectionScore(en, ko) + itemScore(en, ko, distance)
      + quoteScore(en, ko, distance) + orderScore(en, ko, distance)
  }

  /// The score of untranslated headings and known pairs between the two, which separate texts.
  @inline(__always)
  private func sectionScore(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    (en.section != ko.section ? -1.5 : 0) + (en.pairsBefore != ko.pairsBefore ? -1 : 0)
  }

  /// The score of list items that break the usual layout of the document.
  @inline(__always)
  private func itemScore(_ en: SegmentFeatures, _ ko: SegmentFeatures, _ distance: Int) -> Double {
    guard en.item != nil || ko.item != nil, !isUsual(distance) else { return 0 }
    if isInItem(en), isInItem(ko) { return listLevelScore(en, ko, distance) }
    // Text below a list translates the list, not just its last item.
    let isBelowList =
      en.quoteDepth == ko.quoteDepth && max(ordinalInItem(en), ordinalInItem(ko)) > 1
    return isBelowList ? -1.5 : 0
  }

  /// Two items on different levels of a list, or two labels that share no word.
  private func listLevelScore(
    _ en: SegmentFeatures, _ ko: SegmentFeatures, _ distance: Int
  ) -> Double {
    let isOtherLevel = en.listDepth != ko.listDepth
    let level = !isOtherLevel ? 0 : en.isSentence && ko.isSentence ? -0.3 : -1.5
    let areLabelsApart =
      en.isTitleLike && ko.isTitleLike && (abs(distance) > 1 || isOtherLevel) && shareNoWord(en, ko)
    return areLabelsApart ? level - 1.5 : level
  }

  /// The score of a quote, which translates the text before it.
  @inline(__always)
  private func quoteScore(_ en: SegmentFeatures, _ ko: SegmentFeatures, _ distance: Int) -> Double {
    guard en.quoteDepth != ko.quoteDepth else { return 0 }
    let isQuoteLast = (ko.quoteDepth > en.quoteDepth) == (distance > 0)
    guard isQuoteLast else { return -0.8 }
    return abs(distance) == 1 ? Self.quote : 0
  }

  /// How well the distance fits the order of the document or, while unknown, how near the segments are.
  @inline(__always)
  private func orderScore(_ en: SegmentFeatures, _ ko: SegmentFeatures, _ distance: Int) -> Double {
    guard let usual else {
      let areLabelsApart =
        isHeadingLabel(en) && isHeadingLabel(ko)
        && (en.level != ko.level || abs(distance) > 1 && shareNoWord(en, ko))
      // Without an order, texts far apart are translations only if their words say so.
      let isChance = abs(distance) > Self.near && shareNoWord(en, ko)
      return Self.nearness(distance) - (areLabelsApart ? 3 : isChance ? 1.5 : 0)
    }
    let off = abs(distance - usual.distance)
    let fit = off == 0 ? 2.4 * usual.share - 0.6 : Self.perStep * Double(min(off, Self.mostSteps))
    return (distance < 0) != (usual.distance < 0) ? fit - 0.8 : fit
  }

  /// Whether the document clearly prefers this distance.
  @inline(__always)
  private func isUsual(_ distance: Int) -> Bool {
    usual.map { $0.distance == distance && $0.share > 0.6 } ?? false
  }

  private func ordinalInItem(_ segment: SegmentFeatures) -> Int {
    segment.item == nil ? 0 : segment.ordinal
  }

  private func isHeadingLabel(_ segment: SegmentFeatures) -> Bool {
    segment.shape == .heading && !segment.isSentence
  }

  private func shareNoWord(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Bool {
    nameScore(en, ko) <= 0 && conceptScore(en, ko) <= 0
  }

  /// The score of a distance while no order is known.
  @inline(__always)
  private static func nearness(_ distance: Int) -> Double {
    abs(distance) == 1 ? 0.6 : abs(distance) <= near ? 0 : -0.4
  }

  /// The largest distance that says nothing against a pair while no order is known.
  private static let near = 4

  /// The maximum, for two segments at the usual offset.
  private static let usualOrder = 1.8
  /// The penalty for each step off the usual offset, up to `mostSteps`.
  private static let perStep = -0.35
  private static let mostSteps = 6
  /// The score of two segments in the same list item.
  private static let sameItem = 1.5
  /// The score of a quote of the preceding segment.
  private static let quote = 0.5
  /// The largest rounding error of a sum of such scores.
  private static let rounding = 0.01
}
