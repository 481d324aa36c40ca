import Guidelines
import KnowledgeBase
import LinterCore

/// What the knowledge base gives a run: numbers, checks and what rules say.
struct Guidance: Sendable {
  /// The numbers that checks ask for.
  let numbers: GuidelineNumbers
  /// The rules that have checks, by id.
  let rules: [RuleID: Rule]
  /// The checks that those rules name.
  let checks: [any Check]
  /// Ids of the past and what they lead to.
  private let aliases: [String: RuleID]
  /// Every id that may be typed.
  let names: [String]

  /// Reads the knowledge base at `path`, and changes nothing in it.
  init(database path: String) throws(LintFailure) {
    do {
      let base = try KnowledgeBase(path: path, access: .read)
      numbers = GuidelineNumbers(metrics: try base.metrics())
      let all = try base.rules()
      let named = Set(all.flatMap(\.checks))
      checks = Checks.all.filter { named.contains($0.id) }
      let ids = Set(all.filter { !$0.checks.isEmpty }.map(\.id)).union(checks.map(\.rule))
      rules = Dictionary(
        all.filter { ids.contains($0.id) }.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
      aliases = Dictionary(
        all.flatMap { rule in rule.aliases.map { ($0.rawValue, rule.id) } },
        uniquingKeysWith: { first, _ in first })
      self.names = Set(all.map(\.id.rawValue) + checks.map(\.id.rawValue)).sorted()
    } catch {
      throw .knowledgeBase(error)
    }
  }

  /// The checks that `name`, the id of a check or a rule, stands for; `nil` for no such id.
  ///
  /// A rule stands for the checks that judge by it and for those that it names.
  func checks(called name: String) -> [CheckID]? {
    if checks.contains(where: { $0.id.rawValue == name && $0.rule.rawValue != name }) {
      return [CheckID(unchecked: name)]
    }
    let id = aliases[name] ?? RuleID(unchecked: name)
    guard names.contains(id.rawValue) else { return nil }
    let own = Set(rules[id]?.checks ?? [])
    return checks.filter { $0.rule == id || own.contains($0.id) }.map(\.id)
  }

  /// What a report shows of a rule.
  func text(of id: RuleID) -> RuleText? {
    rules[id].map { rule in
      RuleText(
        title: rule.title, statement: rule.statement,
        help: Bilingual(en: help(for: rule, in: .en), ko: help(for: rule, in: .ko)),
        url: Bilingual(en: "\(Self.pages)/rules/\(rule.id.rawValue)"), metrics: rule.metrics)
    }
  }

  /// The address of `hig serve`.
  private static let pages = "http://127.0.0.1:8420"

  /// A rule in Markdown: what it asks for, why, by which numbers, and where it stands.
  private func help(for rule: Rule, in language: Language) -> String? {
    guard let title = rule.title[language] else { return nil }
    var paragraphs = ["**\(Self.escaped(title))**"]
    if let why = rule.rationale[language] { paragraphs.append(Self.escaped(why)) }
    let own = checks.filter { $0.rule == rule.id }
    let looks = own.compactMap { $0.summary[language] }.map { "- \(Self.escaped($0))" }
    if !looks.isEmpty {
      paragraphs.append(Phrase("What is checked:", "검사하는 것:")[language])
      paragraphs.append(looks.joined(separator: "\n"))
    }
    if let source = rule.sources.first {
      let words = Phrase("Stated in", "출처:")[language]
      let file = source.document.filter { $0 != "`" }
      paragraphs.append("\(words) `\(file):\(source.lines.first)`")
    }
    return paragraphs.joined(separator: "\n\n")
  }

  /// `text` with what Markdown would take for its own marks escaped.
  private static func escaped(_ text: String) -> String {
    var markdown = ""
    for character in text {
      if "\\`*_[]<>#".contains(character) { markdown.append("\\") }
      markdown.append(character)
    }
    return markdown
  }
}
