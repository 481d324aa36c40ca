internal import Guidelines

extension Document {
  /// The passage that each one spells out, by number, where that states a rule.
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

  /// What `KnowledgeBase.statedPassages` reads of the document once it is stored with passages in
  /// the rows from `firstRow` on, called by `names`, which spell out others as `elaborated` says.
  func statedPassages(
    firstRow: Int, names: [String], elaborated: [Int?]
  ) -> [StatedPassage] {
    // A document that gives ids says itself what its rules are: the rest of it only describes.
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
      // Asked of `passages` each time: a copy would count each of its parts as held.
      let text = passages[number].text
      guard
        let statement = passages[number].statement
          ?? (isNamed || !passages[number].mayDescribe ? nil : RuleStatement(describing: text))
      else { return nil }
      return StatedPassage(
        row: firstRow + number, name: names[number], document: name,
        opensPage: passages[number].section == opening, edition: edition, component: component,
        platforms: passages[number].platforms, text: text, statement: statement,
        metrics: elaborated[number] == nil ? metrics[number] : [], links: passages[number].links,
        headings: passages[number].statesRule ? passages[number].section : [],
        elaborations: elaborations[number] ?? [], isDescription: !passages[number].statesRule)
    }
  }
}

extension Passage {
  fileprivate var texts: [String] { [en?.text, ko?.text].compactMap(\.self) }

  /// Whether it may describe something: prose of some length.
  fileprivate var mayDescribe: Bool {
    kind == .paragraph
      && (en.map { $0.text.unicodeScalars.count >= StatedPassage.leastDescription.en } ?? false
        || ko.map { $0.text.unicodeScalars.count >= StatedPassage.leastDescription.ko } ?? false)
  }
}
