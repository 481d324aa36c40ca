import Guidelines
import TextAnalysis

/// The numbered features of one record, unordered and not yet weighted by rarity.
struct StatementVectors: Sendable {
  /// The features of each language, weighted by their stress in the statement.
  var stress = Bilingual<FeatureVector>()
  /// The features of the lead.
  var leads = Bilingual<FeatureVector>()
  /// The concepts that the record names.
  var concepts: [Int32] = []
}

/// Assigns numbers to the features of all records, common to both languages.
struct FeatureVectorizer {
  private var numbers = FeatureNumbers()

  /// The number of features, which are numbered from 0.
  var count: Int { numbers.count }

  /// The concepts whose page is that of `component`.
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

  /// `entries` extended by those of `features`.
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
