/// Finds entries with some of the words of a query, if few have all.
struct PartialHits {
  let reader: QueryReader
  let finder: HitFinder

  /// The number of exact hits below which partial ones are shown as well.
  static let fewHits = 8

  /// The least fraction of a query that a result must contain, weighted by rarity.
  ///
  /// The smaller one is tried only if the first finds little, because it takes longer.
  static let leastShares = [0.5, 0.25]

  /// Hits not in `found` that contain at least one of ``leastShares`` of `words` or their parts; if
  /// `found` is empty and these are few, hits with any of the words.
  ///
  /// All score less than those in `found`.
  func hits(
    of words: [SearchWord], in text: String, besides found: [Hit], _ query: SearchQuery
  ) throws(KnowledgeBaseError) -> [Hit] {
    let known = try reader.withParts(words.essential.filter(\.isKnown), in: text)
    guard !known.isEmpty else { return [] }
    var hits: [Hit] = []
    for share in Self.leastShares where found.count + hits.count < Self.fewHits {
      hits = try finder.hits(
        SearchPattern(any: known, atLeastOneOf: known.rarest(leaving: share)), query,
        leastCoverage: share, spare: found.count)
    }
    if hits.count < Self.fewHits, found.isEmpty {
      hits = try finder.hits(SearchPattern(any: known, atLeastOneOf: known), query)
    }
    // There are at most a few in `found`.
    hits.removeAll { hit in found.contains { $0.id == hit.id } }
    if let best = hits.lazy.map(\.score).max(), let last = found.lazy.map(\.score).min() {
      let factor = min(1, 0.9 * last / best)
      for index in hits.indices { hits[index].score *= factor }
    }
    return hits
  }
}
