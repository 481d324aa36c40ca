internal import Guidelines
internal import TextAnalysis

/// Finds the words of a query in the texts of its answer.
struct Highlighter {
  private let analyzer: TextAnalyzer
  /// The index of the word that a token matches.
  private let wordOf: [String: Int]
  private let beginnings: WordBeginnings

  /// Creates a highlighter; `forms` are those of the concepts among `words`.
  init(words: [SearchWord], forms: [(concept: ConceptID, form: Glossary.Form)]) {
    analyzer = TextAnalyzer(forms: forms)
    var wordOf: [String: Int] = [:]
    for (index, word) in words.enumerated() {
      for alternative in word.alternatives { wordOf[alternative] = index }
    }
    self.wordOf = wordOf
    beginnings = WordBeginnings(
      of: words.flatMap { $0.alternatives }, spellings: forms.map { $0.form.squashed })
  }

  /// The part of `text` that answers the query.
  func snippet(of text: String) -> Snippet { Snippet(of: text, matches: matches(in: text)) }

  /// The matches in `text` with their words, as ranges of scalars in order.
  private func matches(in text: String) -> [Snippet.Match] {
    var found: [(range: Range<Int>, word: Int)] = []
    for token in analyzer.tokens(in: text, from: beginnings) {
      guard let word = wordOf[token.text] else { continue }
      found.append((token.utf8Range, word))
    }
    guard !found.isEmpty else { return [] }
    found.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    let scalars = ScalarOffsets(of: text)
    return found.map { range, word in
      let start = scalars[range.lowerBound]
      return Snippet.Match(range: start..<scalars[range.upperBound], word: word)
    }
  }
}

/// Converts UTF-8 offsets of a text to indexes of scalars.
private struct ScalarOffsets {
  private var counts: [Int32] = []

  init(of text: String) {
    counts.reserveCapacity(text.utf8.count + 1)
    var count: Int32 = -1
    for byte in text.utf8 {
      if !UTF8.isContinuation(byte) { count += 1 }
      counts.append(count)
    }
    counts.append(count + 1)
  }

  subscript(offset: Int) -> Int { Int(counts[offset]) }
}

/// The part of a text that answers a query, with the matches in it.
struct Snippet {
  var text: String
  /// Ranges of Unicode scalars in `text`, ordered and disjoint.
  var highlights: [Range<Int>]

  /// The part of `text` with the most distinct words of the query, of about `length` scalars at
  /// most, cut between words; the beginning if nothing matches.
  init(of text: String, matches: [Match], length: Int = 160) {
    let scalars = Array(text.unicodeScalars)
    var window = 0..<scalars.count
    if scalars.count > length {
      let start = Self.bestStart(matches, length: length)
      window = Self.cut(scalars, from: start, length: length)
    }
    let prefix = window.lowerBound > 0 ? "… " : ""
    let suffix = window.upperBound < scalars.count ? " …" : ""
    let offset = prefix.unicodeScalars.count - window.lowerBound
    self.text =
      window.count == scalars.count
      ? text : prefix + String(String.UnicodeScalarView(scalars[window])) + suffix
    var highlights: [Range<Int>] = []
    for match in matches
    where window.lowerBound <= match.range.lowerBound
      && match.range.upperBound <= window.upperBound
    {
      let range = match.range.lowerBound + offset..<match.range.upperBound + offset
      if let last = highlights.last, range.lowerBound < last.upperBound {
        let end = max(last.upperBound, range.upperBound)
        highlights[highlights.count - 1] = last.lowerBound..<end
      } else {
        highlights.append(range)
      }
    }
    self.highlights = highlights
  }

  /// A word of the query in a text.
  struct Match {
    /// The scalars that match.
    var range: Range<Int>
    /// The index of the word in the query.
    var word: Int
  }

  /// The start of the window with the most distinct words.
  private static func bestStart(_ matches: [Match], length: Int) -> Int {
    var best = (count: 0, start: 0)
    for (index, match) in matches.enumerated() {
      // A bit set, as a query has at most 32 words.
      var words: UInt64 = 0
      for other in matches[index...] {
        guard other.range.upperBound - match.range.lowerBound <= length else { break }
        words |= 1 << UInt64(other.word)
      }
      let count = words.nonzeroBitCount
      if count > best.count { best = (count, match.range.lowerBound) }
    }
    return best.start
  }

  /// A window of about `length` scalars around `start` that begins and ends between words.
  private static func cut(
    _ scalars: [Unicode.Scalar], from start: Int, length: Int
  ) -> Range<Int> {
    func isSpace(_ index: Int) -> Bool { scalars[index].isWhiteSpace }
    var first = max(0, min(start - length / 5, scalars.count - length))
    // Forwards to the beginning of a word; a text without spaces is cut between characters.
    if first > 0 {
      let gap = (first..<start).first(where: isSpace)
      first = gap.map { $0 + 1 } ?? characterStart(scalars, near: min(first, start))
    }
    var last = min(scalars.count, first + length)
    if last < scalars.count {
      let gap = (first + 1..<last).last(where: isSpace)
      last = gap.flatMap { $0 > start ? $0 : nil } ?? characterStart(scalars, near: last)
    }
    return first..<max(first, last)
  }

  /// The nearest index at or before `index` at which a character begins.
  private static func characterStart(_ scalars: [Unicode.Scalar], near index: Int) -> Int {
    let from = max(0, index - 64)
    let stretch = String(
      String.UnicodeScalarView(scalars[from..<min(scalars.count, index + 1)]))
    guard let last = stretch.last else { return index }
    return min(scalars.count, index + 1) - last.unicodeScalars.count
  }
}
