/// A line of a document or a cell of a table, as the readers see it.
package struct TextLine: Hashable, Sendable {
  /// Its text without markup.
  package var text: String
  /// Its line number in the document, 1-based.
  package var line: Int

  /// Creates a line.
  package init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}
