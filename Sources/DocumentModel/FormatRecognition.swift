package import Guidelines
internal import TextAnalysis

/// Recognises the format of a document by its contents.
package enum FormatRecognition {
  /// The format of `source`.
  ///
  /// A document is plain text if it has no sign of Markdown: no heading, bold span, link, image,
  /// quote, table, fence or link tag; one with front matter is Markdown or a part of an HTML page.
  package static func format(
    of source: SourceLines, below frontMatter: FrontMatter
  ) -> DocumentFormat {
    if let last = frontMatter.lines?.last {
      return isFragment(source.lines.dropFirst(last)) ? .html : .markdown
    }
    if isObject(source.text) { return .docc }
    if HTMLPage.isOne(source.text) || isFragment(source.lines[...]) { return .html }
    var signs = 0
    for line in source.lines {
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard let first = text.utf8.first else { continue }
      signs += self.signs(atStartOf: text, first) + self.signs(in: text)
      if signs >= 2 { return .markdown }
    }
    return .text
  }

  /// Whether `lines` are a part of an HTML page.
  ///
  /// They begin with a tag, several begin with that of a paragraph, an item or a heading, and none has a sign of
  /// Markdown. Lines of a template's commands do not count: "{% include menu.html %}".
  private static func isFragment(_ lines: ArraySlice<Substring>) -> Bool {
    let texts = lines.lazy.map { $0.drop { $0 == " " || $0 == "\t" } }
      .filter { !$0.isEmpty && !$0.hasPrefix("{%") && !$0.hasPrefix("{{") }
    guard texts.first?.utf8.first == UInt8(ascii: "<") else { return false }
    var blocks = 0
    var code: Substring?
    for text in texts {
      if let end = code {
        if text.utf8Range(of: String(end)) != nil { code = nil }
      } else if let element = codeElements.first(where: { text.hasPrefix("<" + $0) }) {
        code = text.utf8Range(of: "</" + element) == nil ? "</" + element : nil
      } else if let first = text.utf8.first, first != UInt8(ascii: "<") {
        let isMarkdown =
          text.hasPrefix("- ") || signs(atStartOf: text, first) > 0 || isBold(text)
        if isMarkdown { return false }
      } else if blockTags.contains(where: text.hasPrefix) {
        blocks += 1
      }
    }
    return blocks > 2
  }

  private static let codeElements = ["style", "script"]
  private static let blockTags = ["<p", "<li", "<h"]

  /// How strongly the start of a line, whose first byte is `first`, suggests Markdown.
  ///
  /// A total of 2 is enough.
  private static func signs(atStartOf text: Substring, _ first: UInt8) -> Int {
    switch first {
    case UInt8(ascii: "#"): text.drop { $0 == "#" }.first == " " ? 2 : 0
    case UInt8(ascii: ">"): text.dropFirst().first == " " ? 1 : 0
    case UInt8(ascii: "|"): text.dropFirst().contains("|") ? 1 : 0
    case UInt8(ascii: "`"): text.hasPrefix("```") ? 2 : 0
    case UInt8(ascii: "<"): text.hasSuffix(">") ? 1 : 0
    default: 0
    }
  }

  /// How strongly the bold words and links of a line suggest Markdown.
  private static func signs(in text: Substring) -> Int {
    var signs = 0
    if text.utf8.contains(UInt8(ascii: "*")), isBold(text) { signs += 2 }
    if text.utf8.contains(UInt8(ascii: "<")), text.utf8Range(of: "<a href=") != nil { signs += 2 }
    if text.utf8.contains(UInt8(ascii: "]")), text.utf8Range(of: "](") != nil { signs += 2 }
    return signs
  }

  /// Whether the text looks like a JSON object.
  private static func isObject(_ text: String) -> Bool {
    guard text.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"),
      text.utf8.last(where: { $0 > 0x20 }) == UInt8(ascii: "}")
    else { return false }
    let inside = text.utf8.drop { $0 <= 0x20 }.dropFirst().first { $0 > 0x20 }
    return inside == UInt8(ascii: "\"") || inside == UInt8(ascii: "}")
  }

  private static func isBold(_ text: Substring) -> Bool {
    guard let open = text.utf8Range(of: "**") else { return false }
    return text[open.upperBound...].utf8Range(of: "**") != nil
  }
}
