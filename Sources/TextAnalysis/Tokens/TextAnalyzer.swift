package import Guidelines

/// Turns texts into search tokens, the same way for documents and queries.
///
/// ```swift
/// TextAnalyzer(concepts: glossary).tokens(in: "탭 막대를").map(\.text)
/// // ["탭", "\u{1}tab-bar", "막대를", "막대"]
/// ```
///
/// A word has a token of its own, and further ones for its stems, its parts, the number that it
/// spells and the concept that it names. Concepts are found by the longest match of a surface form;
/// those inside a match are ignored.
public struct TextAnalyzer: Sendable {
  private let spellings: SpellingWalk.Spellings
  private let caches: TokenCaches?
  private var texts: TextCache?

  /// Creates an analyzer that finds `concepts`.
  public init(concepts: any ConceptLookup) {
    spellings = SpellingWalk.Spellings(concepts)
    caches = nil
  }

  /// Creates an analyzer that finds the concepts of `glossary` by walking its trie.
  public init(concepts glossary: Glossary) {
    spellings = SpellingWalk.Spellings(glossary.spellings)
    caches = TokenCaches()
  }

  /// Creates an analyzer that finds concepts by these forms, which give the same result as their
  /// glossary.
  ///
  /// With `isKept`, for use with many texts, it caches the words that it has analysed.
  package init(forms: [(concept: ConceptID, form: Glossary.Form)], isKept: Bool = false) {
    var trie = SpellingTrie(spellingCount: forms.count)
    for (concept, form) in forms {
      trie.insert(
        form.squashed.unicodeScalars.map(\.value), concept, isAmbiguous: form.isAmbiguous,
        isSpaced: form.isSpaced)
    }
    spellings = SpellingWalk.Spellings(trie)
    caches = isKept ? TokenCaches() : nil
  }

  /// This analyzer with a cache for texts of `room` bytes in total, because the readers, record
  /// linkage and the index analyse the same texts.
  public func caching(textsOf room: Int) -> TextAnalyzer {
    var analyzer = self
    analyzer.texts = TextCache(room: room)
    return analyzer
  }

  /// The tokens of `text`, ordered by position and then by kind.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public func tokens(in text: String) -> [Token] {
    var text = text
    return text.withUTF8(tokens(inUTF8:)).tokens
  }

  /// The tokens of UTF-8 `text`, ordered by position.
  ///
  /// Malformed bytes separate words.
  package func tokens(inUTF8 text: UnsafeBufferPointer<UInt8>) -> TokenList {
    tokens(inUTF8: text, conceptsOnly: false)
  }

  /// `text` with its tokens; `nil` if it is longer than the cache accepts.
  package func analyzed(_ text: String) -> AnalyzedText? {
    guard text.utf8.count < AnalyzedText.longest else { return nil }
    var text = text
    return text.withUTF8(cached) ?? AnalyzedText(text, text.withUTF8(tokens(inUTF8:)))
  }

  /// The UTF-8 `text` with its tokens, if it is cached.
  package func cached(_ text: UnsafeBufferPointer<UInt8>) -> AnalyzedText? {
    texts?.text(text)
  }

  /// Empties the cache and returns its texts by digest, so that the caller decides when to free
  /// them.
  package func removeCachedTexts() -> [UInt64: AnalyzedText] { texts?.removeAll() ?? [:] }

  /// At least those tokens of `tokens(in:)` whose words begin with one of `beginnings`.
  ///
  /// Their positions are meaningless.
  package func tokens(in text: String, from beginnings: WordBeginnings) -> TokenList {
    var text = text
    return text.withUTF8 {
      Analysis.of($0, spellings: spellings, wantsNumbers: beginnings.holdNumber) { analysis in
        analysis.run(from: beginnings)
        return analysis.tokens.list
      }
    }
  }

  /// Calls `body` with each concept token of `text`.
  ///
  /// With a cache for texts, the other tokens are made and cached, too, as they will be needed.
  package func forEachConcept(in text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard let texts, texts.hasRoom, let analyzed = analyzed(text) else {
      for var concept in concepts(in: text) { concept.text.withUTF8(body) }
      return
    }
    texts.insert(analyzed)
    analyzed.tokens.forEachConcept(body)
  }

  /// The concept tokens of `tokens(in:)`, without making the others.
  package func concepts(in text: String) -> [Token] {
    var text = text
    return text.withUTF8 { bytes in
      if bytes.count < 1 << 16 { return tokens(inUTF8: bytes, conceptsOnly: true).tokens }
      var concepts: [Token] = []
      for piece in SentencePieces(bytes) {
        let positions = concepts.last.map { $0.position + 1 } ?? 0
        for var token in tokens(
          inUTF8: UnsafeBufferPointer(rebasing: bytes[piece]), conceptsOnly: true
        ).tokens {
          token.utf8Range =
            token.utf8Range.lowerBound + piece.lowerBound..<token.utf8Range.upperBound
            + piece.lowerBound
          token.position += positions
          concepts.append(token)
        }
      }
      return concepts
    }
  }

  private func tokens(
    inUTF8 text: UnsafeBufferPointer<UInt8>, conceptsOnly: Bool
  ) -> TokenList {
    Analysis.of(text, spellings: spellings, conceptsOnly: conceptsOnly) { analysis in
      // Without a glossary nothing is cached: the answers of a lookup may change, and there are few
      // calls.
      guard let caches else {
        analysis.run()
        return analysis.tokens.list
      }
      return caches.lend { analysis.run(with: $0) }
    }
  }
}
