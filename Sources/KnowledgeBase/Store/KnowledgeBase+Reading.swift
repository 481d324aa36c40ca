public import Guidelines

extension KnowledgeBase {
  /// The rule with this id or alias; `nil` where there is none.
  ///
  /// With `asOf` it is what held then, and `nil` where it did not hold.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public func rule(
    _ id: RuleID, asOf: Edition? = nil
  ) throws(KnowledgeBaseError) -> Rule? {
    try database.snapshot { () throws(KnowledgeBaseError) in
      let found = try rules(
        where: """
          id = coalesce((SELECT id FROM rule WHERE name = ?1),
                        (SELECT rule FROM alias WHERE name = ?1))
          """, id
      ).first
      return try found.flatMap { rule throws(KnowledgeBaseError) in
        try held(rule, asOf: asOf)
      }
    }
  }

  /// The rule named `id`, with as much of it as a search shows.
  func answer(_ id: RuleID, asOf: Edition?) throws(KnowledgeBaseError) -> Rule? {
    try rules(.answer, where: "name = ?1", id).first.flatMap { rule throws(KnowledgeBaseError) in
      try held(rule, asOf: asOf)
    }
  }

  /// The rules that `filter` lets through, ordered by component and id.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public func rules(_ filter: Filter = Filter()) throws(KnowledgeBaseError) -> [Rule] {
    try database.snapshot { () throws(KnowledgeBaseError) in
      let all =
        if let component = filter.component {
          try rules(where: "component = ?1", component)
        } else {
          try rules(where: "true ORDER BY component IS NULL, component, name")
        }
      let admitted = try held(all, asOf: filter.asOf).filter(filter.admits)
      return filter.component == nil ? admitted : admitted.sorted { $0.id < $1.id }
    }
  }

  /// The ids and aliases nearest to `name`, a mistyped id, at most `limit`.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public func nearestRules(
    to name: String, limit: Int = 3
  ) throws(KnowledgeBaseError) -> [RuleID] {
    let names = try database.rows(
      "SELECT name, name FROM rule UNION SELECT a.name, r.name FROM alias a JOIN rule r ON r.id = a.rule"
    ) { (spelling: $0.text(0), id: $0.text(1)) }
    return NameSuggestions.nearest(to: name, among: names, limit: limit)
      .map(RuleID.init(unchecked:))
  }

  /// The numbers that `filter` lets through, those of rules first, by rule, document and line.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public func metrics(_ filter: Filter = Filter()) throws(KnowledgeBaseError) -> [Metric] {
    var metrics: [Metric] = []
    // The passages that stated rules then; `nil` for all of them.
    let stating: Set<String>? = try filter.asOf.map { asOf throws(KnowledgeBaseError) in
      Set(try rules(Filter(asOf: asOf)).flatMap(\.sources).map(\.passage))
    }
    try database.forEach(
      """
      SELECT \(Self.metricColumns), rule.name, document.edition,
        coalesce(rule.component, document.component), passage.platforms,
        (SELECT name FROM passage stating WHERE stating.id = passage.states)
      FROM metric
      JOIN passage ON passage.id = metric.passage
      JOIN document ON document.id = passage.document
      LEFT JOIN rule_source ON rule_source.passage = passage.states
      LEFT JOIN rule ON rule.id = rule_source.rule
      ORDER BY rule.name IS NULL, rule.name, document.name, metric.line, passage.ordinal,
        metric.ordinal
      """
    ) { row in
      var metric = Self.metric(row)
      metric.rule = row.value(14)
      if let component = filter.component, row.value(16) != component { return }
      if let stating, metric.rule != nil {
        guard stating.contains(row.text(18)) else { return }
      } else {
        guard filter.admits(edition: row.value(15)) else { return }
      }
      let platforms =
        metric.platforms.isEmpty ? ColumnText.split(row.text(17)) : metric.platforms
      if filter.admits(platforms) { metrics.append(metric) }
    }
    return metrics
  }

  /// What there is about each component, by name.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public func components() throws(KnowledgeBaseError) -> [ComponentSummary] {
    try database.rows(
      """
      WITH named AS (
        SELECT component FROM document WHERE component IS NOT NULL
        UNION SELECT component FROM rule WHERE component IS NOT NULL)
      SELECT named.component,
        (SELECT term FROM spelling JOIN concept ON concept.id = spelling.concept
         WHERE concept.component = named.component AND kind = 'en'
         ORDER BY concept.id, ordinal LIMIT 1),
        (SELECT term FROM spelling JOIN concept ON concept.id = spelling.concept
         WHERE concept.component = named.component AND kind = 'ko'
         ORDER BY concept.id, ordinal LIMIT 1),
        (SELECT count(*) FROM document WHERE document.component = named.component),
        (SELECT count(*) FROM rule WHERE rule.component = named.component),
        (SELECT count(*) FROM metric
         JOIN passage ON passage.id = metric.passage
         JOIN rule_source ON rule_source.passage = passage.states
         JOIN rule ON rule.id = rule_source.rule
         WHERE rule.component = named.component)
      FROM named ORDER BY named.component
      """
    ) { row in
      ComponentSummary(
        name: ComponentName(unchecked: row.text(0)), title: row.bilingual(1),
        documents: row.int(3), rules: row.int(4), metrics: row.int(5))
    }
  }

  /// The documents, by name.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public func documents() throws(KnowledgeBaseError) -> [DocumentSummary] {
    try database.rows(
      """
      SELECT name, format, component, edition, title_en, title_ko, url, digest,
        (SELECT count(*) FROM passage WHERE passage.document = document.id),
        (SELECT count(*) FROM passage WHERE passage.document = document.id
         AND en IS NOT NULL AND ko IS NOT NULL),
        (SELECT count(DISTINCT rule) FROM passage JOIN rule_source ON passage = passage.id
         WHERE passage.document = document.id),
        (SELECT count(*) FROM passage JOIN metric ON passage = passage.id
         WHERE passage.document = document.id),
        (SELECT coalesce(sum(last - first + 1), 0) FROM skipped
         WHERE skipped.document = document.id), origin
      FROM document ORDER BY name
      """
    ) { row in
      DocumentSummary(
        name: row.text(0), format: row.value(1) ?? .text, title: row.bilingual(4),
        component: row.value(2), edition: row.value(3), url: row.value(6), digest: row.text(7),
        passages: row.int(8), pairs: row.int(9), rules: row.int(10), metrics: row.int(11),
        skippedLines: row.int(12), origin: row.text(13))
    }
  }

  /// The concepts of the vocabulary, by id; those of one component where `filter` names it.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public func concepts(_ filter: Filter = Filter()) throws(KnowledgeBaseError) -> [Concept] {
    let all = try storedConcepts().sorted { $0.id < $1.id }
    guard let component = filter.component else { return all }
    return all.filter { $0.component == component }
  }

  /// The passages of the document `name`, or of all documents, by document and in their order.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public func passages(
    document name: String? = nil
  ) throws(KnowledgeBaseError) -> [StoredPassage] {
    try database.snapshot { () throws(KnowledgeBaseError) in
      try passages(
        where: "(?1 IS NULL OR document.name = ?1) ORDER BY document.name, passage.ordinal", name)
    }
  }

  /// The document `name` as it was stored; `nil` where there is none.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public func document(_ name: String) throws(KnowledgeBaseError) -> Document? {
    try database.snapshot { () throws(KnowledgeBaseError) in
      let found: (id: Int, document: Document)? = try database.first(
        """
        SELECT id, format, component, edition, title_en, title_ko, url, source
        FROM document WHERE name = ?1
        """, name
      ) { row in
        (
          row.int(0),
          Document(
            name: name, format: row.value(1) ?? .text, title: row.bilingual(4),
            component: row.value(2), edition: row.value(3), url: row.value(6),
            source: row.text(7), passages: [], skipped: [])
        )
      }
      guard let (id, shell) = found else { return nil }
      var document = shell
      document.passages = try passages(
        where: "document.id = ?1 ORDER BY passage.ordinal", id
      ).map(\.passage)
      document.skipped = try database.rows(
        "SELECT first, last, reason FROM skipped WHERE document = ?1 ORDER BY first", id
      ) { row in
        SkippedLines(
          lines: LineRange(row.int(0), row.int(1)), reason: row.value(2) ?? .unknown)
      }
      return document
    }
  }
}

