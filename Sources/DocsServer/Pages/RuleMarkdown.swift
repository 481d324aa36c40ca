internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

/// A rule as Markdown, to be pasted into a review or a note.
struct RuleMarkdown {
  let rule: Rule
  let names: SubjectNames
  let reader: Reader

  var text: String {
    var lines: [String] = []
    for title in reader.shown(rule.title) {
      lines.append(lines.isEmpty ? "## \(escaped(title.value))" : "**\(escaped(title.value))**")
      lines.append("")
    }
    if lines.isEmpty { lines += ["## \(rule.id)", ""] }
    let facts = [
      "`\(rule.id)`", reader.say(Wording.modality(rule.modality)),
      rule.platforms.map(\.rawValue).joined(separator: ", "),
      rule.since.map { reader.say(Words.since($0)) } ?? "",
      Wording.status(rule.time).map(reader.say) ?? "",
    ]
    lines.append(facts.filter { !$0.isEmpty }.joined(separator: " · "))
    for text in reader.shown(rule.explanation) { lines += ["", escaped(text.value)] }
    var numbers: [String] = []
    for stated in StatedAmount.list(of: rule.metrics, in: reader.language) {
      let line = "- \(subject(of: stated.metric)): \(amount(stated))"
      if !numbers.contains(line) { numbers.append(line) }
    }
    if !numbers.isEmpty { lines += ["", "### \(reader.say(Words.numbers))", ""] + numbers }
    lines += ["", "### \(reader.say(Words.sources))", ""]
    for source in rule.sources {
      lines.append(
        "- \(escaped("\(source.document):\(source.lines.cited)"))"
          + (source.edition.map { " (\($0))" } ?? ""))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func subject(of metric: Metric) -> String {
    escaped(names.names(of: metric, in: reader.language).map(\.value).joined(separator: ", "))
  }

  /// The value, after what is measured where the value does not say it.
  private func amount(_ stated: StatedAmount) -> String {
    guard let dimension = stated.dimension, dimension != .count else { return stated.amount }
    return "\(dimension.name(in: reader.language)) \(stated.amount)"
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
  /// What it says besides its title; all of it where that is the title alone.
  var explanation: Bilingual<String> {
    Bilingual(en: rationale.en ?? statement.en, ko: rationale.ko ?? statement.ko)
  }
}
