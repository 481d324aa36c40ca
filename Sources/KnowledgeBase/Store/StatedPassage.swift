internal import Guidelines
internal import RuleLinkage
internal import TextAnalysis

/// A stored passage that states a rule, or may state the same as others without binding anyone,
/// with its document: what rules are made from.
///
/// A class only because an ingest hands all of them around.
final class StatedPassage: Sendable {
  let row: Int
  let name: String
  let document: String
  /// Whether it stands in the section that its document begins with.
  let opensPage: Bool
  let edition: Edition?
  let component: ComponentName?
  let platforms: [Platform]
  let text: Bilingual<SourceText>
  let statement: RuleStatement
  let metrics: [Metric]
  let links: [Link]
  /// The headings above it; none above what only describes.
  let headings: [String]
  /// The texts that spell it out, as a table does.
  let elaborations: [String]
  /// Whether it only describes something, and is a rule's source where others say the same.
  let isDescription: Bool

  init(
    row: Int, name: String, document: String, opensPage: Bool, edition: Edition?,
    component: ComponentName?, platforms: [Platform], text: Bilingual<SourceText>,
    statement: RuleStatement, metrics: [Metric], links: [Link], headings: [String],
    elaborations: [String], isDescription: Bool
  ) {
    self.row = row
    self.name = name
    self.document = document
    self.opensPage = opensPage
    self.edition = edition
    self.component = component
    self.platforms = platforms
    self.text = text
    self.statement = statement
    self.metrics = metrics
    self.links = links
    self.headings = headings
    self.elaborations = elaborations
    self.isDescription = isDescription
  }

  /// So many characters in a language has what may describe something.
  static let leastDescription = (en: 32, ko: 16)

  /// It as a record of linkage.
  var record: StatementRecord {
    StatementRecord(
      document: document, passage: name, explicit: statement.id, aliases: statement.aliases,
      apart: statement.apart,
      isDescription: isDescription, opensPage: opensPage, component: component,
      platforms: platforms,
      edition: edition,
      lead: statement.lead, text: text.map(\.text), metrics: metrics, links: links)
  }

  /// It as a source of its rule.
  var source: RuleSource? {
    guard let first = text.en?.lines ?? text.ko?.lines else { return nil }
    return RuleSource(
      document: document, lines: first.union(text.ko?.lines ?? first), languages: text.languages,
      edition: edition, text: text, passage: name)
  }

  /// Whether it speaks for its rule before `other` does: what binds first, then an id of its own,
  /// both languages, the newest edition.
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
    // Ids are made from what a passage says, so this order does not depend on that of ingests.
    return (document, text.en?.lines.first ?? text.ko?.lines.first ?? 0, name)
      < (other.document, other.text.en?.lines.first ?? other.text.ko?.lines.first ?? 0, other.name)
  }
}

extension Rule {
  /// The rule that `passages`, which are not empty, state together.
  ///
  /// The first passage in the order of `StatedPassage.precedes` decides.
  init(id: RuleID, aliases: [RuleID], stated passages: [StatedPassage]) {
    let ordered = passages.sorted { $0.precedes($1) }
    let best = ordered[0]
    self.init(
      id: id, aliases: aliases,
      component: ordered.lazy.compactMap(\.component).first, title: .init(), statement: .init(),
      modality: best.statement.modality, platforms: best.platforms,
      since: ordered.lazy.compactMap(\.statement.since).first,
      until: ordered.lazy.compactMap(\.statement.until).first,
      metrics: ordered.flatMap(\.metrics),
      checks: Self.unique(ordered.flatMap(\.statement.checks)),
      uncheckable: ordered.lazy.map(\.statement.uncheckable).first { !$0.isEmpty } ?? .init(),
      sources: ordered.compactMap(\.source),
      related: Self.unique(ordered.flatMap(\.statement.related)),
      links: Self.unique(ordered.flatMap(\.links)))
    for place in metrics.indices { metrics[place].rule = id }
    takeWords(of: ordered.map { PassageWords(text: $0.text, statement: $0.statement) })
  }

  /// Says what `passages` say, in the order that they speak for it: a language that the first lacks
  /// comes from the next that has it.
  mutating func takeWords(of passages: [PassageWords]) {
    for language in Language.allCases {
      guard
        let source = passages.firstIndex(where: { $0.lead[language] != nil })
          ?? passages.firstIndex(where: { $0.text[language] != nil })
      else { continue }
      let text = passages[source].text[language]
      title[language] = passages[source].lead[language] ?? text
      rationale[language] = passages[source].rationale[language]
      statement[language] = Self.whole(title[language], text)
    }
  }

  /// The title and what the passage says besides; a heading's title is not in its passage's text.
  private static func whole(_ title: String?, _ text: String?) -> String? {
    guard let title else { return text }
    guard let text else { return title }
    return text.utf8Contains(title) ? text : "\(title) \(text)"
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

/// What a passage says, as much of it as a rule takes over.
struct PassageWords {
  let text: Bilingual<String>
  let lead: Bilingual<String>
  let rationale: Bilingual<String>

  init(text: Bilingual<SourceText>, statement: RuleStatement) {
    self.text = text.map(\.text)
    lead = statement.lead
    rationale = statement.rationale
  }
}

/// A rule and what it was made from.
///
/// A class only because an ingest hands all of them around.
final class MadeRule: Sendable {
  let rule: Rule
  /// The passages that state it, in the order that they speak for it.
  let passages: [StatedPassage]
  /// The texts of the passages, as far as they were analysed.
  let analyzed: [AnalyzedText]

  init(rule: Rule, passages: [StatedPassage], analyzed: [AnalyzedText]) {
    self.rule = rule
    self.passages = passages
    self.analyzed = analyzed
  }
}