// What the public calls are made of.
extension KnowledgeBase {
  /// How much of a rule is read.
  enum Extent {
    case whole
    /// Without aliases and links, which an answer does not show.
    case answer
  }

  /// The rules that `condition` on the table `rule` finds.
  func rules<each Value: DatabaseValue>(
    _ extent: Extent = .whole, where condition: String, _ values: repeat each Value
  ) throws(KnowledgeBaseError) -> [Rule] {
    let found: [(row: Int, rule: Rule)] = try database.rows(
      """
      SELECT id, name, component, modality, platforms, since, until, related, checks,
        uncheckable_en, uncheckable_ko
      FROM rule WHERE \(condition)
      """, repeat each values
    ) { row in
      (
        row.int(0),
        Rule(
          id: RuleID(unchecked: row.text(1)), component: row.value(2), title: .init(),
          statement: .init(), modality: row.value(3) ?? .should,
          platforms: ColumnText.split(row.text(4)), since: row.value(5), until: row.value(6),
          checks: ColumnText.split(row.text(8)), uncheckable: row.bilingual(9),
          related: ColumnText.split(row.text(7)))
      )
    }
    var rules: [Rule] = []
    var titles: [String: String]?
    for (row, rule) in found {
      var rule = rule
      var words: [PassageWords] = []
      rule.sources = try database.rows(
        """
        SELECT document.name, document.edition, passage.name, passage.en_first, passage.en_last,
          passage.ko_first, passage.ko_last, passage.en, passage.ko, statement.passage, lead_en,
          lead_ko, rationale_en, rationale_ko
        FROM rule_source
        JOIN passage ON passage.id = rule_source.passage
        JOIN document ON document.id = passage.document
        LEFT JOIN statement ON statement.passage = passage.id
        WHERE rule_source.rule = ?1 ORDER BY rule_source.ordinal
        """, row
      ) { row in
        let text = Self.texts(row, lines: 3, texts: 7)
        let lines = text.en?.lines ?? text.ko?.lines ?? LineRange(1)
        let stated = RuleStatement(
          lead: row.bilingual(10), rationale: row.bilingual(12), modality: rule.modality)
        let isDescription = row.value(9, as: Int.self) == nil
        words.append(
          PassageWords(
            text: text,
            statement: (isDescription ? RuleStatement(describing: text) : nil) ?? stated))
        return RuleSource(
          document: row.text(0), lines: lines.union(text.ko?.lines ?? lines),
          languages: text.languages, edition: row.value(1), text: text, passage: row.text(2))
      }
      rule.takeWords(of: words)
      if words.isEmpty {
        // Its documents were replaced, and the ingest that did so has not ended.
        if titles == nil { titles = try indexedTitles() }
        rule.title = Self.title(of: rule.id, lines: titles?[rule.id.rawValue] ?? "")
        rule.statement = rule.title
      }
      rule.metrics = try database.rows(
        """
        SELECT \(Self.metricColumns)
        FROM rule_source
        JOIN passage ON passage.states = rule_source.passage
        JOIN metric ON metric.passage = passage.id
        JOIN document ON document.id = passage.document
        WHERE rule_source.rule = ?1 ORDER BY rule_source.ordinal, passage.ordinal, metric.ordinal
        """, row
      ) { row in
        var metric = Self.metric(row)
        metric.rule = rule.id
        return metric
      }
      rules.append(rule)
      guard extent == .whole else { continue }
      rule.aliases = try database.rows(
        "SELECT name FROM alias WHERE rule = ?1 ORDER BY name", row
      ) { RuleID(unchecked: $0.text(0)) }
      var links: Set<Link> = []
      rule.links = try database.rows(
        """
        SELECT link.text, link.target, link.component
        FROM rule_source JOIN link ON link.passage = rule_source.passage
        WHERE rule_source.rule = ?1 ORDER BY rule_source.ordinal, link.ordinal
        """, row
      ) { Link(text: $0.text(0), target: $0.text(1), component: $0.value(2)) }
      // Most rules have one link or none.
      if rule.links.count > 1 { rule.links = rule.links.filter { links.insert($0).inserted } }
      rules[rules.count - 1] = rule
    }
    return rules
  }

