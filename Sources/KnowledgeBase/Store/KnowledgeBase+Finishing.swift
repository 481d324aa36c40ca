internal import Guidelines
internal import RuleLinkage
internal import TextAnalysis
internal import Workers

extension KnowledgeBase {
  /// Ends an ingest: makes the rules from the statements of all documents, brings the index up to
  /// them, all in one transaction, and leaves a file that is complete by itself.
  ///
  /// The result depends on the stored documents and the vocabulary alone, not on the order they
  /// came in. Where nothing changed it does nothing. Time is linear in the stored text where the
  /// vocabulary changed, else in the changed text and the number of statements.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be written; nothing changes then, and
  ///   the next ingest makes up for it.
  public func finish() throws(KnowledgeBaseError) {
    let stored = ingested == nil ? try storedConcepts() : []
    let glossary = ingested?.glossary ?? Glossary(concepts: stored)
    let vocabulary = Vocabulary(glossary, ingested?.analyzer ?? TextAnalyzer(concepts: glossary))
    tokenizer?.vocabulary = vocabulary
    let isReindexed = try setting(.analysis) != vocabulary.analysis
    let isUnfinished = try setting(.unfinished) == "yes"
    if isReindexed || isUnfinished {
      try database.transaction { () throws(KnowledgeBaseError) in
        let rules = try remakeRules(by: vocabulary, isReindexed: isReindexed)
        var passages: [String: [StatedPassage]] = [:]
        swap(&passages, &kept)
        WorkThread.drop((rules, passages, vocabulary.analyzer.forgetTexts()))
        try set(.analysis, to: vocabulary.analysis)
        try set(.unfinished, to: "no")
      }
      concepts.forget()
      knownWords = nil
      nearnessEntries = [:]
    }
    try database.complete()
  }

  /// Makes the rules anew and brings the index up to them; these are the rules.
  ///
  /// Whoever drops them holds them alone then, and everything that was made of them is gone.
  private func remakeRules(
    by vocabulary: Vocabulary, isReindexed: Bool
  ) throws(KnowledgeBaseError) -> [MadeRule] {
    let stated = try allStatedPassages()
    // Nothing of the file is needed for that: the concepts are stored meanwhile.
    let making = OrderedWork(count: 1, threads: min(1, WorkThread.forOthers)) { _ in
      Self.rules(madeFrom: stated, analyzer: vocabulary.analyzer)
    }
    if try setting(.glossary) != vocabulary.digest { try replaceConcepts(by: vocabulary) }
    database.syncAhead()
    let rules = making.take(0)
    let start = ContinuousClock.now
    let entries = ruleEntries(of: rules, glossary: vocabulary.glossary)
    // Where all of them are to be written, other threads begin while the rules are stored.
    let counts = isReindexed ? TokenCounts() : nil
    let prepared = counts.map { counts in
      (IndexTokens.ahead(of: entries, vocabulary: vocabulary, counts: counts), counts)
    }
    try replaceRules(by: rules)
    try updateIndex(with: entries, prepared: prepared, vocabulary: vocabulary)
    indexingTime = ContinuousClock.now - start
    return rules
  }

  private func replaceConcepts(by vocabulary: Vocabulary) throws(KnowledgeBaseError) {
    try database.run("DELETE FROM concept")
    var spellings: [Spelling] = []
    var forms: [(form: Glossary.Form, concept: Int)] = []
    for concept in vocabulary.glossary.concepts {
      try database.run(
        "INSERT INTO concept (name, component, origin) VALUES (?1, ?2, ?3)", concept.id,
        concept.component, concept.origin)
      let row = database.lastInsertedID
      for (kind, terms) in [("en", concept.en), ("ko", concept.ko), ("api", concept.apis)] {
        for (ordinal, term) in terms.enumerated() {
          // Of 티비OS nobody types the first consonants alone.
          let initials = Hangul.initials(term)
          let isHangul = initials.count == term.count { $0 != " " }
          spellings.append(
            Spelling(
              concept: row, kind: kind, ordinal: ordinal, term: term,
              isAmbiguous: concept.ambiguous.contains(term), initials: isHangul ? initials : nil))
        }
      }
      forms += Glossary.forms(of: concept).map { ($0, row) }
    }
    try database.insert(
      spellings, into: "spelling (concept, kind, ordinal, term, ambiguous, initials)"
    ) { spelling, values in
      values.take(spelling.concept)
      values.take(spelling.kind)
      values.take(spelling.ordinal)
      values.take(spelling.term)
      values.take(spelling.isAmbiguous)
      values.take(spelling.initials)
    }
    try database.insert(
      forms, into: "form (squashed, concept, ambiguous, spaced)",
      onConflict: """
        ON CONFLICT (squashed, concept) DO UPDATE SET
          ambiguous = min(ambiguous, excluded.ambiguous), spaced = max(spaced, excluded.spaced)
        """
    ) { form, values in
      values.take(form.form.squashed)
      values.take(form.concept)
      values.take(form.form.isAmbiguous)
      values.take(form.form.isSpaced)
    }
    try set(.longestSpelling, to: "\(vocabulary.glossary.longestSpelling)")
    try set(.glossary, to: vocabulary.digest)
  }

