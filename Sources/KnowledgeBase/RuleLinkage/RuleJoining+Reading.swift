import Guidelines
import TextAnalysis

/// What kind of sentence a statement is; kinds do not mix.
enum StatementForm {
  /// Says what to do, or how something behaves.
  case rule
  /// Says what the component is: "A tab bar appears at …".
  case definition
  /// Says that a platform lacks the component: "Not supported in …".
  case absence
}

/// What one statement says, as features with numbers, in no order and without weights of rarity.
struct StatementReading: Sendable {
  /// The features of each language, each with how much the statement stresses it.
  var stress = Bilingual<FeatureVector>()
  /// The features of the lead alone.
  var leads = Bilingual<FeatureVector>()
  /// The concepts that it names.
  var concepts: [Int32] = []
}

/// What one statement says, before its features have numbers: found on any thread.
struct StatementTexts: Sendable {
  /// What a text says.
  struct Words: Sendable {
    /// Its features, each once, and how much the statement stresses them.
    var stress: [(feature: Feature, weight: Float)]
    var leads: [Feature]
    var concepts: [Feature]
  }

  var words = Bilingual<Words>()
  /// What metrics and links say; features of kinds that words do not have.
  var beyondWords: [(feature: Feature, weight: Float)] = []
  var form = StatementForm.rule
  /// Whether its lead warns of something: "avoid", "don't", 마세요.
  var isWarning = false

  /// A word of the lead counts as much as this many words of the reason.
  private static let leadStress: Float = 2
  /// What translators and editions call alike is more telling than the words around it.
  private static let conceptStress: Float = 1.25
  /// A metric is more telling than a word.
  private static let metricStress: Float = 2.5

  /// Reads `statement` about a component that is the page of the concepts `subject`; `isNarrowed`
  /// where only some platforms of its document are meant.
  init(
    _ statement: JoinStatement, _ texts: Bilingual<AnalyzedText>, subject: Set<Feature>,
    isNarrowed: Bool, analyzer: TextAnalyzer
  ) {
    // Which form a statement has is read off its first language.
    let first = statement.lead.languages.first
    var leads = Bilingual<[Token]>()
    for language in Language.allCases {
      var lead = statement.lead[language] ?? ""
      let said: StatementWords
      let leadFeatures: [Feature]
      if let analyzed = texts[language], lead.withUTF8(analyzed.begins(with:)) {
        said = StatementWords(analyzed.tokens, leadEnd: lead.utf8.count)
        leadFeatures = Array(said.features[..<said.leadCount])
        if language == first { leads[language] = analyzed.tokens.tokens(upTo: 1) }
      } else {
        said =
          texts[language].map { StatementWords($0.tokens) }
          ?? StatementWords(of: statement.text[language] ?? "", analyzer: analyzer)
        let tokens = lead.withUTF8(analyzer.tokens(inUTF8:))
        leadFeatures = StatementWords(tokens).features
        if language == first { leads[language] = tokens.tokens(upTo: 1) }
      }
      if !said.features.isEmpty {
        words[language] = Self.words(said, leads: Self.distinct(leadFeatures))
      }
    }
    let metrics = Self.distinct(
      statement.metrics.indices.map { Self.feature(of: statement.metrics[$0]) })
    let links = Self.distinct(statement.links.compactMap(Self.feature(of:)))
    beyondWords = metrics.map { ($0, Self.metricStress) } + links.map { ($0, 1) }
    let reading = FormReading(analyzer: analyzer, subject: subject)
    form = reading.form(of: statement, leads: leads, isNarrowed: isNarrowed)
    isWarning = FormReading.isWarning(statement)
  }

  private static func words(_ said: StatementWords, leads: [Feature]) -> Words {
    let concepts = distinct(said.concepts)
    let features = said.features.sorted()
    var stress: [(feature: Feature, weight: Float)] = []
    stress.reserveCapacity(features.count)
    var (lead, concept, start) = (0, 0, 0)
    while start < features.count {
      let feature = features[start]
      var end = start + 1
      while end < features.count, features[end] == feature { end += 1 }
      var weight: Float = end - start == 1 ? 1 : end - start == 2 ? 1.2 : 1.4
      while concept < concepts.count, concepts[concept] < feature { concept += 1 }
      if concept < concepts.count, concepts[concept] == feature { weight *= conceptStress }
      while lead < leads.count, leads[lead] < feature { lead += 1 }
      if lead < leads.count, leads[lead] == feature { weight *= leadStress }
      stress.append((feature, weight))
      start = end
    }
    return Words(stress: stress, leads: leads, concepts: concepts)
  }

  /// The features, ascending, each once.
  private static func distinct(_ features: [Feature]) -> [Feature] {
    guard features.count > 1 else { return features }
    var distinct = features
    distinct.sort()
    var count = 1
    for place in 1..<distinct.count where distinct[place] != distinct[count - 1] {
      distinct[count] = distinct[place]
      count += 1
    }
    distinct.removeLast(distinct.count - count)
    return distinct
  }

  private static func feature(of metric: Metric) -> Feature {
    // No text states an infinite bound.
    let numbers = (
      metric.minimum ?? .infinity, metric.maximum ?? .infinity, Double(metric.scale ?? 0)
    )
    let names = Digest.value(
      of: metric.unit.rawValue,
      after: Digest.value(of: metric.dimension.rawValue, after: metricStart))
    return withUnsafeBytes(of: numbers) { bytes in
      Feature(Digest.value(of: bytes.bindMemory(to: UInt8.self), after: names))
    }
  }

  private static let metricStart = Digest.value(of: "#metric ")

  /// The page or symbol that a link leads to; the site it lies on says nothing.
  private static func feature(of link: Link) -> Feature? {
    if let component = link.component { return Feature(kind: ">", component.rawValue) }
    let path = link.target.prefix { $0 != "#" && $0 != "?" }
    guard var name = path.split(separator: "/").last?.lowercased() else { return nil }
    if name.hasSuffix(".md") { name.removeLast(3) }
    let bare = name.drop { $0.isNumber || $0 == "-" }
    return bare.isEmpty ? nil : Feature(kind: ">", String(bare))
  }
}

/// Gives the features of statements numbers that both languages and all of them share.
struct StatementReader {
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

  /// The features of a statement that says `texts`.
  mutating func read(_ texts: StatementTexts) -> StatementReading {
    var reading = StatementReading()
    let beyondWords = entries(of: texts.beyondWords, after: [])
    for language in Language.allCases {
      guard let words = texts.words[language] else { continue }
      reading.stress[language] = FeatureVector(
        entries: entries(of: words.stress, after: beyondWords))
      reading.leads[language] = FeatureVector(
        entries: words.leads.map { .init(feature: numbers.number(of: $0), weight: 1) })
      reading.concepts += numbers(of: words.concepts)
    }
    return reading
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
