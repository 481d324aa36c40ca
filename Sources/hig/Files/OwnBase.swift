import Guidelines
import KnowledgeBase

/// The knowledge base of the Corpus that `make build` appends to the executable, so that this one
/// file can answer anywhere.
enum OwnBase {
  /// The running executable; `nil` if it carries no knowledge base.
  static var path: String? {
    let executable = CorpusFolder.executable
    return KnowledgeBase.isCarried(by: executable) ? executable : nil
  }

  static func opened() throws(Failure) -> KnowledgeBase? {
    guard let path else { return nil }
    do { return try KnowledgeBase(path: path, access: .read) } catch {
      throw .knowledgeBase(error)
    }
  }
}
