internal import Guidelines
internal import TextAnalysis

/// Finds the words of a query in the texts of its answer.
struct Highlighter {
  private let analyzer: TextAnalyzer
  /// The digests of the tokens that match a word, ascending, each with the index of the word.
  private let tokens: [(digest: UInt64, word: Int)]
  private let beginnings: WordBeginnings
  /// Whether snippets have highlights; otherwise only a text that is too long is searched.
  private let marks: Bool

  /// Creates a highlighter; `forms` are those of the concepts among `words`.
  ///
  /// Without `marks` snippets have no highlights.
  init(
    words: [SearchWord], forms: [(concept: ConceptID, form: Glossary.Form)], marks: Bool
  ) {
    self.marks = marks
    analyzer = TextAnalyzer(forms: forms)
    var tokens: [(digest: UInt64, word: Int)] = []
    for (index, word) in words.enumerated() {
      for var alternative in word.alternatives {
        let digest = alternative.withUTF8 { Digest.quick(UnsafeRawBufferPointer($0)) }
        tokens.append((digest, index))
      }
    }
    tokens.sort { $0 < $1 }
    self.tokens = tokens
    beginnings = WordBeginnings(
      of: words.flatMap { $0.alternatives }, spellings: forms.map { $0.form.squashed })
  }

  /// The part of `text` that answers the query.
  func snippet(of text: String) -> Snippet {
    let scalars = ScalarOffsets(of: text)
    let isSearched = marks || scalars.count > Snippet.length
    let matches = isSearched ? matches(in: text, scalars) : []
    return Snippet(of: text, scalars, matches: matches, marks: marks)
  }

  /// The matches in `text` in order.
  private func matches(in text: String, _ scalars: ScalarOffsets) -> [Snippet.Match] {
    var found: [Snippet.Match] = []
    let tokens = analyzer.tokens(in: text, from: beginnings)
    tokens.bytes.withUnsafeBytes { bytes in
      for (number, place) in tokens.places.enumerated() {
        let token = UnsafeRawBufferPointer(rebasing: bytes[tokens.bytes(of: number)])
        guard let word = word(of: Digest.quick(token)) else { continue }
        found.append(Snippet.Match(lower: Int(place.lower), upper: Int(place.upper), word: word))
      }
    }
    found.sort { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
    for index in found.indices {
      found[index].lower = scalars.index(at: found[index].lower)
      found[index].upper = scalars.index(at: found[index].upper)
    }
    return found
  }

  /// The last word that the token with this digest matches.
  private func word(of digest: UInt64) -> Int? {
    let end = tokens.firstSorted { $0.digest > digest }
    return end > 0 && tokens[end - 1].digest == digest ? tokens[end - 1].word : nil
  }
}

/// The UTF-8 offsets of the scalars of a text.
struct ScalarOffsets {
  /// The offset of each scalar, and that of the end.
  private let offsets: [Int32]

  init(of text: String) {
    var text = text
    offsets = text.withUTF8 { bytes in
      [Int32](unsafeUninitializedCapacity: bytes.count + 1) { offsets, count in
        for (offset, byte) in bytes.enumerated() where !UTF8.isContinuation(byte) {
          offsets.initializeElement(at: count, to: Int32(truncatingIfNeeded: offset))
          count += 1
        }
        offsets.initializeElement(at: count, to: Int32(truncatingIfNeeded: bytes.count))
        count += 1
      }
    }
  }

  /// The number of scalars.
  var count: Int { offsets.count - 1 }

  /// The index of the scalar at the UTF-8 offset `offset`.
  func index(at offset: Int) -> Int {
    offsets.firstSorted { Int($0) > offset } - 1
  }

  /// Where the scalar `index` of `text` begins.
  func place(of index: Int, in text: String) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: Int(offsets[index]))
  }
}

/// The part of a text that answers a query, with the matches in it.
struct Snippet {
  var text: String
  /// Ranges of Unicode scalars in `text`, ordered and disjoint.
  var highlights: [Range<Int>]

  /// The approximate maximum length of a snippet, in Unicode scalars.
  fileprivate static let length = 160

  /// The part of `text` with the most distinct words of the query, of about ``length`` scalars at
  /// most, cut between words; the beginning if nothing matches.
  ///
  /// Has highlights if `marks` is true.
  fileprivate init(of text: String, _ scalars: ScalarOffsets, matches: [Match], marks: Bool) {
    let length = Self.length
    var window = 0..<scalars.count
    if scalars.count > length {
      let start = Self.bestStart(matches, length: length)
      window = Self.cut(text, scalars, from: start, length: length)
    }
    let prefix = window.lowerBound > 0 ? "… " : ""
    let suffix = window.upperBound < scalars.count ? " …" : ""
    let offset = prefix.unicodeScalars.count - window.lowerBound
    self.text =
      window.count == scalars.count
      ? text : prefix + Self.slice(of: text, scalars, window) + suffix
    var highlights: [Range<Int>] = []
    for match in matches
    where marks && window.lowerBound <= match.lower && match.upper <= window.upperBound {
      let range = match.lower + offset..<match.upper + offset
      if let last = highlights.last, range.lowerBound < last.upperBound {
        let end = max(last.upperBound, range.upperBound)
        highlights[highlights.count - 1] = last.lowerBound..<end
      } else {
        highlights.append(range)
      }
    }
    self.highlights = highlights
  }

  /// A word of the query in a text: the scalars from `lower` to before `upper`.
  ///
  /// Not a range: instantiating the type of an array of ranges takes longer than the matching.
  struct Match {
    var lower: Int
    var upper: Int
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
        guard other.upper - match.lower <= length else { break }
        words |= 1 << UInt64(other.word)
      }
      let count = words.nonzeroBitCount
      if count > best.count { best = (count, match.lower) }
    }
    return best.start
  }

  private static func slice(
    of text: String, _ scalars: ScalarOffsets, _ range: Range<Int>
  ) -> String {
    let (start, end) = (
      scalars.place(of: range.lowerBound, in: text), scalars.place(of: range.upperBound, in: text)
    )
    return String(text.unicodeScalars[start..<end])
  }

  /// A window of about `length` scalars around `start` that begins and ends between words.
  private static func cut(
    _ text: String, _ scalars: ScalarOffsets, from start: Int, length: Int
  ) -> Range<Int> {
    func isSpace(_ index: Int) -> Bool {
      text.unicodeScalars[scalars.place(of: index, in: text)].isWhiteSpace
    }
    var first = max(0, min(start - length / 5, scalars.count - length))
    // Forwards to the beginning of a word; a text without spaces is cut between characters.
    if first > 0 {
      let gap = (first..<start).first(where: isSpace)
      first = gap.map { $0 + 1 } ?? characterStart(text, scalars, near: min(first, start))
    }
    var last = min(scalars.count, first + length)
    if last < scalars.count {
      let gap = (first + 1..<last).last(where: isSpace)
      last = gap.flatMap { $0 > start ? $0 : nil } ?? characterStart(text, scalars, near: last)
    }
    return first..<max(first, last)
  }

  /// The nearest index at or before `index` at which a character begins.
  private static func characterStart(
    _ text: String, _ scalars: ScalarOffsets, near index: Int
  ) -> Int {
    let end = min(scalars.count, index + 1)
    let stretch = slice(of: text, scalars, max(0, index - 64)..<end)
    guard let last = stretch.last else { return index }
    return end - last.unicodeScalars.count
  }
}
