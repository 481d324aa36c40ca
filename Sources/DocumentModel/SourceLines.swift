package import Guidelines
internal import TextAnalysis

/// The lines of a decoded text.
package struct SourceLines: Sendable {
  /// The text, with `\n` line ends.
  package let text: String
  /// The lines, without their ends.
  package let lines: [Substring]

  package init(_ text: String) {
    self.text = text
    var contiguous = text
    let ends = contiguous.withUTF8 { bytes in
      var ends: [Int] = []
      while let end = bytes.place(of: UInt8(ascii: "\n"), from: ends.last.map { $0 + 1 } ?? 0) {
        ends.append(end)
      }
      // The text after the last line end is no line unless there is some.
      if ends.isEmpty || ends[ends.count - 1] + 1 < bytes.count { ends.append(bytes.count) }
      return ends
    }
    var lines: [Substring] = []
    lines.reserveCapacity(ends.count)
    var start = text.startIndex
    var offset = 0
    for end in ends {
      let index = text.utf8.index(start, offsetBy: end - offset)
      lines.append(text[start..<index])
      guard index < text.endIndex else { break }
      start = text.utf8.index(after: index)
      offset = end + 1
    }
    self.lines = lines
  }

  /// How many lines there are.
  package var count: Int { lines.count }

  /// The words of line `number`, counted from 1; empty beyond the text.
  package subscript(number: Int) -> Substring {
    1 <= number && number <= lines.count ? lines[number - 1] : ""
  }

  /// Whether line `number` holds nothing but white space.
  package func isBlank(_ number: Int) -> Bool {
    DocumentModel.isBlank(self[number])
  }

  /// `lines` without blank lines at either end, or `nil` where all of them are blank.
  package func trimmed(_ first: Int, _ last: Int) -> LineRange? {
    var first = max(first, 1)
    var last = min(last, count)
    while first <= last, isBlank(first) { first += 1 }
    while last >= first, isBlank(last) { last -= 1 }
    return first <= last ? LineRange(first, last) : nil
  }
}
