/// How far apart two spellings are, for "did you mean".
public enum EditDistance {
  /// The candidates nearest to `word`, nearest first, at most `limit`.
  ///
  /// Counts insertions, deletions, substitutions and transpositions of neighbours, in letters:
  /// Hangul is compared jamo by jamo. Candidates that are no likely mistyping are left out.
  public static func nearest(
    to word: String, in candidates: some Sequence<String>, limit: Int
  ) -> [String] {
    let letters = letters(of: word)
    let tolerance = max(1, letters.count / 3)
    let near = candidates.enumerated().compactMap { order, candidate in
      let distance = distance(letters, Self.letters(of: candidate))
      return distance <= tolerance ? (distance, order, candidate) : nil
    }
    return near.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
  }

  private static func letters(of word: String) -> [Unicode.Scalar] {
    Array(Hangul.jamo(Folding.fold(word)).unicodeScalars.prefix(96))
  }

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var best = min(
          last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
