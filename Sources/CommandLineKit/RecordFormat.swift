/// The output format of a list, a search or a rule.
package enum RecordFormat: String, CaseIterable, Sendable {
  case text
  /// One JSON document.
  case json
  /// One JSON record per line.
  case ndjson
  /// Markdown.
  case md
}
