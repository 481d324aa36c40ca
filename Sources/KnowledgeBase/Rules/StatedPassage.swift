internal import Guidelines
internal import RuleLinkage
internal import TextAnalysis

/// A stored passage that states a rule, or a description that may be a further source of one, with
/// its document: the input from which rules are made.
///
/// A class, so that an ingest passes tens of thousands of them without copying.
final class StatedPassage: Sendable {
  let row: Int
  /// Its index in its document.
  let ordinal: Int
  let name: String
  let document: String
  /// Whether it is in the first section of its document.
  let opensPage: Bool
  let authority: Authority
  let edition: Edition?
  let component: ComponentName?
  let platforms: [Platform]
  let text: Bilingual<SourceText>
  let statement: RuleStatement
  /// The id that it has kept through edits, if it has no explicit one.
  let given: RuleID?
  let metrics: [Metric]
  let links: [Link]
  /// The headings above it; empty for a description.
  let headings: [String]
  /// The texts that elaborate it, such as tables.
  let elaborations: [String]
  /// Whether it is a description, which is a source of a rule only if others say the same.
  let isDescription: Bool

  init(
    row: Int, ordinal: Int, name: String, document: String, opensPage: Bool,
    authority: Authority,
    edition: Edition?, component: ComponentName?, platforms: [Platform],
    text: Bilingual<SourceText>,
    statement: RuleStatement, given: RuleID? = nil, metrics: [Metric], links: [Link],
    headings: [String],
    elaborations: [String], isDescription: Bool
  ) {
    self.row = row
    self.ordinal = ordinal
    self.name = name
    self.document = document
    self.opensPage = opensPage
    self.authority = authority
    self.edition = edition
    self.component = component
    self.platforms = platforms
    self.text = text
    self.statement = statement
    self.given = given
    self.metrics = metrics
    self.links = links
    self.headings = headings
    self.elaborations = elaborations
    self.isDescription = isDescription
  }

  /// The least length of a description, in Unicode scalars.
  static let leastDescription = (en: 32, ko: 16)

  /// Its record for linkage.
  var record: StatementRecord {
    StatementRecord(
      document: document, passage: name,
      line: text.en?.lines.first ?? text.ko?.lines.first ?? 0, explicit: statement.id,
      given: given,
      aliases: statement.aliases,
      apart: statement.apart,
      isDescription: isDescription, opensPage: opensPage, authority: authority,
      component: component,
      platforms: platforms,
      edition: edition,
      lead: statement.lead, text: text.map(\.text), metrics: metrics, links: links)
  }

  /// A copy that keeps `id` through edits.
  func known(as id: RuleID) -> StatedPassage {
    StatedPassage(
      row: row, ordinal: ordinal, name: name, document: document, opensPage: opensPage,
      authority: authority,
      edition: edition, component: component, platforms: platforms, text: text,
      statement: statement, given: id, metrics: metrics, links: links, headings: headings,
      elaborations: elaborations, isDescription: isDescription)
  }

  /// Its entry among the sources of its rule.
  var source: RuleSource? {
    guard let first = text.en?.lines ?? text.ko?.lines else { return nil }
    return RuleSource(
      document: document, lines: first.union(text.ko?.lines ?? first), languages: text.languages,
      authority: authority, edition: edition, text: text, passage: name)
  }

  /// Whether it precedes `other` in their rule: statements before descriptions, then those with an
  /// explicit id, with both languages, and of the newest edition.
  func precedes(_ other: StatedPassage) -> Bool {
    if isDescription != other.isDescription { return !isDescription }
    if (statement.id != nil) != (other.statement.id != nil) { return statement.id != nil }
    let languages = text.languages.count
    let otherLanguages = other.text.languages.count
    if languages != otherLanguages { return languages > otherLanguages }
    if edition != other.edition {
      guard let edition else { return false }
      return other.edition.map { edition > $0 } ?? true
    }
    // Ids are digests of the contents, so this order does not depend on that of ingests.
    return (document, text.en?.lines.first ?? text.ko?.lines.first ?? 0, name)
      < (other.document, other.text.en?.lines.first ?? other.text.ko?.lines.first ?? 0, other.name)
  }
}
