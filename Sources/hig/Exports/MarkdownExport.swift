import FileAccess
import Guidelines
import KnowledgeBase
import ModelContext
import TextAnalysis

extension Session {
  /// Writes a file for each component, rule and document to `folder`, and an `index.md` that links to
  /// them.
  func exportMarkdown(to folder: String) throws(Failure) {
    let base = try openForReading()
    let language = presentation.messages
    let files = try knowledgeBase { () throws(KnowledgeBaseError) in
      try base.snapshot { () throws(KnowledgeBaseError) in
        try MarkdownFiles(of: base, presentation, language)
      }
    }
    for (name, text) in files.all {
      try File.write(Array(text.utf8), to: "\(folder)/\(FileSystem.pathBelow(name))")
    }
  }
}

/// The knowledge base as Markdown files that link to one another.
private struct MarkdownFiles {
  /// Each file by its path.
  private(set) var all: [(path: String, text: String)] = []

  init(
    of base: KnowledgeBase, _ presentation: Presentation, _ language: Language
  ) throws(KnowledgeBaseError) {
    let text = ResourceText(
      base: base, language: language, presentation: presentation, linksRules: true)
    let names = SubjectNames.of(try base.concepts())
    let components = try base.components()
    var titles: [ComponentName: String] = [:]
    for component in components {
      titles[component.name] = component.title.preferring(language) ?? component.name.rawValue
      if let rules = try text.component(component.name, Filter(heldOn: base.today)) {
        all.append(("components/\(component.name).md", rules))
      }
    }
    for rule in try base.rules() {
      let own = RuleMarkdown(
        rule: rule, names: names,
        now: rule.time.status == .ended ? try base.successors(of: rule).map(\.id) : nil,
        presentation: presentation, language: language)
      let way = rule.component.flatMap { name in
        titles[name].map { "\n[\($0)](../components/\(name).md)\n" }
      }
      all.append(("rules/\(rule.id).md", own.text + (way ?? "")))
    }
    let documents = try base.documents().map(\.name)
    for name in documents {
      all.append(("documents/\(name).md", try text.document(name, nil) ?? ""))
    }
    let heading = Phrase("Interface guidelines", "인터페이스 가이드라인")[language]
    let links =
      components.map { "- [\(titles[$0.name] ?? "")](components/\($0.name).md)" } + [""]
      + documents.map { name in
        let path = PercentCoding.encode(FileSystem.pathBelow(name), keepsSlashes: true)
        return "- [\(name)](documents/\(path).md)"
      }
    all.append(("index.md", "# \(heading)\n\n" + links.joined(separator: "\n") + "\n"))
  }
}
