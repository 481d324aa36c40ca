internal import Guidelines

extension PassageRecords {
  /// The first of `count` free rows for passages; reserves them on a server.
  func nextRow(of count: Int) throws(KnowledgeBaseError) -> Int {
    // Others may insert passages at the same time.
    if database.isShared {
      return try database.first("SELECT reserve(?1)", count) { $0.int(0) } ?? 1
    }
    return try database.first("SELECT coalesce(max(id), 0) + 1 FROM passage") { $0.int(0) } ?? 1
  }

  /// Inserts the rows of `passages`, all of one document, and returns their names.
  ///
  /// A name is the passage's id, with a number appended if another passage has it: ids are digests,
  /// and equal ones must not overwrite each other.
  func insert(
    _ passages: [Passage], at places: [PassagePlace]
  ) throws(KnowledgeBaseError) -> [String] {
    let names = passages.map(\.id)
    do throws(KnowledgeBaseError) {
      try database.undoable { () throws(KnowledgeBaseError) in
        try insert(passages, called: names, at: places)
      }
      return names
    } catch  where error.isOfDuplicate {
      try database.run("DELETE FROM passage WHERE document = ?1", places.first?.document)
    }
    var free: [String] = []
    for (number, passage) in passages.enumerated() {
      var (name, count) = (passage.id, 1)
      while try database.first("SELECT 1 FROM passage WHERE name = ?1", name, read: { _ in }) != nil
      {
        count += 1
        name = "\(passage.id)-\(count)"
      }
      try insert([passage], called: [name], at: [places[number]])
      free.append(name)
    }
    return free
  }

  private func insert(
    _ passages: [Passage], called names: [String], at places: [PassagePlace]
  ) throws(KnowledgeBaseError) {
    try database.insert(
      Array(passages.indices),
      into: """
        passage
          (id, document, section, ordinal, states, name, kind, platforms, en_first, en_last, ko_first,
           ko_last, confidence, en, ko, component)
        """
    ) { number, values in
      values.take(places[number].row)
      values.take(places[number].document)
      values.take(places[number].section)
      values.take(places[number].ordinal)
      values.take(places[number].states)
      values.take(names[number])
      values.take(passages[number].kind)
      values.take(ColumnText.join(passages[number].platforms))
      values.take(passages[number].en?.lines.first)
      values.take(passages[number].en?.lines.last)
      values.take(passages[number].ko?.lines.first)
      values.take(passages[number].ko?.lines.last)
      values.take(passages[number].confidence)
      values.take(passages[number].en?.text)
      values.take(passages[number].ko?.text)
      values.take(passages[number].component)
    }
  }

  /// Inserts the parts of `passages`, which are in the rows from `firstRow` on.
  func insertParts(
    of passages: [Passage], firstRow: Int
  ) throws(KnowledgeBaseError) {
    // Indexes, because a copy of a passage would retain each of its parts.
    var statements: [Int] = []
    var metrics: [PartPlace] = []
    var (links, images): ([PartPlace], [PartPlace]) = ([], [])
    for place in passages.indices {
      if passages[place].statesRule { statements.append(place) }
      for ordinal in passages[place].metrics.indices { metrics.append((place, ordinal)) }
      for ordinal in passages[place].links.indices { links.append((place, ordinal)) }
      for ordinal in passages[place].images.indices { images.append((place, ordinal)) }
    }
    try insert(links, images, of: passages, firstRow: firstRow)
    try insertStatements(of: statements, among: passages, firstRow: firstRow)
    try insert(metrics, of: passages, firstRow: firstRow)
  }

  private func insertStatements(
    of places: [Int], among passages: [Passage], firstRow: Int
  ) throws(KnowledgeBaseError) {
    try database.insert(
      places,
      into: """
        statement
          (passage, explicit, aliases, apart, lead_en, lead_ko, rationale_en, rationale_ko,
           modality, related, checks, uncheckable_en, uncheckable_ko, patterns,
           \(ValidityColumns.names))
        """
    ) { place, values in
      guard let statement = passages[place].statement else { return }
      values.take(firstRow + place)
      values.take(statement.id)
      values.take(ColumnText.join(statement.aliases))
      values.take(ColumnText.join(statement.apart))
      values.take(statement.lead.en)
      values.take(statement.lead.ko)
      values.take(statement.rationale.en)
      values.take(statement.rationale.ko)
      values.take(statement.modality)
      values.take(ColumnText.join(statement.related))
      values.take(ColumnText.join(statement.checks))
      values.take(statement.uncheckable.en)
      values.take(statement.uncheckable.ko)
      values.take(ColumnText.lines(statement.patterns))
      ValidityColumns.write(statement.validity, to: &values)
    }
  }

  /// The index of a passage in its document, and of a part among those of its kind in the passage.
  private typealias PartPlace = (passage: Int, ordinal: Int)

  private func insert(
    _ links: [PartPlace], _ images: [PartPlace], of passages: [Passage], firstRow: Int
  ) throws(KnowledgeBaseError) {
    try database.insert(
      links, into: "link (passage, ordinal, text, target, component)"
    ) { place, values in
      let link = passages[place.passage].links[place.ordinal]
      values.take(firstRow + place.passage)
      values.take(place.ordinal)
      values.take(link.text)
      values.take(link.target)
      values.take(link.component)
    }
    try database.insert(
      images, into: "image (passage, ordinal, source, alternative, line, illustrates)"
    ) { place, values in
      let image = passages[place.passage].images[place.ordinal]
      values.take(firstRow + place.passage)
      values.take(place.ordinal)
      values.take(image.source)
      values.take(image.alternative)
      values.take(image.line)
      values.take(image.illustrates)
    }
  }

  private func insert(
    _ metrics: [PartPlace], of passages: [Passage], firstRow: Int
  ) throws(KnowledgeBaseError) {
    try database.insert(
      metrics,
      into: """
        metric
          (passage, ordinal, subject, dimension, minimum, maximum, approximate, unit, scale,
           platforms, qualifiers, language, line, confirmed_language, confirmed_line)
        """
    ) { place, values in
      let metric = passages[place.passage].metrics[place.ordinal]
      let qualifiers = metric.qualifiers.sorted { $0.key < $1.key }
      values.take(firstRow + place.passage)
      values.take(place.ordinal)
      values.take(metric.subject)
      values.take(metric.dimension)
      values.take(metric.minimum)
      values.take(metric.maximum)
      values.take(metric.isApproximate)
      values.take(metric.unit)
      values.take(metric.scale)
      values.take(ColumnText.join(metric.platforms))
      values.take(ColumnText.lines(qualifiers.map { "\($0.key)=\($0.value)" }))
      values.take(metric.source.language)
      values.take(metric.source.line)
      values.take(metric.confirmed?.language)
      values.take(metric.confirmed?.line)
    }
  }
}

/// The position of a passage in the tables.
struct PassagePlace {
  var document: Int
  var section: Int
  var ordinal: Int
  var row: Int
  /// The row of the passage whose rule it belongs to.
  var states: Int?
}
