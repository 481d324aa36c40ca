extension KnowledgeBase {
  /// Runs `body`, whose calls all see one state of the file, whatever others write meanwhile.
  ///
  /// - Throws: what `body` throws, or ``KnowledgeBaseError`` where the file cannot be read.
  public func snapshot<Result>(
    _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result {
    try database.snapshot(body)
  }
}
