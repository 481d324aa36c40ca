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
  /// Finds its terms in texts.
  let analyzer: TextAnalyzer
  /// The existing checks.
  let checks: Set<CheckID>
  /// Why patterns of rules cannot be read, by the pattern.
  let patternFaults: [String: Bilingual<String>]
  /// The passages that may state another rule than their own.
  let likenesses: [Likeness]

  /// Collects what is stored.
  ///
  /// `passages` must be ordered by document and position.
  init(
    documents: [DocumentSummary], passages: [StoredPassage], rules: [Rule], concepts: [Concept],
    stated: [StatedPassage], decisions: SettledRecords, checks: Set<CheckID>,
    patternFault: (String) -> Bilingual<String>?
  ) {
    var owned: [String: [StoredPassage]] = [:]
    for passage in passages { owned[passage.document, default: []].append(passage) }
    self.documents = documents.map { summary in
      AuditedDocument(summary: summary, passages: owned[summary.name] ?? [])
    }
    self.rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var aliases: [RuleID: RuleID] = [:]
    for rule in rules {
      for alias in rule.aliases { aliases[alias] = rule.id }
    }
    self.aliases = aliases
    glossary = Glossary(concepts: concepts)
    analyzer = TextAnalyzer(concepts: glossary)
    likenesses = Self.likenesses(
      of: stated,
      Dictionary(passages.map { ($0.passage.id, $0) }, uniquingKeysWith: { first, _ in first }),
      decisions: decisions, analyzer: analyzer)
    self.checks = checks
    let patterns = Set(passages.flatMap { $0.passage.statement?.patterns ?? [] })
    patternFaults = Dictionary(
      uniqueKeysWithValues: patterns.compactMap { pattern in
        patternFault(pattern).map { (pattern, $0) }
      })
  }

  /// What linkage left in doubt between the rules of the `stated` passages.
  private static func likenesses(
    of stated: [StatedPassage], _ passages: [String: StoredPassage], decisions: SettledRecords,
    analyzer: TextAnalyzer
  ) -> [Likeness] {
    var numbers: [RuleID: Int] = [:]
    let rules = stated.map { passages[$0.name]?.rule }
    let clusters = rules.map { rule in
      rule.map { rule in
        let number = numbers[rule] ?? numbers.count
        numbers[rule] = number
        return number
      }
    }
    let records = stated.map { decisions.settled(NamedRecord($0.record)) }
    return StatementLinkage.doubts(of: records, clusters: clusters, analyzer: analyzer)
      .compactMap { doubt in
        guard let passage = passages[stated[doubt.record].name], let other = rules[doubt.other]
        else { return nil }
        return Likeness(stored: passage, other: other, likeness: doubt.likeness)
      }
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
