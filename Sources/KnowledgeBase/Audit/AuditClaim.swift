public import Guidelines

/// What is wrong, as data: one case a way to be wrong, with what shows it.
public enum AuditClaim: Hashable, Sendable {
  /// The Korean text names another number than the English one.
  case numbersDiffer(en: Metric, ko: Metric)
  /// Both texts name the same number, one as another bound than the other.
  case boundsDiffer(en: Metric, ko: Metric)
  /// One text names a number that the other one does not.
  case numberInOneLanguage(Metric)
  /// Another edition of the rule, or another document, names another number.
  case numbersChange(before: DatedMetric, after: DatedMetric)
  /// The pixels are not the points times the scale.
  case pixels(Metric, points: Metric)
  /// The text has no counterpart in `Language`.
  case noTranslation(into: Language)
  /// The texts of a pair share too little to be translations of each other.
  case textsDiffer(TranslationDoubt)
  /// A concept is called by several terms.
  case terms(ConceptID, uses: [TermUse])
  /// A link leads to a document that is not there.
  case link(Link)
  /// A component of the vocabulary, linked to, has no document.
  case componentLink(Link, ComponentName)
  /// A rule is named that does not exist.
  case noRule(RuleID, as: RuleReference)
  /// An alias leads to another rule.
  case aliasTaken(RuleID, by: RuleID)
  /// A check is named that does not exist.
  case noCheck(CheckID)
  /// A rule with an id has no text in a language.
  case ruleLacks(Language)
  /// A rule cannot begin, end or be replaced as it is stated.
  case validity(ValidityFault)
  /// No rule holds that names a check, and none says why.
  case checkAbandoned(CheckID)

  /// How a rule names another one.
  public enum RuleReference: String, Codable, Sendable {
    case related
    case apart
    case replacedBy = "replaced-by"
  }

  /// The kind of defect.
  public var kind: AuditKind {
    switch self {
    case .numbersDiffer, .boundsDiffer, .numberInOneLanguage: .numberBetweenLanguages
    case .numbersChange: .numberBetweenEditions
    case .pixels: .pixelScale
    case .noTranslation: .missingTranslation
    case .textsDiffer: .differentTranslation
    case .terms: .inconsistentTerm
    case .link, .componentLink: .danglingLink
    case .noRule, .aliasTaken: .unknownRule
    case .noCheck: .unknownCheck
    case .ruleLacks: .ruleInOneLanguage
    case .validity: .validity
    case .checkAbandoned: .abandonedCheck
    }
  }

  /// How much it matters.
  public var severity: AuditSeverity {
    switch self {
    case .numbersDiffer, .pixels, .noCheck, .ruleLacks, .aliasTaken, .validity(.reversed),
      .validity(.circle):
      .error
    case .numbersChange, .noTranslation, .textsDiffer, .link, .noRule, .numberInOneLanguage,
      .validity(.endUnexplained), .checkAbandoned:
      .warning
    // What is announced begins later than the page that announces it.
    case .boundsDiffer, .terms, .componentLink, .validity(.beginsAfterPage): .note
    }
  }
}

/// A number with the edition of the document that states it.
public struct DatedMetric: Hashable, Sendable {
  /// The number.
  public var metric: Metric
  /// The edition; `nil` where the document does not say.
  public var edition: Edition?
}

/// What makes it doubtful that two texts translate each other.
public struct TranslationDoubt: Hashable, Encodable, Sendable {
  /// How sure the pairing is, from 0 to 1.
  public var confidence: Double
  /// What both texts have, and nothing of it in common: numbers, names, links.
  public var disjoint: [Trait]

  /// Creates a doubt.
  package init(confidence: Double, disjoint: [Trait]) {
    self.confidence = confidence
    self.disjoint = disjoint
  }

  /// What survives translation.
  public enum Trait: String, Codable, Sendable {
    case numbers
    case names
    case links
  }
}

/// A term of a concept, as a document uses it.
public struct TermUse: Hashable, Encodable, Sendable {
  /// The term as it is spelled first.
  public var term: String
  /// How often it is used.
  public var count: Int
  /// The line of its first use.
  public var line: Int
}

extension AuditClaim: Encodable {
  private enum CodingKeys: String, CodingKey {
    case claim
    case en
    case ko
    case metric
    case before
    case after
    case pixels
    case points
    case expected
    case language
    case confidence
    case disjoint
    case concept
    case terms
    case target
    case text
    case component
    case rule
    case reference
    case owner
    case check
  }

  /// Writes the evidence of a finding: `claim` names its form, the other fields follow from it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .numbersDiffer(let en, let ko):
      try container.encode("numbers-differ", forKey: .claim)
      try container.encode(en, forKey: .en)
      try container.encode(ko, forKey: .ko)
    case .boundsDiffer(let en, let ko):
      try container.encode("bounds-differ", forKey: .claim)
      try container.encode(en, forKey: .en)
      try container.encode(ko, forKey: .ko)
    case .numberInOneLanguage(let metric):
      try container.encode("number-in-one-language", forKey: .claim)
      try container.encode(metric, forKey: .metric)
      try container.encode(metric.source.language.other, forKey: .language)
    case .numbersChange(let before, let after):
      try container.encode("numbers-change", forKey: .claim)
      try container.encode(before, forKey: .before)
      try container.encode(after, forKey: .after)
    case .pixels(let pixels, let points):
      try container.encode("pixels", forKey: .claim)
      try container.encode(pixels, forKey: .pixels)
      try container.encode(points, forKey: .points)
      try container.encode(pixels.expectedPixels(for: points), forKey: .expected)
    case .noTranslation(let language):
      try container.encode("no-translation", forKey: .claim)
      try container.encode(language, forKey: .language)
    case .textsDiffer(let doubt):
      try container.encode("texts-differ", forKey: .claim)
      try container.encode(doubt.confidence, forKey: .confidence)
      try container.encode(doubt.disjoint, forKey: .disjoint)
    case .terms(let concept, let uses):
      try container.encode("terms", forKey: .claim)
      try container.encode(concept, forKey: .concept)
      try container.encode(uses, forKey: .terms)
    case .link(let link):
      try container.encode("link", forKey: .claim)
      try container.encode(link.target, forKey: .target)
      try container.encode(link.text, forKey: .text)
    case .componentLink(let link, let component):
      try container.encode("component-link", forKey: .claim)
      try container.encode(link.target, forKey: .target)
      try container.encode(component, forKey: .component)
    case .noRule(let rule, let reference):
      try container.encode("no-rule", forKey: .claim)
      try container.encode(rule, forKey: .rule)
      try container.encode(reference, forKey: .reference)
    case .aliasTaken(let alias, let owner):
      try container.encode("alias-taken", forKey: .claim)
      try container.encode(alias, forKey: .rule)
      try container.encode(owner, forKey: .owner)
    case .noCheck(let check):
      try container.encode("no-check", forKey: .claim)
      try container.encode(check, forKey: .check)
    case .ruleLacks(let language):
      try container.encode("rule-lacks", forKey: .claim)
      try container.encode(language, forKey: .language)
    case .validity(let fault):
      try fault.encode(to: encoder)
    case .checkAbandoned(let check):
      try container.encode("check-abandoned", forKey: .claim)
      try container.encode(check, forKey: .check)
    }
  }
}

extension DatedMetric: Encodable {
  private enum CodingKeys: String, CodingKey {
    case edition
  }

  /// Writes the metric with the field `edition` added, `null` where it is unknown.
  public func encode(to encoder: any Encoder) throws {
    try metric.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(edition, forKey: .edition)
  }
}
