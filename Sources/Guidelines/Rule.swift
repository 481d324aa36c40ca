/// One document's statement of a rule.
public struct RuleSource: Hashable, Codable, Sendable {
  /// The document's name.
  public var document: String
  /// The lines from the first to the last of the statement, both languages included.
  public var lines: LineRange
  /// The languages it is stated in there.
  public var languages: [Language]
  /// The document's edition, where it is known.
  public var edition: Edition?
  /// The statement itself in each language, with its exact lines.
  public var text: Bilingual<SourceText>
  /// The passage that holds it.
  public var passage: String

  /// Creates a source.
  public init(
    document: String, lines: LineRange, languages: [Language], edition: Edition?,
    text: Bilingual<SourceText>, passage: String
  ) {
    self.document = document
    self.lines = lines
    self.languages = languages
    self.edition = edition
    self.text = text
    self.passage = passage
  }
}

/// A rule: what one or more passages, in one or both languages and in one or more editions, ask
/// of an interface.
public struct Rule: Hashable, Sendable {
  /// Its id.
  public var id: RuleID
  /// Other ids that lead to it.
  public var aliases: [RuleID]
  /// The component it is about.
  public var component: ComponentName?
  /// The rule in one sentence a language.
  public var title: Bilingual<String>
  /// The whole statement a language: the title and the reason.
  public var statement: Bilingual<String>
  /// The reason alone.
  public var rationale: Bilingual<String>
  /// How strongly it binds.
  public var modality: Modality
  /// The platforms it holds for; empty for all.
  public var platforms: [Platform]
  /// Whether it holds, and from when to when.
  public var time: RuleTime
  /// The numbers it sets.
  public var metrics: [Metric]
  /// The checks that enforce it.
  public var checks: [CheckID]
  /// Why no program can check it.
  public var uncheckable: Bilingual<String>
  /// Every statement of it, the one its id comes from first.
  public var sources: [RuleSource]
  /// Rules to read beside it.
  public var related: [RuleID]
  /// Its links.
  public var links: [Link]

  /// Creates a rule.
  public init(
    id: RuleID, aliases: [RuleID] = [], component: ComponentName? = nil,
    title: Bilingual<String>, statement: Bilingual<String>,
    rationale: Bilingual<String> = .init(), modality: Modality, platforms: [Platform] = [],
    time: RuleTime = RuleTime(), metrics: [Metric] = [],
    checks: [CheckID] = [], uncheckable: Bilingual<String> = .init(),
    sources: [RuleSource] = [], related: [RuleID] = [], links: [Link] = []
  ) {
    self.id = id
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
    self.uncheckable = uncheckable
    self.sources = sources
    self.related = related
    self.links = links
  }
}