  /// The passages that `condition` on `passage` and `document` finds, with all they hold.
  func passages<each Value: DatabaseValue>(
    where condition: String, _ values: repeat each Value
  ) throws(KnowledgeBaseError) -> [StoredPassage] {
    let found: [(row: Int, flags: Int, stored: StoredPassage)] = try database.rows(
      """
      SELECT passage.id, passage.name, document.name, section.path, passage.kind,
        passage.platforms, passage.confidence, passage.en_first, passage.en_last,
        passage.ko_first, passage.ko_last, passage.en, passage.ko, rule.name, document.edition,
        document.component,
        EXISTS (SELECT 1 FROM statement WHERE passage = passage.id)
          + 2 * EXISTS (SELECT 1 FROM metric WHERE passage = passage.id)
          + 4 * EXISTS (SELECT 1 FROM link WHERE passage = passage.id)
          + 8 * EXISTS (SELECT 1 FROM image WHERE passage = passage.id),
        (SELECT other.name FROM passage other
         WHERE other.id = passage.states AND other.id <> passage.id)
      FROM passage
      JOIN document ON document.id = passage.document
      JOIN section ON section.id = passage.section
      LEFT JOIN rule_source ON rule_source.passage = passage.states
      LEFT JOIN rule ON rule.id = rule_source.rule
      WHERE \(condition)
      """, repeat each values
    ) { row in
      let text = Self.texts(row, lines: 7, texts: 11)
      return (
        row.int(0), row.int(16),
        StoredPassage(
          document: row.text(2), edition: row.value(14), component: row.value(15),
          passage: Passage(
            id: row.text(1), section: ColumnText.split(lines: row.text(3)),
            kind: row.value(4) ?? .paragraph, platforms: ColumnText.split(row.text(5)),
            en: text.en, ko: text.ko, confidence: row.value(6), elaborates: row.value(17)),
          rule: row.value(13))
      )
    }
    var passages: [StoredPassage] = []
    for (row, flags, stored) in found {
      var stored = stored
      if flags & 1 != 0 { stored.passage.statement = try statement(passage: row) }
      if flags & 2 != 0 {
        stored.passage.metrics = try database.rows(
          """
          SELECT \(Self.metricColumns) FROM metric
          JOIN passage ON passage.id = metric.passage
          JOIN document ON document.id = passage.document
          WHERE metric.passage = ?1 ORDER BY metric.ordinal
          """, row, read: Self.metric)
      }
      if flags & 4 != 0 {
        stored.passage.links = try database.rows(
          "SELECT text, target, component FROM link WHERE passage = ?1 ORDER BY ordinal", row
        ) { Link(text: $0.text(0), target: $0.text(1), component: $0.value(2)) }
      }
      if flags & 8 != 0 {
        stored.passage.images = try database.rows(
          """
          SELECT source, alternative, line, illustrates FROM image
          WHERE passage = ?1 ORDER BY ordinal
          """, row
        ) { row in
          Image(
            source: row.text(0), alternative: row.text(1), line: row.int(2),
            illustrates: row.value(3))
        }
      }
      passages.append(stored)
    }
    return passages
  }

