internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

/// The components by all their names in the glossary, to find those that a query mentions.
struct NamedComponents: Sendable {
  private let names: [(squashed: String, entry: Catalog.Entry)]

  init(_ entries: [Catalog.Entry], _ concepts: [Concept]) {
    let terms = Dictionary(grouping: concepts.filter { $0.component != nil }) { $0.component }
    names = entries.flatMap { entry in
      let own = (terms[entry.name] ?? []).flatMap { concept in
        concept.spellings.filter { !concept.ambiguous.contains($0) } + concept.apis
      }
      return Set((own + [entry.name.rawValue]).map(Glossary.squash)).map { ($0, entry) }
    }
  }

  /// At most `limit` components that `query` contains or is a prefix of, the longest names first.
  ///
  /// Complexity: linear in the number of names.
  func named(in query: String, limit: Int = 3) -> [Catalog.Entry] {
    let query = Glossary.squash(query)
    guard !query.isEmpty else { return [] }
    var found: [(length: Int, entry: Catalog.Entry)] = names.compactMap { name, entry in
      if query.contains(name) { return (name.utf8.count, entry) }
      return name.hasPrefix(query) ? (0, entry) : nil
    }
    found.sort { ($1.length, $0.entry.name) < ($0.length, $1.entry.name) }
    var entries: [Catalog.Entry] = []
    for (_, entry) in found where !entries.contains(where: { $0.name == entry.name }) {
      entries.append(entry)
    }
    return Array(entries.prefix(limit))
  }
}
