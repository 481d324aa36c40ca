public import GuidelineReaders
public import Guidelines
public import TextAnalysis

/// Why one file is not in the knowledge base.
///
/// It does not affect the others.
public enum IngestionFailure: Error, Sendable, CustomStringConvertible {
  /// The system cannot open or read the file; `reason` is the system's message.
  case noFile(path: String, reason: String)
  /// Another document of the run has the same name.
  case sameName(name: String, path: String)
  /// The stored document of this name belongs to `authority` and came from another folder.
  case taken(name: String, path: String, by: Authority, folder: String)
  /// It is not a document.
  case reading(ReadingError)
  /// It is not a glossary.
  case glossary(GlossaryError)
  /// It is not a table of other linters' rules or of questions.
  case table(TableError)

  /// One line in English: what is wrong, and what to do.
  public var description: String { message(in: .en) }

  /// One line in `language`: what is wrong, and what to do.
  public func message(in language: Language) -> String {
    switch self {
    case .noFile(let path, let reason):
      Phrase("\(path): \(reason)", "\(path): 읽을 수 없습니다 (\(Phrase.korean(reason)))")[language]
    case .sameName(let name, let path):
      Phrase(
        "\(path): another document of this run is called '\(name)' too; ingest their common folder",
        "\(path): 이번에 읽는 다른 문서도 이름이 '\(name)'입니다. 두 문서를 함께 담은 폴더를 지정하세요")[language]
    case .taken(let name, let path, let authority, let folder):
      Phrase(
        "\(path): the document '\(name)' is \(authority)'s, from \(folder); give the file another name, "
          + "or name another knowledge base with --database",
        "\(path): '\(name)' 문서는 이미 \(authority)의 것입니다(\(folder)). 파일의 이름을 바꾸거나 "
          + "--database로 다른 지식 베이스를 지정하세요")[language]
    case .reading(let error): error.message(in: language)
    case .glossary(let error): error.message(in: language)
    case .table(let error): error.message(in: language)
    }
  }
}
