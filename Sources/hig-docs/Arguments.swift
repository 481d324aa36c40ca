import DocsServer
import Guidelines
import KnowledgeBase

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command line of `hig-docs`: pairs of an option and its value, as `hig serve` writes them.
struct Arguments {
  var database = ""
  var host = "127.0.0.1"
  var port = 8420
  var presentation = Presentation(environment: Arguments.locale)
  var opensBrowser = false

  init(_ words: [String]) throws(DocsFailure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--open" {
        opensBrowser = true
        continue
      }
      guard ["--database", "--host", "--port", "--lang"].contains(word) else {
        throw .noOption(word)
      }
      guard let value = rest.popFirst() else { throw .missingValue(word) }
      switch word {
      case "--database": database = value
      case "--host": host = value
      case "--port":
        guard let number = Int(value), (0...65_535).contains(number) else {
          throw .badValue(word, value: value, expected: "0 … 65535")
        }
        port = number
      default:
        guard let named = Presentation(rawValue: value) else {
          throw .badValue(word, value: value, expected: "en, ko, both")
        }
        presentation = named
      }
    }
    if database.isEmpty { throw .noDatabase }
  }

  /// The language of messages, however broken the command line is.
  static func language(_ words: [String]) -> Language {
    if let index = words.firstIndex(of: "--lang"), index + 1 < words.count,
      let named = Presentation(rawValue: words[index + 1])
    {
      return named.messages
    }
    return Presentation(environment: locale).messages
  }

  private static var locale: [String: String] {
    var values: [String: String] = [:]
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      values[name] = getenv(name).map { String(cString: $0) }
    }
    return values
  }
}

/// Why the server did not start: data first, worded in `message(in:)` and nowhere else.
enum DocsFailure: Error {
  case noOption(String)
  case missingValue(String)
  case badValue(String, value: String, expected: String)
  case noDatabase
  case listening(ListeningError)
  case knowledgeBase(KnowledgeBaseError)

  /// The status the process ends with: 64 for a wrong command line, else 2.
  var status: Int32 {
    switch self {
    case .noOption, .missingValue, .badValue, .noDatabase: 64
    case .listening, .knowledgeBase: 2
    }
  }

  /// One line: what was wrong, and what to do.
  func message(in language: Language) -> String {
    switch self {
    case .noOption(let given):
      Phrase(
        "unknown option '\(given)'; run 'hig help serve'",
        "'\(given)'은(는) 없는 옵션입니다. 'hig help serve'를 보세요")[language]
    case .missingValue(let option):
      Phrase("option '\(option)' needs a value", "옵션 '\(option)'에는 값이 필요합니다")[language]
    case .badValue(let option, let value, let expected):
      Phrase(
        "'\(value)' is no value for \(option); use \(expected)",
        "'\(value)'은(는) \(option)의 값이 아닙니다. 다음 중에서 쓰세요: \(expected)")[language]
    case .noDatabase:
      Phrase(
        "name a database with --database, or run 'hig serve'",
        "--database로 데이터베이스를 지정하거나 'hig serve'를 실행하세요")[language]
    case .listening(let error): error.message(in: language)
    case .knowledgeBase(let error): error.message(in: language)
    }
  }
}
