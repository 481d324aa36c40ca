package import Guidelines

/// Turns a text into the tokens that search compares; the same for documents and queries.
///
/// ```swift
/// TextAnalyzer(concepts: glossary).tokens(in: "탭 막대를").map(\.text)
/// // ["탭", "\u{1}tab-bar", "막대를", "막대"]
/// ```
///
/// A word keeps its own token; beside it stand its stems, its parts, the number that it spells and
/// the concept that it names. A concept begins at the longest spelling that begins at its word;
/// those inside it are not looked for.
public struct TextAnalyzer: Sendable {
  private let spellings: SpellingWalk.Spellings
  private let memories: WordMemories?
  private var texts: TextMemory?

  /// Creates an analyzer that finds `concepts`.
  public init(concepts: any ConceptLookup) {
    spellings = SpellingWalk.Spellings(concepts)
    memories = nil
  }

  /// Creates an analyzer that finds the concepts of `glossary`, which is walked letter by letter.
  public init(concepts glossary: Glossary) {
    spellings = SpellingWalk.Spellings(glossary.spellings)
    memories = WordMemories()
  }

  /// Creates an analyzer that finds the concepts with these forms, as a glossary of them would.
  package init(forms: [(concept: ConceptID, form: Glossary.Form)]) {
    var trie = SpellingTrie(spellingCount: forms.count)
    for (concept, form) in forms {
      trie.insert(
        form.squashed.unicodeScalars.map(\.value), concept, isAmbiguous: form.isAmbiguous,
        isSpaced: form.isSpaced)
    }
    spellings = SpellingWalk.Spellings(trie)
    memories = nil
  }

  /// The analyzer as one that remembers texts of `room` bytes: what a reader asks about, joining
  /// and the index do again.
  public func remembering(textsOf room: Int) -> TextAnalyzer {
    var analyzer = self
    analyzer.texts = TextMemory(room: room)
    return analyzer
  }

  /// The tokens of `text`, ordered by position and within it by kind.
  ///
  /// Takes time in proportion to the length of `text`.
  public func tokens(in text: String) -> [Token] {
    var text = text
    return text.withUTF8(tokens(inUTF8:)).tokens
  }

  /// The tokens of UTF-8 `text`, ordered by position; malformed bytes separate words.
  package func tokens(inUTF8 text: UnsafeBufferPointer<UInt8>) -> TokenList {
    tokens(inUTF8: text, conceptsOnly: false)
  }

  /// `text` with its tokens; `nil` where it is longer than any statement.
  package func analyzed(_ text: String) -> AnalyzedText? {
    guard text.utf8.count < AnalyzedText.longest else { return nil }
    var text = text
    return text.withUTF8(remembered) ?? AnalyzedText(text, text.withUTF8(tokens(inUTF8:)))
  }

  /// The UTF-8 `text`, where it is remembered.
  package func remembered(_ text: UnsafeBufferPointer<UInt8>) -> AnalyzedText? {
    texts?.text(text)
  }

  /// Forgets all texts and hands them over, by their digests: freeing them takes a while.
  package func forgetTexts() -> [UInt64: AnalyzedText] { texts?.forget() ?? [:] }

  /// Of what `tokens(in:)` gives, at least those of the words that begin as `beginnings` say; the
  /// positions of the tokens mean nothing.
  package func tokens(in text: String, from beginnings: WordBeginnings) -> [Token] {
    var text = text
    return text.withUTF8 {
      Analysis.of($0, spellings: spellings, wantsNumbers: beginnings.holdNumber) { analysis in
        analysis.run(from: beginnings)
        return analysis.tokens.list.tokens
      }
    }
  }

  /// Calls `body` with the text of each concept in `text`, of which the other tokens will be wanted
  /// as well: an analyzer that remembers texts makes them at once.
  package func forEachConcept(in text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard let texts, texts.hasRoom, let analyzed = analyzed(text) else {
      for var concept in concepts(in: text) { concept.text.withUTF8(body) }
      return
    }
    texts.remember(analyzed)
    analyzed.tokens.forEachConcept(body)
  }

  /// The concept tokens alone of what `tokens(in:)` gives, without making the others.
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
      // What a lookup knows may change, and a question or two are not worth remembering.
      guard let memories else {
        analysis.run()
        return analysis.tokens.list
      }
      return memories.lend { analysis.run(with: $0) }
    }
  }
}
