internal import Guidelines

extension Document {
  /// What `KnowledgeBase.statedPassages` reads of the document once it is stored with passages in
  /// the rows from `firstRow` on, called by `names`.
  func statedPassages(firstRow: Int, names: [String]) -> [StatedPassage] {
    // A document that gives ids says itself what its rules are: the rest of it only describes.
    let isNamed = passages.contains { $0.statement?.id != nil }
    let opening = passages.first { $0.kind != .heading }?.section
    var numbers: [String: Int] = [:]
    var metrics: [Int: [Metric]] = [:]
    var elaborations: [Int: [String]] = [:]
    for (number, passage) in passages.enumerated() {
      let stated = passage.statement == nil ? passage.elaborates.flatMap { numbers[$0] } : nil
      if passage.statement != nil { numbers[passage.id] = number }
      if !passage.metrics.isEmpty { metrics[stated ?? number, default: []] += passage.metrics }
      if let stated { elaborations[stated, default: []] += passage.texts }
    }
    return passages.enumerated().compactMap { number, passage in
      let text = Bilingual(en: passage.en, ko: passage.ko)
      guard
        let statement = passage.statement
          ?? (isNamed || !passage.mayDescribe ? nil : RuleStatement(describing: text))
      else { return nil }
      return StatedPassage(
        row: firstRow + number, name: names[number], document: name,
        opensPage: passage.section == opening, edition: edition, component: component,
        platforms: passage.platforms, text: text, statement: statement,
        metrics: metrics[number] ?? [], links: passage.links,
        headings: passage.statement == nil ? [] : passage.section,
        elaborations: elaborations[number] ?? [], isDescription: passage.statement == nil)
    }
  }
}

extension Passage {
  fileprivate var texts: [String] { [en?.text, ko?.text].compactMap(\.self) }

  /// Whether others may say the same though it binds nobody: it is prose of some length.
  fileprivate var mayDescribe: Bool {
    kind == .paragraph
      && (en.map { $0.text.unicodeScalars.count >= StatedPassage.leastDescription.en } ?? false
        || ko.map { $0.text.unicodeScalars.count >= StatedPassage.leastDescription.ko } ?? false)
  }
}
