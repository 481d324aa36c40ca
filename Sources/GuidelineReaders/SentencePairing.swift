internal import Guidelines
internal import TextAnalysis

/// Compares single sentences of both languages, with the evidence that pairs blocks.
struct SentencePairing {
  let analyzer: TextAnalyzer

  /// How much the two look like translations of each other; above 0 speaks for it.
  func score(en: String, ko: String) -> Double {
    PairEvidence(rarity: 0).content(traits(en, .en), traits(ko, .ko))
  }

  private func traits(_ text: String, _ language: Language) -> PairTraits {
    var block = Block(kind: .paragraph, lines: LineRange(1))
    block.runs = [Run(text: text, line: 1)]
    return PairTraits(block, language: language, index: 0, analyzer: analyzer)
  }
}