  private func statement(passage: Int) throws(KnowledgeBaseError) -> RuleStatement? {
    try database.first(
      """
      SELECT explicit, aliases, apart, lead_en, lead_ko, rationale_en, rationale_ko, modality,
        since, until, related, checks, uncheckable_en, uncheckable_ko
      FROM statement WHERE passage = ?1
      """, passage
    ) { row in
      RuleStatement(
        id: row.value(0), aliases: ColumnText.split(row.text(1)),
        apart: ColumnText.split(row.text(2)), lead: row.bilingual(3), rationale: row.bilingual(5),
        modality: row.value(7) ?? .should, since: row.value(8), until: row.value(9),
        related: ColumnText.split(row.text(10)), checks: ColumnText.split(row.text(11)),
        uncheckable: row.bilingual(12))
    }
  }

  /// All concepts in the order of the glossary they came from.
  func storedConcepts() throws(KnowledgeBaseError) -> [Concept] {
    try storedConcepts(where: "true")
  }

  /// The concepts that `condition` on the table `concept` finds, in the order of the glossary.
  func storedConcepts<each Value: DatabaseValue>(
    where condition: String, _ values: repeat each Value
  ) throws(KnowledgeBaseError) -> [Concept] {
    var concepts: [Concept] = []
    try database.forEach(
      """
      SELECT concept.name, concept.component, concept.origin, kind, term, ambiguous
      FROM concept LEFT JOIN spelling ON spelling.concept = concept.id
      WHERE \(condition) ORDER BY concept.id, kind, ordinal
      """, repeat each values
    ) { row in
      let id = ConceptID(unchecked: row.text(0))
      if concepts.last?.id != id {
        concepts.append(
          Concept(
            id: id, en: [], ko: [], component: row.value(1), origin: row.value(2) ?? .builtIn))
      }
      let last = concepts.count - 1
      let term = row.text(4)
      switch row.text(3) {
      case "en": concepts[last].en.append(term)
      case "ko": concepts[last].ko.append(term)
      case "api": concepts[last].apis.append(term)
      default: return
      }
      if row.int(5) == 1, !concepts[last].ambiguous.contains(term) {
        concepts[last].ambiguous.append(term)
      }
    }
    return concepts
  }

