internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Finds which Korean block translates which English one.
///
/// One monotone alignment serves every layout: English first or Korean first, quoted or not,
/// alternating or one language after the other, with gaps, several blocks against one. What
/// order a document keeps to is learnt from its clear pairs, not told.
enum SegmentAlignment {
  /// A pair of blocks, as indices into the texts given; each side has at least one.
  struct Pair {
    var en: Range<Int>
    var ko: Range<Int>
    var confidence: Double
  }

  /// The pairs among `en` and `ko`, both in reading order, beside so many known `pairs`.
  ///
  /// - Complexity: O(*n* × *w*), *w* being the width of the band that is looked at.
  static func pairs(
    en: [SegmentFeatures], ko: [SegmentFeatures], marks: inout WordSetPool, besides pairs: Int = 0
  ) -> [Pair] {
    guard !en.isEmpty, !ko.isEmpty else { return [] }
    var en = en
    PositionalCounterparts.note(in: &en, ko, AlignmentScorer(rarity: 0, marks: marks))
    let table = AlignmentBand(en: en, ko: ko, marks: &marks)
    var evidence = AlignmentScorer(rarity: rarity(en, ko, besides: Double(pairs)), marks: marks)
    evidence.isSideBySide = pairs > 1 && pairs >= max(en.count, ko.count)
    let first = table.align(evidence)
    guard let usual = usualDistance(first, en, ko, evidence) else { return first }
    evidence.usual = usual
    evidence.density = density(first, en, ko)
    return table.align(evidence)
  }

  /// How much speaks against any pair because one language is rare.
  ///
  /// Notes in one language keep the headings and a sentence of the other; only prose tells
  /// whether a document is translated.
  private static func rarity(
    _ en: [SegmentFeatures], _ ko: [SegmentFeatures], besides pairs: Double
  ) -> Double {
    let counts = [en, ko].map { traits in
      // A heading that is a whole sentence says what its section does.
      Double(traits.count { $0.isProse || $0.shape == .heading && $0.isSentence })
        + 0.1 * Double(traits.count) + pairs
    }
    let balance = (counts.min() ?? 0) / max(1, counts.max() ?? 1)
    return balance < 0.35 ? (0.35 - balance) * 10 : 0
  }

  /// The score as a number from 0 to 1, in hundredths.
  static func confidence(_ score: Double) -> Double {
    (100 / (1 + exp(-score))).rounded() / 100
  }

  /// The share of the running text that has a counterpart.
  private static func density(_ pairs: [Pair], _ en: [SegmentFeatures], _ ko: [SegmentFeatures])
    -> Double
  {
    let paired = pairs.reduce(0) { count, pair in
      count + en[pair.en].count(where: \.isProse) + ko[pair.ko].count(where: \.isProse)
    }
    return Double(paired) / Double(max(1, en.count(where: \.isProse) + ko.count(where: \.isProse)))
  }

