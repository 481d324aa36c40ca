internal import TextAnalysis

/// Markup that note-taking tools and wikis add to Markdown: `[^1]`, `[[Page|name]]`, `==marked==`,
/// `^block-id`, `[!tip]`, `[편집]`.
///
/// Line numbers stay the same.
enum NoteMarks {
  /// `text` without this markup, but with the words inside it.
  ///
  /// - Complexity: O(*n*)
  static func cleared(_ text: String) -> String {
    guard mayHoldMarks(text) else { return text }
    var isFenced = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let start = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
      if start.hasPrefix("```") || start.hasPrefix("~~~") {
        isFenced.toggle()
        return String(line)
      }
      // Longer lines are not written by hand.
      guard !isFenced, line.utf8.count < 8192,
        !line.hasPrefix("    ") || start.hasPrefix("-") || start.hasPrefix("*"),
        mayHoldMarks(line)
      else { return String(line) }
      return cleared(line: line)
    }.joined(separator: "\n")
  }

  private static func mayHoldMarks(_ text: some StringProtocol) -> Bool {
    let text = Substring(text)
    return openings.contains { text.utf8Contains($0) }
  }

  private static let openings: [StaticString] = [
    "[^", "[[", "[!", "[편집", "[edit", "==", " ^",
  ]

  private static func cleared(line: Substring) -> String {
    var text = callout(line)
    text = withoutFootnotes(text)
    text = withoutWikiLinks(text)
    text = withoutHighlights(text)
    text = withoutBlockID(text)
    for ending in ["[편집]", "[edit]"]
    where text.hasSuffix(ending) && text.drop(while: \.isWhitespace).hasPrefix("#") {
      text = String(Substring(text.dropLast(ending.count)).trimmingEnd())
    }
    return text
  }

  /// `> [!tip]- Title` becomes `> Tip: Title`.
  private static func callout(_ line: Substring) -> String {
    let start = line.drop { $0 == " " || $0 == ">" }
    guard start.hasPrefix("[!"), line.first == ">" || line.first == " ",
      let close = start.firstIndex(of: "]")
    else { return String(line) }
    let word = start[start.index(start.startIndex, offsetBy: 2)..<close]
    guard !word.isEmpty, word.count < 20, word.allSatisfy({ $0.isLetter || $0 == "-" }) else {
      return String(line)
    }
    var rest = start[start.index(after: close)...]
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    let label = AsideLabels.contains(String(word)) ? word.lowercased() : "note"
    return String(line[..<start.startIndex]) + label.prefix(1).uppercased() + label.dropFirst()
      + ":" + rest
  }

  /// `text` without footnote references such as `[^1]`.
  ///
  /// The footnote's own text stays.
  private static func withoutFootnotes(_ text: String) -> String {
    var rest = Substring(text)
    var result = ""
    while let open = rest.utf8Range(of: "[^") {
      guard let close = rest[open.upperBound...].prefix(24).firstIndex(of: "]"),
        !rest[open.upperBound..<close].contains(where: \.isWhitespace)
      else {
        result += rest[..<open.upperBound]
        rest = rest[open.upperBound...]
        continue
      }
      result += rest[..<open.lowerBound]
      rest = rest[rest.index(after: close)...]
      if rest.first == ":", result.allSatisfy(\.isWhitespace) {
        rest = rest.dropFirst().drop(while: \.isWhitespace)
      }
    }
    return result + rest
  }

  /// `text` with `[[Page|name]]` replaced by a link to the page and `![[picture.png]]` by the
  /// picture.
  private static func withoutWikiLinks(_ text: String) -> String {
    var rest = Substring(text)
    var result = ""
    while let open = rest.utf8Range(of: "[[") {
      let inside = rest[open.upperBound...].prefix(200)
      guard let close = inside.utf8Range(of: "]]"),
        !inside[..<close.lowerBound].contains(where: { "[](".contains($0) }),
        inside[close.upperBound...].first != "(", open.upperBound < close.lowerBound
      else {
        result += rest[..<open.upperBound]
        rest = rest[open.upperBound...]
        continue
      }
      let parts = inside[..<close.lowerBound].split(separator: "|")
      let name = parts.last ?? ""
      result += rest[..<open.lowerBound]
      result +=
        result.last == "!"
        ? "[](\(name.filter { $0 != " " }))" : "[\(name)](\(target(parts.first ?? "")))"
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// The URL of a page that a wiki refers to by name: `Tab bars#iOS` becomes `Tab%20bars.md#iOS`.
  private static func target(_ page: Substring) -> String {
    let parts = page.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].trimmingBoth()
    let address = (path.isEmpty ? "" : path + ".md") + (parts.count > 1 ? "#" + parts[1] : "")
    return address.replacing(" ", with: "%20").filter { !"<>\"'\\^".contains($0) }
  }

  /// `text` without the marks of `==marked==`.
  private static func withoutHighlights(_ text: String) -> String {
    var rest = Substring(text)
    var result = ""
    while let open = rest.utf8Range(of: "==") {
      let inside = rest[open.upperBound...]
      guard let first = inside.first, !first.isWhitespace, first != "=",
        let close = inside.utf8Range(of: "=="), open.upperBound < close.lowerBound,
        !inside[inside.index(before: close.lowerBound)].isWhitespace
      else {
        result += rest[..<open.upperBound]
        rest = inside
        continue
      }
      result += rest[..<open.lowerBound] + inside[..<close.lowerBound]
      rest = inside[close.upperBound...]
    }
    return result + rest
  }

  /// `text` without its ` ^id`, the target of links to the line.
  private static func withoutBlockID(_ text: String) -> String {
    guard let mark = text.suffix(40).lastIndex(of: "^"), mark > text.startIndex,
      text[text.index(before: mark)] == " "
    else { return text }
    let id = text[text.index(after: mark)...]
    let isID =
      !id.isEmpty
      && id.utf8.allSatisfy {
        $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
      }
    return isID ? String(text[..<mark].trimmingEnd()) : text
  }
}
