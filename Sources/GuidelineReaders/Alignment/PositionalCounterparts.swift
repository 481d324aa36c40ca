internal import DocumentModel
internal import Guidelines

/// Finds segments at the same position in equally long stretches of both languages: the second of
/// three English items and the second of the three Korean ones below them.
///
/// In a document with this layout they are translations even if one of the two is much longer, as
/// in notes that merge a lead with its reason.
enum PositionalCounterparts {
  /// Consecutive segments of one language, as indices among the segments of that language.
  private struct Stretch {
    var language: Language
    var segments: Range<Int>
    /// Whether the preceding stretch ends directly before it.
    var follows: Bool
  }

  /// Neighbouring stretches of equal length, all with the same language first.
  private struct Order {
    var pairs: [(en: Range<Int>, ko: Range<Int>)] = []
    /// The number of segments of one language in the pairs.
    var segments = 0
    /// The number of pairs with one segment on each side.
    var single = 0
    /// The sum of the word scores.
    var wordScore = 0.0

    var mean: Double { wordScore / Double(max(1, segments)) }

    mutating func add(_ en: Range<Int>, _ ko: Range<Int>, wordScore: Double) {
      pairs.append((en, ko))
      segments += en.count
      if en.count == 1 { single += 1 }
      self.wordScore += wordScore
    }
  }

  /// Records the counterpart of each segment in `en`, if the document has such a layout.
  static func note(
    in en: inout [SegmentFeatures], _ ko: [SegmentFeatures], by scorer: AlignmentScorer
  ) {
    let orders = orders(of: stretches(en, ko), en, ko, by: scorer)
    guard let order = orders.values.max(by: { $0.mean < $1.mean }) else { return }
    let alternates =
      order.single >= fewest
      && order.single * 2 >= min(en.count(where: \.isProse), ko.count(where: \.isProse))
    for pair in order.pairs where alternates || pair.en.count > 1 {
      for (one, other) in zip(pair.en, pair.ko) { en[one].counterpart = ko[other].first }
    }
  }

  /// The neighbouring stretches that may be translations, by the language that comes first.
  private static func orders(
    of stretches: [Stretch], _ en: [SegmentFeatures], _ ko: [SegmentFeatures],
    by scorer: AlignmentScorer
  ) -> [Language: Order] {
    var orders: [Language: Order] = [:]
    for (before, this) in zip(stretches, stretches.dropFirst())
    where this.follows && before.segments.count == this.segments.count {
      let (one, other) =
        before.language == .en ? (before.segments, this.segments) : (this.segments, before.segments)
      guard zip(one, other).allSatisfy({ mayCorrespond(en[$0], ko[$1]) }) else { continue }
      let wordScore = zip(one, other).reduce(0) {
        $0 + max(-4, scorer.wordScore(en[$1.0], ko[$1.1]))
      }
      orders[before.language, default: Order()].add(one, other, wordScore: wordScore)
    }
    return orders
  }

  /// The fewest segments directly followed by their counterpart in a document that counts as alternating.
  private static let fewest = 4

  // MARK: Stretches

  /// The stretches of both languages in reading order; a heading, a title or a table ends one.
  private static func stretches(_ en: [SegmentFeatures], _ ko: [SegmentFeatures]) -> [Stretch] {
    var stretches: [Stretch] = []
    var last: Int?
    for (language, index) in inReadingOrder(en, ko) {
      let segment = language == .en ? en[index] : ko[index]
      guard isRunningText(segment) else {
        last = nil
        continue
      }
      let follows = last == segment.first - 1
      last = segment.last
      if follows, let end = stretches.indices.last, stretches[end].language == language {
        stretches[end].segments = stretches[end].segments.lowerBound..<index + 1
      } else {
        stretches.append(
          Stretch(language: language, segments: index..<index + 1, follows: follows))
      }
    }
    return stretches
  }

  /// The indices of both languages' segments, merged by their place in the document.
  private static func inReadingOrder(
    _ en: [SegmentFeatures], _ ko: [SegmentFeatures]
  ) -> [(Language, Int)] {
    var merged: [(Language, Int)] = []
    merged.reserveCapacity(en.count + ko.count)
    var (row, column) = (0, 0)
    while row < en.count || column < ko.count {
      if column == ko.count || row < en.count && en[row].first < ko[column].first {
        merged.append((.en, row))
        row += 1
      } else {
        merged.append((.ko, column))
        column += 1
      }
    }
    return merged
  }

  /// Whether a segment is prose and not a title.
  ///
  /// A long segment without a full stop counts as a sentence, as in lists.
  private static func isRunningText(_ segment: SegmentFeatures) -> Bool {
    segment.shape == .prose
      && (segment.isStatement || !segment.isTitleLike || segment.length >= longestTitle)
  }

  /// In Unicode scalars.
  private static let longestTitle = 40.0

  /// Whether two segments may be translations, perhaps with additional text on one side.
  private static func mayCorrespond(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Bool {
    (en.item == nil) == (ko.item == nil)
      && abs(AlignmentScorer.lengthDeviation(en, ko)) < mostDeviation
  }

  /// The largest deviation of the logarithm of the length ratio from its usual value.
  private static let mostDeviation = 1.8
}
