import Guidelines
import KnowledgeBase

/// The knowledge base of the Corpus that the command carries at its own end, so that the one file
/// answers wherever it lies; `make build` puts it there.
enum OwnBase {
  /// The file to read it from, the running command; `nil` where it carries none.
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
