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
enum Pairing {
  /// A pair of blocks, as indices into the texts given; each side has at least one.
  struct Pair {
    var en: Range<Int>
    var ko: Range<Int>
    var confidence: Double
  }

  /// The pairs among `en` and `ko`, both in reading order.
  ///
  /// - Complexity: O(*n* × *w*), *w* being the width of the band that is looked at.
  static func pairs(en: [PairTraits], ko: [PairTraits]) -> [Pair] {
    guard !en.isEmpty, !ko.isEmpty else { return [] }
    var evidence = PairEvidence(rarity: rarity(en, ko))
    let table = AlignmentBand(en: en, ko: ko)
    let first = table.align(en, ko, evidence)
    guard let usual = usualDistance(first, en, ko, evidence) else { return first }
    evidence.usual = usual
    evidence.density = density(first, en, ko)
    return table.align(en, ko, evidence)
  }

  /// How much speaks against any pair because one language is rare.
  ///
  /// Notes in one language keep the headings and a sentence of the other; only prose tells
  /// whether a document is translated.
  private static func rarity(_ en: [PairTraits], _ ko: [PairTraits]) -> Double {
    let counts = [en, ko].map { traits in
      Double(traits.count(where: \.isProse)) + 0.1 * Double(traits.count)
    }
    let balance = (counts.min() ?? 0) / max(1, counts.max() ?? 1)
    return balance < 0.35 ? (0.35 - balance) * 10 : 0
  }

  /// The score as a number from 0 to 1, in hundredths.
  static func confidence(_ score: Double) -> Double {
    (100 / (1 + exp(-score))).rounded() / 100
  }

  /// The share of the running text that has a counterpart.
  private static func density(_ pairs: [Pair], _ en: [PairTraits], _ ko: [PairTraits]) -> Double {
    let paired = pairs.reduce(0) { count, pair in
      count + en[pair.en].count(where: \.isProse) + ko[pair.ko].count(where: \.isProse)
    }
    return Double(paired) / Double(max(1, en.count(where: \.isProse) + ko.count(where: \.isProse)))
  }

