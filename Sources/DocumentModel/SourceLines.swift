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
      // The text after the last line end is a line only if it is not empty.
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

  /// The number of lines.
  package var count: Int { lines.count }

  /// The text of line `number`, 1-based; empty beyond the end.
  package subscript(number: Int) -> Substring {
    1 <= number && number <= lines.count ? lines[number - 1] : ""
  }

  /// Whether line `number` is empty or white space.
  package func isBlank(_ number: Int) -> Bool {
    DocumentModel.isBlank(self[number])
  }

  /// The range from `first` to `last` without blank lines at either end, or `nil` if all are blank.
  package func trimmed(_ first: Int, _ last: Int) -> LineRange? {
    var first = max(first, 1)
    var last = min(last, count)
    while first <= last, isBlank(first) { first += 1 }
    while last >= first, isBlank(last) { last -= 1 }
    return first <= last ? LineRange(first, last) : nil
  }
}
