/// What a passage is in its document.
public enum PassageKind: String, Codable, CaseIterable, Sendable {
  case paragraph
  case rule
  case item
  case table
  case caption
  case aside
  case heading
  case code
}

/// A link of a passage.
public struct Link: Hashable, Codable, Sendable {
  /// The words that are linked.
  public var text: String
  /// The address as it is written.
  public var target: String
  /// The component it leads to, where the address or the words name one.
  public var component: ComponentName?

  /// Creates a link.
  public init(text: String, target: String, component: ComponentName? = nil) {
    self.text = text
    self.target = target
    self.component = component
  }
}

/// An image of a document and what it shows.
public struct Image: Hashable, Codable, Sendable {
  /// The address as it is written.
  public var source: String
  /// The alternative text; empty where there is none.
  public var alternative: String
  /// The line it stands on.
  public var line: Int
  /// Whether it shows what to do or what not to do, where the document says so.
  public var illustrates: Illustration?

  /// What an image is an example of.
  public enum Illustration: String, Codable, Sendable {
    case good = "do"
    case bad = "don't"
  }

  /// Creates an image.
  public init(
    source: String, alternative: String, line: Int, illustrates: Illustration? = nil
  ) {
    self.source = source
    self.alternative = alternative
    self.line = line
    self.illustrates = illustrates
  }
}

/// What one passage says as a rule.
public struct RuleStatement: Hashable, Codable, Sendable {
  /// The id that the document gives it (`{#tab-count}`), if any.
  public var id: RuleID?
  /// Earlier ids, and ids of other documents' rules that a person joined to it.
  public var aliases: [RuleID]
  /// Rules that a person keeps apart from it, however close their words.
  public var apart: [RuleID]
  /// The rule in one sentence: the bold lead, the heading or the first sentence.
  public var lead: Bilingual<String>
  /// What follows the lead.
  public var rationale: Bilingual<String>
  /// How strongly it binds.
  public var modality: Modality
  /// From when to when it holds, as far as the document says so.
  public var validity: Validity
  /// Rules to read beside it.
  public var related: [RuleID]
  /// The checks that enforce it.
  public var checks: [CheckID]
  /// Why no program can check it, where the document says so.
  public var uncheckable: Bilingual<String>

  /// Creates a statement.
  public init(
    id: RuleID? = nil, aliases: [RuleID] = [], apart: [RuleID] = [],
    lead: Bilingual<String>, rationale: Bilingual<String> = .init(), modality: Modality,
    validity: Validity = Validity(), related: [RuleID] = [],
    checks: [CheckID] = [], uncheckable: Bilingual<String> = .init()
  ) {
    self.id = id
    self.aliases = aliases
    self.apart = apart
    self.lead = lead
    self.rationale = rationale
    self.modality = modality
    self.validity = validity
    self.related = related
    self.checks = checks
    self.uncheckable = uncheckable
  }
}

/// The smallest part of a document that stands on its own, in one language or in both.
public struct Passage: Hashable, Sendable {
  /// Stable over re-ingests: made from the document's name and what the passage says.
  public var id: String
  /// The headings above it, outermost first.
  public var section: [String]
  /// What it is in its document.
  public var kind: PassageKind
  /// The platforms it speaks of; empty for all.
  public var platforms: [Platform]
  /// The English text, or `nil` where there is none.
  public var en: SourceText?
  /// The Korean text, or `nil` where there is none.
  public var ko: SourceText?
  /// How sure the pairing of both languages is, from 0 to 1; `nil` for one language.
  public var confidence: Double?
  /// What it says as a rule, or `nil` where it states none.
  public var statement: RuleStatement?
  /// The id of the passage whose rule it spells out, as a table does for the rule above it.
  public var elaborates: String?
  /// The numbers it states.
  public var metrics: [Metric]
  /// The images that belong to it.
  public var images: [Image]
  /// Its links.
  public var links: [Link]
}

// In an extension, for which the compiler makes an initializer of its own: that copies nothing. It
// is told from this one by the order of what it takes.
extension Passage {
  /// Creates a passage.
  public init(
    id: String, section: [String], kind: PassageKind, platforms: [Platform] = [],
    en: SourceText? = nil, ko: SourceText? = nil, confidence: Double? = nil,
    statement: RuleStatement? = nil, elaborates: String? = nil, metrics: [Metric] = [],
    links: [Link] = [], images: [Image] = []
  ) {
    self.init(
      id: id, section: section, kind: kind, platforms: platforms, en: en, ko: ko,
      confidence: confidence, statement: statement, elaborates: elaborates, metrics: metrics,
      images: images, links: links)
  }

  /// Whether it states a rule.
  public var statesRule: Bool {
    // Compared with nil the statement would be copied.
    if case .some = statement { true } else { false }
  }

  /// Both texts as a pair.
  public var text: Bilingual<SourceText> { Bilingual(en: en, ko: ko) }

  /// The lines from the first to the last of both languages.
  public var lines: LineRange? {
    guard let en, let ko else { return (en ?? ko)?.lines }
    return en.lines.union(ko.lines)
  }
}
