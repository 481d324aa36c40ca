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

/// Reads statements into features that both languages and all of them share numbers for.
struct StatementReader {
  let analyzer: TextAnalyzer
  private(set) var numbers = FeatureNumbers()
  private var subjects: [ComponentName: Set<Int32>] = [:]

  /// A word of the lead counts as much as this many words of the reason.
  private static let leadStress: Float = 2
  /// What translators and editions call alike is more telling than the words around it.
  private static let conceptStress: Float = 1.25
  /// A metric is more telling than a word.
  private static let metricStress: Float = 2.5

  init(analyzer: TextAnalyzer) { self.analyzer = analyzer }

  /// The concepts that `component` is the page of.
  mutating func concepts(of component: ComponentName) -> Set<Int32> {
    if let known = subjects[component] { return known }
    let name = component.rawValue.replacing("-", with: " ")
    var concepts: Set<Int32> = []
    for token in analyzer.tokens(in: name) where token.kind == .concept {
      concepts.insert(numbers.number(of: token.text))
    }
    subjects[component] = concepts
    return concepts
  }

  /// The features of `statement`; `isNarrowed` where only some platforms of its document are meant.
  mutating func read(_ statement: JoinStatement, isNarrowed: Bool) -> StatementReading {
    var reading = StatementReading()
    let subject = statement.component.map { concepts(of: $0) } ?? []
    var beyondWords: [Int32: Float] = [:]
    for metric in statement.metrics {
      beyondWords[numbers.number(of: Self.feature(of: metric))] = Self.metricStress
    }
    for link in statement.links {
      guard let feature = Self.feature(of: link) else { continue }
      beyondWords[numbers.number(of: feature)] = 1
    }
    for language in Language.allCases {
      guard let text = statement.text[language] else { continue }
      var counts: [Int32: Int] = [:]
      let words = StatementWords(of: text, analyzer: analyzer)
      for word in words.features {
        counts[numbers.number(of: word), default: 0] += 1
      }
      guard !counts.isEmpty else { continue }
      let lead = statement.lead[language].map { StatementWords(of: $0, analyzer: analyzer) }
      let stressed = Set((lead?.features ?? []).map { numbers.number(of: $0) })
      let conceptual = Set(words.concepts.map { numbers.number(of: $0) })
      reading.concepts.formUnion(conceptual)
      var weights = beyondWords
      for (feature, count) in counts {
        var repeated: Float = count == 1 ? 1 : count == 2 ? 1.2 : 1.4
        if conceptual.contains(feature) { repeated *= Self.conceptStress }
        weights[feature, default: 0] +=
          stressed.contains(feature)
          ? repeated * Self.leadStress : repeated
      }
      let leading = stressed.sorted()
      reading.leads[language] = FeatureVector(
        features: leading, weights: leading.map { _ in 1 })
      let features = weights.keys.sorted()
      reading.stress[language] = FeatureVector(
        features: features, weights: features.map { weights[$0] ?? 0 })
    }
    reading.form = form(of: statement, subject: subject, isNarrowed: isNarrowed)
    reading.isWarning = isWarning(statement)
    return reading
  }

  private static func feature(of metric: Metric) -> String {
    let bounds = [metric.minimum, metric.maximum].map { $0.map { "\($0)" } ?? "" }
    let scale = metric.scale.map { "@\($0)" } ?? ""
    return "#\(metric.dimension.rawValue) \(bounds[0])…\(bounds[1]) \(metric.unit.rawValue)\(scale)"
  }

  /// The page or symbol that a link leads to; the site it lies on says nothing.
  private static func feature(of link: Link) -> String? {
    if let component = link.component { return ">" + component.rawValue }
    let path = link.target.prefix { $0 != "#" && $0 != "?" }
    guard var name = path.split(separator: "/").last?.lowercased() else { return nil }
    if name.hasSuffix(".md") { name.removeLast(3) }
    let bare = name.drop { $0.isNumber || $0 == "-" }
    return bare.isEmpty ? nil : ">" + bare
  }
}