  /// The rules that `stated` passages make, by id, each with the rows of its passages.
  private static func rules(
    madeFrom stated: [StatedPassage], analyzer: TextAnalyzer
  ) -> [MadeRule] {
    let records = stated.mappedByThreads { AnalyzedRecord($0.record, analyzer: analyzer) }
    let assignment = RuleAssignment.of(records, analyzer: analyzer)
    let rules = assignment.rules.mappedByThreads { linked in
      let passages = linked.members.map { stated[$0] }.sorted { $0.precedes($1) }
      let analyzed = linked.members.flatMap { member in
        let texts = records[member].texts
        return [texts.en, texts.ko].compactMap(\.self)
      }
      var rule = Rule(id: linked.id, aliases: linked.aliases, stated: passages)
      rule.related = rule.related.map { assignment.canonical[$0] ?? $0 }
      return MadeRule(rule: rule, passages: passages, analyzed: analyzed)
    }
    WorkThread.drop(records)
    return rules
  }

  /// Every passage that `statedPassages` reads: as this ingest kept them, where it has stored every
  /// document that there is.
  private func allStatedPassages() throws(KnowledgeBaseError) -> [StatedPassage] {
    let count = try database.first("SELECT count(*) FROM document") { $0.int(0) }
    guard kept.count == count else { return try statedPassages() }
    return kept.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap(\.value)
  }

  /// Every passage that states a rule, or may do so where others say the same, or that states
  /// `rule`, by document and place.
  ///
  /// A document that gives ids says itself what its rules are: the rest of it only describes.
  func statedPassages(
    of rule: RuleID? = nil
  ) throws(KnowledgeBaseError) -> [StatedPassage] {
    let isOfRule = """
      (?1 IS NULL OR passage.states IN (
        SELECT rule_source.passage FROM rule_source JOIN rule ON rule.id = rule_source.rule
        WHERE rule.name = ?1))
      """
    var metrics: [Int: [Metric]] = [:]
    try database.forEach(
      """
      SELECT \(Self.metricColumns), coalesce(passage.states, passage.id) FROM metric
      JOIN passage ON passage.id = metric.passage JOIN document ON document.id = passage.document
      WHERE (passage.states IS NOT NULL OR passage.kind = 'paragraph') AND \(isOfRule)
      ORDER BY metric.passage, metric.ordinal
      """, rule
    ) { metrics[$0.int(14), default: []].append(Self.metric($0)) }
    var links: [Int: [Link]] = [:]
    try database.forEach(
      """
      SELECT link.passage, link.text, link.target, link.component FROM link
      JOIN passage ON passage.id = link.passage WHERE \(isOfRule)
      ORDER BY link.passage, link.ordinal
      """, rule
    ) { row in
      links[row.int(0), default: []].append(
        Link(text: row.text(1), target: row.text(2), component: row.value(3)))
    }
    var elaborations: [Int: [String]] = [:]
    try database.forEach(
      """
      SELECT states, en, ko FROM passage WHERE states <> id AND \(isOfRule)
      ORDER BY document, ordinal
      """, rule
    ) { row in
      elaborations[row.int(0), default: []] += [row.value(1), row.value(2)].compactMap(\.self)
    }
    let found: [StatedPassage?] = try database.rows(
      """
      SELECT passage.id, passage.name, document.name, document.edition, document.component,
        passage.platforms, en_first, en_last, ko_first, ko_last, en, ko, explicit, aliases, apart,
        lead_en, lead_ko, rationale_en, rationale_ko, modality, since, until, related, checks,
        uncheckable_en, uncheckable_ko, statement.passage,
        passage.section = (
          SELECT first.section FROM passage first
          WHERE first.document = passage.document AND first.kind <> 'heading'
          ORDER BY first.ordinal LIMIT 1),
        section.path
      FROM passage
      LEFT JOIN statement ON statement.passage = passage.id
      JOIN document ON document.id = passage.document
      JOIN section ON section.id = passage.section
      WHERE \(isOfRule) AND (statement.passage IS NOT NULL
        OR passage.kind = 'paragraph' AND (length(en) >= ?2 OR length(ko) >= ?3)
          AND passage.document NOT IN (
            SELECT named.document FROM statement
            JOIN passage named ON named.id = statement.passage
            WHERE statement.explicit IS NOT NULL))
      ORDER BY document.name, passage.ordinal
      """, rule, StatedPassage.leastDescription.en, StatedPassage.leastDescription.ko
    ) { row in
      let texts = Self.texts(row, lines: 6, texts: 10)
      guard row.value(26, as: Int.self) != nil else {
        guard let statement = RuleStatement(describing: texts) else { return nil }
        return StatedPassage(
          row: row.int(0), name: row.text(1), document: row.text(2), opensPage: row.int(27) == 1,
          edition: row.value(3), component: row.value(4),
          platforms: ColumnText.split(row.text(5)), text: texts, statement: statement,
          metrics: metrics[row.int(0)] ?? [], links: links[row.int(0)] ?? [], headings: [],
          elaborations: elaborations[row.int(0)] ?? [], isDescription: true)
      }
      return StatedPassage(
        row: row.int(0), name: row.text(1), document: row.text(2), opensPage: row.int(27) == 1,
        edition: row.value(3),
        component: row.value(4), platforms: ColumnText.split(row.text(5)),
        text: texts,
        statement: RuleStatement(
          id: row.value(12), aliases: ColumnText.split(row.text(13)),
          apart: ColumnText.split(row.text(14)), lead: row.bilingual(15),
          rationale: row.bilingual(17), modality: row.value(19) ?? .should, since: row.value(20),
          until: row.value(21), related: ColumnText.split(row.text(22)),
          checks: ColumnText.split(row.text(23)), uncheckable: row.bilingual(24)),
        metrics: metrics[row.int(0)] ?? [], links: links[row.int(0)] ?? [],
        headings: ColumnText.split(lines: row.text(28)),
        elaborations: elaborations[row.int(0)] ?? [], isDescription: false)
    }
    return found.compactMap(\.self)
  }

