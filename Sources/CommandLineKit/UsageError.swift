package import Guidelines
internal import TextAnalysis

/// A usage error of the command line, as data; `message(in:)` alone puts it into words.
package enum UsageError: Error, Hashable {
  case noCommand(given: String, nearest: [String])
  case noOption(given: String, command: String?, nearest: [String])
  case missingValue(option: String, label: String)
  case needlessValue(option: String)
  case badValue(option: String, value: String, expected: String)
  /// The option names a team, and `value` is somebody else.
  case notOwn(option: String, value: String)
  case missingOperand(command: String, label: String)
  case needlessOperand(command: String, operand: String)
  /// Two options that cannot be given together.
  case apart(option: String, other: String)
  /// An option that has no effect without another one.
  case alone(option: String, other: String)
  case noDatabase(command: String)

  /// The known name that is nearest to `given`, if any is near.
  static func nearest(to given: String, in known: [String]) -> [String] {
    EditDistance.nearest(to: given, in: known, limit: 1)
  }

  /// Whether it suggests a correction.
  package var suggests: Bool {
    switch self {
    case .noCommand(_, let nearest), .noOption(_, _, let nearest): !nearest.isEmpty
    default: false
    }
  }

  /// The error message on one line, with what to do about it.
  package func message(in language: Language) -> String { phrase[language] }

  private var phrase: Phrase {
    switch self {
    case .noCommand(let given, let nearest):
      Phrase(
        "unknown command '\(given)'" + Phrase.suggesting(nearest, in: .en, else: "see 'hig help'"),
        "'\(given)'은(는) 없는 명령입니다" + Phrase.suggesting(nearest, in: .ko, else: "'hig help'를 보세요"))
    case .noOption(let given, let command, let nearest):
      Phrase(
        "unknown option '\(given)'"
          + Phrase.suggesting(nearest, in: .en, else: "see \(Self.help(command))"),
        "'\(given)'은(는) 없는 옵션입니다"
          + Phrase.suggesting(nearest, in: .ko, else: "\(Self.help(command))을(를) 보세요"))
    case .missingValue(let option, let label):
      Phrase(
        "option '\(option)' needs a value: \(option) \(label)",
        "옵션 '\(option)'에는 값이 필요합니다: \(option) \(label)")
    case .needlessValue(let option):
      Phrase(
        "option '\(option)' takes no value; leave out what follows '='",
        "옵션 '\(option)'은(는) 값을 받지 않습니다. '=' 뒤를 빼세요")
    case .badValue(let option, let value, let expected):
      Phrase(
        "'\(value)' is no value for \(option); use \(expected)",
        "'\(value)'은(는) \(option)의 값이 아닙니다. 다음 중에서 쓰세요: \(expected)")
    case .notOwn(let option, let value):
      Phrase(
        "\(option) takes the name of your own team; the guidelines of \(value) are there already",
        "\(option)에는 자기 팀의 이름을 쓰세요. \(value)의 지침은 이미 있습니다")
    case .missingOperand(let command, let label):
      Phrase(
        "'hig \(command)' needs \(label); see \(Self.help(command))",
        "'hig \(command)'에는 \(label)이(가) 필요합니다. \(Self.help(command))을(를) 보세요")
    case .needlessOperand(let command, let operand):
      Phrase(
        "'hig \(command)' does not take '\(operand)'; see \(Self.help(command))",
        "'hig \(command)'은(는) '\(operand)'을(를) 받지 않습니다. \(Self.help(command))을(를) 보세요")
    case .apart(let option, let other):
      Phrase(
        "'\(option)' and '\(other)' cannot be given together; leave one out",
        "'\(option)'와(과) '\(other)'은(는) 함께 쓸 수 없습니다. 하나를 빼세요")
    case .alone(let option, let other):
      Phrase(
        "'\(option)' has no effect without '\(other)'; add '\(other)' or leave '\(option)' out",
        "'\(option)'은(는) '\(other)' 없이는 쓸 수 없습니다. '\(other)'을(를) 더하거나 '\(option)'을(를) 빼세요")
    case .noDatabase(let command):
      Phrase(
        "name a knowledge base with --database, or run 'hig \(command)'",
        "--database로 지식 베이스를 지정하거나 'hig \(command)'을(를) 실행하세요")
    }
  }

  /// The command for the help of `command`, without the form of it that was given: `export json` has none of
  /// its own.
  private static func help(_ command: String?) -> String {
    let name = command?.prefix { $0 != " " } ?? ""
    return name.isEmpty ? "'hig help'" : "'hig help \(name)'"
  }
}