  /// The columns that ``metric(_:)`` reads, of `metric` and `document`.
  static let metricColumns = """
    metric.subject, metric.dimension, metric.minimum, metric.maximum, metric.approximate,
    metric.unit, metric.scale, metric.platforms, metric.qualifiers, metric.language, metric.line,
    metric.confirmed_language, metric.confirmed_line, document.name
    """

  /// The metric in the first columns of `row`; its rule is for the caller to add.
  static func metric(_ row: Row) -> Metric {
    let document = row.text(13)
    var qualifiers: [String: String] = [:]
    for line in ColumnText.split(lines: row.text(8)) {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      qualifiers[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    var confirmed: LineReference?
    if let language = row.value(11, as: Language.self) {
      confirmed = LineReference(document: document, line: row.int(12), language: language)
    }
    return Metric(
      subject: row.text(0), dimension: Dimension(rawValue: row.text(1)), minimum: row.value(2),
      maximum: row.value(3), isApproximate: row.int(4) == 1, unit: Unit(rawValue: row.text(5)),
      scale: row.value(6), platforms: ColumnText.split(row.text(7)), qualifiers: qualifiers,
      source: LineReference(
        document: document, line: row.int(10), language: row.value(9) ?? .en),
      confirmed: confirmed)
  }

  /// Both texts: first and last lines in four columns from `lines`, the texts from `texts`.
  static func texts(_ row: Row, lines: Int, texts: Int) -> Bilingual<SourceText> {
    func text(_ place: Int) -> SourceText? {
      guard let text = row.value(texts + place, as: String.self) else { return nil }
      let first = max(1, row.int(lines + 2 * place))
      return SourceText(
        text: text, lines: LineRange(first, max(first, row.int(lines + 2 * place + 1))))
    }
    return Bilingual(en: text(0), ko: text(1))
  }
}
