package import Guidelines

/// Finds the rules that a newer edition of their page no longer states.
///
/// A rule does not end because its document is old. It ends when the newest edition of the same
/// page states most of what older ones do, but not this rule.
package struct DroppedRules {
  /// A document as an edition of a page.
  struct PageEdition {
    let document: String
    /// The identity of the page across editions; `nil` if unknown.
    let page: String?
    let edition: Edition?
  }

  /// The fraction of older statements below which a newer document is another page or an excerpt.
  static let leastConfidence = 0.5

  /// Whether any page has several `documents`, which alone makes a rule absent.
  static func haveEditions(_ documents: [PageEdition]) -> Bool {
    pages(of: documents).values.contains { $0.count > 1 }
  }

  /// The indexes of the `documents` with an edition, by page.
  private static func pages(of documents: [PageEdition]) -> [String: [Int]] {
    var pages: [String: [Int]] = [:]
    for (place, document) in documents.enumerated() where document.edition != nil {
      if let page = document.page { pages[page, default: []].append(place) }
    }
    return pages
  }

  /// The absences of those `rules` that were dropped.
  ///
  /// Each rule is the set of the indexes in `documents` that state it, empty if a document states its
  /// end.
  static func absences(
    of rules: [Set<Int>], in documents: [PageEdition]
  ) -> [Int: Absence] {
    let pages = pages(of: documents)
    var absences: [Int: Absence] = [:]
    var rulesOfPages: [String: [Int]] = [:]
    for (number, sources) in rules.enumerated() {
      guard let page = sources.first.flatMap({ documents[$0].page }), pages[page]?.count ?? 0 > 1,
        sources.allSatisfy({ documents[$0].page == page && documents[$0].edition != nil })
      else { continue }
      rulesOfPages[page, default: []].append(number)
    }
    for (page, numbers) in rulesOfPages {
      let editions = pages[page] ?? []
      guard let newest = editions.compactMap({ documents[$0].edition }).max() else { continue }
      let latest = Set(editions.filter { documents[$0].edition == newest })
      let older = numbers.filter { !rules[$0].isSubset(of: latest) }
      let dropped = older.filter { rules[$0].isDisjoint(with: latest) }
      let confidence = 1 - Double(dropped.count) / Double(max(1, older.count))
      guard !dropped.isEmpty, confidence >= leastConfidence,
        let document = latest.map({ documents[$0].document }).min()
      else { continue }
      for number in dropped {
        absences[number] = Absence(edition: newest, document: document, confidence: confidence)
      }
    }
    return absences
  }

  /// The identity of a page across editions: its URL, or else its component and title; `nil` if
  /// neither is known.
  ///
  /// An archived copy counts as the page whose URL is at the end of its own.
  package static func page(url: String?, component: String?, title: Bilingual<String>) -> String? {
    if let url {
      let parts = url.split(separator: "?")[0].split(separator: "#")[0].split(separator: "/")
      let path = parts[(parts.lastIndex { $0.hasPrefix("http") } ?? 0)...]
      // Apple moved its pages several times without renaming them.
      guard path.count > 2, let name = path.last?.split(separator: ".").first else { return nil }
      return "\(path[path.startIndex + 1].lowercased())/\(name.lowercased())"
    }
    guard let component, let title = title.preferring(.en) else { return nil }
    return "\(component) \(title.lowercased())"
  }
}

extension RuleRecords {
  /// Records for each rule whether the newest edition of its page dropped it.
  ///
  /// Must be called in a transaction, after the rules are stored. The time is linear in the number
  /// of statements.
  func markDropped() throws(KnowledgeBaseError) {
    var places: [Int: Int] = [:]
    let documents = try database.rows(
      "SELECT id, name, edition, url, component, title_en, title_ko, authority FROM document"
    ) { row in
      places[row.int(0)] = places.count
      return DroppedRules.PageEdition(
        document: row.text(1),
        page: DroppedRules.page(
          url: row.value(3), component: row.value(4), title: row.bilingual(5)
        ).map { "\(row.text(7)) \($0)" },
        edition: row.value(2))
    }
    let before = try database.rows(
      "SELECT id, absent_from, absent_in, absence FROM rule WHERE absent_from IS NOT NULL"
    ) { ($0.int(0), Self.absence($0, from: 1)) }
    // Most bases have one edition of each page, and the statements need not be read.
    guard !before.isEmpty || DroppedRules.haveEditions(documents) else { return }
    var rows: [Int] = []
    var rules: [Set<Int>] = []
    try database.forEach(
      """
      SELECT rule_source.rule, passage.document, rule.until IS NOT NULL FROM rule_source
      JOIN rule ON rule.id = rule_source.rule JOIN passage ON passage.id = rule_source.passage
      ORDER BY rule_source.rule
      """
    ) { row in
      if rows.last != row.int(0) {
        rows.append(row.int(0))
        rules.append([])
      }
      if row.int(2) == 0, let place = places[row.int(1)] { rules[rules.count - 1].insert(place) }
    }
    let absences = DroppedRules.absences(of: rules, in: documents)
    var changes = Dictionary(
      uniqueKeysWithValues: absences.map { (rows[$0.key], Optional($0.value)) })
    for (row, absence) in before {
      if let now = changes[row] {
        if now == absence { changes[row] = nil }
      } else {
        changes.updateValue(nil, forKey: row)
      }
    }
    for (row, absence) in changes {
      try database.run(
        "UPDATE rule SET absent_from = ?2, absent_in = ?3, absence = ?4 WHERE id = ?1", row,
        absence?.edition, absence?.document, absence?.confidence)
    }
  }
}
