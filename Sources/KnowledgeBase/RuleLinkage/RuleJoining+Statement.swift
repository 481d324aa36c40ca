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

/// Where a statement stands, in numbers.
struct StatementPlace: Sendable {
  /// The component that its document is about.
  var component: Int32?
  var document: Int32
  /// Whether it has a say in what its document is about and what is common.
  var isTelling: Bool
  /// The platforms that it narrows its document to; empty for all of them.
  var platforms: NumberSet

  /// Where `statements` stand, which are in the order of their documents, and the components by
  /// their numbers.
  static func places(
    of statements: [AnalyzedStatement]
  ) -> (places: [StatementPlace], components: [ComponentName]) {
    var places: [StatementPlace] = []
    places.reserveCapacity(statements.count)
    var components: [ComponentName] = []
    var numbers: [ComponentName: Int32] = [:]
    func number(of component: ComponentName) -> Int32 {
      if let known = numbers[component] { return known }
      let number = Int32(components.count)
      components.append(component)
      numbers[component] = number
      return number
    }
    var document: Int32 = 0
    var start = 0
    while start < statements.count {
      let name = statements[start].said.document
      let end = statements[start...].firstIndex { $0.said.document != name } ?? statements.count
      // Beside rules, what only describes has no say.
      let prescribes = statements[start..<end].contains { !$0.said.isDescription }
      var common: Set<Platform>?
      for statement in statements[start..<end] where !prescribes || !statement.said.isDescription {
        common = common?.intersection(statement.said.platforms) ?? Set(statement.said.platforms)
      }
      var component = statements[start].said.component
      var componentNumber = component.map(number)
      for statement in statements[start..<end] {
        if statement.said.component != component {
          component = statement.said.component
          componentNumber = component.map(number)
        }
        // A document about one platform narrows nothing by naming it.
        let narrowed = statement.said.platforms.filter { !(common ?? []).contains($0) }
        places.append(
          StatementPlace(
            component: componentNumber, document: document,
            isTelling: !prescribes || !statement.said.isDescription,
            platforms: NumberSet(narrowed.map(\.number))))
      }
      document += 1
      start = end
    }
    return (places, components)
  }
}
