/// The kind of value to complete.
enum CompletionKind: Sendable {
  case rule
  case component
  case document
  case platform
}