  private func replaceRules(
    by rules: [MadeRule]
  ) throws(KnowledgeBaseError) {
    let names = Set(rules.map(\.rule.id))
    var known: [RuleID: Int] = [:]
    let stored = try database.rows("SELECT id, name FROM rule") {
      ($0.int(0), RuleID(unchecked: $0.text(1)))
    }
    for (row, name) in stored {
      if names.contains(name) {
        known[name] = row
      } else {
        try database.run("DELETE FROM rule WHERE id = ?1", row)
      }
    }
    // Where there was no rule, nothing belonged to one.
    if !stored.isEmpty {
      try database.run("DELETE FROM alias")
      try database.run("DELETE FROM rule_source")
      try database.run(
        """
        UPDATE passage SET states = NULL
        WHERE states = id AND NOT EXISTS (SELECT 1 FROM statement WHERE passage = passage.id)
        """)
    }
    // A rule that has lasted keeps its row.
    var next = try database.first("SELECT coalesce(max(id), 0) + 1 FROM rule") { $0.int(0) } ?? 1
    let rows = rules.map { made in
      if let row = known[made.rule.id] { return row }
      defer { next += 1 }
      return next
    }
    try database.insert(
      Array(rules.indices),
      into: """
        rule
          (id, name, component, modality, platforms, since, until, related, checks,
           uncheckable_en, uncheckable_ko)
        """,
      onConflict: """
        ON CONFLICT (id) DO UPDATE SET
          component = excluded.component, modality = excluded.modality,
          platforms = excluded.platforms, since = excluded.since, until = excluded.until,
          related = excluded.related, checks = excluded.checks,
          uncheckable_en = excluded.uncheckable_en, uncheckable_ko = excluded.uncheckable_ko
        """
    ) { number, values in
      values.take(rows[number])
      values.take(rules[number].rule.id)
      values.take(rules[number].rule.component)
      values.take(rules[number].rule.modality)
      values.take(ColumnText.join(rules[number].rule.platforms))
      values.take(rules[number].rule.since)
      values.take(rules[number].rule.until)
      values.take(ColumnText.join(rules[number].rule.related))
      values.take(ColumnText.join(rules[number].rule.checks))
      values.take(rules[number].rule.uncheckable.en)
      values.take(rules[number].rule.uncheckable.ko)
    }
    var sources: [(rule: Int, ordinal: Int, passage: Int)] = []
    for (made, row) in zip(rules, rows) {
      for alias in made.rule.aliases {
        try database.run("INSERT INTO alias (name, rule) VALUES (?1, ?2)", alias, row)
      }
      for (ordinal, passage) in made.passages.enumerated() {
        if passage.isDescription {
          try database.run("UPDATE passage SET states = id WHERE id = ?1", passage.row)
        }
        sources.append((row, ordinal, passage.row))
      }
    }
    try database.insert(sources, into: "rule_source (rule, ordinal, passage)") { source, values in
      values.take(source.rule)
      values.take(source.ordinal)
      values.take(source.passage)
    }
  }
}

