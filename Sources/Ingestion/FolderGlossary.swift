internal import Guidelines
internal import TextAnalysis

/// A glossary that a folder of documents came with; its terms go when it goes or no longer has them.
struct FolderGlossary: Hashable {
  /// The folder.
  let origin: String
  /// Its name in the folder.
  let name: String
  /// Its text, from which its terms are read again.
  let text: String

  /// Whether it is in `file`.
  func isIn(_ file: FoundFile) -> Bool { origin == file.origin && name == file.name }

  /// The concepts that it states, as a user's.
  var concepts: [Concept] {
    (try? Glossary(tsv: text, name: name, origin: .user).concepts) ?? []
  }
}

extension FolderGlossary {
  private static let (betweenGlossaries, betweenParts): (Character, Character) = (
    "\u{1E}", "\u{1F}"
  )

  /// Reads the glossaries from what `text(of:)` wrote.
  static func list(in text: String) -> [FolderGlossary] {
    text.split(separator: betweenGlossaries).compactMap { entry in
      let parts = entry.split(separator: betweenParts).map(String.init)
      return parts.count == 3
        ? FolderGlossary(origin: parts[0], name: parts[1], text: parts[2]) : nil
    }
  }

  /// The glossaries as a knowledge base keeps them.
  static func text(of glossaries: [FolderGlossary]) -> String {
    glossaries.map { [$0.origin, $0.name, $0.text].joined(separator: String(betweenParts)) }
      .joined(separator: String(betweenGlossaries))
  }
}

extension [Concept] {
  /// The concepts without the terms that `glossaries` gave a user's.
  func without(_ glossaries: [FolderGlossary]) -> [Concept] {
    let given = Dictionary(grouping: glossaries.flatMap(\.concepts), by: \.id)
    return compactMap { concept in
      guard concept.origin == .user, let terms = given[concept.id] else { return concept }
      var rest = concept.without(Set(terms.flatMap(\.spellings)))
      if terms.contains(where: { $0.component == concept.component }) { rest?.component = nil }
      return rest
    }
  }
}
