public import Guidelines

/// A defect as data: one case for each form, with the evidence.
public enum AuditClaim: Hashable, Sendable {
  /// The Korean text contains a different number from the English one.
  case numbersDiffer(en: Metric, ko: Metric)
  /// Both texts contain the same number, with different bounds.
  case boundsDiffer(en: Metric, ko: Metric)
  /// One text contains a number that the other one lacks.
  case numberInOneLanguage(Metric)
  /// Another edition of the rule, or another document, states a different number.
  case numbersChange(before: DatedMetric, after: DatedMetric)
  /// The size in pixels is not the size in points times the scale.
  case pixels(Metric, points: Metric)
  /// The text has no counterpart in `Language`.
  case noTranslation(into: Language)
  /// The texts of a pair have too little in common to be translations.
  case textsDiffer(TranslationDoubt)
  /// A concept has several translations.
  case terms(ConceptID, uses: [TermUse])
  /// A link leads to a document that does not exist.
  case link(Link)
  /// A link leads to a component of the vocabulary without a document.
  case componentLink(Link, ComponentName)
  /// A rule refers to one that does not exist.
  case noRule(RuleID, as: RuleReference)
  /// An alias belongs to another rule.
  case aliasTaken(RuleID, by: RuleID)
  /// A rule names a check that does not exist.
  case noCheck(CheckID)
  /// A rule with an id has no text in a language.
  case ruleLacks(Language)
  /// The validity of a rule is impossible as stated.
  case validity(ValidityFault)
  /// All rules that name a check have ended, and none gives a successor or a reason.
  case checkAbandoned(CheckID)
  /// A rule states a pattern that cannot be read, for this reason.
  case patternUnread(String, Bilingual<String>)
  /// An entry of a rule's comment or of the front matter cannot be read, for this reason.
  case entryUnread(String, Bilingual<String>)
  /// A rule may be this one in other words, with this likeness from 0 to 1.
  case maybeSame(RuleID, likeness: Double)

  /// How a rule refers to another one.
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
    case .patternUnread: .unreadPattern
    case .entryUnread: .unreadEntry
    case .maybeSame: .maybeSame
    }
  }

  /// The defect in one sentence, by language.
  public var message: Bilingual<String> { AuditWording.message(for: self) }

  /// The severity of the defect.
  public var severity: AuditSeverity {
    switch self {
    case .numbersDiffer, .pixels, .noCheck, .ruleLacks, .aliasTaken, .validity(.reversed),
      .validity(.circle), .patternUnread, .entryUnread:
      .error
    case .numbersChange, .noTranslation, .textsDiffer, .link, .noRule, .numberInOneLanguage,
      .validity(.endUnexplained), .checkAbandoned:
      .warning
    // An announced rule begins later than the page that announces it.
    case .boundsDiffer, .terms, .componentLink, .validity(.beginsAfterPage), .maybeSame: .note
    }
  }
}

/// A number with the edition of the document that states it.
public struct DatedMetric: Hashable, Sendable {
  /// The number.
  public var metric: Metric
  /// The edition; `nil` if the document states none.
  public var edition: Edition?
}

/// The evidence that two texts are not translations of each other.
public struct TranslationDoubt: Hashable, Encodable, Sendable {
  /// The confidence of the alignment, from 0 to 1.
  public var confidence: Double
  /// The traits that both texts have, but with nothing in common.
  public var disjoint: [Trait]

  /// Creates a doubt.
  package init(confidence: Double, disjoint: [Trait]) {
    self.confidence = confidence
    self.disjoint = disjoint
  }

  /// Traits that survive translation.
  public enum Trait: String, Codable, Sendable {
    case numbers
    case names
    case links
  }
}

/// A term of a concept in a document.
public struct TermUse: Hashable, Encodable, Sendable {
  /// The term in its first spelling.
  public var term: String
  /// The number of its uses.
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
    case pattern
    case entry
    case reason
    case likeness
  }

  /// Writes the evidence of a finding.
  ///
  /// The field `claim` names its form and determines the others.
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
    case .maybeSame(let rule, let likeness):
      try container.encode("maybe-same", forKey: .claim)
      try container.encode(rule, forKey: .rule)
      try container.encode((likeness * 100).rounded() / 100, forKey: .likeness)
    case .entryUnread(let entry, let reason):
      try container.encode("entry-unread", forKey: .claim)
      try container.encode(entry, forKey: .entry)
      try container.encode(reason, forKey: .reason)
    case .patternUnread(let pattern, let reason):
      try container.encode("pattern-unread", forKey: .claim)
      try container.encode(pattern, forKey: .pattern)
      try container.encode(reason, forKey: .reason)
    }
  }
}

extension DatedMetric: Encodable {
  private enum CodingKeys: String, CodingKey {
    case edition
  }

  /// Writes the metric with the additional field `edition`, `null` if unknown.
  public func encode(to encoder: any Encoder) throws {
    try metric.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(edition, forKey: .edition)
  }
}
