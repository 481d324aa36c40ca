internal import Guidelines
internal import TextAnalysis

/// Finds the entries that a query names as whole words: 칩, but not in 칩거.
struct AbsentFinder {
  private let entries: [AbsentComponent]

  init(_ entries: [AbsentComponent]) {
    self.entries = entries
  }

  /// The distinct entries that `text` names, in order of occurrence.
  ///
  /// Makes a glossary of the finder's entries, which should be few, or it takes longer than a search.
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
