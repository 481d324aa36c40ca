/// The result of a route, before it becomes a response.
enum Reply {
  case page(Page)
  case json(any Encodable)
  /// The bytes of a complete document.
  case document(MediaType, [UInt8])
  /// A document that is made while it is sent.
  case streamed(MediaType, StreamedBody)
  /// A response with its own status; without a body it has no type.
  case answer(Status, MediaType?, [UInt8])
  case markdown(String)
  case moved(Address)
  case problem(Problem)
}
