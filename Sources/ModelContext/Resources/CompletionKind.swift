/// What a value that is being typed can become.
enum CompletionKind: Sendable {
  case rule
  case component
  case document
  case platform
}
