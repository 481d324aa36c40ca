internal import RuleLinkage
internal import TextAnalysis

/// The distinct words and concepts of a text, weighted by their rarity.
struct WeightedWords: Sendable {
  /// A word with its weight.
  struct Entry: Sendable {
    let feature: Feature
    let weight: Float
  }

  /// The words in ascending order.
  let entries: [Entry]
  /// The sum of the weights.
  let total: Float

  init(_ features: [Feature], by rarity: WordRarity) {
    entries = features.map { Entry(feature: $0, weight: rarity.weight(of: $0)) }
    total = entries.reduce(0) { $0 + $1.weight }
  }

  /// The weight of the common words over the geometric mean of both totals, from 0 to 1 (weighted Ochiai
  /// coefficient).
  func similarity(to other: WeightedWords) -> Float {
    var common: Float = 0
    var (left, right) = (0, 0)
    while left < entries.count, right < other.entries.count {
      let (mine, theirs) = (entries[left].feature, other.entries[right].feature)
      if mine == theirs { common += entries[left].weight }
      if mine <= theirs { left += 1 }
      if theirs <= mine { right += 1 }
    }
    return total > 0 && other.total > 0 ? common / (total * other.total).squareRoot() : 0
  }

  /// The distinct words of `text` in ascending order.
  static func features(of text: String, analyzer: TextAnalyzer) -> [Feature] {
    Set(WordFeatures(of: text, analyzer: analyzer).features).sorted()
  }
}

/// The number of compared texts that contain each word.
struct WordRarity: Sendable {
  private var counts: [Feature: Int] = [:]
  private var total = 0

  /// Counts the words of another text.
  mutating func count(_ features: [Feature]) {
    total += 1
    for feature in features { counts[feature, default: 0] += 1 }
  }

  /// The inverse document frequency of `feature`; 0 if no text contains it.
  func weight(of feature: Feature) -> Float {
    guard counts[feature] != nil else { return 0 }
    let share = (Double(counts[feature] ?? 0) + 0.5) / Double(total + 1)
    return Float(max(0, -Self.log(share)))
  }

  /// The natural logarithm of `value` in (0, 1], to a thousandth, from the exponent and a series for the
  /// significand.
  private static func log(_ value: Double) -> Double {
    let ratio = (value.significand - 1) / (value.significand + 1)
    let square = ratio * ratio
    let series = 2 * ratio * (1 + square / 3 + square * square / 5 + square * square * square / 7)
    return Double(value.exponent) * 0.693_147_180_559_945 + series
  }
}
