/// What a route answers.
enum Reply {
  case page(Page)
  case json(any Encodable)
  /// Bytes that are a document of their own.
  case document(MediaType, [UInt8])
  /// An answer that says by itself how it went; without a body it has no type.
  case answer(Status, MediaType?, [UInt8])
  case markdown(String)
  case moved(Address)
  case problem(Problem)
}
