internal import DocumentModel
internal import Guidelines

/// The dynamic program behind ``SegmentAlignment``: the best path through the pairs in a band.
///
/// A step of the path skips a segment of either language, or pairs one or more of each.
struct AlignmentTable {
  private let band: AlignmentBand
  private let en: MergeableSegments
  private let ko: MergeableSegments
  /// The word score of each cell, for both passes; single precision halves the memory.
  private let wordScores: [Float]

  /// A table for segments in reading order, with the word scores of its cells.
  static func prepared(
    en: [SegmentFeatures], ko: [SegmentFeatures], words: inout WordSetPool
  ) -> AlignmentTable {
    let band = AlignmentBand.around(en, ko)
    let ones = MergeableSegments.merging(en, words: &words)
    let others = MergeableSegments.merging(ko, words: &words)
    let scorer = AlignmentScorer(rarityPenalty: 0, words: words)
    return AlignmentTable(
      band: band, en: ones, ko: others, wordScores: wordScores(band, en, ko, by: scorer))
  }

  private static func wordScores(
    _ band: AlignmentBand, _ en: [SegmentFeatures], _ ko: [SegmentFeatures],
    by scorer: AlignmentScorer
  ) -> [Float] {
    let forms = FormScores.computed(en, ko, by: scorer)
    return [Float](unsafeUninitializedCapacity: band.cellCount) { cells, count in
      cells.initialize(repeating: 0)
      count = cells.count
      en.withUnsafeBufferPointer { en in
        ko.withUnsafeBufferPointer { ko in
          forms.withEntries { forms in
            for row in 1...en.count {
              let start = band.offset(ofRow: row)
              let columns = max(1, band.low[row])...band.high[row]
              let one = en[row - 1]
              // Cell (row, column) pairs segment row − 1 with segment column − 1.
              for column in columns {
                cells[start + column] = Float(
                  scorer.wordScore(one, ko[column - 1], forms(row - 1, column - 1)))
              }
              guard one.label != nil else { continue }
              for column in columns where ko[column - 1].label != nil {
                cells[start + column] = Float(scorer.wordScore(one, ko[column - 1]))
              }
            }
          }
        }
      }
    }
  }

  /// The best alignment.
  func align(by scorer: AlignmentScorer) -> [SegmentAlignment.Pair] {
    let steps = [UInt8](unsafeUninitializedCapacity: band.cellCount) { steps, count in
      count = band.cellCount
      RecentRows.with(low: band.low, high: band.high) { fill(steps, $0, by: scorer) }
    }
    return path(back: steps, by: scorer)
  }

  // MARK: Steps

  /// A step into a cell as one byte: none, one segment skipped, or the sizes of both sides of a pair.
  private enum Step {
    static let none: UInt8 = 0
    static let skipEN: UInt8 = 1
    static let skipKO: UInt8 = 2
    private static let pair: UInt8 = 16

    static func pair(_ en: Int, _ ko: Int) -> UInt8 { pair + UInt8(4 * (en - 1) + ko - 1) }

    static func sizes(_ step: UInt8) -> (en: Int, ko: Int) {
      (Int(step - pair) / 4 + 1, Int(step - pair) % 4 + 1)
    }
  }

  /// The best step into a cell so far.
  private struct Best {
    var score: Double
    var step = Step.none

    @inline(__always)
    mutating func offer(_ score: Double, _ step: UInt8) {
      guard score > self.score else { return }
      self.score = score
      self.step = step
    }
  }

  // MARK: Filling

  /// The skip costs and longest merges by row or column.
  ///
  /// Row and column 0 stand for no segment.
  private struct Edge {
    let skipCosts: [Double]
    let longest: [Int]

    init(_ segments: MergeableSegments, _ scorer: AlignmentScorer) {
      skipCosts = [0] + segments.single.map { scorer.skipCost($0) }
      longest = [1] + segments.longest
    }
  }

  /// Writes the best step into each cell.
  private func fill(
    _ steps: UnsafeMutableBufferPointer<UInt8>, _ recent: RecentRows, by scorer: AlignmentScorer
  ) {
    let (rows, columns) = (Edge(en, scorer), Edge(ko, scorer))
    for row in band.rows { fillRow(row, steps, recent, rows, columns, by: scorer) }
  }

  @inline(__always)
  private func fillRow(
    _ row: Int, _ steps: UnsafeMutableBufferPointer<UInt8>, _ recent: RecentRows, _ rows: Edge,
    _ columns: Edge, by scorer: AlignmentScorer
  ) {
    let (low, start) = (band.low[row], band.offset(ofRow: row))
    let (own, rowAbove) = (recent.cleared(row), recent.row(row - 1))
    let (skipEN, longestEN, bound) = (rows.skipCosts[row], rows.longest[row], scorer.positionBound)
    // The scores of the cells to the left, above, and above to the left.
    var left = -Double.infinity
    var diagonal = low > 0 ? rowAbove[low - 1] : -.infinity
    for column in low...band.high[row] {
      let above = rowAbove[column]
      var best = Best(score: row == 0 && column == 0 ? 0 : -.infinity)
      best.offer(left - columns.skipCosts[column], Step.skipKO)
      best.offer(above - skipEN, Step.skipEN)
      let wordScore = Double(wordScores[start + column])
      // Most pairs fail by their words alone, whatever their positions.
      if diagonal + (wordScore + bound) > best.score, wordScore + bound > 0 {
        let score = score(row, column, wordScore: wordScore, by: scorer)
        if score > 0 { best.offer(diagonal + score, Step.pair(1, 1)) }
      }
      if longestEN > 1 || columns.longest[column] > 1, row > 0, column > 0 {
        offerMerged(row, column, recent, to: &best, by: scorer)
      }
      own[column] = best.score
      (left, diagonal) = (best.score, above)
      steps.initializeElement(at: start + column, to: best.step)
    }
  }

