internal import Guidelines

/// Finds which texts stand in the same place of equally long stretches of both languages: the
/// second of three English items and the second of the three Korean ones below them.
///
/// Where a document keeps to that, a text has its counterpart there though one of them is much
/// longer: notes say a lead together with its reason.
enum PositionalCounterparts {
  /// Texts of one language that follow each other, as indices into those of that language.
  private struct Stretch {
    var language: Language
    var texts: Range<Int>
    /// Whether nothing stands between it and the stretch before it.
    var follows: Bool
  }

  /// The stretches that say the same in one order of the languages.
  private struct Order {
    var pairs: [(en: Range<Int>, ko: Range<Int>)] = []
    var texts = 0
    /// How many of the pairs are one text each.
    var single = 0
    var content = 0.0

    var mean: Double { content / Double(max(1, texts)) }

    mutating func add(_ en: Range<Int>, _ ko: Range<Int>, content: Double) {
      pairs.append((en, ko))
      texts += en.count
      if en.count == 1 { single += 1 }
      self.content += content
    }
  }

  /// Notes in `en` where the counterpart of each text stands.
  static func note(
    in en: inout [SegmentFeatures], _ ko: [SegmentFeatures], _ evidence: AlignmentScorer
  ) {
    let stretches = stretches(en, ko)
    var orders: [Language: Order] = [:]
    for (before, this) in zip(stretches, stretches.dropFirst())
    where this.follows && before.texts.count == this.texts.count {
      let (one, other) =
        before.language == .en ? (before.texts, this.texts) : (this.texts, before.texts)
      guard zip(one, other).allSatisfy({ mayBelong(en[$0], ko[$1]) }) else { continue }
      let content = zip(one, other).reduce(0) {
        $0 + max(-4, evidence.content(en[$1.0], ko[$1.1]))
      }
      orders[before.language, default: Order()].add(one, other, content: content)
    }
    guard let order = orders.values.max(by: { $0.mean < $1.mean }) else { return }
    let alternates =
      order.single >= fewest
      && order.single * 2 >= min(en.count(where: \.isProse), ko.count(where: \.isProse))
    for pair in order.pairs where alternates || pair.en.count > 1 {
      for (one, other) in zip(pair.en, pair.ko) { en[one].counterpart = ko[other].first }
    }
  }

  /// So many texts with their counterpart behind them make a document one that alternates.
  private static let fewest = 4

  /// What is longer and no sentence is one that lacks its full stop, as in lists.
  private static let longestTitle = 40.0

  /// The texts of both languages in reading order; a heading, a title or a table parts them.
  private static func stretches(_ en: [SegmentFeatures], _ ko: [SegmentFeatures]) -> [Stretch] {
    var stretches: [Stretch] = []
    var (row, column) = (0, 0)
    var last: Int?
    while row < en.count || column < ko.count {
      let isEnglish =
        column == ko.count || row < en.count && en[row].first < ko[column].first
      let index = isEnglish ? row : column
      let text = isEnglish ? en[row] : ko[column]
      if isEnglish { row += 1 } else { column += 1 }
      guard text.shape == .prose,
        text.isStatement || !text.isTitleLike || text.length >= longestTitle
      else {
        last = nil
        continue
      }
      let follows = last == text.first - 1
      last = text.last
      let language: Language = isEnglish ? .en : .ko
      if follows, let end = stretches.indices.last, stretches[end].language == language {
        stretches[end].texts = stretches[end].texts.lowerBound..<index + 1
      } else {
        stretches.append(
          Stretch(language: language, texts: index..<index + 1, follows: follows))
      }
    }
    return stretches
  }

  /// Whether a text may be the other's translation, be it with more than that.
  private static func mayBelong(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Bool {
    (en.item == nil) == (ko.item == nil)
      && abs(AlignmentScorer.deviation(en, ko)) < mostDeviation
  }

  /// How far the logarithm of the ratio of both lengths may lie from the usual one.
  private static let mostDeviation = 1.8
}
