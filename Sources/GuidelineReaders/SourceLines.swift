package import Guidelines

/// The lines of a decoded text.
package struct SourceLines: Sendable {
  /// The text, with `\n` line ends.
  package let text: String
  /// The lines, without their ends.
  package let lines: [Substring]

  package init(_ text: String) {
    self.text = text
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    // The text after the last line end is no line unless there is some.
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
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
    GuidelineReaders.isBlank(self[number])
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
