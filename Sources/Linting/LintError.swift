public import Guidelines
public import KnowledgeBase
public import LinterCore
internal import ProjectConfiguration

/// Why the linter stopped; the wording is only in `message(in:)`.
public enum LintError: Error, Sendable, CustomStringConvertible {
  /// There is no rule or check with the requested id.
  case noRule(String, nearest: [String])
  /// There are no guidelines of the authority that a waiver names.
  case noAuthority(String, nearest: [String], known: [String])
  /// A baseline is to be written, but no file was given.
  case noBaselineFile
  case notRead(path: String, reason: String)
  case notWritten(path: String, reason: String)
  /// An error in a configuration, with its line if known.
  case configuration(file: String, line: Int?, reason: Bilingual<String>)
  /// git cannot compare with the revision.
  case noRevision(String)
  /// The file is not a baseline.
  case baseline(file: String)
  /// A file that is no baseline stands where one is to be written.
  case taken(file: String)
  case knowledgeBase(KnowledgeBaseError)
  /// A rule contains a pattern that cannot be parsed or contradicts its examples.
  case pattern(PatternFault)

  /// The problem and its solution, in one line of English.
  public var description: String { message(in: .en) }

  /// The problem and its solution, in one line of `language`.
  public func message(in language: Language) -> String { phrase[language] }

  private var phrase: Phrase {
    switch self {
    case .noRule(let given, let nearest): Self.noRule(given, nearest: nearest)
    case .noAuthority(let given, let nearest, let known):
      Phrase(
        "no guidelines of '\(given)'"
          + Phrase.suggesting(
            nearest, in: .en, else: "there is \(known.joined(separator: ", "))"),
        "'\(given)'의 지침이 없습니다"
          + Phrase.suggesting(
            nearest, in: .ko, else: "있는 지침: \(known.joined(separator: ", "))"))
    case .noBaselineFile:
      Phrase(
        "--write-baseline needs --baseline FILE, or \"baseline\" in .hig.json",
        "--write-baseline에는 --baseline FILE이나 .hig.json의 \"baseline\"이 필요합니다")
    case .notRead(let path, let reason):
      Phrase(
        "\(path): cannot be read: \(reason)",
        "\(path): 읽을 수 없습니다 (\(Phrase.korean(reason)))")
    case .notWritten(let path, let reason):
      Phrase(
        "\(path): cannot be written: \(reason)",
        "\(path): 쓸 수 없습니다 (\(Phrase.korean(reason)))")
    case .configuration(let file, let line, let reason):
      Phrase(
        Self.place(file, line) + (reason.en ?? ""), Self.place(file, line) + (reason.ko ?? ""))
    case .noRevision(let revision):
      Phrase(
        "git cannot compare with '\(revision)'; name a commit or a branch of this work tree",
        "git이 '\(revision)'와(과) 비교하지 못합니다. 이 작업 트리의 커밋이나 브랜치를 지정하세요")
    case .baseline(let file):
      Phrase(
        "\(file): this is no baseline; remove it, then write one with --write-baseline",
        "\(file): 기준선 파일이 아닙니다. 지운 다음 --write-baseline으로 만드세요")
    case .taken(let file):
      Phrase(
        "\(file): this file is no baseline and stays as it is; name another with --baseline",
        "\(file): 기준선 파일이 아니어서 그대로 둡니다. --baseline으로 다른 파일을 지정하세요")
    case .pattern(let fault):
      Phrase(
        Self.place(fault) + "the pattern '\(fault.pattern)': \(fault.reason.en ?? "")",
        Self.place(fault) + "'\(fault.pattern)' 패턴: \(fault.reason.ko ?? "")")
    case .knowledgeBase(let error): Phrase(error.message(in: .en), error.message(in: .ko))
    }
  }

  private static func place(_ fault: PatternFault) -> String {
    place(fault.place?.document ?? fault.rule.rawValue, fault.place?.lines.first)
  }

  private static func place(_ file: String, _ line: Int?) -> String {
    "\(file)\(line.map { ":\($0)" } ?? ""): "
  }

  private static func noRule(_ given: String, nearest: [String]) -> Phrase {
    Phrase(
      "no rule or check '\(given)'"
        + Phrase.suggesting(nearest, in: .en, else: "'hig checks' lists them"),
      "'\(given)'(이)라는 규칙이나 검사가 없습니다"
        + Phrase.suggesting(nearest, in: .ko, else: "'hig checks'로 목록을 보세요"))
  }
}

extension LintError {
  /// The error as one of the linter.
  init(_ error: ConfigurationError) {
    let words = error.words
    self = .configuration(
      file: error.file, line: error.line, reason: Bilingual(en: words.en, ko: words.ko))
  }

  /// The wording in each language.
  var words: Bilingual<String> { Bilingual(en: message(in: .en), ko: message(in: .ko)) }
}
