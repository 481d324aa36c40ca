internal import Lexicon

/// Words that do not distinguish rules: those in most rules, and function words.
enum StopWords {
  /// Whether the UTF-8 `word` is a stop word.
  static func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool { all.contains(Feature(word)) }

  // As features, because hashing a Korean string would normalise it first.
  private static let all = FeatureNumbers(Lexicon.stopWords.list("linkage").map { Feature($0) })
}
