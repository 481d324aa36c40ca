/// An index entry that matches, with its score.
struct Hit {
  var id: Int
  var score: Double
  var isRule: Bool { id < SearchIndex.firstPassage }

  /// Whether it ranks above `other`; of equal scores the lower id ranks above.
  func isBetter(than other: Hit) -> Bool { (other.score, id) < (score, other.id) }
}

extension Hit {
  /// The hit in the first columns of `row`.
  init(_ row: Row) { self.init(id: row.int(0), score: row.value(1) ?? 0) }
}
