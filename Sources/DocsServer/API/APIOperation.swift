/// What the OpenAPI description says about a route besides its path and parameters.
struct APIOperation: Sendable {
  /// The operation id, which names the operation in generated clients.
  let name: String
  /// The schema of the response.
  let schema: String
  /// Whether it may answer 404 because nothing has the given name.
  var mayBeMissing = false
  /// Whether the request body is a report.
  var takesReport = false
  /// Whether it needs the knowledge base.
  var needsContent = true
}
