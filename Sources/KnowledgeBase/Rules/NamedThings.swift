package import Guidelines
internal import TextAnalysis

// Lookup of rules and components by the names that people use.
extension KnowledgeBase {
  /// The component called `name`, by its own name or any of its terms in the glossary.
  package func component(named name: String) throws(KnowledgeBaseError) -> ComponentName? {
    let names = try components().map(\.name)
    if let own = ComponentName(rawValue: name), names.contains(own) { return own }
    let meant = Glossary(concepts: try concepts()).component(named: name)
    return meant.flatMap { names.contains($0) ? $0 : nil }
  }

  /// The components whose names or terms are nearest to `name`, at most two.
  package func nearestComponents(
    to name: String
  ) throws(KnowledgeBaseError) -> [ComponentName] {
    let names = try components().map(\.name.rawValue)
    let known = Set(names)
    var candidates = names.map { (spelling: $0, id: $0) }
    for concept in try concepts() {
      guard let id = concept.component?.rawValue, known.contains(id) else { continue }
      candidates += (concept.en + concept.ko + concept.apis).map { ($0, id) }
    }
    return NameSuggestions.nearest(to: name, among: candidates, limit: 2)
      .map(ComponentName.init(unchecked:))
  }

  /// The rule with the id or alias `name`, which may be typed with spaces and capitals.
  package func rule(named name: String) throws(KnowledgeBaseError) -> Rule? {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    guard let id = RuleID(rawValue: name) ?? RuleID(words: name, limit: 96) else { return nil }
    return try rule(id)
  }

  /// The rule called `name`, or else the first rule about a thing called so.
  package func rule(meant name: String) throws(KnowledgeBaseError) -> Rule? {
    if let rule = try rule(named: name) { return rule }
    return try firstRule(about: name)
  }

  /// The best rule about the thing called `name`, by any term of the glossary; `nil` if it is no such
  /// term.
  package func firstRule(about name: String) throws(KnowledgeBaseError) -> Rule? {
    let glossary = Glossary(concepts: try concepts())
    guard glossary.component(named: name) != nil || !glossary.concepts(spelled: name).isEmpty
    else { return nil }
    let query = SearchQuery(
      text: name, filter: Filter(heldOn: today), kind: .rule, limit: 1, highlights: false)
    return try search(query).results.first.flatMap { result throws(KnowledgeBaseError) in
      try rule(RuleID(unchecked: result.id))
    }
  }
}
