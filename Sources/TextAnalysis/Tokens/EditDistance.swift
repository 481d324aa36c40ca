/// Edit distance between spellings, for "did you mean" suggestions.
public enum EditDistance {
  /// At most `limit` candidates nearest to `word`, nearest first; equally near ones stay in order.
  ///
  /// The distance is the number of insertions, deletions, substitutions and transpositions of
  /// adjacent letters. Hangul is compared jamo by jamo; letter case and compatibility forms do not
  /// count. A candidate may have one wrong letter in three. Only the first 64 letters are compared.
  public static func nearest(
    to word: String, in candidates: some Sequence<String>, limit: Int
  ) -> [String] {
    near(word, in: candidates, limit: limit, lettersPerEdit: 3).map(\.candidate)
  }

  /// The candidates near to `word` with their distances, where at most one letter in
  /// `lettersPerEdit` is wrong.
  package static func near(
    _ word: String, in candidates: some Sequence<String>, limit: Int, lettersPerEdit: Int
  ) -> [(candidate: String, distance: Int)] {
    let letters = letters(of: word)
    guard !letters.isEmpty, limit > 0 else { return [] }
    var near: [(distance: Int, order: Int, candidate: String)] = []
    for (order, candidate) in candidates.enumerated() {
      let other = Self.letters(of: candidate)
      let bound = max(1, max(letters.count, other.count) / lettersPerEdit)
      guard abs(other.count - letters.count) <= bound,
        let distance = distance(letters, other, atMost: bound)
      else { continue }
      near.append((distance, order, candidate))
    }
    return near.sorted { ($0.distance, $0.order) < ($1.distance, $1.order) }
      .prefix(limit).map { ($0.candidate, $0.distance) }
  }

  private static let longest = 64

  static func letters(of word: String) -> [Unicode.Scalar] {
    // A syllable has at most three letters, and few other scalars fold to more.
    let beginning = String(word.unicodeScalars.prefix(longest))
    return Array(Hangul.jamo(Folding.fold(beginning)).unicodeScalars.prefix(longest))
  }

  /// The optimal string alignment distance, or `nil` if it exceeds `bound`.
  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost bound: Int
  ) -> Int? {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var row = last
    for i in left.indices {
      row[0] = i + 1
      for j in right.indices {
        var best = min(last[j + 1], row[j]) + 1
        best = min(best, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row[j + 1] = best
      }
      if row.allSatisfy({ $0 > bound }) { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[right.count] <= bound ? last[right.count] : nil
  }
}
