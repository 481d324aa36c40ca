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

  /// Creates an analyzer that finds `concepts`.
  public init(concepts: any ConceptLookup) {
    spellings = SpellingWalk.Spellings(concepts)
  }

  /// Creates an analyzer that finds the concepts of `glossary`, which is walked letter by letter.
  public init(concepts glossary: Glossary) {
    spellings = SpellingWalk.Spellings(glossary.spellings)
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
  }

  /// The tokens of `text`, ordered by position and within it by kind.
  ///
  /// Takes time in proportion to the length of `text`.
  public func tokens(in text: String) -> [Token] {
    var text = text
    return text.withUTF8(tokens(inUTF8:))
  }

  /// The tokens of UTF-8 `text`, ordered by position; malformed bytes separate words.
  public func tokens(inUTF8 text: UnsafeBufferPointer<UInt8>) -> [Token] {
    var analysis = Analysis(FoldedText(utf8: text), spellings: spellings)
    analysis.run()
    return analysis.tokens
  }

  /// The concept tokens alone of what `tokens(in:)` gives, without making the others.
  package func concepts(in text: String) -> [Token] {
    var text = text
    return text.withUTF8 { utf8 in
      var analysis = Analysis(FoldedText(utf8: utf8), spellings: spellings, conceptsOnly: true)
      analysis.run()
      return analysis.tokens
    }
  }
}