  /// The distance that most of the clear pairs have, and how many of them have it.
  private static func usualDistance(
    _ pairs: [Pair], _ en: [SegmentFeatures], _ ko: [SegmentFeatures], _ evidence: AlignmentScorer
  ) -> AlignmentScorer.Usual? {
    var votes: [Int: Double] = [:]
    var all = 0.0
    for pair in pairs where pair.en.count == 1 && pair.ko.count == 1 {
      let one = en[pair.en.lowerBound]
      let other = ko[pair.ko.lowerBound]
      // Long texts are seldom mistaken for each other, short ones easily.
      let weight = min(1, one.length / 60) * min(1, evidence.content(one, other))
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

/// The part of the alignment table that is filled.
private struct AlignmentBand {
  private let low: [Int]
  private let high: [Int]
  /// How many cells stand in the rows above each row.
  private let starts: [Int]
  private let en: MergeableSegments
  private let ko: MergeableSegments
  /// What the words of each pair in the band say; it is asked for twice.
  private let contents: [Float]

  /// Small tables are filled completely; in large ones only what lies near the way that both
  /// languages take through the document.
  init(en: [SegmentFeatures], ko: [SegmentFeatures], marks: inout WordSetPool) {
    let (low, high) = Self.band(en, ko)
    var starts = [0]
    starts.reserveCapacity(low.count + 1)
    for row in low.indices { starts.append(starts[row] + high[row] - low[row] + 1) }
    (self.low, self.high, self.starts) = (low, high, starts)
    self.en = MergeableSegments(en, marks: &marks)
    self.ko = MergeableSegments(ko, marks: &marks)
    let evidence = AlignmentScorer(rarity: 0, marks: marks)
    let forms = FormScores(en, ko, evidence)
    contents = [Float](unsafeUninitializedCapacity: starts[low.count]) { contents, count in
      contents.initialize(repeating: 0)
      count = contents.count
      en.withUnsafeBufferPointer { en in
        ko.withUnsafeBufferPointer { ko in
          forms.with { forms in
            for row in 1...en.count {
              let start = starts[row] - low[row]
              let one = en[row - 1]
              // Cell (row, column) pairs block row − 1 with block column − 1.
              for column in max(1, low[row])...high[row] {
                contents[start + column] = Float(
                  evidence.content(one, ko[column - 1], forms(row - 1, column - 1)))
              }
              guard one.label != nil else { continue }
              for column in max(1, low[row])...high[row] where ko[column - 1].label != nil {
                contents[start + column] = Float(evidence.content(one, ko[column - 1]))
              }
            }
          }
        }
      }
    }
  }

  private static func band(_ en: [SegmentFeatures], _ ko: [SegmentFeatures]) -> (
    low: [Int], high: [Int]
  ) {
    let (rows, columns) = (en.count, ko.count)
    var switches = 0
    var before: [Int] = []
    var next = 0
    for (row, traits) in en.enumerated() {
      let start = next
      while next < columns, ko[next].first < traits.first { next += 1 }
      if next > start, row > 0 { switches += 1 }
      before.append(next)
    }
    before.append(columns)
    let alternates = switches * 8 > min(rows, columns)
    guard rows * columns > (alternates ? 2_500 : 40_000) else {
      return (
        Array(repeating: 0, count: rows + 1), Array(repeating: columns, count: rows + 1)
      )
    }
    let width = alternates ? 24 : 120
    let centers = (0...rows).map { row in
      alternates ? before[row] : Int(Double(row) * Double(columns) / Double(rows))
    }
    var low = centers.map { max(0, $0 - width) }
    var high = centers.map { min(columns, $0 + width) }
    low[0] = 0
    high[rows] = columns
    for row in 1...rows { high[row] = max(high[row], high[row - 1]) }
    // Every row must reach the one before it, else nothing could be skipped.
    for row in 1...rows { low[row] = min(low[row], high[row - 1]) }
    return (low, high)
  }

  /// How the best way into a cell came there: nothing, one skipped, or a pair of so many blocks
  /// in each language.
  private enum Step {
    static let none: UInt8 = 0
    static let skipEN: UInt8 = 1
    static let skipKO: UInt8 = 2
    private static let pair: UInt8 = 16

    static func pair(_ en: Int, _ ko: Int) -> UInt8 { pair + UInt8(4 * (en - 1) + ko - 1) }

    static func counts(_ step: UInt8) -> (en: Int, ko: Int) {
      (Int(step - pair) / 4 + 1, Int(step - pair) % 4 + 1)
    }
  }

  /// The best alignment under `evidence`.
  func align(_ evidence: AlignmentScorer) -> [SegmentAlignment.Pair] {
    let steps = [UInt8](unsafeUninitializedCapacity: starts[low.count]) { steps, count in
      count = starts[low.count]
      RecentRows.with(low: low, high: high) { fill(steps, $0, evidence) }
    }
    return trace(steps, evidence)
  }

  /// Finds the best way into each cell.
  private func fill(
    _ steps: UnsafeMutableBufferPointer<UInt8>, _ recent: RecentRows, _ evidence: AlignmentScorer
  ) {
    // Row 0 and column 0 stand for no block.
    let skipEN = [0] + en.single.map { evidence.skipCost($0) }
    let skipKO = [0] + ko.single.map { evidence.skipCost($0) }
    let (longestEN, longestKO) = ([1] + en.longest, [1] + ko.longest)
    let mostOfPlace = evidence.mostOfPlace
    for row in low.indices {
      let (low, start) = (low[row], starts[row] - low[row])
      let (own, rowAbove) = (recent.cleared(row), recent.row(row - 1))
      let (skipEN, longestEN) = (skipEN[row], longestEN[row])
      // The scores of the cells to the left, above, and above to the left.
      var left = -Double.infinity
      var before = low > 0 ? rowAbove[low - 1] : -.infinity
      for column in low...high[row] {
        let above = rowAbove[column]
        var best = row == 0 && column == 0 ? 0.0 : -.infinity
        var step = Step.none
        func offer(_ score: Double, _ candidate: UInt8) {
          if score > best {
            best = score
            step = candidate
          }
        }
        offer(left - skipKO[column], Step.skipKO)
        offer(above - skipEN, Step.skipEN)
        let content = Double(contents[start + column])
        // Most pairs could not be better wherever the blocks stood.
        if before + (content + mostOfPlace) > best, content + mostOfPlace > 0 {
          let score = score(row, column, content: content, evidence)
          if score > 0 { offer(before + score, Step.pair(1, 1)) }
        }
        if longestEN > 1 || longestKO[column] > 1, row > 0, column > 0 {
          let (mostEN, mostKO) = most(row, column)
          for enCount in 1...mostEN {
            for koCount in 1...(enCount == 1 ? mostKO : 1)
            where enCount + koCount > 2 && mayBelong(row, column, enCount, koCount) {
              let before = recent.row(row - enCount)[column - koCount]
              guard before > -.infinity else { continue }
              let score = score(row, column, enCount, koCount, evidence)
              if score > 0 { offer(before + score, Step.pair(enCount, koCount)) }
            }
          }
        }
        own[column] = best
        (left, before) = (best, above)
        steps.initializeElement(at: start + column, to: step)
      }
    }
  }

  /// How many blocks that end at a cell may be one text in each language: several on the side that
  /// is too short to be the whole translation.
  private func most(_ row: Int, _ column: Int) -> (en: Int, ko: Int) {
    let (mostEN, mostKO) = (en.longest[row - 1], ko.longest[column - 1])
    let balance = AlignmentScorer.deviation(en.single[row - 1], ko.single[column - 1])
    return (balance < -0.15 ? mostEN : 1, balance > 0.15 ? mostKO : 1)
  }

  /// Whether several blocks that end at a cell may be one text beside the other: of a list only its
  /// first items, below the paragraph that they translate sentence by sentence.
  private func mayBelong(_ row: Int, _ column: Int, _ enCount: Int, _ koCount: Int) -> Bool {
    enCount > 1
      ? Self.mayBelong(en.single[(row - enCount)..<row], to: ko.single[column - 1])
      : Self.mayBelong(ko.single[(column - koCount)..<column], to: en.single[row - 1])
  }

  private static func mayBelong(_ several: ArraySlice<SegmentFeatures>, to one: SegmentFeatures)
    -> Bool
  {
    let first = several[several.startIndex]
    guard let item = first.item, several.contains(where: { $0.item != nil && $0.item != item })
    else { return true }
    return first.ordinal == 1 && one.last + 1 == first.first && one.listDepth < first.listDepth
  }

  /// The score of the two blocks that end at a cell as a pair, of which their words say `content`.
  @inline(__always)
  private func score(
    _ row: Int, _ column: Int, content: Double, _ evidence: AlignmentScorer
  ) -> Double {
    en.single.withUnsafeBufferPointer { en in
      ko.single.withUnsafeBufferPointer { ko in
        evidence.mayPair(content: content, en[row - 1], ko[column - 1])
          ? evidence.score(content: content, en[row - 1], ko[column - 1]) : -.infinity
      }
    }
  }

  /// The score of the blocks that end at a cell as one pair.
  private func score(
    _ row: Int, _ column: Int, _ enCount: Int, _ koCount: Int, _ evidence: AlignmentScorer
  ) -> Double {
    if enCount == 1, koCount == 1 {
      let content = Double(contents[starts[row] + column - low[row]])
      return score(row, column, content: content, evidence)
    }
    let one = en.joined(endingAt: row - 1, count: enCount)
    let other = ko.joined(endingAt: column - 1, count: koCount)
    return evidence.score(one, other) - 0.6 * Double(enCount + koCount - 2)
  }

  private func trace(_ steps: [UInt8], _ evidence: AlignmentScorer) -> [SegmentAlignment.Pair] {
    var pairs: [SegmentAlignment.Pair] = []
    var (row, column) = (low.count - 1, ko.count)
    while row > 0 || column > 0 {
      let step = steps[starts[row] + column - low[row]]
      switch step {
      case Step.none: return pairs.reversed()
      case Step.skipEN: row -= 1
      case Step.skipKO: column -= 1
      default:
        let (rows, columns) = Step.counts(step)
        let score = score(row, column, rows, columns, evidence)
        pairs.append(
          .init(
            en: row - rows..<row, ko: column - columns..<column,
            confidence: SegmentAlignment.confidence(score)))
        row -= rows
        column -= columns
      }
    }
    return pairs.reversed()
  }
}

/// The scores of the last rows of the table: no others are read again.
private struct RecentRows {
  private let low: [Int]
  private let high: [Int]
  /// A row after the other, each from column 0 on.
  private let scores: UnsafeMutableBufferPointer<Double>
  private let width: Int

  /// As many rows as a pair reaches back, and the current one: a power of two.
  private static let count = MergeableSegments.limit + 1

  /// Calls `body` with room for the scores of rows that reach from `low` to `high`.
  static func with(low: [Int], high: [Int], _ body: (RecentRows) -> Void) {
    let width = (high.last ?? 0) + 1
    withUnsafeTemporaryAllocation(of: Double.self, capacity: width * count) { scores in
      scores.initialize(repeating: -.infinity)
      body(RecentRows(low: low, high: high, scores: scores, width: width))
    }
  }

  /// The row `number`, by columns; what is no cell of it cannot be beaten downwards, as no cell
  /// above the first row can.
  func row(_ number: Int) -> UnsafeMutableBufferPointer<Double> {
    let start = (number & (Self.count - 1)) * width
    return UnsafeMutableBufferPointer(rebasing: scores[start..<start + width])
  }

  /// The row `number` before it has any score: another had its place before.
  func cleared(_ number: Int) -> UnsafeMutableBufferPointer<Double> {
    let (row, former) = (row(number), number - Self.count)
    if former >= 0 { row[low[former]...high[former]].update(repeating: -.infinity) }
    return row
  }
}

/// The blocks of one language, and what they are together where several may be one text.
private struct MergeableSegments {
  /// The most blocks that may be one text.
  static let limit = 3

  /// The blocks one by one.
  let single: [SegmentFeatures]
  /// For each block how many that end with it may be one text, itself included.
  ///
  /// Paragraphs that follow each other may have been translated as one; a new bold lead, another
  /// item or a heading begins something else, and a mere reference is often left out.
  let longest: [Int]
  /// Two and three blocks that end with each.
  private var double: [Int: SegmentFeatures] = [:]
  private var triple: [Int: SegmentFeatures] = [:]

  init(_ traits: [SegmentFeatures], marks: inout WordSetPool) {
    single = traits
    var longest: [Int] = []
    for (index, this) in traits.enumerated() {
      let before = index > 0 ? traits[index - 1] : nil
      let follows = before.map { Self.mayJoin($0, this) } ?? false
      longest.append(follows ? min(longest[index - 1] + 1, Self.limit) : 1)
      if longest[index] > 1 {
        double[index] = traits[index - 1].joined(with: this, marks: &marks)
      }
      if longest[index] > 2 {
        triple[index] = double[index - 1]?.joined(with: this, marks: &marks)
      }
    }
    self.longest = longest
  }

  var count: Int { single.count }

  func joined(endingAt index: Int, count: Int) -> SegmentFeatures {
    switch count {
    case 2: double[index] ?? single[index]
    case 3: triple[index] ?? single[index]
    default: single[index]
    }
  }

  private static func mayJoin(_ before: SegmentFeatures, _ this: SegmentFeatures) -> Bool {
    before.last + 1 == this.first && before.shape == .prose && this.shape == .prose
      && this.label == nil && !before.isTitleLike && !this.hasBoldLead && !this.isReference
      && before.quoteDepth == this.quoteDepth
      // An export may lose the indent of the lines that end an item.
      && (before.item == this.item || this.item == nil && !this.isSentence
        || areSentences(before, this))
  }

  /// Whether a list may hold one text, a sentence an item.
  private static func areSentences(_ before: SegmentFeatures, _ this: SegmentFeatures) -> Bool {
    this.ordinal > 1 && this.ordinal <= limit && before.ordinal + 1 == this.ordinal
      && before.listDepth == this.listDepth && before.isSentence && this.isSentence
  }
}
