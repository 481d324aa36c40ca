internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Aligns the English and Korean segments of a document.
///
/// A monotone alignment by dynamic programming, after Gale and Church, "A Program for Aligning
/// Sentences in Bilingual Corpora" (1993), with more features than length. It runs twice: the clear
/// pairs of the first pass reveal the order of the document (English first or Korean first, quoted
/// or alternating), and the second pass prefers that order.
enum SegmentAlignment {
  /// Aligned segments, as indices into those given; each side has at least one.
  struct Pair {
    var en: Range<Int>
    var ko: Range<Int>
    /// From 0 to 1, in hundredths.
    var confidence: Double
    /// The terms of its score.
    var terms: (words: AlignmentScorer.WordTerms, position: Double)
  }

  /// The pairs among `en` and `ko`, both in reading order.
  ///
  /// `pairs` is the number of segments of the document that contain both languages already.
  ///
  /// - Complexity: O(*n* × *w*) for *n* English segments and a band of the table *w* cells wide.
  static func pairs(
    en: [SegmentFeatures], ko: [SegmentFeatures], words: inout WordSetPool, besides pairs: Int = 0
  ) -> [Pair] {
    guard !en.isEmpty, !ko.isEmpty else { return [] }
    var en = en
    PositionalCounterparts.note(
      in: &en, ko, by: AlignmentScorer(rarityPenalty: 0, words: words))
    let table = AlignmentTable.prepared(en: en, ko: ko, words: &words)
    var scorer = AlignmentScorer(
      rarityPenalty: rarityPenalty(en, ko, besides: Double(pairs)), words: words)
    scorer.isSideBySide = pairs > 1 && pairs >= max(en.count, ko.count)
    let first = table.align(by: scorer)
    guard let usual = usualOffset(of: first, en, ko, by: scorer) else { return first }
    scorer.usual = usual
    scorer.density = density(of: first, en, ko)
    return table.align(by: scorer)
  }

  /// The penalty for every pair in a document with little text in one language.
  ///
  /// Notes in one language keep some headings and sentences of the other: only prose shows a translation.
  private static func rarityPenalty(
    _ en: [SegmentFeatures], _ ko: [SegmentFeatures], besides pairs: Double
  ) -> Double {
    let counts = [en, ko].map { segments in
      // A heading that is a whole sentence counts as prose.
      Double(segments.count { $0.isProse || $0.shape == .heading && $0.isSentence })
        + 0.1 * Double(segments.count) + pairs
    }
    let balance = (counts.min() ?? 0) / max(1, counts.max() ?? 1)
    return balance < 0.35 ? (0.35 - balance) * 10 : 0
  }

  /// A score as a confidence from 0 to 1, in hundredths: the logistic function.
  static func confidence(_ score: Double) -> Double {
    (100 / (1 + exp(-score))).rounded() / 100
  }

  /// The fraction of the running text that is paired.
  private static func density(
    of pairs: [Pair], _ en: [SegmentFeatures], _ ko: [SegmentFeatures]
  ) -> Double {
    let paired = pairs.reduce(0) { count, pair in
      count + en[pair.en].count(where: \.isProse) + ko[pair.ko].count(where: \.isProse)
    }
    return Double(paired) / Double(max(1, en.count(where: \.isProse) + ko.count(where: \.isProse)))
  }

  /// The offset of most of the clear pairs; `nil` if none has the majority.
  private static func usualOffset(
    of pairs: [Pair], _ en: [SegmentFeatures], _ ko: [SegmentFeatures], by scorer: AlignmentScorer
  ) -> AlignmentScorer.UsualOffset? {
    var votes: [Int: Double] = [:]
    var all = 0.0
    for pair in pairs where pair.en.count == 1 && pair.ko.count == 1 {
      let one = en[pair.en.lowerBound]
      let other = ko[pair.ko.lowerBound]
      // Long texts are rarely confused with each other, short ones easily.
      let weight = min(1, one.length / 60) * min(1, scorer.wordScore(one, other))
      guard weight > 0 else { continue }
      votes[AlignmentScorer.distance(one, other), default: 0] += weight
      all += weight
    }
    guard let best = votes.max(by: { ($0.value, -abs($0.key)) < ($1.value, -abs($1.key)) }),
      best.value > 1, best.value * 2 > all
    else { return nil }
    return .init(distance: best.key, share: best.value / all)
  }
}
