/// One document's statement of a rule.
public struct RuleSource: Hashable, Codable, Sendable {
  /// The document's name.
  public var document: String
  /// The range of lines of the statement in both languages.
  public var lines: LineRange
  /// The languages in which it is stated there.
  public var languages: [Language]
  /// The authority that published the document.
  public var authority: Authority
  /// The document's edition, if known.
  public var edition: Edition?
  /// The text of the statement by language, with its exact lines.
  public var text: Bilingual<SourceText>
  /// The id of the passage that contains it.
  public var passage: String

  /// Creates a source.
  public init(
    document: String, lines: LineRange, languages: [Language], authority: Authority = .apple,
    edition: Edition?, text: Bilingual<SourceText>, passage: String
  ) {
    self.document = document
    self.lines = lines
    self.languages = languages
    self.authority = authority
    self.edition = edition
    self.text = text
    self.passage = passage
  }
}

/// A rule: what one or more passages, in one or both languages and in one or more editions, require
/// of an interface.
public struct Rule: Hashable, Sendable {
  /// Its id.
  public var id: RuleID
  /// Who states it.
  public var authority: Authority
  /// Other ids that refer to it.
  public var aliases: [RuleID]
  /// The component it is about.
  public var component: ComponentName?
  /// The rule in one sentence, by language.
  public var title: Bilingual<String>
  /// The whole statement by language: title and reason.
  public var statement: Bilingual<String>
  /// The reason, by language.
  public var rationale: Bilingual<String>
  /// How strongly it binds.
  public var modality: Modality
  /// The platforms to which it applies; empty for all.
  public var platforms: [Platform]
  /// Whether and when it holds.
  public var time: RuleTime
  /// The metrics that it states.
  public var metrics: [Metric]
  /// The checks that enforce it.
  public var checks: [CheckID]
  /// The patterns that check it without code; see `hig help patterns`.
  public var patterns: [String]
  /// Why no program can check it.
  public var uncheckable: Bilingual<String>
  /// All statements of it; the one that determines its id comes first.
  public var sources: [RuleSource]
  /// Related rules.
  public var related: [RuleID]
  /// Its links.
  public var links: [Link]

  /// Creates a rule.
  public init(
    id: RuleID, authority: Authority = .apple, aliases: [RuleID] = [],
    component: ComponentName? = nil,
    title: Bilingual<String>, statement: Bilingual<String>,
    rationale: Bilingual<String> = .init(), modality: Modality, platforms: [Platform] = [],
    time: RuleTime = RuleTime(), metrics: [Metric] = [],
    checks: [CheckID] = [], patterns: [String] = [], uncheckable: Bilingual<String> = .init(),
    sources: [RuleSource] = [], related: [RuleID] = [], links: [Link] = []
  ) {
    self.id = id
    self.authority = authority
    self.aliases = aliases
    self.component = component
    self.title = title
    self.statement = statement
    self.rationale = rationale
    self.modality = modality
    self.platforms = platforms
    self.time = time
    self.metrics = metrics
    self.checks = checks
    self.patterns = patterns
    self.uncheckable = uncheckable
    self.sources = sources
    self.related = related
    self.links = links
  }
}

extension Rule {
  /// The checks that enforce it; if it has patterns, one of them has the rule's own id.
  public var allChecks: [CheckID] {
    checks + (patterns.isEmpty ? [] : [CheckID(unchecked: id.rawValue)])
  }
}
