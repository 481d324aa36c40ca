internal import TextAnalysis

/// Whether a line turns the one above it into a heading: `===` or `---`.
func isUnderline(_ line: Substring) -> Bool {
  let text = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }.trimmingEnd()
  return !text.isEmpty && (text.allSatisfy { $0 == "=" } || text.allSatisfy { $0 == "-" })
}

/// Whether a line defines a link: `[name]: address`.
package func isLinkDefinition(_ line: Substring) -> Bool {
  let text = line.drop { $0 == " " || $0 == ">" }
  guard text.first == "[", let end = text.firstIndex(of: "]") else { return false }
  return text[text.index(after: end)...].first == ":" && text.dropFirst().first != "^"
}
