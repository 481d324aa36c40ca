internal import Guidelines
internal import KnowledgeBase

extension Route {
  /// `/llms.txt`: an overview of the site for language models, in the format of llmstxt.org.
  static let languageModels = Route(
    path: [.literal("llms.txt")],
    summary: Phrase("what there is, for language models", "언어 모델을 위한 목록")
  ) { visit throws(KnowledgeBaseError) in
    let components = try visit.components.map { component in
      let title = component.title.preferring(visit.reader.language) ?? component.name.rawValue
      return "- [\(title)](/components/\(component.name).md): "
        + Wording.extent(of: component)[visit.reader.language]
    }
    let text =
      (head + components).joined(separator: "\n") + "\n"
    return .document(.text, Array(text.utf8))
  }

  private static let head = [
    "# Interface guidelines", "",
    "> Rules and numbers for user interfaces in English and Korean, each with document, lines and edition.",
    "",
    "A rule is at /rules/ID.md, a component at /components/NAME.md, a document with the lines of",
    "each text at /documents/NAME.md. `lang=en` or `lang=ko` gives a rule in one language.",
    "POST /mcp takes the Model Context Protocol, a message a request.", "",
    "## Data", "", "- [Search](/api/v1/search?q=tab%20bar): JSON; /openapi.json describes it",
    "", "## Components", "",
  ]
}
