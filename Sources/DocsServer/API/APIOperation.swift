/// What the description of the API says of a route beside its path and parameters.
struct APIOperation: Sendable {
  /// Its name in generated clients.
  let name: String
  /// The schema of what it answers.
  let schema: String
  /// Whether it may find nothing under a name.
  var mayBeMissing = false
  /// Whether it takes a report as its body.
  var takesReport = false
  /// Whether it needs the knowledge base.
  var needsContent = true
}
