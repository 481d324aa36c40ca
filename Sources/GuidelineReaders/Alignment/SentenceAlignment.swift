internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Scores single sentences of both languages as translations of each other.
struct SentenceAlignment {
  let analyzer: TextAnalyzer

  /// The word score of the pair; above 0, it speaks for a translation.
  func score(en: String, ko: String) -> Double { terms(en: en, ko: ko).sum }

  /// The terms of the word score of the pair.
  func terms(en: String, ko: String) -> AlignmentScorer.WordTerms {
    var extractor = FeatureExtractor(analyzer: analyzer)
    // Korean is read first: English words only count as names if they occur in a Korean text.
    let other = extractor.features(of: Self.paragraph(ko), .ko)
    let one = extractor.features(of: Self.paragraph(en), .en)
    return AlignmentScorer(rarityPenalty: 0, words: extractor.words).wordTerms(one, other)
  }

  private static func paragraph(_ text: String) -> Block {
    var block = Block(kind: .paragraph, lines: LineRange(1))
    block.runs = [Run(text: text, line: 1)]
    return block
  }
}
