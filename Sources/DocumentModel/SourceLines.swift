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
    // The text after the last line end is a line only if it is not empty.
    if lines.count > 1, lines[lines.count - 1].isEmpty { lines.removeLast() }
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
