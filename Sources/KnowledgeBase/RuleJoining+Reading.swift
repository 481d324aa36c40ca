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

/// What one statement says, as features without weights of rarity yet.
struct StatementReading {
  /// The features of each language, ascending, each with how much the statement stresses it.
  var stress = Bilingual<FeatureVector>()
  /// The features of the lead alone.
  var leads = Bilingual<FeatureVector>()
  /// The concepts that it names.
  var concepts: Set<Int32> = []
  var form = StatementForm.rule
  /// Whether its lead warns of something: "avoid", "don't", 마세요.
  var isWarning = false
}

/// What the words of one statement say, before they have numbers: found on any thread.
struct StatementTexts: Sendable {
  var words = Bilingual<StatementWords>()
  /// The words of the lead alone.
  var leads = Bilingual<StatementWords>()
  var form = StatementForm.rule
  /// Whether its lead warns of something: "avoid", "don't", 마세요.
  var isWarning = false

  /// Reads `statement` about a component that is the page of the concepts `subject`; `isNarrowed`
  /// where only some platforms of its document are meant.
  init(
    _ statement: JoinStatement, subject: Set<Feature>, isNarrowed: Bool, analyzer: TextAnalyzer
  ) {
    var tokens = Bilingual<[Token]>()
    for language in Language.allCases {
      // What is longer than any statement is not kept whole.
      let whole = statement.text[language].flatMap { $0.utf8.count < Self.longText ? $0 : nil }
      let text = whole.map(analyzer.tokens(in:))
      words[language] =
        text.map { StatementWords($0) }
        ?? statement.text[language].map { StatementWords(of: $0, analyzer: analyzer) }
      guard let lead = statement.lead[language] else { continue }
      let found =
        text.flatMap { Self.tokens(of: lead, first: $0, in: statement.text[language] ?? "") }
        ?? analyzer.tokens(in: lead)
      tokens[language] = found
      leads[language] = StatementWords(found)
    }
    let reading = FormReading(analyzer: analyzer, subject: subject)
    form = reading.form(of: statement, leads: tokens, isNarrowed: isNarrowed)
    isWarning = FormReading.isWarning(statement)
  }

  private static let longText = 1 << 16

  /// The tokens of `lead` among those of `text`, where it is the first sentence of it: nothing
  /// goes on over a full stop with a space after it.
  private static func tokens(of lead: String, first tokens: [Token], in text: String) -> [Token]? {
    let length = lead.utf8.count
    var rest = text.utf8.dropFirst(length)
    guard rest.popFirst() == UInt8(ascii: " "), let last = lead.utf8.last,
      [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(last),
      text.utf8.starts(with: lead.utf8)
    else { return nil }
    return Array(tokens.prefix { $0.utf8Range.upperBound <= length })
  }
}

/// Gives the features of statements numbers that both languages and all of them share.
struct StatementReader {
  private var numbers = FeatureNumbers()
  private var subjects: [ComponentName: Set<Int32>] = [:]

  /// A word of the lead counts as much as this many words of the reason.
  private static let leadStress: Float = 2
  /// What translators and editions call alike is more telling than the words around it.
  private static let conceptStress: Float = 1.25
  /// A metric is more telling than a word.
  private static let metricStress: Float = 2.5

  /// The concepts that `component` is the page of.
  static func concepts(of component: ComponentName, analyzer: TextAnalyzer) -> [Feature] {
    let name = component.rawValue.replacing("-", with: " ")
    return analyzer.concepts(in: name).map { Feature($0.text) }
  }

  /// The numbers of the concepts `features` that `component` is the page of.
  mutating func subject(of component: ComponentName, features: [Feature]) -> Set<Int32> {
    if let known = subjects[component] { return known }
    let concepts = Set(features.map { numbers.number(of: $0) })
    subjects[component] = concepts
    return concepts
  }

  /// The features of `statement`, which says `texts`.
  mutating func read(_ statement: JoinStatement, _ texts: StatementTexts) -> StatementReading {
    var reading = StatementReading()
    var beyondWords: [Int32: Float] = [:]
    for metric in statement.metrics {
      beyondWords[numbers.number(of: Self.feature(of: metric))] = Self.metricStress
    }
    for link in statement.links {
      guard let feature = Self.feature(of: link) else { continue }
      beyondWords[numbers.number(of: feature)] = 1
    }
    for language in Language.allCases {
      guard let words = texts.words[language], !words.features.isEmpty else { continue }
      var features = words.features.map { numbers.number(of: $0) }
      let lead = texts.leads[language]?.features ?? []
      let stressed = NumberSet(lead.map { numbers.number(of: $0) })
      let conceptual = NumberSet(words.concepts.map { numbers.number(of: Feature($0)) })
      reading.concepts.formUnion(conceptual.numbers)
      features.sort()
      var stress = FeatureVector()
      var start = 0
      while start < features.count {
        let feature = features[start]
        var end = start + 1
        while end < features.count, features[end] == feature { end += 1 }
        var weight: Float = end - start == 1 ? 1 : end - start == 2 ? 1.2 : 1.4
        if conceptual.contains(feature) { weight *= Self.conceptStress }
        if stressed.contains(feature) { weight *= Self.leadStress }
        stress.features.append(feature)
        stress.weights.append(weight)
        start = end
      }
      reading.leads[language] = FeatureVector(
        features: stressed.numbers, weights: stressed.numbers.map { _ in 1 })
      if !beyondWords.isEmpty {
        let features = beyondWords.keys.sorted()
        stress = FeatureVector(
          features: features, weights: features.map { beyondWords[$0] ?? 0 }
        ).adding(stress)
      }
      reading.stress[language] = stress
    }
    reading.form = texts.form
    reading.isWarning = texts.isWarning
    return reading
  }

  private static func feature(of metric: Metric) -> Feature {
    let bounds = [metric.minimum, metric.maximum].map { $0.map { "\($0)" } ?? "" }
    let scale = metric.scale.map { "@\($0)" } ?? ""
    return Feature(
      "#\(metric.dimension.rawValue) \(bounds[0])…\(bounds[1]) \(metric.unit.rawValue)\(scale)")
  }

  /// The page or symbol that a link leads to; the site it lies on says nothing.
  private static func feature(of link: Link) -> Feature? {
    if let component = link.component { return Feature(kind: ">", component.rawValue) }
    let path = link.target.prefix { $0 != "#" && $0 != "?" }
    guard var name = path.split(separator: "/").last?.lowercased() else { return nil }
    if name.hasSuffix(".md") { name.removeLast(3) }
    let bare = name.drop { $0.isNumber || $0 == "-" }
    return bare.isEmpty ? nil : Feature(kind: ">", bare)
  }
}
