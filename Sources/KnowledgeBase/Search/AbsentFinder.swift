internal import Guidelines
internal import TextAnalysis

/// Finds what a query names that Apple has no component for.
struct AbsentFinder {
  private let entries: [String: AbsentComponent]
  private let analyzer: TextAnalyzer

  init(_ entries: [AbsentComponent]) {
    self.entries = Dictionary(entries.map { ($0.id.rawValue, $0) }) { first, _ in first }
    analyzer = TextAnalyzer(
      concepts: Glossary(
        concepts: entries.map { entry in
          Concept(id: entry.id, en: entry.names.en ?? [], ko: entry.names.ko ?? [])
        }))
  }

  /// The entries that `text` names, each once, in the order in which it does.
  func entries(namedIn text: String) -> [AbsentComponent] {
    guard !entries.isEmpty else { return [] }
    var found: [AbsentComponent] = []
    for token in analyzer.tokens(in: text) where token.kind == .concept {
      if let entry = entries[String(token.text.dropFirst())], !found.contains(entry) {
        found.append(entry)
      }
    }
    return found
  }
}
