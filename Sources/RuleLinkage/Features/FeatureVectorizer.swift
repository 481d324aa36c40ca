import Guidelines
import TextAnalysis

/// The features of one record with numbers, in no order and not yet weighted by rarity.
struct StatementVectors: Sendable {
  /// The features of each language, each weighted by how much the statement stresses it.
  var stress = Bilingual<FeatureVector>()
  /// The features of the lead alone.
  var leads = Bilingual<FeatureVector>()
  /// The concepts that it names.
  var concepts: [Int32] = []
}

/// Numbers the features of all records alike, in both languages.
struct FeatureVectorizer {
  private var numbers = FeatureNumbers()

  /// How many features have numbers, which begin at 0.
  var count: Int { numbers.count }

  /// The concepts that `component` is the page of.
  static func concepts(of component: ComponentName, analyzer: TextAnalyzer) -> [Feature] {
    let name = component.rawValue.replacing("-", with: " ")
    return analyzer.concepts(in: name).map { Feature($0.text) }
  }

  /// The numbers of `features`.
  mutating func numbers(of features: [Feature]) -> [Int32] {
    features.map { numbers.number(of: $0) }
  }

  /// The vectors of a record with these features.
  mutating func vectors(of features: StatementFeatures) -> StatementVectors {
    var vectors = StatementVectors()
    let beyondWords = entries(of: features.beyondWords, after: [])
    for language in Language.allCases {
      guard let words = features.words[language] else { continue }
      vectors.stress[language] = FeatureVector(
        entries: entries(of: words.stress, after: beyondWords))
      vectors.leads[language] = FeatureVector(
        entries: words.leads.map { .init(feature: numbers.number(of: $0), weight: 1) })
      vectors.concepts += numbers(of: words.concepts)
    }
    return vectors
  }

  /// `entries`, and those of `features` behind them.
  private mutating func entries(
    of features: [(feature: Feature, weight: Float)], after entries: [FeatureVector.Entry]
  ) -> [FeatureVector.Entry] {
    var all: [FeatureVector.Entry] = []
    all.reserveCapacity(entries.count + features.count)
    all += entries
    for (feature, weight) in features {
      all.append(.init(feature: numbers.number(of: feature), weight: weight))
    }
    return all
  }
}
