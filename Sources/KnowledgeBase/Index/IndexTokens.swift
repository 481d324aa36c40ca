internal import Guidelines
internal import TextAnalysis
internal import Workers

/// The tokens of a text as the full-text index receives them.
struct IndexTokens: Sendable {
  /// The position of a token in the text.
  ///
  /// `lower` and `upper` are UTF-8 offsets in the text; `end` is where its bytes end in `bytes`.
  struct Place: Sendable {
    var end: Int32
    var lower: Int32
    var upper: Int32
    /// Whether it is the first at its position.
    ///
    /// The others are alternatives to it.
    var isFirst: Bool
  }

  /// The bytes of all tokens, concatenated.
  private(set) var bytes: [UInt8] = []
  private(set) var places: [Place] = []

  /// Analyses `text` line by line with `vocabulary`, without the terms of teams unless it is marked;
  /// tokens of lines in `known` are copied from there.
  init(
    _ text: UnsafeBufferPointer<UInt8>, knowing known: [AnalyzedText] = [], vocabulary: Vocabulary
  ) {
    // On average a word has six letters and one stem or concept.
    bytes.reserveCapacity(text.count * 2)
    places.reserveCapacity(text.count / 3)
    let isOwn = text.first == OwnTexts.mark
    let vocabulary = isOwn ? vocabulary : vocabulary.shared
    var start = isOwn ? 1 : 0
    let isAsked = start < text.count && text[start] == AskedTokens.mark
    defer { if isAsked { markAll() } }
    if isAsked { start += 1 }
    while start < text.count {
      let end = text.place(of: UInt8(ascii: "\n"), from: start) ?? text.count
      let line = UnsafeBufferPointer(rebasing: text[start..<end])
      add(line, from: start, knowing: known, vocabulary)
      start = end + 1
    }
  }

  /// The bytes of each token without the mark of questions, for indexes that keep these in a separate
  /// field.
  var unmarked: [ArraySlice<UInt8>] {
    var start = 0
    return places.map { place in
      defer { start = Int(place.end) }
      return bytes[start..<Int(place.end)].drop { $0 == AskedTokens.mark }
    }
  }

  /// Puts ``AskedTokens/mark`` before each token.
  private mutating func markAll() {
    var marked: [UInt8] = []
    marked.reserveCapacity(bytes.count + places.count)
    var start = 0
    for number in places.indices {
      let end = Int(places[number].end)
      marked.append(AskedTokens.mark)
      marked.append(contentsOf: bytes[start..<end])
      places[number].end = Int32(truncatingIfNeeded: marked.count)
      start = end
    }
    bytes = marked
  }

  /// Adds the tokens of a line that begins at `start`.
  private mutating func add(
    _ line: UnsafeBufferPointer<UInt8>, from start: Int, knowing known: [AnalyzedText],
    _ vocabulary: Vocabulary
  ) {
    for text in known {
      guard let count = text.tokenCount(of: line) else { continue }
      return add(text.tokens, count, from: start, vocabulary)
    }
    if let tokens = vocabulary.analyzer.cached(line)?.tokens {
      return add(tokens, tokens.count, from: start, vocabulary)
    }
    for piece in SentencePieces(line) {
      let tokens = vocabulary.analyzer.tokens(
        inUTF8: UnsafeBufferPointer(rebasing: line[piece]))
      add(tokens, tokens.count, from: start + piece.lowerBound, vocabulary)
    }
  }

