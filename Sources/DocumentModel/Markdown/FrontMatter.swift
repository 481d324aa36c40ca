package import Guidelines

/// The `---` block at the top of a Markdown file, as lines of `key: value`.
package struct FrontMatter: Sendable {
  /// The values by key in lower case; the items of a list are joined by commas.
  package private(set) var values: [String: String] = [:]
  /// The lines that it takes, including both fences; `nil` if there is none.
  package private(set) var lines: LineRange?

  /// Reads the front matter of `source`.
  ///
  /// Without a closing fence there is none.
  package init(_ source: SourceLines) {
    guard source[1].trimmingEnd() == "---" else { return }
    var key: String?
    var found: [String: String] = [:]
    var number = 2
    while number <= source.count {
      let line = source[number].trimmingEnd()
      if line == "---" || line == "..." {
        lines = LineRange(1, number)
        values = found
        return
      }
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.isEmpty || text.first == "#" {
        // An empty value.
      } else if text.hasPrefix("- "), let key {
        found[key] = [found[key] ?? "", unquoted(text.dropFirst(2))]
          .filter { !$0.isEmpty }.joined(separator: ", ")
      } else if text.startIndex > line.startIndex, key != nil {
        // It belongs to the key above.
      } else if let colon = text.firstIndex(of: ":"), colon > text.startIndex {
        let name = String(text[..<colon]).lowercased()
        key = name
        found[name] = unquoted(text[text.index(after: colon)...])
      } else {
        // Prose between two horizontal rules is not front matter.
        return
      }
      number += 1
    }
  }

  /// The first value among those of `keys`.
  package func value(_ keys: String...) -> String? {
    for key in keys {
      if let value = values[key], !value.isEmpty { return value }
    }
    return nil
  }
}

private func unquoted(_ text: Substring) -> String {
  var text = text.trimmingBoth()
  if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
  for quote in ["\"", "'"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
    text = text.dropFirst().dropLast()
  }
  return collapsed(String(text))
}

extension Substring {
  /// The text without white space at its end.
  package func trimmingEnd() -> Substring {
    var text = self
    // Other ASCII characters are not white space.
    while let byte = text.utf8.last, byte <= 0x20 || byte >= 0x80, let last = text.last,
      last.isWhitespace
    {
      text.removeLast()
    }
    return text
  }

  /// The text without white space at either end.
  package func trimmingBoth() -> Substring { drop(while: \.isWhitespace).trimmingEnd() }
}
