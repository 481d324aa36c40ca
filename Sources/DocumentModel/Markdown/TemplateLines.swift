internal import CGumbo
internal import TextAnalysis

/// Lines of a Markdown text that only a program reads: the commands of a template and the tags around the parts of
/// a prompt.
///
/// ```
/// {{
///   example({"path": "button/small"})
/// }}
///
/// <constraints>
/// ## Constraints
/// </constraints>
/// ```
///
/// In Markdown the first would go on with the paragraph above it, and the second would turn the heading into HTML.
struct TemplateLines {
  /// The text, in which these lines are blank.
  private(set) var text: String
  /// The numbers of these lines, in rising order.
  private(set) var lines: [Int] = []

  /// Blanks these lines of `text`, except in fenced code.
  ///
  /// - Complexity: O(*n*)
  static func cleared(_ text: String) -> TemplateLines {
    guard text.hasPrefix("{") || text.utf8Contains("\n{") || text.utf8Contains("\n</") else {
      return TemplateLines(text: text)
    }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    let found = numbers(in: rows)
    guard !found.isEmpty else { return TemplateLines(text: text) }
    let kept = rows.enumerated().map { found.contains($0 + 1) ? "" : $1 }
    return TemplateLines(text: kept.joined(separator: "\n"), lines: found.sorted())
  }

  private static func numbers(in rows: [Substring]) -> Set<Int> {
    var found: Set<Int> = []
    var open: [(name: Substring, line: Int)] = []
    var isFenced = false
    for (index, row) in rows.enumerated() where !found.contains(index + 1) {
      if ComponentMarks.isFence(ComponentMarks.withoutIndent(row)) { isFenced.toggle() }
      if isFenced { continue }
      if let last = endOfCommand(at: index, in: rows) {
        found.formUnion(index + 1...last + 1)
      } else if let tag = tag(row) {
        if !tag.isClosing, opensPart(at: index, in: rows), open.count < deepest {
          open.append((tag.name, index + 1))
        } else if tag.isClosing, let start = open.lastIndex(where: { $0.name == tag.name }) {
          found.formUnion([open[start].line, index + 1])
          open.removeSubrange(start...)
        }
      }
    }
    return found
  }

  /// The index of the last row of a command of several rows that begins in the row at `index`; `nil` if none does.
  private static func endOfCommand(at index: Int, in rows: [Substring]) -> Int? {
    let row = rows[index]
    guard row.hasPrefix("{{") || row.hasPrefix("{%") else { return nil }
    let (start, end) = row.hasPrefix("{{") ? ("{{", "}}") : ("{%", "%}")
    guard !row.contains(end) else { return nil }
    for next in rows.indices.dropFirst(index + 1).prefix(longestCommand) {
      let isFence = ComponentMarks.isFence(ComponentMarks.withoutIndent(rows[next]))
      if isFence || rows[next].contains(start) { return nil }
      if rows[next].trimmingEnd().hasSuffix(end) { return next }
    }
    return nil
  }

  /// The most rows that a command goes on for.
  private static let longestCommand = 30

  /// The most parts of a prompt inside of each other.
  private static let deepest = 64

  /// Whether the tag in the row at `index` stands by itself above text, and not above the indented content of an
  /// element that the parser of HTML is too old to know.
  private static func opensPart(at index: Int, in rows: [Substring]) -> Bool {
    let above = index > 0 ? rows[index - 1].trimmingEnd() : ""
    guard above.isEmpty || above.first == "<", index + 1 < rows.count else { return false }
    return !rows[index + 1].hasPrefix("  ") && !rows[index + 1].hasPrefix("\t")
  }

  /// The tag that a row consists of, unless HTML has an element of that name or a component does.
  private static func tag(_ row: Substring) -> (name: Substring, isClosing: Bool)? {
    let row = row.trimmingEnd()
    guard row.first == "<", row.last == ">" else { return nil }
    let isClosing = row.dropFirst().first == "/"
    let name = row.dropFirst(isClosing ? 2 : 1).dropLast()
    guard let first = name.first, first.isLowercase,
      name.utf8.allSatisfy(isOfName), gumbo_tag_enum(String(name)) == GUMBO_TAG_UNKNOWN
    else { return nil }
    return (name, isClosing)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "_-".utf8.contains(byte)
  }
}
