package import Guidelines
internal import TextAnalysis

/// One document's statement of a rule, as much of it as deciding sameness needs.
package struct JoinStatement: Hashable, Sendable {
  /// The document's name.
  package var document: String
  /// The passage that holds it, unique in the base.
  package var passage: String
  /// The id that the document gives it, if any.
  package var explicit: RuleID?
  /// The ids that a person joined to it.
  package var aliases: [RuleID]
  /// The ids that a person keeps apart from it.
  package var apart: [RuleID]
  /// Whether it only describes something: it binds nobody, and yet others may say the same.
  package var isDescription: Bool
  /// Whether it stands in the section that its document begins with.
  package var opensPage: Bool
  /// The component its document is about.
  package var component: ComponentName?
  /// The platforms it holds for; empty for all.
  package var platforms: [Platform]
  /// Its document's edition, where it is known.
  package var edition: Edition?
  /// The rule in one sentence.
  package var lead: Bilingual<String>
  /// The whole statement, the lead included.
  package var text: Bilingual<String>
  /// The numbers it states.
  package var metrics: [Metric]
  /// Its links.
  package var links: [Link]

  /// Creates a statement.
  package init(
    document: String, passage: String, explicit: RuleID? = nil, aliases: [RuleID] = [],
    apart: [RuleID] = [], isDescription: Bool = false, opensPage: Bool = false,
    component: ComponentName? = nil, platforms: [Platform] = [],
    edition: Edition? = nil, lead: Bilingual<String>, text: Bilingual<String>,
    metrics: [Metric] = [], links: [Link] = []
  ) {
    self.document = document
    self.passage = passage
    self.explicit = explicit
    self.aliases = aliases
    self.apart = apart
    self.isDescription = isDescription
    self.opensPage = opensPage
    self.component = component
    self.platforms = platforms
    self.edition = edition
    self.lead = lead
    self.text = text
    self.metrics = metrics
    self.links = links
  }
}

/// A statement and what is asked of it more than once.
///
/// A class only because an ingest hands all of them around.
final class AnalyzedStatement: Sendable {
  let said: JoinStatement
  /// Its texts, as far as they are worth their memory.
  let texts: Bilingual<AnalyzedText>
  /// The id made up for it, free or not.
  let name: RuleID

  init(_ statement: JoinStatement, analyzer: TextAnalyzer) {
    said = statement
    texts = statement.text.map(analyzer.analyzed)
    name = RuleJoining.name(of: [statement])
  }
}
