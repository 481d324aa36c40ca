package import Guidelines
package import KnowledgeBase
internal import TextAnalysis

/// Writes resources as Markdown.
package struct ResourceText {
  private let base: KnowledgeBase
  private let language: Language
  /// The languages of headings.
  private let presentation: Presentation
  /// Whether a component's rules are links to `../rules/ID.md`.
  private let linksRules: Bool

  /// Describes what `base` holds in `presentation`, and in `language` where only one fits.
  package init(
    base: KnowledgeBase, language: Language, presentation: Presentation = .both,
    linksRules: Bool = false
  ) {
    self.presentation = presentation
    self.base = base
    self.language = language
    self.linksRules = linksRules
  }

  /// The resource at `address`; `nil` if there is none.
  func text(at address: ResourceAddress) throws(KnowledgeBaseError) -> String? {
    switch address {
    case .rule(let id): try rule(id)
    case .component(let name): try component(name, Filter(heldOn: base.today))
    case .document(let name, let lines): try document(name, lines)
    }
  }

  private func rule(_ id: RuleID) throws(KnowledgeBaseError) -> String? {
    guard let rule = try base.rule(id) else { return nil }
    return RuleMarkdown(
      rule: rule, names: .of(try base.concepts()), now: try base.successors(of: rule).map(\.id),
      presentation: .both, language: language
    ).text
  }

  /// The rules of a component that match `filter`, one per line.
  package func component(
    _ name: ComponentName, _ filter: Filter
  ) throws(KnowledgeBaseError) -> String? {
    var filter = filter
    filter.component = name
    let rules = try base.rules(filter)
    guard let summary = try base.components().first(where: { $0.name == name }) else { return nil }
    let own = presentation.languages.compactMap { summary.title[$0] }
    let title = own.isEmpty ? summary.title.preferring(language) : own.joined(separator: " / ")
    let lines = rules.map { rule in
      let amounts = rule.amounts(in: language).joined(separator: "; ")
      let status = Wording.status(rule.time).map { ", \($0[language])" } ?? ""
      let name = linksRules ? "[\(rule.id)](../rules/\(rule.id).md)" : "`\(rule.id)`"
      return "- \(name) \(Wording.modality(rule.modality)[language])\(status): "
        + (rule.title.preferring(language) ?? "") + (amounts.isEmpty ? "" : " (\(amounts))")
    }
    return (["# \(title ?? name.rawValue)", ""] + lines).joined(separator: "\n")
      + "\n"
  }

  /// The passages of a document, each text after its line numbers.
  package func document(
    _ name: String, _ lines: LineRange?
  ) throws(KnowledgeBaseError) -> String? {
    guard try base.documents().contains(where: { $0.name == name }) else { return nil }
    let texts = try base.passages(document: name).flatMap { stored in
      [stored.passage.en, stored.passage.ko].compactMap(\.self)
    }
    let wanted = texts.filter { text in
      lines.map { $0.first <= text.lines.last && text.lines.first <= $0.last } ?? true
    }
    // Lines that nothing stands in are no resource.
    guard lines == nil || !wanted.isEmpty else { return nil }
    return wanted.map { text in
      "\(text.lines.quoted): \(text.text)"
    }.joined(separator: "\n\n") + "\n"
  }
}
