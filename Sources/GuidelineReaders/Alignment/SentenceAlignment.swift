internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Compares single sentences of both languages, with the evidence that pairs blocks.
struct SentenceAlignment {
  let analyzer: TextAnalyzer

  /// How much the two look like translations of each other; above 0 speaks for it.
  func score(en: String, ko: String) -> Double {
    var marks = WordSetPool()
    var scratch = SurfaceFeatures()
    func traits(_ text: String, _ language: Language) -> SegmentFeatures {
      var block = Block(kind: .paragraph, lines: LineRange(1))
      block.runs = [Run(text: text, line: 1)]
      return SegmentFeatures(
        block, language: language, analyzer: analyzer, marks: &marks, scratch: &scratch)
    }
    let other = traits(ko, .ko)
    let one = traits(en, .en)
    return AlignmentScorer(rarity: 0, marks: marks).content(one, other)
  }
}
