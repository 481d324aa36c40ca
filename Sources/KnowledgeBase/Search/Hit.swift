/// An entry of the index that matches, and how well.
struct Hit {
  var id: Int
  var score: Double
  var isRule: Bool { id < SearchIndex.firstPassage }

  /// Whether it comes before `other`; of equal ones the first entry does.
  func isBetter(than other: Hit) -> Bool { (other.score, id) < (score, other.id) }
}

extension Hit {
  /// The hit in the first columns of `row`.
  init(_ row: Row) { self.init(id: row.int(0), score: row.value(1) ?? 0) }
}
