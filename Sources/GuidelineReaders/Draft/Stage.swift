/// A step on the way from the blocks of a document to its passages.
package enum Stage: String, CaseIterable, Codable, Sendable {
  case tables, normalization, boilerplate, labels, languages, alignment
  case outline, scope, metadata, metrics, statements
}
