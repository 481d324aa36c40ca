internal import Guidelines
internal import RuleLinkage
internal import TextAnalysis

/// The input of audits: everything stored, read once.
struct AuditedBase {
  /// The documents by name.
  let documents: [AuditedDocument]
  /// The rules by id.
  let rules: [RuleID: Rule]
  /// The rule to which each alias refers.
  let aliases: [RuleID: RuleID]
  /// The vocabulary.
  let glossary: Glossary
  /// The analyzer that finds its terms in texts.
  let analyzer: TextAnalyzer
  /// The existing checks.
  let checks: Set<CheckID>
  /// The reasons why patterns of rules cannot be read, by pattern.
  let patternFaults: [String: Bilingual<String>]
  /// The statements from which the rules were linked.
  let statements: LinkedStatements

  init(
    documents: [AuditedDocument], rules: [Rule], concepts: [Concept], statements: LinkedStatements,
    checks: Set<CheckID>, patternFault: (String) -> Bilingual<String>?
  ) {
    self.documents = documents
    self.statements = statements
    self.rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var aliases: [RuleID: RuleID] = [:]
    for rule in rules {
      for alias in rule.aliases { aliases[alias] = rule.id }
    }
    self.aliases = aliases
    glossary = Glossary(concepts: concepts)
    analyzer = TextAnalyzer(concepts: glossary)
    self.checks = checks
    let patterns = Set(
      documents.flatMap(\.passages).flatMap { $0.passage.statement?.patterns ?? [] })
    patternFaults = Dictionary(
      uniqueKeysWithValues: patterns.compactMap { pattern in
        patternFault(pattern).map { (pattern, $0) }
      })
  }

  /// All passages, by document and position.
  var passages: some Sequence<StoredPassage> { documents.lazy.flatMap(\.passages) }

  /// The rule to which `id` refers, by its id or an alias.
  func rule(_ id: RuleID) -> RuleID? { rules[id] == nil ? aliases[id] : id }
}

/// A document with its passages.
struct AuditedDocument {
  /// The summary of the document.
  let summary: DocumentSummary
  /// Its passages in order.
  let passages: [StoredPassage]
  /// The text from which it was read.
  let text: String
  /// The entries of its comments and its front matter that cannot be read.
  let entryFaults: [EntryFault]

  /// The documents of `summaries` with their `passages`, which are in order, and their `texts` by name.
  static func all(
    _ summaries: [DocumentSummary], _ passages: [StoredPassage], texts: [String: String],
    entryFaults: (String) -> [EntryFault]
  ) -> [AuditedDocument] {
    let owned = Dictionary(grouping: passages, by: \.document)
    return summaries.map { summary in
      let text = texts[summary.name] ?? ""
      return AuditedDocument(
        summary: summary, passages: owned[summary.name] ?? [], text: text,
        entryFaults: entryFaults(text))
    }
  }
}

/// The input and the decisions of rule linkage.
struct LinkedStatements {
  let stated: [StatedPassage]
  /// The decisions of people about them.
  let decisions: SettledRecords
}

extension StoredPassage {
  /// The texts in both languages, if there are both.
  var pair: (en: String, ko: String)? {
    guard let en = passage.en?.text, let ko = passage.ko?.text else { return nil }
    return (en, ko)
  }

  /// The line of `metric` and that of its confirmation.
  func lines(of metrics: Metric...) -> LineRange {
    let lines = metrics.map(\.source.line)
    return LineRange(max(1, lines.min() ?? 1), max(1, lines.max() ?? 1))
  }
}
