/// What a route answers.
enum Reply {
  case page(Page)
  case json(any Encodable)
  /// Bytes that are a document of their own.
  case document(MediaType, [UInt8])
  case markdown(String)
  case moved(Address)
  case problem(Problem)
}
