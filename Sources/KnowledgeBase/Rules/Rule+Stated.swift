internal import Guidelines
internal import TextAnalysis

extension Rule {
  /// The rule that `passages`, which must not be empty, state together.
  ///
  /// Where they differ, the first in order of precedence decides.
  init(id: RuleID, aliases: [RuleID], stated passages: [StatedPassage]) {
    let ordered = passages.sorted { $0.precedes($1) }
    let best = ordered[0]
    self.init(
      id: id, authority: best.authority, aliases: aliases,
      component: ordered.lazy.compactMap(\.component).first, title: .init(), statement: .init(),
      modality: best.statement.modality, platforms: best.platforms,
      time: RuleTime(validity: Self.validity(of: ordered)),
      metrics: ordered.flatMap(\.metrics),
      checks: Self.unique(ordered.flatMap(\.statement.checks)),
      patterns: Self.unique(ordered.flatMap(\.statement.patterns)),
      uncheckable: ordered.lazy.map(\.statement.uncheckable).first { !$0.isEmpty } ?? .init(),
      sources: ordered.compactMap(\.source),
      related: Self.unique(ordered.flatMap(\.statement.related)),
      links: Self.unique(ordered.flatMap(\.links)))
    for place in metrics.indices { metrics[place].rule = id }
    takeWords(of: ordered.map { PassageWords(text: $0.text, statement: $0.statement) })
  }

  /// Takes title, statement and rationale from `passages`, in order of precedence.
  ///
  /// A language that is missing in one comes from the next passage that has it.
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

  /// The text of a passage with its title in front, unless the text contains it.
  ///
  /// The title from a heading is not part of the passage's text.
  private static func whole(_ title: String?, _ text: String?) -> String? {
    guard let title else { return text }
    guard let text else { return title }
    return text.utf8Contains(title) ? text : "\(title) \(text)"
  }

  /// The first stated beginning and end among those of `passages`, in order of precedence.
  ///
  /// An end counts unless a newer edition states the rule without one. Successors and reasons belong
  /// to the end with which they are stated.
  private static func validity(of passages: [StatedPassage]) -> Validity {
    let validities = passages.map(\.statement.validity)
    let newest = passages.filter { !$0.isDescription && $0.statement.validity.until == nil }
      .compactMap(\.lastStated).max()
    let ended = passages.first { passage in
      guard let until = passage.statement.validity.until else { return false }
      return newest.map { $0 <= passage.lastStated ?? $0 || $0 <= until } ?? true
    }?.statement.validity
    return Validity(
      since: validities.lazy.compactMap(\.since).first, until: ended?.until,
      replacedBy: ended?.replacedBy ?? [], endReason: ended?.endReason ?? .init(),
      verified: validities.lazy.compactMap(\.verified).first)
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

/// The words of a passage that a rule may adopt.
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

extension StatedPassage {
  /// The newest edition known to contain it: that of its document, or of the source with which a person
  /// compared it.
  fileprivate var lastStated: Edition? {
    [edition, statement.validity.verified].compactMap(\.self).max()
  }
}
