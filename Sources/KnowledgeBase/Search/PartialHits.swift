/// Finds what has some of the words of a query, where little has all of them.
struct PartialHits {
  let reader: QueryReader
  let finder: HitFinder

  /// With fewer exact answers than these, what has most of the words is shown as well.
  static let fewHits = 8

  /// What of a query a result must have at least, weighed by rarity; the less only where there is
  /// little that has more, as it costs more to find.
  private static let leastShares = [0.5, 0.25]

  /// What has at least one of ``leastShares`` of what `words` of `text` ask for, or of what their
  /// parts do, and is not in `found`; where nothing was found and little has that much, what has
  /// any of them.
  ///
  /// All score less than `found`.
  func hits(
    of words: [SearchWord], in text: String, besides found: [Hit], _ query: SearchQuery
  ) throws(KnowledgeBaseError) -> [Hit] {
    let known = try reader.withParts(words.essential.filter { $0.entries > 0 }, in: text)
    guard words.essential.count > 1 || known.count > 1 else { return [] }
    var hits: [Hit] = []
    for share in Self.leastShares where found.count + hits.count < Self.fewHits {
      hits = try finder.hits(
        SearchPattern(any: known, atLeastOneOf: known.rarest(leaving: share)), query,
        leastCoverage: share, spare: found.count)
    }
    if hits.count < Self.fewHits, found.isEmpty {
      hits = try finder.hits(SearchPattern(any: known, atLeastOneOf: known), query)
    }
    // At most a few were found.
    hits.removeAll { hit in found.contains { $0.id == hit.id } }
    if let best = hits.lazy.map(\.score).max(), let last = found.lazy.map(\.score).min() {
      let factor = min(1, 0.9 * last / best)
      for index in hits.indices { hits[index].score *= factor }
    }
    return hits
  }
}
