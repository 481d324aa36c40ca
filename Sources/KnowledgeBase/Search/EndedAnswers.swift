internal import Guidelines
internal import TextAnalysis

/// The hits of a query, separated by whether their rules hold.
struct DividedHits {
  /// Hits that hold.
  let held: [Hit]
  /// Hits whose rules do not hold, best first.
  let ended: [Hit]

  /// Separates `hits` by the ids of entries that do not hold, which are sorted.
  static func divide(_ hits: [Hit], by notHeld: [Int]) -> DividedHits {
    guard !notHeld.isEmpty else { return DividedHits(held: hits, ended: []) }
    var held: [Hit] = []
    var ended: [Hit] = []
    for hit in hits {
      if !notHeld.containsSorted(hit.id) {
        held.append(hit)
      } else if hit.isRule {
        ended.append(hit)
      }
    }
    return DividedHits(held: held, ended: ended.sorted { $0.isBetter(than: $1) })
  }

  /// Whether more than `spare` of the ended hits are better than the worst of the best `limit` that hold.
  func endedStand(amongFirst limit: Int, beyond spare: Int) -> Bool {
    guard ended.count > spare else { return false }
    return held.count { $0.isBetter(than: ended[spare]) } < limit
  }

  /// The best of all hits, if it has ended.
  var bestEnded: Hit? {
    guard let best = ended.first, held.allSatisfy({ best.isBetter(than: $0) }) else { return nil }
    return best
  }
}

extension SearchAnswer {
  /// Puts the `successors` first and the best `ended` rule last on the first page, and keeps the results up to
  /// the end of the page.
  ///
  /// On a later page it is already behind the others, wherever it was, so that pages of one size show each
  /// result once.
  mutating func add(
    ended: [SearchResult], after successors: [SearchResult], query: SearchQuery
  ) {
    let first = Set(successors.map(\.id))
    var shown = successors + results.filter { !first.contains($0.id) }
    let place = query.offset > 0 ? 1 : max(1, query.limit - 1)
    shown.insert(contentsOf: ended.prefix(1), at: min(place, shown.count))
    results = Array((shown + ended.dropFirst()).prefix(query.end))
  }
}
