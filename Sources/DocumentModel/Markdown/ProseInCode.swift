internal import Guidelines
internal import TextAnalysis

/// Distinguishes prose in code blocks from code.
enum ProseInCode {
  /// Whether most lines of a code block are sentences of a language.
  static func isProse(_ text: String) -> Bool {
    var prose = 0
    var all = 0
    for line in text.split(separator: "\n") {
      let words = statement(in: line.trimmingBoth())
      guard !words.isEmpty else { continue }
      // Markup around the words is a sample, and so is what documents code.
      if words.hasPrefix("<!--") || words.hasPrefix("</") || words.hasPrefix("/**") { return false }
      all += 1
      if isProse(line: words) { prose += 1 }
    }
    return prose > 0 && prose * 2 > all
  }

  /// The code before a comment: `--text: #767676;` of `--text: #767676; /* at least 4.5:1 */`; a whole line
  /// where a comment begins it.
  private static func statement(in line: Substring) -> Substring {
    let comment = [" /*", "\t/*", " //", "\t//"].lazy.compactMap { line.utf8Range(of: $0) }.first
    return comment.map { line[..<$0.lowerBound].trimmingEnd() } ?? line
  }

  /// Whether a word is a call or a member access: `present(picker)`, `picker.dataSource`.
  private static func isCall(_ word: Substring) -> Bool {
    guard let sign = word.firstIndex(where: { "(.".contains($0) }), sign > word.startIndex else {
      return false
    }
    let next = word[word.index(after: sign)...]
    return word[..<sign].allSatisfy(\.isLetter) && next.first?.isLetter == true
      && (word[sign] == "." || !next.dropLast().isEmpty) && !word.hasPrefix("http")
      && word != "e.g." && word != "i.e."
  }

  private static func isProse(line: Substring) -> Bool {
    guard let last = line.last, !"{};=(<>".contains(last) else { return false }
    let signs = line.utf8.count { "{}[]();=<>_$\\&|".utf8.contains($0) }
    let words = line.split(separator: " ")
    // A comma at the end may continue a sentence or follow an argument.
    guard signs * 2 <= words.count, last != "," || signs == 0 && words.count > 1 else {
      return false
    }
    if line.unicodeScalars.contains(where: { Hangul.isSyllable($0) }) { return words.count > 1 }
    // Assignments, calls and members.
    if words.contains("=") || words.contains(where: isCall) { return false }
    // English needs more evidence, because a row of identifiers looks like words.
    let isComment = line.hasPrefix("//") || line.hasPrefix("#")
    return !isComment && words.count > 2 && LanguageGuess.language(of: String(line)) == .en
  }
}