  /// Offers the pairs that merge several segments of one language.
  private func offerMerged(
    _ row: Int, _ column: Int, _ recent: RecentRows, to best: inout Best,
    by scorer: AlignmentScorer
  ) {
    let (mostEN, mostKO) = mostMerged(row, column)
    for enCount in 1...mostEN {
      for koCount in 1...(enCount == 1 ? mostKO : 1)
      where enCount + koCount > 2 && mayMerge(row, column, enCount, koCount) {
        let before = recent.row(row - enCount)[column - koCount]
        guard before > -.infinity else { continue }
        let score = score(row, column, enCount, koCount, by: scorer)
        if score > 0 { best.offer(before + score, Step.pair(enCount, koCount)) }
      }
    }
  }

  /// The number of segments to merge on each side of a cell, which is more than one only on the
  /// side that is too short for a complete translation.
  private func mostMerged(_ row: Int, _ column: Int) -> (en: Int, ko: Int) {
    let (mostEN, mostKO) = (en.longest[row - 1], ko.longest[column - 1])
    let balance = AlignmentScorer.lengthDeviation(en.single[row - 1], ko.single[column - 1])
    return (balance < -0.15 ? mostEN : 1, balance > 0.15 ? mostKO : 1)
  }

  /// Whether the merged side may translate the other.
  ///
  /// List items are only merged from the first one on, directly below the paragraph that they
  /// translate sentence by sentence.
  private func mayMerge(_ row: Int, _ column: Int, _ enCount: Int, _ koCount: Int) -> Bool {
    enCount > 1
      ? Self.mayMerge(en.single[(row - enCount)..<row], into: ko.single[column - 1])
      : Self.mayMerge(ko.single[(column - koCount)..<column], into: en.single[row - 1])
  }

  private static func mayMerge(
    _ several: ArraySlice<SegmentFeatures>, into one: SegmentFeatures
  ) -> Bool {
    let first = several[several.startIndex]
    guard let item = first.item, several.contains(where: { $0.item != nil && $0.item != item })
    else { return true }
    return first.ordinal == 1 && one.last + 1 == first.first && one.listDepth < first.listDepth
  }

  // MARK: Scores

  /// The score of a cell as a pair of single segments.
  @inline(__always)
  private func score(
    _ row: Int, _ column: Int, wordScore: Double, by scorer: AlignmentScorer
  ) -> Double {
    en.single.withUnsafeBufferPointer { en in
      ko.single.withUnsafeBufferPointer { ko in
        scorer.mayPair(wordScore: wordScore, en[row - 1], ko[column - 1])
          ? scorer.score(wordScore: wordScore, en[row - 1], ko[column - 1]) : -.infinity
      }
    }
  }

  /// The score of the segments that end at a cell as one pair; each merge lowers it.
  private func score(
    _ row: Int, _ column: Int, _ enCount: Int, _ koCount: Int, by scorer: AlignmentScorer
  ) -> Double {
    if enCount == 1, koCount == 1 {
      let wordScore = Double(wordScores[band.offset(ofRow: row) + column])
      return score(row, column, wordScore: wordScore, by: scorer)
    }
    let one = en.merged(endingAt: row - 1, count: enCount)
    let other = ko.merged(endingAt: column - 1, count: koCount)
    return scorer.score(one, other) - 0.6 * Double(enCount + koCount - 2)
  }

  /// The terms of the score of the segments that end at a cell as one pair.
  private func terms(
    _ row: Int, _ column: Int, _ enCount: Int, _ koCount: Int, by scorer: AlignmentScorer
  ) -> (words: AlignmentScorer.WordTerms, position: Double) {
    let one = en.merged(endingAt: row - 1, count: enCount)
    let other = ko.merged(endingAt: column - 1, count: koCount)
    return (scorer.wordTerms(one, other), scorer.positionScore(one, other))
  }

  // MARK: Path

  /// The pairs on the best path, traced back from the last cell.
  private func path(back steps: [UInt8], by scorer: AlignmentScorer) -> [SegmentAlignment.Pair] {
    var pairs: [SegmentAlignment.Pair] = []
    var (row, column) = (band.rows.upperBound - 1, ko.count)
    while row > 0 || column > 0 {
      let step = steps[band.offset(ofRow: row) + column]
      switch step {
      case Step.none: return pairs.reversed()
      case Step.skipEN: row -= 1
      case Step.skipKO: column -= 1
      default:
        let (rows, columns) = Step.sizes(step)
        let score = score(row, column, rows, columns, by: scorer)
        pairs.append(
          .init(
            en: row - rows..<row, ko: column - columns..<column,
            confidence: SegmentAlignment.confidence(score),
            terms: terms(row, column, rows, columns, by: scorer)))
        row -= rows
        column -= columns
      }
    }
    return pairs.reversed()
  }
}
