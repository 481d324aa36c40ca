/// Knowledge bases appended to other files; ``init(path:access:today:)`` opens them with `.read` like
/// others.
extension KnowledgeBase {
  /// Whether the file at `path` carries a knowledge base at its end.
  package static func isCarried(by path: String) -> Bool { CarriedBase.isCarried(by: path) }

  /// The bytes of `file`, such as an executable, with the knowledge base `base` appended, replacing one
  /// that it already carries.
  package static func file(_ file: [UInt8], carrying base: [UInt8]) -> [UInt8] {
    CarriedBase.file(file, carrying: base)
  }

  /// Writes a compact copy of the base to a new file at `path`, complete in itself.
  ///
  /// Others may write to the base meanwhile; the copy has its state at the beginning. It goes to other
  /// machines, so it does not say in which folders the documents were found, and two bases of the same
  /// documents have the same copy to the byte.
  package func writeCompactCopy(to path: String) throws(KnowledgeBaseError) {
    try database.checkIsFile()
    try database.run("VACUUM INTO ?1", path)
    let copy = try Database(path: path, mode: .write, patience: .zero)
    try copy.run("UPDATE document SET origin = ''")
    // Else the bytes freed by the shorter rows would still hold the old text.
    try copy.run("VACUUM")
  }
}
