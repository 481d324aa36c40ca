import CommandLineKit
import Guidelines
import Ingestion
import KnowledgeBase
import ProjectConfiguration
import ReportReaders
import TextAnalysis

/// Why a command failed, as data; the `phrase` of each part puts it into words.
enum Failure: Error {
  case usage(UsageError)
  case notFound(NotFound)
  case term(TermFailure)
  case file(FileFailure)
  case knowledgeBase(KnowledgeBaseError)
  case ingestion(IngestionFailure)
  case glossary(GlossaryError)
  case report(ReportError)
  case configuration(ConfigurationError)

  /// A requested name or line that does not exist.
  enum NotFound {
    case rule(given: String, nearest: [String])
    /// Both names denote the same rule.
    case rulePair(String, String)
    /// The rule exists, but did not hold at that time.
    case edition(of: Rule, asOf: Edition)
    case component(given: String, nearest: [String])
    case authority(given: String, known: [Authority])
    case line(Int, path: String, count: Int)
  }

  /// A term that cannot be added or removed.
  enum TermFailure {
    case noneGiven
    case notFound(given: String, nearest: [String])
    case known(ConceptID)
    case taken(String, by: ConceptID)
  }

  /// A file that is missing or cannot be used.
  enum FileFailure {
    case noCorpus(tried: [String])
    case noHome
    case notRead(path: String, reason: String)
    case notWritten(path: String, reason: String)
    /// A configuration that is not a JSON object, so nothing can be added to it.
    case notExtended(path: String)
    /// A configuration that has another entry called `hig`.
    case taken(path: String)
    case noTool(path: String, reason: String)
    case missingTool(name: String, path: String)
    /// A file exists where a knowledge base is to be created.
    case exists(path: String)
    /// Not the output of `hig export json`.
    case noExport(path: String)
    case documents(failed: Int, restIsStored: Bool)
  }

  /// The exit status of the process.
  var status: ExitStatus {
    switch self {
    case .usage, .term(.noneGiven): .usage
    case .notFound, .term: .nothing
    default: .failed
    }
  }

  /// One line: what was wrong, and what to do.
  func message(in language: Language) -> String {
    switch self {
    case .notFound(let failure): failure.phrase[language]
    case .term(let failure): failure.phrase[language]
    case .file(let failure): failure.phrase[language]
    case .usage(let error): error.message(in: language)
    case .knowledgeBase(let error): error.message(in: language)
    case .ingestion(let error): error.message(in: language)
    case .glossary(let error): error.message(in: language)
    case .report(let error): error.message(in: language)
    case .configuration(let error): error.message(in: language)
    }
  }
}

extension Failure.NotFound {
  fileprivate var phrase: Phrase {
    switch self {
    case .rule(let given, let nearest):
      Phrase(
        "no rule '\(given)'\(Phrase.suggesting(nearest, in: .en, else: "'hig rules' lists them"))",
        "'\(given)' 규칙이 없습니다\(Phrase.suggesting(nearest, in: .ko, else: "'hig rules'로 목록을 보세요"))")
    case .rulePair(let given, let other):
      Phrase(
        "'\(given)' and '\(other)' are one name; name two rules, or a rule and its alias",
        "'\(given)'와(과) '\(other)'은(는) 같은 이름입니다. 두 규칙이나 규칙과 그 별칭을 쓰세요")
    case .edition(let rule, let asOf): Wording.notHeld(rule, at: asOf)
    case .component(let given, let nearest):
      Phrase(
        "no component '\(given)'\(Phrase.suggesting(nearest, in: .en, else: "'hig components' lists them"))",
        "'\(given)' 구성 요소가 없습니다\(Phrase.suggesting(nearest, in: .ko, else: "'hig components'로 목록을 보세요"))"
      )
    case .authority(let given, let known):
      Phrase(
        "no authority '\(given)'; there is \(known.map(\.rawValue).joined(separator: ", "))",
        "'\(given)' 지침이 없습니다. 있는 지침: \(known.map(\.rawValue).joined(separator: ", "))")
    case .line(let line, let path, let count):
      Phrase(
        "\(path):\(line): no text on this line; the document has \(count) lines",
        "\(path):\(line): 이 행에 글이 없습니다. 문서는 \(count)행까지입니다")
    }
  }
}

