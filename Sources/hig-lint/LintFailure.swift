import Guidelines
import KnowledgeBase
import TextAnalysis

/// Why the linter stopped: data first, worded in `message(in:)` and nowhere else.
enum LintFailure: Error {
  case noOption(String, nearest: [String])
  case missingValue(String)
  case badValue(String, value: String, expected: String)
  case noPath
  case noDatabase
  case noRule(String, nearest: [String])
  case noBaselineFile
  case notRead(path: String, reason: String)
  case notWritten(path: String, reason: String)
  case configuration(file: String, line: Int?, ConfigurationFault)
  case baseline(file: String)
  case knowledgeBase(KnowledgeBaseError)

  /// What is wrong in a configuration.
  enum ConfigurationFault {
    case noJSON
    case unknownKey(String, nearest: [String])
    case unexpected(key: String, expected: String)
    case noRule(String, nearest: [String])
  }

  /// The status the process ends with: 64 for a wrong command line, else 2.
  var status: Int32 {
    switch self {
    case .noOption, .missingValue, .badValue, .noPath, .noDatabase, .noRule, .noBaselineFile: 64
    default: 2
    }
  }

  /// One line: what was wrong, and what to do.
  func message(in language: Language) -> String { phrase[language] }

  private var phrase: Phrase {
    switch self {
    case .noOption(let given, let nearest):
      Phrase(
        "unknown option '\(given)'\(Phrase.suggesting(nearest, in: .en, else: "see 'hig help check'"))",
        "'\(given)'은(는) 없는 옵션입니다\(Phrase.suggesting(nearest, in: .ko, else: "'hig help check'를 보세요"))"
      )
    case .missingValue(let option):
      Phrase("option '\(option)' needs a value", "옵션 '\(option)'에는 값이 필요합니다")
    case .badValue(let option, let value, let expected):
      Phrase(
        "'\(value)' is no value for \(option); use \(expected)",
        "'\(value)'은(는) \(option)의 값이 아닙니다. 다음 중에서 쓰세요: \(expected)")
    case .noPath:
      Phrase(
        "'hig check' needs PATH; see 'hig help check'",
        "'hig check'에는 PATH가 필요합니다. 'hig help check'를 보세요")
    case .noDatabase:
      Phrase(
        "name a knowledge base with --database, or run 'hig check'",
        "--database로 지식 베이스를 지정하거나 'hig check'를 실행하세요")
    case .noRule(let given, let nearest):
      Phrase(
        "no rule or check '\(given)'\(Phrase.suggesting(nearest, in: .en, else: "'hig checks' lists them"))",
        "'\(given)'(이)라는 규칙이나 검사가 없습니다\(Phrase.suggesting(nearest, in: .ko, else: "'hig checks'로 목록을 보세요"))"
      )
    case .noBaselineFile:
      Phrase(
        "--write-baseline needs --baseline FILE, or \"baseline\" in .hig.json",
        "--write-baseline에는 --baseline FILE이나 .hig.json의 \"baseline\"이 필요합니다")
    case .notRead(let path, let reason):
      Phrase("\(path): cannot be read: \(reason)", "\(path): 읽을 수 없습니다 (\(reason))")
    case .notWritten(let path, let reason):
      Phrase("\(path): cannot be written: \(reason)", "\(path): 쓸 수 없습니다 (\(reason))")
    case .configuration(let file, let line, let fault):
      Phrase(
        place(file, line) + words(of: fault).en, place(file, line) + words(of: fault).ko)
    case .baseline(let file):
      Phrase(
        "\(file): this is no baseline; write it again with --write-baseline",
        "\(file): 기준선 파일이 아닙니다. --write-baseline으로 다시 만드세요")
    case .knowledgeBase(let error): Phrase(error.message(in: .en), error.message(in: .ko))
    }
  }

  private func place(_ file: String, _ line: Int?) -> String {
    "\(file)\(line.map { ":\($0)" } ?? ""): "
  }

  private func words(of fault: ConfigurationFault) -> Phrase {
    switch fault {
    case .noJSON:
      Phrase("this is no JSON; correct it", "JSON이 아닙니다. 고치세요")
    case .unknownKey(let key, let nearest):
      Phrase(
        "'\(key)' is no key of the configuration"
          + Phrase.suggesting(
            nearest, in: .en, else: "its keys are \(Configuration.keys.joined(separator: ", "))"),
        "'\(key)'은(는) 설정에 없는 키입니다"
          + Phrase.suggesting(
            nearest, in: .ko, else: "쓸 수 있는 키: \(Configuration.keys.joined(separator: ", "))"))
    case .unexpected(let key, let expected):
      Phrase(
        "'\(key)' must be \(expected)", "'\(key)'의 값이 맞지 않습니다. 다음 형태로 쓰세요: \(expected)")
    case .noRule(let name, let nearest):
      Phrase(
        "no rule or check '\(name)'\(Phrase.suggesting(nearest, in: .en, else: "'hig checks' lists them"))",
        "'\(name)'(이)라는 규칙이나 검사가 없습니다\(Phrase.suggesting(nearest, in: .ko, else: "'hig checks'로 목록을 보세요"))"
      )
    }
  }
}
