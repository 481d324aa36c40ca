internal import Lexicon

/// Words that say nothing about what a rule asks: they stand in most rules, or bind others.
enum StopWords {
  /// Whether the UTF-8 `word` is one of them.
  static func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool { all.contains(Feature(word)) }

  // Hashing a Korean string would normalise it first.
  private static let all = FeatureNumbers(Lexicon.stopWords.list("linkage").map { Feature($0) })
}
