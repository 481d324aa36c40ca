internal import Guidelines
internal import TextAnalysis

/// The lists of strings in the properties of a component that say what to do and what not to do, as HTML:
/// `<DoDont dos={['Keep titles short']} />`.
struct PropertyLists {
  /// The HTML, with as many lines as the tag; `nil` if it has no such list.
  let html: String?

  /// Reads the lists of `tag`, line by line.
  ///
  /// - Complexity: O(*n*) in its length.
  init(of tag: Substring) {
    var html = ""
    var rest = tag
    while let start = rest.utf8Range(of: "={[") {
      let verdict = HTMLElement.verdict(named: Self.name(before: start.lowerBound, in: rest))
      html += Self.lineEnds(of: rest[..<start.upperBound])
      rest = rest[start.upperBound...]
      if let verdict { html += "<p>\(verdict == .avoid ? "Don't" : "Do")</p><ul>" }
      while let first = rest.first, first != "]" {
        guard let string = Self.string(at: rest) else {
          html += first == "\n" ? "\n" : ""
          rest = rest.dropFirst()
          continue
        }
        if verdict != nil { html += Self.item(string.dropFirst().dropLast()) }
        html += Self.lineEnds(of: string)
        rest = rest[string.endIndex...]
      }
      if verdict != nil { html += "</ul>" }
    }
    self.html = html.isEmpty ? nil : html + Self.lineEnds(of: rest)
  }

  /// The name of the property whose value begins at `end`.
  private static func name(before end: Substring.Index, in text: Substring) -> String {
    String(String(text[..<end].reversed().prefix(while: \.isLetter)).reversed())
  }

  private static func lineEnds(of text: Substring) -> String {
    String(repeating: "\n", count: text.utf8.count { $0 == 0x0A })
  }

  /// The string literal that `text` begins with, with its quotation marks; `nil` if there is none.
  private static func string(at text: Substring) -> Substring? {
    guard let quote = text.first, "'\"`".contains(quote) else { return nil }
    var isEscaped = false
    let end = text.dropFirst().firstIndex { letter in
      defer { isEscaped = letter == "\\" && !isEscaped }
      return letter == quote && !isEscaped
    }
    return end.map { text[...$0] }
  }

  /// The item for a string of several words; empty for any other.
  private static func item(_ string: Substring) -> String {
    let words = string.drop { "-* ".contains($0) }.replacing("\n", with: " ")
    guard words.contains(" ") else { return "" }
    let text = words.replacing("\\", with: "").replacing("&", with: "&amp;")
    return "<li>" + text.replacing("<", with: "&lt;") + "</li>"
  }
}
