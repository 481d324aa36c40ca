internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

/// What a document of another authority than Apple says in one place.
struct OwnStatement {
  /// The rule; what the document's readers take for none, as a row of a table, has the id of its passage.
  let rule: Rule
  /// Whether it is a rule of the base, a sentence that is none, or a row of a table.
  let kind: Kind
  /// The heading above it.
  let heading: String?

  enum Kind {
    case rule
    case sentence
    case row
  }

  /// It in one sentence, in English where it has both languages.
  var text: String { rule.title.preferring(.en) ?? "" }

  /// The language of that sentence.
  var language: Language { rule.title.en == nil ? .ko : .en }

  /// The numbers that it sets, or where the readers found none, those that its sentence names.
  var numbers: [Metric] {
    guard rule.metrics.isEmpty, let source = rule.sources.first else { return rule.metrics }
    return quantities.compactMap { quantity in
      let unit = quantity.unit
      let (least, most) =
        unit == nil
        ? quantity.countLimits : quantity.measuredLimits(quantity.low, quantity.high)
      // "A quick task", "one more": one of something sets no limit by itself.
      if unit == nil, least == 1, most == 1 { return nil }
      return Metric(
        authority: rule.authority, subject: Metric.unnamed, dimension: unit?.dimension ?? .count,
        minimum: least, maximum: most, unit: unit?.unit ?? Unit(rawValue: "items"),
        platforms: rule.platforms,
        source: LineReference(
          document: source.document, line: source.lines.first, language: language))
    }
  }

  /// The quantities of its sentence; "never stack two" sets no number.
  private var quantities: [Quantity] {
    let clauses = Clause.all(in: text, language)
    guard clauses.contains(where: \.denies) else { return NumberSearch.quantities(in: text) }
    return clauses.flatMap { clause in
      NumberSearch.quantities(in: clause.text).filter { $0.bound != nil || !clause.denies }
    }
  }

  /// Whether it is about how many there are of something, or how much there may be at most or at least.
  var limits: Bool {
    rule.metrics.contains { $0.isLimit || $0.dimension == .count }
      || NumberSearch.quantities(in: text).contains { quantity in
        quantity.bound != nil || quantity.unit == nil && quantity.low > 1
      }
  }
}
