package import Guidelines
package import TextAnalysis

/// One document's statement of a rule, reduced to what linkage needs: a record in the sense of
/// record linkage.
package struct StatementRecord: Hashable, Sendable {
  /// The document's name.
  package var document: String
  /// The id of the passage that contains it, unique among all records.
  package var passage: String
  /// The line of the document where it begins; 0 if that is unknown.
  package var line: Int
  /// The explicit id, if any.
  package var explicit: RuleID?
  /// The id of the rule to which it belongs by decision of a person, if any.
  package var settled: RuleID?
  /// The id by which its rule was known before it was edited, if it has no explicit one.
  package var given: RuleID?
  /// The ids that a person declared to mean the same rule: must-link constraints.
  package var aliases: [RuleID]
  /// The ids of rules that a person keeps apart from it: cannot-link constraints.
  package var apart: [RuleID]
  /// Whether it is a description and asks for nothing.
  ///
  /// Other documents may describe the same.
  package var isDescription: Bool
  /// Whether it is in the first section of its document.
  package var opensPage: Bool
  /// The authority of its document; statements of different authorities are never one rule.
  package var authority: Authority
  /// The component its document is about.
  package var component: ComponentName?
  /// The platforms to which it applies; empty for all.
  package var platforms: [Platform]
  /// Its document's edition, if known.
  package var edition: Edition?
  /// The rule in one sentence.
  package var lead: Bilingual<String>
  /// The whole statement, including the lead.
  package var text: Bilingual<String>
  /// The numbers it states.
  package var metrics: [Metric]
  /// Its links.
  package var links: [Link]

  /// Creates a record.
  package init(
    document: String, passage: String, line: Int = 0, explicit: RuleID? = nil,
    given: RuleID? = nil, aliases: [RuleID] = [],
    apart: [RuleID] = [], isDescription: Bool = false, opensPage: Bool = false,
    authority: Authority = .apple, component: ComponentName? = nil, platforms: [Platform] = [],
    edition: Edition? = nil, lead: Bilingual<String>, text: Bilingual<String>,
    metrics: [Metric] = [], links: [Link] = []
  ) {
    self.document = document
    self.passage = passage
    self.line = line
    self.explicit = explicit
    self.given = given
    self.aliases = aliases
    self.apart = apart
    self.isDescription = isDescription
    self.opensPage = opensPage
    self.authority = authority
    self.component = component
    self.platforms = platforms
    self.edition = edition
    self.lead = lead
    self.text = text
    self.metrics = metrics
    self.links = links
  }
}

/// A record with its generated id.
///
/// A class, because an ingest passes tens of thousands of them around.
package final class NamedRecord: Sendable {
  /// The record.
  package let record: StatementRecord
  /// The id by which it is known, or else the generated one, whether or not another rule has it.
  package let name: RuleID

  /// Generates the id of `record`.
  package init(_ record: StatementRecord) {
    self.record = record
    name = RuleNaming.name(of: [record])
  }

  /// The id generated from its words, even if it is known by another.
  package var generated: RuleID {
    var bare = record
    bare.given = nil
    return record.given == nil ? name : RuleNaming.name(of: [bare])
  }
}

/// A record with the tokens of its texts.
///
/// A class for the same reason as ``NamedRecord``.
package final class AnalyzedRecord: Sendable {
  /// The record.
  let record: StatementRecord
  /// The generated id, whether or not another rule has it.
  let name: RuleID
  /// Its texts with their tokens, as far as the analyzer accepts them.
  package let texts: Bilingual<AnalyzedText>

  /// Analyses the texts of `named`.
  init(_ named: NamedRecord, analyzer: TextAnalyzer) {
    record = named.record
    name = named.name
    texts = record.text.map(analyzer.analyzed)
  }
}
