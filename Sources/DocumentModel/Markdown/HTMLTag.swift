package import Guidelines
internal import TextAnalysis

/// One tag as cmark delimits it, and the few attributes that are read of it.
package struct HTMLTag: Sendable {
  /// The name in lower case; `!--` for a comment.
  package let name: String
  /// Whether it is `</name>`.
  package let isClosing: Bool
  private let literal: String

  /// Takes the tag apart; never fails.
  package init(_ literal: String) {
    self.literal = literal
    var rest = literal.utf8.dropFirst()
    isClosing = rest.first == UInt8(ascii: "/")
    if isClosing { rest = rest.dropFirst() }
    if rest.starts(with: "!--".utf8) {
      name = "!--"
    } else {
      let letters = rest.prefix { byte in
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      }
      name = String(decoding: letters, as: UTF8.self).lowercased()
    }
  }

  /// What a comment says.
  package var comment: String {
    var text = Substring(literal)
    if text.hasPrefix("<!--") { text = text.dropFirst(4) }
    if let end = text.utf8Range(of: "-->") { text = text[..<end.lowerBound] }
    return collapsed(String(text))
  }

  /// The value of an attribute, quoted or not.
  package func attribute(_ name: String) -> String? {
    var rest = Substring(literal)
    let wanted = name.lowercased()
    while let equals = rest.firstIndex(of: "=") {
      let before = rest[..<equals]
      let word = before.split(whereSeparator: { $0.isWhitespace || $0 == "\"" || $0 == "'" }).last
      var value = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      let found: Substring
      if let quote = value.first, quote == "\"" || quote == "'" {
        value = value.dropFirst()
        let end = value.firstIndex(of: quote) ?? value.endIndex
        found = value[..<end]
        rest = end < value.endIndex ? value[value.index(after: end)...] : ""
      } else {
        found = value.prefix { !$0.isWhitespace && $0 != ">" }
        rest = value[found.endIndex...]
      }
      if word?.lowercased() == wanted { return String(found) }
    }
    return nil
  }

  /// How many columns and rows a cell takes: at least one of each, and no more than tables have.
  package var span: (columns: Int, rows: Int) {
    func count(_ name: String) -> Int {
      min(max(attribute(name).flatMap { Int($0) } ?? 1, 1), 64)
    }
    return (count("colspan"), count("rowspan"))
  }

  /// The image that an `img` tag shows.
  package func image(line: Int) -> Image? {
    guard name == "img", let source = attribute("src") else { return nil }
    return Image(
      source: source, alternative: collapsed(attribute("alt") ?? ""), line: line)
  }
}
