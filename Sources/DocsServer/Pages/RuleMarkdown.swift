internal import Guidelines
internal import KnowledgeBase

/// A rule as Markdown, to be pasted into a review or a note.
struct RuleMarkdown {
  let rule: Rule
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
    ]
    lines.append(facts.filter { !$0.isEmpty }.joined(separator: " · "))
    for statement in reader.shown(rule.statement) { lines += ["", escaped(statement.value)] }
    let amounts = StatedAmount.list(of: rule.metrics, in: reader.language)
    if !amounts.isEmpty {
      lines.append("")
      var seen: Set<String> = []
      for amount in amounts {
        let notes = amount.metric.qualifiers.sorted { $0.key < $1.key }.map(\.value)
        let line =
          "- \(escaped(([amount.metric.subject] + notes).joined(separator: ", "))): \(amount.amount)"
        if seen.insert(line).inserted { lines.append(line) }
      }
    }
    lines.append("")
    for source in rule.sources {
      let place = "\(source.document):\(source.lines.first)–\(source.lines.last)"
      lines.append("- \(escaped(place))" + (source.edition.map { " (\($0))" } ?? ""))
    }
    return lines.joined(separator: "\n") + "\n"
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
