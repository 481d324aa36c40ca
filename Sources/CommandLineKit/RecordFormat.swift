/// How a list, a search or a rule is written.
package enum RecordFormat: String, CaseIterable, Sendable {
  case text
  /// One document.
  case json
  /// A record a line.
  case ndjson
  /// Markdown.
  case md
}
