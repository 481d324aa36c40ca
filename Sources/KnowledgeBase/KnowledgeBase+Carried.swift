/// Knowledge bases inside other files: ``init(path:access:today:)`` with `.read` opens such a file as
/// it opens a base.
extension KnowledgeBase {
  /// Whether the file at `path` carries a knowledge base at its end.
  package static func isCarried(by path: String) -> Bool { CarriedBase.isCarried(by: path) }

  /// The content of `file`, an executable for instance, with that of the knowledge base `base` at
  /// its end, in place of one that it carries already.
  package static func file(_ file: [UInt8], carrying base: [UInt8]) -> [UInt8] {
    CarriedBase.file(file, carrying: base)
  }

  /// Writes a compact copy of the base to a new file at `path`, complete in itself.
  ///
  /// Others may write to the base meanwhile: the copy has what it held at the beginning.
  package func writeCompactCopy(to path: String) throws(KnowledgeBaseError) {
    try database.checkIsFile()
    try database.run("VACUUM INTO ?1", path)
  }
}
