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
    var entries = FrontMatterEntries()
    for number in stride(from: 2, through: source.count, by: 1) {
      let line = source[number].trimmingEnd()
      if line == "---" || line == "..." {
        lines = LineRange(1, number)
        values = entries.values
        return
      }
      // Prose between two horizontal rules is not front matter.
      guard entries.add(line) else { return }
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

/// The keys and values of a block, line by line.
private struct FrontMatterEntries {
  private(set) var values: [String: String] = [:]
  /// The key that following list items belong to.
  private var key: String?

  /// Adds `line`; returns `false` if it cannot be part of front matter.
  mutating func add(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    // A blank line or a comment.
    if text.isEmpty || text.first == "#" { return true }
    if text.hasPrefix("- "), let key {
      values[key] = [values[key] ?? "", unquoted(text.dropFirst(2))]
        .filter { !$0.isEmpty }.joined(separator: ", ")
      return true
    }
    // An indented line belongs to the key above and is ignored.
    if text.startIndex > line.startIndex, key != nil { return true }
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return false }
    let name = String(text[..<colon]).lowercased()
    key = name
    values[name] = unquoted(text[text.index(after: colon)...])
    return true
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
