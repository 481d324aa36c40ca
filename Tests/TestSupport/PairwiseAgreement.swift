/// How well a clustering agrees with judged keys, over all pairs of records.
package struct PairwiseAgreement {
  /// How many pairs are rightly in one cluster.
  package private(set) var together = 0
  /// The keys of each pair that is wrongly in one cluster.
  package private(set) var wrong: [(String, String)] = []
  /// The key of each pair that is wrongly in two clusters.
  package private(set) var missing: [String] = []

  /// Compares the cluster of each record with its key.
  package init(keys: [String], clusters: [Int]) {
    for left in keys.indices {
      for right in keys.indices where right > left {
        switch (keys[left] == keys[right], clusters[left] == clusters[right]) {
        case (true, true): together += 1
        case (false, true): wrong.append((keys[left], keys[right]))
        case (true, false): missing.append(keys[left])
        case (false, false): break
        }
      }
    }
  }

  /// The agreement as precision, recall and F1 over pairs.
  package var scores: Scores {
    let right = Array(repeating: "together", count: together)
    return Scores(
      expected: right + missing.map { "\($0), twice" },
      found: right + wrong.map { "\($0.0) with \($0.1)" })
  }

  /// The harmonic mean of precision and recall over pairs, from 0 to 1.
  package var f1: Double { scores.f1 }
}
