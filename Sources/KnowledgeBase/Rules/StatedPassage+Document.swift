internal import Guidelines

extension Document {
  /// For each passage the index of the one that it elaborates, if that states a rule.
  var elaborated: [Int?] {
    var numbers: [String: Int] = [:]
    return passages.indices.map { number in
      guard !passages[number].statesRule else {
        numbers[passages[number].id] = number
        return nil
      }
      return passages[number].elaborates.flatMap { numbers[$0] }
    }
  }

  /// The passages that `KnowledgeBase.statedPassages` would read after the document is stored in
  /// rows from `firstRow` on, with the ids `names`; `elaborated` gives the passages that they
  /// elaborate.
  func statedPassages(
    firstRow: Int, names: [String], elaborated: [Int?]
  ) -> [StatedPassage] {
    // In a document with explicit ids, other paragraphs are not taken for descriptions of rules.
    let isNamed = passages.contains { $0.statement?.id != nil }
    let opening = passages.first { $0.kind != .heading }?.section
    var metrics = passages.map(\.metrics)
    var elaborations: [Int: [String]] = [:]
    for (number, stated) in elaborated.enumerated() {
      guard let stated else { continue }
      metrics[stated] += metrics[number]
      elaborations[stated, default: []] += passages[number].texts
    }
    return passages.indices.compactMap { number in
      // Accessed through `passages`, because a copy would retain each of its fields.
      let text = passages[number].text
      guard
        let statement = passages[number].statement
          ?? (isNamed || !passages[number].mayDescribe ? nil : RuleStatement(describing: text))
      else { return nil }
      return StatedPassage(
        row: firstRow + number, ordinal: number, name: names[number], document: name,
        opensPage: passages[number].section == opening, authority: authority, edition: edition,
        component: passages[number].component ?? component,
        platforms: passages[number].platforms, text: text, statement: statement,
        metrics: elaborated[number] == nil ? metrics[number] : [], links: passages[number].links,
        headings: passages[number].statesRule ? passages[number].section : [],
        elaborations: elaborations[number] ?? [], isDescription: !passages[number].statesRule)
    }
  }
}

extension Passage {
  fileprivate var texts: [String] { [en?.text, ko?.text].compactMap(\.self) }

  /// Whether it may be a description: prose of some length.
  fileprivate var mayDescribe: Bool {
    kind == .paragraph
      && (en.map { $0.text.unicodeScalars.count >= StatedPassage.leastDescription.en } ?? false
        || ko.map { $0.text.unicodeScalars.count >= StatedPassage.leastDescription.ko } ?? false)
  }
}
