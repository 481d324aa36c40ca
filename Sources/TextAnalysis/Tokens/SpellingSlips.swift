internal import Lexicon

/// Counts slips: common mistakes of typing and spelling.
package enum SpellingSlips {
  /// The number of slips that turn `word` into `typed`.
  ///
  /// A slip is a letter that is left out, doubled, swapped with its neighbour, replaced by that of an
  /// adjacent key or (in Latin script) followed by one, or confused with a similar letter. Any other
  /// mistake counts as two, and so does one in the first letter, which people seldom miss, except by the
  /// Shift key. Hangul is compared jamo by jamo; only the first 64 letters are compared.
  ///
  /// - Complexity: O(*nm*) for *n* and *m* letters.
  package static func count(from typed: String, to word: String) -> Int {
    let (typed, word) = (EditDistance.letters(of: typed), EditDistance.letters(of: word))
    // Replacing a letter by an adjacent key turns most short Korean words into other words.
    let missesKeys = typed.first?.isASCII ?? true || typed.count >= 6
    var beforeLast: [Int] = []
    var last = word.indices.reduce(into: [0]) { $0.append($0[$1] + ($1 == 0 ? 2 : 1)) }
    for i in typed.indices {
      let extra = isDoubled(i, in: typed) ? 1 : 2
      var row = [last[0] + extra]
      for j in word.indices {
        var best = min(last[j + 1] + extra, row[j] + (j == 0 ? 2 : 1))
        best = min(best, last[j] + substitution(typed[i], for: word[j], j > 0, missesKeys))
        if i > 0, j > 0, typed[i] == word[j - 1], typed[i - 1] == word[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[word.count]
  }

  /// The most slips accepted in a word as long as `typed`: none in one of two letters, where too
  /// little would remain.
  package static func most(in typed: String) -> Int {
    let count = EditDistance.letters(of: typed).count
    return count < 3 ? 0 : min(3, max(1, count / 4))
  }

  /// Whether the letter at `place` repeats an adjacent letter or is on a key next to that letter's key.
  private static func isDoubled(_ place: Int, in letters: [Unicode.Scalar]) -> Bool {
    [place - 1, place + 1].contains { other in
      letters.indices.contains(other)
        && (letters[other] == letters[place]
          || letters[place].isASCII && Keyboard.areNeighbors(letters[other], letters[place]))
    }
  }

  private static func substitution(
    _ typed: Unicode.Scalar, for letter: Unicode.Scalar, _ isInside: Bool, _ missesKeys: Bool
  ) -> Int {
    if typed == letter { return 0 }
    let isSlip =
      isInside
      ? missesKeys && Keyboard.areNeighbors(typed, letter)
        || alike[typed, default: []].contains(letter)
      : Keyboard.shareKey(typed, letter)
    return isSlip ? 1 : 2
  }

  /// The letters that each letter may be confused with.
  private static let alike: [Unicode.Scalar: Set<Unicode.Scalar>] = {
    var alike: [Unicode.Scalar: Set<Unicode.Scalar>] = [:]
    for row in Lexicon.slips {
      for letter in row.entry.unicodeScalars {
        alike[letter, default: []].formUnion(row.entry.unicodeScalars)
      }
    }
    return alike
  }()
}
