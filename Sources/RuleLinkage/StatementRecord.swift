package import Guidelines
package import TextAnalysis

/// One document's statement of a rule, as much of it as linkage looks at: a record in the sense of
/// record linkage.
package struct StatementRecord: Hashable, Sendable {
  /// The document's name.
  package var document: String
  /// The passage that holds it, unique among all records.
  package var passage: String
  /// The id that the document gives it, if any.
  package var explicit: RuleID?
  /// The ids that a person declared to mean the same rule: must-link constraints.
  package var aliases: [RuleID]
  /// The ids of rules that a person keeps apart from it: cannot-link constraints.
  package var apart: [RuleID]
  /// Whether it only describes something and asks for nothing; other documents may say the same.
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

  /// Creates a record.
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

/// A record and the id that would be made up for it alone.
///
/// A class only because an ingest hands tens of thousands of them around.
package final class NamedRecord: Sendable {
  /// The record.
  package let record: StatementRecord
  /// The id made up for it, whether another rule has it or not.
  package let name: RuleID

  /// Makes up the id of `record`.
  package init(_ record: StatementRecord) {
    self.record = record
    name = RuleNaming.name(of: [record])
  }
}

/// A record with the tokens of its texts.
///
/// A class for the same reason.
package final class AnalyzedRecord: Sendable {
  /// The record.
  let record: StatementRecord
  /// The id made up for it, whether another rule has it or not.
  let name: RuleID
  /// Its texts with their tokens, as far as the analyzer's cache keeps them.
  package let texts: Bilingual<AnalyzedText>

  /// Analyses the texts of `named`.
  init(_ named: NamedRecord, analyzer: TextAnalyzer) {
    record = named.record
    name = named.name
    texts = record.text.map(analyzer.analyzed)
  }
}
