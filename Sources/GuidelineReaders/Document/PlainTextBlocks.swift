internal import Guidelines
internal import TextAnalysis

/// The blocks of a text without markup: blog copies, notes, exports.
enum PlainTextBlocks {
  /// The blocks of `source` in reading order.
  ///
  /// A line is a block of its own unless it was wrapped: it goes on in the next line when that
  /// line's first word would not have fitted any more.
  static func blocks(in source: SourceLines) -> [Block] {
    var blocks: [Block] = []
    let width = wrapWidth(source)
    var number = 1
    var item = 0
    while number <= source.count {
      guard !source.isBlank(number) else {
        number += 1
        continue
      }
      var last = number
      while last < source.count, let width, isWrapped(source, last, width) { last += 1 }
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
    openSections(&blocks, source)
    return blocks
  }

  /// Makes paragraphs of numbered lines that only name what follows, as `1. General` does.
  private static func openSections(_ blocks: inout [Block], _ source: SourceLines) {
    for index in blocks.indices.dropLast() where blocks[index].opensItem {
      let line = blocks[index].lines.first
      let next = blocks[index + 1]
      guard source[line].first?.isNumber == true, blocks[index].lines.last == line,
        !next.opensItem
      else { continue }
      let text = blocks[index].text
      let isName =
        text.count <= 60 && !endsSentence(text) && text.last != ":"
        && !EnglishMood.isImperative(text) && !KoreanMood.isImperative(text)
      let isAlone =
        line < source.count && source.isBlank(line + 1)
        || SectionLabels.label(of: source[next.lines.first]) != nil
      guard isName, isAlone else { continue }
      blocks[index].opensItem = false
      blocks[index].item = nil
      blocks[index].listDepth = 0
      blocks[index].ordinal = 0
    }
  }

  /// The width that the text was wrapped to, or `nil` where its lines are paragraphs.
  private static func wrapWidth(_ source: SourceLines) -> Int? {
    var longest = 0
    var follows = 0
    for number in 1...max(1, source.count) {
      // Anything longer than this was not wrapped by hand or by a mail program.
      guard source[number].utf8.count <= 360 else { return nil }
      longest = max(longest, DisplayWidth.columns(String(source[number])))
      if number > 1, !source.isBlank(number), !source.isBlank(number - 1) { follows += 1 }
    }
    guard follows * 3 > source.count, (40...120).contains(longest) else { return nil }
    // Where lines are wrapped, most of those in the middle of a paragraph are full.
    var full = 0
    for number in 1..<source.count where isWrapped(source, number, longest) { full += 1 }
    return full * 2 >= follows ? longest : nil
  }

  private static func isWrapped(_ source: SourceLines, _ number: Int, _ width: Int) -> Bool {
    let next = source[number + 1]
    guard !source.isBlank(number + 1), withoutBullet(next) == nil,
      SectionLabels.label(of: next) == nil, !DelimitedTables.mayBeRow(source[number]),
      !DelimitedTables.mayBeRow(next), !isLine(source[number]), !isLine(next)
    else { return false }
    let word = next.trimmingBoth().prefix { !$0.isWhitespace }
    let columns = DisplayWidth.columns(String(source[number].trimmingEnd()))
    return columns + 1 + DisplayWidth.columns(String(word)) > width
  }

  /// Whether nothing but a line is drawn: "________".
  private static func isLine(_ line: Substring) -> Bool {
    line.utf8.allSatisfy { " \t_-=*~.".utf8.contains($0) }
  }

  /// The line without its bullet or number, or `nil` where it has none.
  private static func withoutBullet(_ line: Substring) -> Substring? {
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
