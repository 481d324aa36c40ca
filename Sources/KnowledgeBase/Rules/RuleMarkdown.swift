package import Guidelines
package import TextAnalysis

/// A rule as Markdown, to be pasted into a review or a note.
package struct RuleMarkdown {
  private let rule: Rule
  private let names: SubjectNames
  /// The rules that replaced it and hold, if it has ended and they are known.
  private let successors: [RuleID]?
  private let presentation: Presentation
  /// The language of headings and labels around the rule's own texts.
  private let language: Language

  /// Describes `rule`, with the subjects of its numbers translated by `names`.
  package init(
    rule: Rule, names: SubjectNames, now successors: [RuleID]? = nil, presentation: Presentation,
    language: Language? = nil
  ) {
    self.rule = rule
    self.names = names
    self.successors = successors
    self.presentation = presentation
    self.language = language ?? presentation.messages
  }

  /// The Markdown text.
  package var text: String {
    var lines: [String] = []
    for title in shown(rule.title) {
      lines.append(lines.isEmpty ? "## \(escaped(title))" : "**\(escaped(title))**")
      lines.append("")
    }
    if lines.isEmpty { lines += ["## \(rule.id)", ""] }
    let facts = [
      "`\(rule.id)`", rule.authority == .apple ? "" : escaped(rule.authority.rawValue),
      Wording.modality(rule.modality)[language],
      rule.platforms.map(\.rawValue).joined(separator: ", "),
      rule.since.map { Phrase("since \($0)", "\($0)부터")[language] } ?? "",
      Wording.standing(rule.time, now: successors)?[language] ?? "",
    ]
    lines.append(facts.filter { !$0.isEmpty }.joined(separator: " · "))
    for text in shown(rule.explanation) { lines += ["", escaped(text)] }
    let numbers = numbers
    if !numbers.isEmpty {
      lines += ["", "### \(Phrase("Numbers", "수치")[language])", ""] + numbers
    }
    lines += ["", "### \(Phrase("Stated in", "출처")[language])", ""]
    for source in rule.sources {
      lines.append(
        "- \(escaped("\(source.document):\(source.lines.quoted)"))"
          + (source.edition.map { " (\($0))" } ?? ""))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var numbers: [String] {
    var numbers: [String] = []
    for stated in StatedAmount.list(of: rule.metrics, in: language) {
      let line = "- \(subject(of: stated.metric)): \(amount(stated))"
      if !numbers.contains(line) { numbers.append(line) }
    }
    return numbers
  }

  /// The texts in the languages shown, or in any language if there are none.
  private func shown(_ texts: Bilingual<String>) -> [String] {
    let own = presentation.languages.compactMap { texts[$0] }
    return own.isEmpty ? [texts.en, texts.ko].compactMap(\.self) : own
  }

  private func subject(of metric: Metric) -> String {
    let parts = [metric.subject] + metric.notes
    return escaped(
      parts.map { language == .ko ? names.korean($0) ?? $0 : $0 }.joined(separator: ", "))
  }

  /// The value, with its dimension in front unless it is a count.
  private func amount(_ stated: StatedAmount) -> String {
    guard let dimension = stated.dimension, dimension != .count else { return stated.amount }
    return "\(dimension.name(in: language)) \(stated.amount)"
  }

  /// `text` with what Markdown would take for markup escaped (CommonMark 0.31, section 2.4).
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_[]<>#|~".contains(character) { result += "\\" }
      result.append(character == "\n" ? " " : character)
    }
    return result
  }
}

extension Rule {
  /// The rationale, or the whole statement if there is none.
  package var explanation: Bilingual<String> {
    Bilingual(en: rationale.en ?? statement.en, ko: rationale.ko ?? statement.ko)
  }
}