/// A term of the concept in row `concept`.
private struct Spelling {
  var concept: Int
  var kind: String
  var ordinal: Int
  var term: String
  var isAmbiguous: Bool
  var initials: String?
}

/// The glossary of an ingest and what it makes of texts.
///
/// A class only because an ingest hands it around.
final class Vocabulary: Sendable {
  let glossary: Glossary
  let analyzer: TextAnalyzer
  /// The numbers of the concepts that have wider ones, by their tokens.
  private let narrower: FeatureNumbers
  /// The tokens of the wider concepts of each.
  private let widerTokens: [[[UInt8]]]
  /// Tells this glossary from others.
  let digest: String
  /// Tells the analysis with this glossary from others: two texts that were analysed under one
  /// name gave the same tokens.
  let analysis: String

  init(_ glossary: Glossary, _ analyzer: TextAnalyzer) {
    self.glossary = glossary
    self.analyzer = analyzer
    var narrower = FeatureNumbers()
    var widerTokens: [[[UInt8]]] = []
    for (concept, wider) in Self.widerConcepts(in: glossary) {
      var token = "\u{1}\(concept)"
      _ = narrower.number(of: token.withUTF8(Self.feature(of:)))
      widerTokens.append(wider.map { Array("\u{1}\($0)".utf8) })
    }
    (self.narrower, self.widerTokens) = (narrower, widerTokens)
    var content = ""
    for concept in glossary.concepts {
      let cells = [
        [concept.id.rawValue, concept.component?.rawValue ?? "", concept.origin.rawValue],
        concept.en, concept.ko, concept.apis, concept.ambiguous,
      ]
      content += cells.map { $0.joined(separator: "\u{1F}") }.joined(separator: "\u{1E}") + "\n"
    }
    digest = Digest.fnv1a(content.utf8)
    var probe = ""
    for token in analyzer.tokens(in: Self.probe) { probe += "\(token.position) \(token.text)\n" }
    analysis = "\(SearchIndex.version) \(digest) \(Digest.fnv1a(probe.utf8))"
  }

  /// The tokens of the concepts that the one with the token `concept` is a kind of.
  func wider(than concept: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
    narrower.known(Self.feature(of: concept)).map { widerTokens[Int($0)] } ?? []
  }

  private static func feature(of token: UnsafeBufferPointer<UInt8>) -> Feature {
    Feature(Digest.quick(UnsafeRawBufferPointer(token)))
  }

  /// A concept that is called by several words is a kind of what the last of them name.
  private static func widerConcepts(in glossary: Glossary) -> [ConceptID: [ConceptID]] {
    var wider: [ConceptID: [ConceptID]] = [:]
    for concept in glossary.concepts {
      for term in concept.en + concept.ko where !concept.ambiguous.contains(term) {
        var rest = term[...]
        while let space = rest.utf8.firstIndex(of: UInt8(ascii: " ")) {
          rest = rest[rest.utf8.index(after: space)...]
          let squashed = Glossary.squash(String(rest))[...]
          let others = glossary.concepts(squashed: squashed)
          if !others.isEmpty, !glossary.isAmbiguous(squashed: squashed) {
            for other in others
            where other != concept.id && !(wider[concept.id] ?? []).contains(other) {
              wider[concept.id, default: []].append(other)
            }
          }
        }
      }
    }
    return wider
  }

  // Words of every kind that analysis treats in its own way: where it changes, so do their
  // tokens, and the index is made anew instead of being updated by other rules.
  private static let probe = """
    Tabs' batteries’ boxes are showing UITabBar.navigationTitle e.g. 3~5개 세 개에서 다섯 개, three to five;
    68pt 68 포인트 25x25 25×25 px @2x 4.5:1 약 15자 이하 iPhone에서는 아이콘까지도 버튼으로 사용하세요 숨기지 마십시오
    도구막대에서는 도구 모 음 탭바배지 네비게이션 내비게이션 컨트롤을 뷰의 ＡＢＣ ﬁn ㅌㅂ é e\u{301}
    """
}