  /// The distance that most of the clear pairs have, and how many of them have it.
  private static func usualDistance(
    _ pairs: [Pair], _ en: [PairTraits], _ ko: [PairTraits], _ evidence: PairEvidence
  ) -> PairEvidence.Usual? {
    var votes: [Int: Double] = [:]
    var all = 0.0
    for pair in pairs where pair.en.count == 1 && pair.ko.count == 1 {
      let one = en[pair.en.lowerBound]
      let other = ko[pair.ko.lowerBound]
      // Long texts are seldom mistaken for each other, short ones easily.
      let weight = min(1, one.length / 60) * min(1, evidence.content(one, other))
      guard weight > 0 else { continue }
      votes[PairEvidence.distance(one, other), default: 0] += weight
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

  /// Small tables are filled completely; in large ones, where one language goes along with the
  /// other, only what lies near the way that both take through the document.
  init(en: [PairTraits], ko: [PairTraits]) {
    let (rows, columns) = (en.count, ko.count)
    guard rows * columns > 40_000 else {
      low = Array(repeating: 0, count: rows + 1)
      high = Array(repeating: columns, count: rows + 1)
      return
    }
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
    let width = alternates ? 40 : 120
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
    self.low = low
    self.high = high
  }

  private enum Step {
    static let none: UInt8 = 0
    static let skipEN: UInt8 = 1
    static let skipKO: UInt8 = 2
    /// `pair + 4 × (blocks of English − 1) + (blocks of Korean − 1)`.
    static let pair: UInt8 = 16
  }

  private static let longestJoin = 3

  func align(
    _ en: [PairTraits], _ ko: [PairTraits], _ evidence: PairEvidence
  ) -> [Pairing.Pair] {
    let joinsEN = Self.joins(en)
    let joinsKO = Self.joins(ko)
    var scores: [[Double]] = []
    var steps: [[UInt8]] = []
    for row in 0...en.count {
      var line = [Double](repeating: -.infinity, count: high[row] - low[row] + 1)
      var taken = [UInt8](repeating: Step.none, count: line.count)
      for column in low[row]...high[row] {
        var best = row == 0 && column == 0 ? 0.0 : -.infinity
        var step = Step.none
        func offer(_ score: Double, _ candidate: UInt8) {
          if score > best {
            best = score
            step = candidate
          }
        }
        if column > low[row] {
          offer(line[column - low[row] - 1] - ko[column - 1].skipCost(evidence), Step.skipKO)
        }
        if row > 0, let above = value(scores, row - 1, column) {
          offer(above - en[row - 1].skipCost(evidence), Step.skipEN)
        }
        if row > 0, column > 0 {
          for (rows, columns) in Self.shapes(row, column, joinsEN, joinsKO) {
            guard let before = value(scores, row - rows, column - columns) else { continue }
            let one = Self.joined(en, row - rows..<row)
            let other = Self.joined(ko, column - columns..<column)
            let join = Double(rows + columns - 2) * 0.6
            let score = evidence.score(one, other) - join
            if score > 0 {
              offer(before + score, Step.pair + UInt8(4 * (rows - 1) + columns - 1))
            }
          }
        }
        line[column - low[row]] = best
        taken[column - low[row]] = step
      }
      scores.append(line)
      steps.append(taken)
      // Only the last rows are read again.
      if row >= Self.longestJoin { scores[row - Self.longestJoin] = [] }
    }
    return trace(steps, en, ko, evidence)
  }

  private func value(_ scores: [[Double]], _ row: Int, _ column: Int) -> Double? {
    guard low[row] <= column, column <= high[row] else { return nil }
    let line = scores[row]
    guard !line.isEmpty else { return nil }
    let score = line[column - low[row]]
    return score == -.infinity ? nil : score
  }

  private func trace(
    _ steps: [[UInt8]], _ en: [PairTraits], _ ko: [PairTraits], _ evidence: PairEvidence
  ) -> [Pairing.Pair] {
    var pairs: [Pairing.Pair] = []
    var (row, column) = (en.count, ko.count)
    while row > 0 || column > 0 {
      let step = steps[row][column - low[row]]
      switch step {
      case Step.none: return pairs.reversed()
      case Step.skipEN: row -= 1
      case Step.skipKO: column -= 1
      default:
        let rows = Int(step - Step.pair) / 4 + 1
        let columns = Int(step - Step.pair) % 4 + 1
        let one = Self.joined(en, row - rows..<row)
        let other = Self.joined(ko, column - columns..<column)
        let score = evidence.score(one, other)
        pairs.append(
          .init(
            en: row - rows..<row, ko: column - columns..<column,
            confidence: Pairing.confidence(score)))
        row -= rows
        column -= columns
      }
    }
    return pairs.reversed()
  }

  /// The numbers of English and Korean blocks that may end at this cell as one pair.
  private static func shapes(
    _ row: Int, _ column: Int, _ joinsEN: [Int], _ joinsKO: [Int]
  ) -> [(Int, Int)] {
    var shapes = [(1, 1)]
    var count = 2
    while count <= joinsEN[row - 1] {
      shapes.append((count, 1))
      count += 1
    }
    count = 2
    while count <= joinsKO[column - 1] {
      shapes.append((1, count))
      count += 1
    }
    return shapes
  }

  /// For each block how many that end with it may be one text, itself included.
  ///
  /// Paragraphs that follow each other may have been translated as one; a new bold lead, another
  /// item or a heading begins something else, and a mere reference is often left out.
  private static func joins(_ traits: [PairTraits]) -> [Int] {
    var result: [Int] = []
    for (index, this) in traits.enumerated() {
      guard index > 0 else {
        result.append(1)
        continue
      }
      let before = traits[index - 1]
      let follows =
        before.last + 1 == this.first && before.shape == .prose && this.shape == .prose
        && !before.isTitleLike && !this.hasBoldLead && !this.isReference && before.item == this.item
        && before.quoteDepth == this.quoteDepth
      result.append(follows ? min(result[index - 1] + 1, longestJoin) : 1)
    }
    return result
  }

  private static func joined(_ traits: [PairTraits], _ range: Range<Int>) -> PairTraits {
    var result = traits[range.lowerBound]
    for other in traits[range].dropFirst() { result = result.joined(with: other) }
    return result
  }
}
