internal import TextAnalysis

/// Finds the words of a query in the texts of its answer.
struct Highlighter {
  private let analyzer: TextAnalyzer
  /// Which word of the query a token stands for.
  private let wordOf: [String: Int]

  /// `glossary` knows the concepts among `words`.
  init(words: [SearchWord], glossary: Glossary) {
    analyzer = TextAnalyzer(concepts: glossary)
    var wordOf: [String: Int] = [:]
    for (index, word) in words.enumerated() {
      for alternative in word.alternatives { wordOf[alternative] = index }
    }
    self.wordOf = wordOf
  }

  /// The part of `text` that answers the query.
  func snippet(of text: String) -> Snippet { Snippet(of: text, matches: matches(in: text)) }

  /// What in `text` matches which word, as ranges of scalars in order.
  private func matches(in text: String) -> [Snippet.Match] {
    let tokens = analyzer.tokens(in: text).filter { wordOf[$0.text] != nil }
    guard !tokens.isEmpty else { return [] }
    let wanted = Set(tokens.flatMap { [$0.utf8Range.lowerBound, $0.utf8Range.upperBound] })
    var scalarAt: [Int: Int] = [:]
    var offset = 0
    var count = 0
    for scalar in text.unicodeScalars {
      if wanted.contains(offset) { scalarAt[offset] = count }
      offset += UTF8.width(scalar)
      count += 1
    }
    scalarAt[offset] = count
    return tokens.compactMap { token in
      guard let word = wordOf[token.text], let start = scalarAt[token.utf8Range.lowerBound],
        let end = scalarAt[token.utf8Range.upperBound]
      else { return nil }
      return Snippet.Match(range: start..<end, word: word)
    }.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }
}

/// The part of a text that answers a query, and what in it matched.
struct Snippet {
  var text: String
  /// Ranges of Unicode scalars in `text`, ordered, not overlapping.
  var highlights: [Range<Int>]

  /// The stretch of `text` with the most different words of the query, at most about `length`
  /// scalars, cut between words; the beginning where nothing matched.
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
      prefix + String(String.UnicodeScalarView(scalars[window])) + suffix
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
    /// The scalars that matched.
    var range: Range<Int>
    /// Which word of the query it is.
    var word: Int
  }

  /// Where the window with the most different words begins.
  private static func bestStart(_ matches: [Match], length: Int) -> Int {
    var best = (count: 0, start: 0)
    for (index, match) in matches.enumerated() {
      var words: Set<Int> = []
      for other in matches[index...] {
        guard other.range.upperBound - match.range.lowerBound <= length else { break }
        words.insert(other.word)
      }
      if words.count > best.count { best = (words.count, match.range.lowerBound) }
    }
    return best.start
  }

  /// A window of about `length` around `start` that begins and ends between words.
  private static func cut(
    _ scalars: [Unicode.Scalar], from start: Int, length: Int
  ) -> Range<Int> {
    func isSpace(_ index: Int) -> Bool { scalars[index].properties.isWhitespace }
    var first = max(0, min(start - length / 5, scalars.count - length))
    // Forwards to the next beginning of a word; a text without spaces is cut between characters.
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

  /// The nearest place at or before `index` where a character begins.
  private static func characterStart(_ scalars: [Unicode.Scalar], near index: Int) -> Int {
    let from = max(0, index - 64)
    let stretch = String(
      String.UnicodeScalarView(scalars[from..<min(scalars.count, index + 1)]))
    guard let last = stretch.last else { return index }
    return min(scalars.count, index + 1) - last.unicodeScalars.count
  }
}
