public import Guidelines
public import KnowledgeBase
internal import RuleLinkage
internal import TextAnalysis
internal import Workers

/// Compares a base with copies of its sources: which rules they confirm or contradict, and which of their
/// guidelines no rule states.
///
/// Pages are matched by address, component or title, and their passages aligned by common words, weighted
/// by rarity. Then numbers in sentences and table rows, modality and platforms are compared. A
/// contradiction needs evidence on both sides: a statement made by only one side does not count.
public struct SourceComparison {
  private let base: KnowledgeBase
  private let filter: Filter

  /// Compares the rules of `base` that pass `filter` and are in force today.
  public init(_ base: KnowledgeBase, filter: Filter = Filter()) {
    self.base = base
    self.filter = filter
  }

  /// Compares the base with `documents`, copies of its sources, without storing them.
  ///
  /// Takes linear time in the length of the texts, and quadratic time in the passages of a page.
  public func report(against documents: [Document]) throws(KnowledgeBaseError) -> SourceReport {
    var filter = filter
    if filter.asOf == nil { filter.heldOn = filter.heldOn ?? base.today }
    let (rules, passages, summaries, concepts) = try base.snapshot {
      () throws(KnowledgeBaseError) in
      (try base.rules(filter), try base.passages(), try base.documents(), try base.concepts())
    }
    let held = Set(rules.map(\.id))
    // The base's own analyzer reads from the base, which limits it to one thread.
    let analyzer = TextAnalyzer(concepts: Glossary(concepts: concepts))
    let own = passages.filter { stored in
      Self.isCompared(stored.passage) && (stored.rule.map { held.contains($0) } ?? true)
        && (filter.component == nil || stored.rule != nil)
    }.mappedByThreads {
      ComparedPassage.Draft($0.passage, in: $0.document, rule: $0.rule, analyzer: analyzer)
    }
    let others = documents.flatMap { document in
      document.passages.filter(Self.isCompared).map { (document.name, $0) }
    }.mappedByThreads {
      ComparedPassage.Draft($0.1, in: $0.0, rule: nil, analyzer: analyzer)
    }
    var rarity = WordRarity()
    for draft in own + others {
      for language in draft.words.languages { rarity.count(draft.words[language] ?? []) }
    }
    let weighted = (own + others).mappedByThreads { [rarity] in ComparedPassage($0, by: rarity) }
    let ofDocument = Dictionary(grouping: weighted.prefix(own.count), by: \.document)
    let ofSource = Dictionary(grouping: weighted.dropFirst(own.count), by: \.document)
    let sources = SourcePages(
      documents.map { document in
        SourcePage(
          name: document.name, edition: document.edition,
          keys: SourcePage.keys(
            url: document.url, component: document.component, title: document.title),
          passages: ofSource[document.name] ?? [])
      })
    let pages = summaries.compactMap { summary -> ComparedPage? in
      guard let passages = ofDocument[summary.name] else { return nil }
      return ComparedPage(
        summary, passages: passages,
        copies: sources.copies(
          of: SourcePage.keys(
            url: summary.url, component: summary.component, title: summary.title)))
    }
    return ReportAssembly(rules: rules, pages: pages, sources: sources).report()
  }

  private static func isCompared(_ passage: Passage) -> Bool {
    switch passage.kind {
    case .paragraph, .rule, .item, .table, .aside: true
    case .caption, .heading, .code: false
    }
  }
}
