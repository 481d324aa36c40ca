import CommandLineKit
import DocsServer
import Guidelines
import KnowledgeBase

/// The command line of `hig-docs`: that of `hig serve`, with the path of the knowledge base.
struct Arguments {
  let database: String
  let host: String
  let port: Int
  let presentation: Presentation
  /// The sites whose pages may read the API.
  let origins: [String]
  let opensBrowser: Bool

  init(_ invocation: Invocation, environment: [String: String]) throws(UsageError) {
    try invocation.checkOperands()
    database = try invocation.database(environment, for: .serve)
    host = invocation.host
    port = try invocation.port()
    presentation = try invocation.presentation(environment)
    origins = try invocation.allowedOrigins()
    opensBrowser = invocation.has(.open)
  }
}

/// The command line of `hig-docs export`.
struct ExportArguments {
  let database: String
  let presentation: Presentation
  let form: Form
  let folder: String

  /// The format of the export.
  enum Form: String, CaseIterable {
    case site
    case docset
  }

  init(_ invocation: Invocation, environment: [String: String]) throws(UsageError) {
    try invocation.checkOperands()
    database = try invocation.database(environment, for: .siteExport)
    presentation = try invocation.presentation(environment)
    guard let form = Form(rawValue: invocation.operands[0]) else {
      throw .badValue(
        option: "export", value: invocation.operands[0],
        expected: Form.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self.form = form
    folder = invocation.operands[1]
  }
}

/// Why the server did not start, or an export failed; worded in `message(in:)` and nowhere else.
enum DocsFailure: Error {
  case usage(UsageError)
  case listening(ListeningError)
  case knowledgeBase(KnowledgeBaseError)
  case notWritten(path: String, reason: String)
  case foreign(path: String)

  /// The exit status.
  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .listening, .knowledgeBase, .notWritten, .foreign: .failed
    }
  }

  /// One line: what was wrong, and what to do.
  func message(in language: Language) -> String {
    switch self {
    case .usage(let error): error.message(in: language)
    case .listening(let error): error.message(in: language)
    case .knowledgeBase(let error): error.message(in: language)
    case .foreign(let path):
      Phrase(
        "\(path) holds files that no export wrote; name a new or empty folder",
        "\(path) 폴더에 내보낸 것이 아닌 파일이 있습니다. 새 폴더나 빈 폴더를 지정하세요")[language]
    case .notWritten(let path, let reason):
      Phrase(
        "\(path) cannot be written: \(reason)",
        "\(path) 파일을 쓸 수 없습니다: \(Phrase.korean(reason))")[language]
    }
  }
}

extension Invocation {
  /// The path of the knowledge base, which `hig-docs` does not find by itself.
  fileprivate func database(
    _ environment: [String: String], for command: CommandSyntax
  ) throws(UsageError) -> String {
    guard let database = self[.database] ?? environment["HIG_DATABASE"], !database.isEmpty else {
      throw .noDatabase(command: command.name)
    }
    return database
  }

  /// The languages given, or those of the environment.
  fileprivate func presentation(_ environment: [String: String]) throws(UsageError) -> Presentation
  {
    try choice(.lang, of: Presentation.self) ?? Presentation(environment: environment)
  }
}
