/// How far apart two spellings are, for "did you mean".
public enum EditDistance {
  /// The candidates nearest to `word`, nearest first, at most `limit`.
  ///
  /// Counts insertions, deletions, substitutions and transpositions of neighbours, in letters:
  /// Hangul is compared jamo by jamo, letter case and compatibility forms do not count. At most
  /// one letter in three may be wrong, else a candidate is left out; of equally near
  /// ones the first in order comes first. Only the first 64 letters are compared.
  public static func nearest(
    to word: String, in candidates: some Sequence<String>, limit: Int
  ) -> [String] {
    near(word, in: candidates, limit: limit, lettersPerEdit: 3).map(\.candidate)
  }

  /// The candidates nearest to `word` with their distances, where one letter in `lettersPerEdit`
  /// may be wrong.
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

  private static func letters(of word: String) -> [Unicode.Scalar] {
    // A syllable has three letters at the most, a folded scalar more but seldom.
    let beginning = String(word.unicodeScalars.prefix(longest))
    return Array(Hangul.jamo(Folding.fold(beginning)).unicodeScalars.prefix(longest))
  }

  /// The optimal string alignment distance, or `nil` where it is over `bound`.
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
