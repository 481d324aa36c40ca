internal import Guidelines
internal import TextAnalysis

/// The blocks of a text without markup: blog copies, notes, exports.
package enum PlainTextBlocks {
  /// Reads the blocks of a text.
  ///
  /// A line is a block of its own unless it was wrapped: it continues in the next line if that
  /// line's first word did not fit.
  ///
  /// - Parameters:
  ///   - source: the lines of the document.
  ///   - isRow: whether a line looks like a row of a table, which does not continue.
  ///   - opensSection: whether a line begins with the number of a section.
  /// - Returns: the blocks in reading order.
  package static func blocks(
    in source: SourceLines, isRow: @escaping (Substring) -> Bool,
    opensSection: @escaping (Substring) -> Bool
  ) -> [Block] {
    var blocks: [Block] = []
    let wrapping = LineWrapping(source: source, isRow: isRow, opensSection: opensSection)
    var number = 1
    var item = 0
    while number <= source.count {
      guard !source.isBlank(number) else {
        number += 1
        continue
      }
      var last = number
      while last < source.count, wrapping.goesOn(after: last) { last += 1 }
      var block = Block(kind: .paragraph, lines: LineRange(number, last))
      for line in number...last {
        if line > number { block.runs.append(Run(text: " ", line: line - 1)) }
        block.runs.append(Run(text: String(source[line]), line: line))
      }
      if let text = withoutBullet(source[number]) {
        item += 1
        block.runs[0].text = String(text)
        let indent = source[number].prefix(while: \.isWhitespace).reduce(0) {
          $0 + ($1 == "\t" ? 4 : 1)
        }
        block.listDepth = 1 + min(indent / 2, 4)
        block.item = item
        block.opensItem = true
        let follows = blocks.last.map { $0.listDepth > 0 && $0.lines.last + 2 >= number } ?? false
        block.ordinal = follows ? (blocks.last?.ordinal ?? 0) + 1 : 1
      }
      if collapsed(block.runs).isEmpty { block.kind = .decoration }
      blocks.append(block)
      number = last + 1
    }
    return blocks
  }

  /// The line without its bullet or number; `nil` if it has none.
  fileprivate static func withoutBullet(_ line: Substring) -> Substring? {
    let text = line.drop(while: \.isWhitespace)
    guard let first = text.first else { return nil }
    let rest = text.dropFirst()
    if "-+•·‣▪*●○■".contains(first), rest.first?.isWhitespace == true {
      return rest.drop(while: \.isWhitespace)
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(digits.count) else { return nil }
    let after = text[digits.endIndex...]
    guard after.first == "." || after.first == ")", after.dropFirst().first?.isWhitespace == true
    else { return nil }
    return after.dropFirst().drop(while: \.isWhitespace)
  }
}

/// Detects which lines were wrapped, so that they continue in the next one.
private struct LineWrapping {
  private let source: SourceLines
  private let isRow: (Substring) -> Bool
  private let opensSection: (Substring) -> Bool
  /// The column at which the text was wrapped; `nil` if its lines are paragraphs.
  private var width: Int?

  init(
    source: SourceLines, isRow: @escaping (Substring) -> Bool,
    opensSection: @escaping (Substring) -> Bool
  ) {
    self.source = source
    self.isRow = isRow
    self.opensSection = opensSection
    width = wrapWidth()
  }

  /// Whether line `number` continues in the next one.
  func goesOn(after number: Int) -> Bool {
    width.map { isWrapped(number, at: $0) } ?? false
  }

  /// The column at which the text was wrapped; `nil` if its lines are paragraphs.
  private func wrapWidth() -> Int? {
    var longest = 0
    var follows = 0
    for number in 1...max(1, source.count) {
      // A longer line was not wrapped by hand or by a mail program.
      guard source[number].utf8.count <= 360 else { return nil }
      longest = max(longest, DisplayWidth.columns(String(source[number])))
      if number > 1, !source.isBlank(number), !source.isBlank(number - 1) { follows += 1 }
    }
    guard follows * 3 > source.count, (40...120).contains(longest) else { return nil }
    // In wrapped text most lines in the middle of a paragraph are full.
    let full = (1..<source.count).count { isWrapped($0, at: longest) }
    return full * 2 >= follows ? longest : nil
  }

  private func isWrapped(_ number: Int, at width: Int) -> Bool {
    let next = source[number + 1]
    guard !source.isBlank(number + 1), PlainTextBlocks.withoutBullet(next) == nil,
      !opensSection(next), !isRow(source[number]), !isRow(next), !isDrawn(source[number]),
      !isDrawn(next)
    else { return false }
    let word = next.trimmingBoth().prefix { !$0.isWhitespace }
    let columns = DisplayWidth.columns(String(source[number].trimmingEnd()))
    return columns + 1 + DisplayWidth.columns(String(word)) > width
  }

  /// Whether the text is only a drawn line: "________".
  private func isDrawn(_ line: Substring) -> Bool {
    line.utf8.allSatisfy { " \t_-=*~.".utf8.contains($0) }
  }
}
