#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How good one ranking is: measures of Järvelin, Kekäläinen (Cumulated gain-based evaluation of
/// IR techniques, 2002) and of TREC's question answering.
package struct RankingScore: Sendable {
  /// The discounted gain of the first ten results, 1 where none could be better.
  package var ndcg: Double
  /// 1 where the first result answers.
  package var success: Double
  /// 1 where one of the first ten results answers.
  package var answered: Double
  /// 1 through the place of the first result that answers; 0 where none of ten does.
  package var reciprocalRank: Double

  /// The score of results that stand for these `keys`, where `grades` were judged.
  ///
  /// A key counts once, for the first result that has it.
  package init(of keys: [Set<String>], grades: [String: Int]) {
    var open = grades
    var gain = 0.0
    var first: Int?
    for (rank, keys) in keys.prefix(Self.depth).enumerated() {
      if first == nil, keys.contains(where: { grades[$0] ?? 0 >= JudgedQuery.answers }) {
        first = rank
      }
      guard let best = keys.compactMap({ open[$0] }).max() else { continue }
      for key in keys { open[key] = nil }
      gain += Self.gain(of: best, at: rank)
    }
    let ideal = grades.values.sorted(by: >).prefix(Self.depth).enumerated()
      .reduce(0) { $0 + Self.gain(of: $1.element, at: $1.offset) }
    ndcg = ideal > 0 ? gain / ideal : 0
    success = first == 0 ? 1 : 0
    answered = first == nil ? 0 : 1
    reciprocalRank = first.map { 1 / Double($0 + 1) } ?? 0
  }

  /// The mean of `scores`; all 0 where there are none.
  package init(mean scores: [RankingScore]) {
    let count = Double(max(1, scores.count))
    ndcg = scores.reduce(0) { $0 + $1.ndcg } / count
    success = scores.reduce(0) { $0 + $1.success } / count
    answered = scores.reduce(0) { $0 + $1.answered } / count
    reciprocalRank = scores.reduce(0) { $0 + $1.reciprocalRank } / count
  }

  /// How many results count.
  package static let depth = 10

  private static func gain(of grade: Int, at rank: Int) -> Double {
    (exp2(Double(grade)) - 1) / log2(Double(rank) + 2)
  }
}
