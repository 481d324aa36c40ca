internal import Guidelines
internal import TextAnalysis

/// Finds which of some entries a query names as words of its own: 칩, but not 칩거.
struct AbsentFinder {
  private let entries: [AbsentComponent]

  init(_ entries: [AbsentComponent]) {
    self.entries = entries
  }

  /// The entries that `text` names, each once, in the order in which it does.
  ///
  /// Making a glossary of all entries would take longer than a search: pass few.
  func entries(in text: String) -> [AbsentComponent] {
    guard !entries.isEmpty else { return [] }
    let glossary = Glossary(
      concepts: entries.map { entry in
        Concept(id: entry.id, en: entry.names.en ?? [], ko: entry.names.ko ?? [])
      })
    var found: [AbsentComponent] = []
    for token in TextAnalyzer(concepts: glossary).tokens(in: text) where token.kind == .concept {
      let named = entries.filter { $0.id.rawValue == token.text.dropFirst() }
      found += named.filter { !found.contains($0) }
    }
    return found
  }
}
