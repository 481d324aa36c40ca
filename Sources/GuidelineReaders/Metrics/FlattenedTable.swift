package import TextAnalysis

/// Restores the columns of a table that lost its cell borders.
package enum FlattenedTable {
  /// The table that lost its borders in the plain text `lines`; `nil` if they are not a table.
  package static func table(
    of lines: [TextLine]
  ) -> (header: [TextLine], rows: [[TextLine]])? {
    var header: TextLine?
    var rows: [(label: TextLine?, values: [TextLine])] = []
    for line in lines where !line.text.allSatisfy(\.isWhitespace) {
      if let row = cells(of: line) {
        rows.append(row)
      } else if rows.isEmpty, header == nil {
        header = line
      } else {
        return nil
      }
    }
    guard let first = rows.first, rows.allSatisfy({ $0.values.count == first.values.count })
    else { return nil }
    let hasLabels = rows.contains { $0.label != nil }
    let count = first.values.count + (hasLabels ? 1 : 0)
    guard first.values.count > 1 || rows.count > 1 else { return nil }
    let blank = TextLine(text: "", line: first.values[0].line)
    var cells: [TextLine] = []
    if let header {
      guard let parts = self.header(header, count: count) else { return nil }
      cells = parts
    }
    return (cells, rows.map { (hasLabels ? [$0.label ?? blank] : []) + $0.values })
  }

  /// The row of `line`: an optional label, and a cell for each quantity.
  ///
  /// A quantity in parentheses belongs to the preceding one.
  static func cells(of line: TextLine) -> (label: TextLine?, values: [TextLine])? {
    let tokens = SentenceTokenizer.tokens(of: line)
    guard tokens.count <= 200 else { return nil }
    let quantities = QuantityParser(tokens: tokens).quantities()
      .filter { $0.unit != nil || $0.second != nil }
    guard let first = quantities.first, first.tokens.lowerBound <= 6 else { return nil }
    var starts: [Int] = []
    var words = 0
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if token.isMark("(") { depth += 1 }
      if token.isMark(")") { depth = max(0, depth - 1) }
      if depth == 0, quantities.contains(where: { $0.tokens.lowerBound == index }) {
        starts.append(index)
      } else if token.kind == .word, index > first.tokens.lowerBound,
        !quantities.contains(where: { $0.tokens.contains(index) })
      {
        words += 1
      } else if token.isMark("."), index + 1 < tokens.count {
        return nil
      }
    }
    guard words == 0, let beginning = starts.first else { return nil }
    let label = text(of: tokens[..<beginning])
    let values = starts.enumerated().map { position, start in
      let end = position + 1 < starts.count ? starts[position + 1] : tokens.count
      return TextLine(text: text(of: tokens[start..<end]), line: line.line)
    }
    return (label.isEmpty ? nil : TextLine(text: label, line: line.line), values)
  }

  /// The text of tokens with its original spacing.
  private static func text(of tokens: ArraySlice<SentenceToken>) -> String {
    var text = ""
    for token in tokens {
      if !text.isEmpty, !token.isGlued { text += " " }
      switch token.kind {
      case .number: text += token.text.isEmpty ? digits(token.low) : token.text
      case .scale: text += "@\(Int(token.low))x"
      case .mark: text += token.isMark("×") ? "x" : token.text
      case .word: text += token.text
      }
    }
    return text
  }

  private static func digits(_ value: Double) -> String {
    value == Double(Int(value)) ? String(Int(value)) : String(value)
  }

  /// `header` split into `count` parts at a repeated word, or else evenly; `nil` if it cannot be split.
  static func header(_ header: TextLine, count: Int) -> [TextLine]? {
    let words = header.text.split(whereSeparator: \.isWhitespace)
    guard count > 1, words.count >= count else { return nil }
    func parts(_ cuts: [Int]) -> [TextLine] {
      zip([0] + cuts, cuts + [words.count]).map { start, end in
        TextLine(text: words[start..<end].joined(separator: " "), line: header.line)
      }
    }
    // "Regular tab bars | Compact tab bars": all parts end alike.
    let ends = words.indices.filter { words[$0] == words[words.count - 1] }
    if ends.count == count { return parts(ends.dropLast().map { $0 + 1 }) }
    // "Maximum width | Maximum height": all parts begin alike.
    let begins = words.indices.filter { words[$0] == words[0] }
    if begins.count == count { return parts(Array(begins.dropFirst())) }
    // "@2x (pixels) @3x (pixels)": each part begins with its scale.
    let scales = words.indices.filter { words[$0].hasPrefix("@") }
    if scales.count == count, scales.first == 0 { return parts(Array(scales.dropFirst())) }
    guard words.count % count == 0 else { return nil }
    let length = words.count / count
    return parts((1..<count).map { $0 * length })
  }
}
