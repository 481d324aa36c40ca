internal import Guidelines
internal import KnowledgeBase
internal import LinterCore
internal import ReportReaders

/// A SARIF log's texts of guidelines.
struct GuidelineTexts {
  let rules: [RuleID: Rule]
  /// The languages of a help text, in order.
  let languages: [Language]
  /// The addresses of the rules' pages.
  let addresses: [RuleID: String]

  /// The guideline as a help text, plain and in Markdown.
  func help(for rule: Rule) -> JSONValue { help(for: rule, in: languages) }

  /// The guideline as a taxon, in English if available.
  func taxon(for rule: Rule) -> JSONValue {
    var taxon = descriptor(for: rule, in: .en)
    if let address = addresses[rule.id] { taxon["helpUri"] = .string(address) }
    taxon["properties"] = [
      "hig/modality": .string(rule.modality.rawValue),
      "hig/status": .string(rule.time.status.rawValue),
      "hig/platforms": .array(rule.platforms.map { .string($0.rawValue) }),
      "hig/sources": .array(
        rule.sources.map { .string("\($0.document):\($0.lines.first)-\($0.lines.last)") }),
    ]
    return taxon
  }

  /// The texts of a taxon in `language`, else in the other one.
  func descriptor(for rule: Rule, in language: Language) -> JSONValue {
    var descriptor: JSONValue = ["id": .string(rule.id.rawValue)]
    if let title = rule.title.preferring(language) {
      descriptor["shortDescription"] = ["text": .string(title)]
    }
    if let statement = rule.statement.preferring(language) {
      descriptor["fullDescription"] = ["text": .string(statement)]
    }
    descriptor["help"] = help(for: rule, in: [language])
    return descriptor
  }

  private func help(for rule: Rule, in languages: [Language]) -> JSONValue {
    var own = languages.filter { rule.statement[$0] != nil }
    if own.isEmpty { own = rule.statement.languages }
    let standing = Wording.standing(rule.time)
    let plain = own.flatMap { language in
      [standing?[language], rule.statement[language]].compactMap(\.self)
    }.joined(separator: "\n\n")
    var markdown = own.map { language in
      let title = rule.title[language].map { "**\(escaped($0))**" }
      let rest = rule.rationale[language].map(escaped)
      return [standing.map { escaped($0[language]) }, title, rest].compactMap(\.self)
        .joined(separator: "\n\n")
    }
    let source = rule.sources.first.map { " · \($0.document):\($0.lines.first)" } ?? ""
    let name = addresses[rule.id].map { "[\(rule.id.rawValue)](\($0))" } ?? "`\(rule.id.rawValue)`"
    markdown.append(name + source)
    return [
      "text": .string(plain.isEmpty ? rule.id.rawValue : plain),
      "markdown": .string(markdown.joined(separator: "\n\n")),
    ]
  }

  /// `text` with Markdown's special characters escaped.
  private func escaped(_ text: String) -> String {
    var markdown = ""
    for character in text {
      if "\\`*_[]<>#".contains(character) { markdown.append("\\") }
      markdown.append(character)
    }
    return markdown
  }
}
