package import Guidelines

extension KnowledgeBase {
  /// Whose each stored document is and the folder in which it was found, by name.
  package func documentOwners() throws(KnowledgeBaseError) -> [String: (
    authority: Authority, origin: String
  )] {
    try store.documentOwners()
  }
}
