internal import Guidelines
internal import TextAnalysis
internal import Workers

/// The tokens of a text as the full-text index takes them.
struct IndexTokens: Sendable {
  /// A token's place in the text; its own bytes end at `end` of all.
  struct Place: Sendable {
    var end: Int32
    var lower: Int32
    var upper: Int32
    /// Whether it is the first at its position; the others are alternatives.
    var isFirst: Bool
  }

  /// The bytes of the tokens, one after the other.
  private(set) var bytes: [UInt8] = []
  private(set) var places: [Place] = []

  /// Analyses `text` with `vocabulary`.
  init(_ text: UnsafeBufferPointer<UInt8>, vocabulary: Vocabulary) {
    bytes.reserveCapacity(text.count * 2)
    for piece in SentencePieces(text) {
      add(
        vocabulary.analyzer.tokens(inUTF8: UnsafeBufferPointer(rebasing: text[piece])),
        from: piece.lowerBound, vocabulary)
    }
  }

  /// Adds the `tokens` of a piece of the text that begins at `start`.
  private mutating func add(_ tokens: [Token], from start: Int, _ vocabulary: Vocabulary) {
    places.reserveCapacity(places.count + tokens.count)
    var position = -1
    var first = 0
    for token in tokens {
      if token.position != position {
        position = token.position
        first = places.count
      }
      let range = token.utf8Range.lowerBound + start..<token.utf8Range.upperBound + start
      append(token.text, range, from: first)
      guard token.kind == .concept else { continue }
      for wider in vocabulary.widerTokens[token.text] ?? [] { append(wider, range, from: first) }
    }
  }

  /// Adds a token, unless it stands at its position already: it would count twice.
  private mutating func append(_ text: String, _ range: Range<Int>, from first: Int) {
    var text = text
    text.withUTF8 { utf8 in
      var start = first > 0 ? Int(places[first - 1].end) : 0
      for number in first..<places.count {
        let end = Int(places[number].end)
        if end - start == utf8.count, utf8.indices.allSatisfy({ bytes[start + $0] == utf8[$0] }) {
          return
        }
        start = end
      }
      bytes.append(contentsOf: utf8)
      places.append(
        Place(
          end: Int32(bytes.count), lower: Int32(range.lowerBound), upper: Int32(range.upperBound),
          isFirst: places.count == first))
    }
  }
}

extension IndexTokens {
  /// The tokens of a text that is about to be written.
  struct Prepared: Sendable {
    var text: String
    var tokens: IndexTokens

    fileprivate init(_ text: String, vocabulary: Vocabulary) {
      self.text = text
      var utf8 = text
      tokens = utf8.withUTF8 { IndexTokens($0, vocabulary: vocabulary) }
    }
  }

  /// So many entries are analysed at a time.
  private static let chunk = 32

  /// Analyses `entries` on several threads, ahead of the one that writes them.
  ///
  /// The answer gives the texts of an entry, in the order of the index's columns; entries are
  /// asked for in order.
  static func ahead(
    of entries: [SearchEntry], vocabulary: Vocabulary
  ) -> (Int) -> [Prepared] {
    let work = OrderedWork(count: (entries.count + chunk - 1) / chunk, ahead: 48) { number in
      // What stands around a rule stands around its neighbours as well.
      var known: [Prepared] = []
      return entries[number * chunk..<min(entries.count, (number + 1) * chunk)].map { entry in
        let own = [entry.title, entry.body].map { Prepared($0, vocabulary: vocabulary) }
        let around = [entry.subject, entry.context].map { text in
          known.first { $0.text.utf8.count == text.utf8.count && $0.text == text }
            ?? Prepared(text, vocabulary: vocabulary)
        }
        known = around
        return own + around
      }
    }
    var current: [[Prepared]] = []
    return { number in
      if number % chunk == 0 { current = work.take(number / chunk) }
      return current[number % chunk]
    }
  }
}