  /// Adds the first `count` of `tokens`, from a piece of the text that begins at `start`.
  private mutating func add(
    _ tokens: TokenList, _ count: Int, from start: Int, _ vocabulary: Vocabulary
  ) {
    tokens.places.withUnsafeBufferPointer { places in
      tokens.bytes.withUnsafeBufferPointer { known in
        // Larger than any position in a text.
        var position = UInt32.max
        var first = 0
        // The first token at the position of the last concept.
        var conceptFirst = -1
        // Bytes up to `taken` have been copied; those up to `end` are copied together later.
        var (taken, end) = (0, 0)
        var shift = bytes.count
        for number in 0..<count {
          let place = places[number]
          if place.position != position {
            position = place.position
            first = self.places.count
          }
          let own = end
          end = Int(place.end)
          let (lower, upper) = (start &+ Int(place.lower), start &+ Int(place.upper))
          if place.kind != .concept {
            addPlace(lower, upper, end: shift &+ end, from: first)
            continue
          }
          let text = UnsafeBufferPointer(rebasing: known[own..<end])
          let wider = vocabulary.wider(than: text)
          let isOnlyOne = conceptFirst != first && wider.isEmpty
          conceptFirst = first
          if isOnlyOne {
            addPlace(lower, upper, end: shift &+ end, from: first)
            continue
          }
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: known[taken..<own]))
          taken = end
          addConcept(text, wider, lower..<upper, from: first)
          shift = bytes.count - taken
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: known[taken..<end]))
      }
    }
  }

  /// Adds the token of a concept and those of its wider concepts.
  private mutating func addConcept(
    _ text: UnsafeBufferPointer<UInt8>, _ wider: [[UInt8]], _ range: Range<Int>, from first: Int
  ) {
    appendDistinct(text, range, from: first)
    for wider in wider {
      wider.withUnsafeBufferPointer { appendDistinct($0, range, from: first) }
    }
  }

  /// Adds the token of a concept unless its position, which begins with the token `first`, has it
  /// already, because it would be counted twice.
  private mutating func appendDistinct(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, from first: Int
  ) {
    var start = first > 0 ? Int(places[first - 1].end) : 0
    for number in first..<places.count {
      let end = Int(places[number].end)
      if end - start == text.count, text.indices.allSatisfy({ bytes[start + $0] == text[$0] }) {
        return
      }
      start = end
    }
    bytes.append(contentsOf: text)
    addPlace(range.lowerBound, range.upperBound, end: bytes.count, from: first)
  }

  @inline(__always)
  private mutating func addPlace(_ lower: Int, _ upper: Int, end: Int, from first: Int) {
    places.append(
      Place(
        end: Int32(truncatingIfNeeded: end), lower: Int32(truncatingIfNeeded: lower),
        upper: Int32(truncatingIfNeeded: upper), isFirst: places.count == first))
  }
}

extension IndexTokens {
  /// The tokens of a text that is about to be written.
  ///
  /// A class, because neighbouring entries share their subject and context.
  final class Prepared: Sendable {
    let text: String
    let tokens: IndexTokens

    fileprivate init(_ text: String, knowing known: [AnalyzedText], vocabulary: Vocabulary) {
      self.text = text
      var utf8 = text
      tokens = utf8.withUTF8 { IndexTokens($0, knowing: known, vocabulary: vocabulary) }
    }
  }

  /// An entry that is about to be written, with its texts in the order of the index's columns.
  struct PreparedEntry: Sendable {
    var entry: SearchEntry
    var texts: [Prepared]
    /// Its tokens for the index of a server; `nil` for a file.
    var vector: TokenVector?
  }

  /// The number of entries analysed at a time.
  private static let chunk = 32

  /// Composes and analyses `entries` on other threads, ahead of the thread that writes them in
  /// order.
  ///
  /// `counts` counts their tokens.
  static func ahead(
    of entries: IndexEntries, vocabulary: Vocabulary, counts: TokenCounts?, isForServer: Bool
  ) -> (Int) -> PreparedEntry {
    let work = OrderedWork(
      count: (entries.count + chunk - 1) / chunk, ahead: 128, threads: WorkThread.forOthers
    ) { number in
      // Neighbouring rules often have the same subject and context.
      var known: [Prepared] = []
      let prepared = (number * chunk..<min(entries.count, (number + 1) * chunk)).map { place in
        let (entry, analyzed) = entries.compose(place)
        let own = [entry.title, entry.body].map {
          Prepared($0, knowing: analyzed, vocabulary: vocabulary)
        }
        let asked = Prepared(entry.asked, knowing: [], vocabulary: vocabulary)
        let around = [entry.subject, entry.context].map { text in
          known.first { $0.text.utf8.count == text.utf8.count && $0.text == text }
            ?? Prepared(text, knowing: [], vocabulary: vocabulary)
        }
        known = around
        let texts = own + around + [asked]
        return PreparedEntry(
          entry: entry, texts: texts, vector: isForServer ? TokenVector(texts) : nil)
      }
      counts?.add(prepared)
      return prepared
    }
    var current: [PreparedEntry] = []
    return { number in
      if number % chunk == 0 { current = work.take(number / chunk) }
      return current[number % chunk]
    }
  }
}
