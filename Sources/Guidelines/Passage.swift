/// The kind of a passage.
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
  /// The text of the link.
  public var text: String
  /// The URL as written.
  public var target: String
  /// The component to which it leads, if the URL or the text names one.
  public var component: ComponentName?

  /// Creates a link.
  public init(text: String, target: String, component: ComponentName? = nil) {
    self.text = text
    self.target = target
    self.component = component
  }
}

/// An image of a document.
public struct Image: Hashable, Codable, Sendable {
  /// The URL as written.
  public var source: String
  /// The alternative text; empty if there is none.
  public var alternative: String
  /// The number of its line.
  public var line: Int
  /// Whether it illustrates what to do or what not to do, if the document says so.
  public var illustrates: Illustration?

  /// What an image illustrates.
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

/// The rule that a passage states.
public struct RuleStatement: Hashable, Codable, Sendable {
  /// The id that the document gives it (`{#tab-count}`), if any.
  public var id: RuleID?
  /// Earlier ids, and ids of rules in other documents that a person declared to be the same.
  public var aliases: [RuleID]
  /// Rules that a person declared different from it, however similar their texts are.
  public var apart: [RuleID]
  /// The rule in one sentence: the bold lead, the heading or the first sentence.
  public var lead: Bilingual<String>
  /// The text after the lead.
  public var rationale: Bilingual<String>
  /// How strongly it binds.
  public var modality: Modality
  /// When it holds, if the document says so.
  public var validity: Validity
  /// Related rules.
  public var related: [RuleID]
  /// The checks that enforce it.
  public var checks: [CheckID]
  /// The patterns that check it without code; see `hig help patterns`.
  public var patterns: [String]
  /// Why no program can check it, if the document says so.
  public var uncheckable: Bilingual<String>

  /// Creates a statement.
  public init(
    id: RuleID? = nil, aliases: [RuleID] = [], apart: [RuleID] = [],
    lead: Bilingual<String>, rationale: Bilingual<String> = .init(), modality: Modality,
    validity: Validity = Validity(), related: [RuleID] = [],
    checks: [CheckID] = [], patterns: [String] = [], uncheckable: Bilingual<String> = .init()
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
    self.patterns = patterns
    self.uncheckable = uncheckable
  }
}

/// The smallest self-contained part of a document, in one language or both.
public struct Passage: Hashable, Sendable {
  /// Stable across ingests: derived from the document's name and the passage's content.
  public var id: String
  /// The headings above it, outermost first.
  public var section: [String]
  /// The component that its headings name on a page about several; `nil` for the page's own.
  public var component: ComponentName?
  /// Its kind.
  public var kind: PassageKind
  /// The platforms to which it applies; empty for all.
  public var platforms: [Platform]
  /// The English text, if there is one.
  public var en: SourceText?
  /// The Korean text, if there is one.
  public var ko: SourceText?
  /// The confidence of the alignment, from 0 to 1; `nil` for one language.
  public var confidence: Double?
  /// The rule that it states, or `nil` if it states none.
  public var statement: RuleStatement?
  /// The id of the passage whose rule it elaborates, as a table does for the rule above it.
  public var elaborates: String?
  /// The numbers it states.
  public var metrics: [Metric]
  /// The images that belong to it.
  public var images: [Image]
  /// Its links.
  public var links: [Link]
}

// In an extension, so that the compiler still synthesises the memberwise initializer, which avoids
// copies. The two initializers differ in the order of their parameters.
extension Passage {
  /// Creates a passage.
  public init(
    id: String, section: [String], component: ComponentName? = nil, kind: PassageKind,
    platforms: [Platform] = [],
    en: SourceText? = nil, ko: SourceText? = nil, confidence: Double? = nil,
    statement: RuleStatement? = nil, elaborates: String? = nil, metrics: [Metric] = [],
    links: [Link] = [], images: [Image] = []
  ) {
    self.init(
      id: id, section: section, component: component, kind: kind, platforms: platforms, en: en,
      ko: ko, confidence: confidence, statement: statement, elaborates: elaborates,
      metrics: metrics,
      images: images, links: links)
  }

  /// Whether it states a rule.
  public var statesRule: Bool {
    // A comparison with `nil` would copy the statement.
    if case .some = statement { true } else { false }
  }

  /// Both texts as a pair.
  public var text: Bilingual<SourceText> { Bilingual(en: en, ko: ko) }

  /// The range of lines that includes both languages.
  public var lines: LineRange? {
    guard let en, let ko else { return (en ?? ko)?.lines }
    return en.lines.union(ko.lines)
  }
}
