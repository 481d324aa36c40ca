import Guidelines
import TextAnalysis

/// The features of one record before they are numbered, so that any thread can extract them.
struct StatementFeatures: Sendable {
  /// The features of a text.
  struct Words: Sendable {
    /// The distinct features in ascending order, with their stress in the statement.
    var stress: [(feature: Feature, weight: Float)]
    var leads: [Feature]
    var concepts: [Feature]
  }

  /// The features of the words in each language.
  var words = Bilingual<Words>()
  /// The features of metrics and links, common to both languages.
  var beyondWords: [(feature: Feature, weight: Float)] = []
  var form = StatementForm.rule
  /// Whether its lead warns of something: "avoid", "don't", 마세요.
  var isWarning = false

  /// The weight of a word in the lead relative to one in the reason.
  private static let leadStress: Float = 2
  /// The weight of a concept relative to a word: it is the same in all translations.
  private static let conceptStress: Float = 1.25
  /// The weight of a number relative to a word.
  private static let metricStress: Float = 2.5

  /// The features of `record`, whose component's page is about the concepts `subject`.
  ///
  /// `isNarrowed` says whether it applies only to some platforms of its document.
  static func of(
    _ record: StatementRecord, _ texts: Bilingual<AnalyzedText>, subject: Set<Feature>,
    isNarrowed: Bool, analyzer: TextAnalyzer
  ) -> StatementFeatures {
    var features = StatementFeatures()
    // The form of a statement is judged in its first language.
    let first = record.lead.languages.first
    var leads = Bilingual<[Token]>()
    for language in Language.allCases {
      let (text, lead, tokens) = words(of: record, texts, in: language, analyzer: analyzer)
      if language == first { leads[language] = tokens.tokens(upTo: 1) }
      if !text.features.isEmpty {
        let named = language == .en ? named(record, without: subject, analyzer: analyzer) : []
        features.words[language] = words(text, leads: distinct(lead), named: named)
      }
    }
    let metrics = distinct(record.metrics.indices.map { feature(of: record.metrics[$0]) })
    let links = distinct(record.links.compactMap(feature(of:)))
    features.beyondWords = metrics.map { ($0, metricStress) } + links.map { ($0, 1) }
    let classifier = FormClassifier(analyzer: analyzer, subject: subject)
    features.form = classifier.form(of: record, leads: leads, isNarrowed: isNarrowed)
    features.isWarning = FormClassifier.isWarning(record.lead)
    return features
  }

  /// The features of the text of `record` in `language`, those of its lead, and its tokens, which
  /// begin with those of the lead.
  private static func words(
    of record: StatementRecord, _ texts: Bilingual<AnalyzedText>, in language: Language,
    analyzer: TextAnalyzer
  ) -> (text: WordFeatures, lead: [Feature], tokens: TokenList) {
    var lead = record.lead[language] ?? ""
    if let analyzed = texts[language], lead.withUTF8(analyzed.begins(with:)) {
      let text = WordFeatures(analyzed.tokens, leadEnd: lead.utf8.count)
      return (text, Array(text.features[..<text.leadCount]), analyzed.tokens)
    }
    let text =
      texts[language].map { WordFeatures($0.tokens) }
      ?? WordFeatures(of: record.text[language] ?? "", analyzer: analyzer)
    let tokens = lead.withUTF8(analyzer.tokens(inUTF8:))
    return (text, WordFeatures(tokens).features, tokens)
  }

  /// The words in the explicit id of `record`: "sparingly" in alert-sparingly.
  ///
  /// Whoever chose the id used words that are typical of statements of the rule.
  private static func named(
    _ record: StatementRecord, without subject: Set<Feature>, analyzer: TextAnalyzer
  ) -> [Feature] {
    guard let id = record.explicit else { return [] }
    let words = record.authority.plain(id).rawValue.replacing("-", with: " ")
    return distinct(
      WordFeatures(of: words, analyzer: analyzer).features.filter { !subject.contains($0) })
  }

  /// The features of `text` with their stress, which depends on frequency, on being a concept and
  /// on being in the lead, and those of its id, which it need not contain.
  private static func words(
    _ text: WordFeatures, leads: [Feature], named: [Feature]
  ) -> Words {
    let concepts = distinct(text.concepts)
    let features = text.features.sorted()
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
    for feature in named where !stress.contains(where: { $0.feature == feature }) {
      stress.append((feature, leadStress))
    }
    stress.sort { $0.feature < $1.feature }
    return Words(stress: stress, leads: leads, concepts: concepts)
  }

  /// The distinct features, ascending.
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

  /// The page or symbol that a link refers to, regardless of its site.
  private static func feature(of link: Link) -> Feature? {
    if let component = link.component { return Feature(kind: ">", component.rawValue) }
    let path = link.target.prefix { $0 != "#" && $0 != "?" }
    guard var name = path.split(separator: "/").last?.lowercased() else { return nil }
    if name.hasSuffix(".md") { name.removeLast(3) }
    let bare = name.drop { $0.isNumber || $0 == "-" }
    return bare.isEmpty ? nil : Feature(kind: ">", String(bare))
  }
}