extension Failure.TermFailure {
  fileprivate var phrase: Phrase {
    switch self {
    case .noneGiven:
      Phrase(
        "'terms add' needs --en or --ko, such as --ko '아래바; 밑바'",
        "'terms add'에는 --en이나 --ko가 필요합니다. 예: --ko '아래바; 밑바'")
    case .notFound(let given, let nearest):
      Phrase(
        "no term of yours is called '\(given)'\(Phrase.suggesting(nearest, in: .en, else: "'hig terms' lists all"))",
        "직접 추가한 용어 중에 '\(given)'이(가) 없습니다\(Phrase.suggesting(nearest, in: .ko, else: "'hig terms'로 목록을 보세요"))"
      )
    case .known(let concept):
      Phrase(
        "'\(concept)' has these terms already; 'hig terms' lists them",
        "'\(concept)'에 이미 있는 용어입니다. 'hig terms'로 목록을 보세요")
    case .taken(let term, let concept):
      Phrase(
        "'\(term)' already names '\(concept)'; write '\(term)?' if it may mean either",
        "'\(term)': 이미 '\(concept)'을(를) 가리킵니다. 둘 다 뜻할 수 있으면 '\(term)?'로 쓰세요")
    }
  }
}

extension Failure.FileFailure {
  fileprivate var phrase: Phrase {
    switch self {
    case .noCorpus(let tried):
      Phrase(
        "the Corpus is in none of \(tried.joined(separator: ", ")); set HIG_CORPUS to its folder",
        "Corpus가 \(tried.joined(separator: ", "))에 없습니다. HIG_CORPUS에 그 폴더를 지정하세요")
    case .noHome:
      Phrase(
        "neither HOME nor XDG_DATA_HOME is set; name a database with --database",
        "HOME도 XDG_DATA_HOME도 없습니다. --database로 데이터베이스를 지정하세요")
    case .notRead(let path, let reason):
      Phrase("\(path): \(reason)", "\(path): 읽을 수 없습니다 (\(Phrase.korean(reason)))")
    case .notWritten(let path, let reason):
      Phrase(
        "\(path): cannot be written: \(reason)",
        "\(path): 쓸 수 없습니다 (\(Phrase.korean(reason)))")
    case .notExtended(let path):
      Phrase(
        "\(path): no JSON object without comments; add the lines above by hand",
        "\(path): 주석 없는 JSON 객체가 아닙니다. 위의 내용을 직접 추가하세요")
    case .taken(let path):
      Phrase(
        "\(path): has another server called 'hig'; it stays as it is",
        "\(path): 'hig'라는 다른 서버가 이미 있어 그대로 둡니다")
    case .noTool(let path, let reason):
      Phrase(
        "\(path) cannot be run: \(reason); install hig again",
        "\(path)을(를) 실행할 수 없습니다(\(Phrase.korean(reason))). hig를 다시 설치하세요")
    case .missingTool(let name, let path):
      Phrase(
        "\(path): \(name), which does this, is not beside hig; run 'make install' again",
        "\(path): 이 일을 하는 \(name)이(가) hig 옆에 없습니다. 'make install'을 다시 실행하세요")
    case .exists(let path):
      Phrase(
        "\(path): there is a file; name a new one with --database",
        "\(path): 이미 파일이 있습니다. --database로 새 파일을 지정하세요")
    case .noExport(let path):
      Phrase(
        "\(path): not the output of 'hig export json' of this version; export it again",
        "\(path): 이 버전의 'hig export json' 결과가 아닙니다. 다시 내보내세요")
    case .documents(let failed, let restIsStored):
      Phrase(
        "\(failed) document\(failed == 1 ? "" : "s") could not be read"
          + (restIsStored ? "; the rest is stored" : ""),
        "문서 \(failed)개를 읽지 못했습니다" + (restIsStored ? ". 나머지는 저장했습니다" : ""))
    }
  }
}
