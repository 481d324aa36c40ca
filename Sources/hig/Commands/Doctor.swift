import CommandLineKit
import FileAccess
import Guidelines
import KnowledgeBase

extension Command {
  /// `hig doctor`: what is installed, and whether the knowledge base is sound.
  static let doctor = Command(
    name: "doctor",
    summary: Phrase(
      "what is installed, where the knowledge base is, and whether it is sound",
      "설치된 것과 지식 베이스의 위치를 보여 주고 손상이 없는지 확인합니다"),
    operands: .none,
    options: [],
    examples: []
  ) { session throws(Failure) in
    let state = Installation(
      at: try DatabasePlace(invocation: session.invocation, environment: session.environment),
      environment: session.environment)
    if session.invocation.has(.json) {
      session.print(json: state)
    } else {
      var page = Page(environment: session.environment)
      page.add(state, in: session.presentation.messages)
      page.print()
    }
    return state.isSound ? .done : .findings
  }
}

/// What is installed on this machine, and the state of its knowledge base.
private struct Installation: Encodable {
  struct Tool: Encodable {
    let name: String
    let path: String
    let isThere: Bool

    private enum CodingKeys: String, CodingKey {
      case name
      case path
      case isThere = "present"
    }
  }

  struct Base: Encodable {
    let path: String
    let bytes: Int
    let documents: Int
    let rules: Int
    let isUnfinished: Bool
    let hasOldIndex: Bool
    let faults: [String]

    private enum CodingKeys: String, CodingKey {
      case path
      case bytes
      case documents
      case rules
      case isUnfinished = "unfinished"
      case hasOldIndex = "old_index"
      case faults
    }
  }

  let version = Session.version
  let build = BuildNote.found
  let tools: [Tool]
  /// The folder of the Corpus; `nil` where there is none.
  let corpus: String?
  /// Where the knowledge base is or would be.
  let place: String
  /// `nil` where there is none yet.
  let base: Base?
  /// Why the knowledge base cannot be used, in English.
  let problem: String?

  /// Whether nothing is damaged or missing; a knowledge base not built yet is not a fault.
  var isSound: Bool {
    problem == nil && (corpus != nil || OwnBase.path != nil) && tools.allSatisfy(\.isThere)
      && base.map { $0.faults.isEmpty && !$0.isUnfinished } ?? true
  }

  init(at place: DatabasePlace, environment: [String: String]) {
    let command = CorpusFolder.executable
    let isOnServer = ServerAddress.isAddress(place.path)
    let names = ["hig", "hig-docs", "hig-lint"] + (isOnServer ? ["hig-postgresql"] : [])
    tools = names.map { name in
      let path = FileSystem.folder(of: command) + "/" + name
      return Tool(name: name, path: path, isThere: (try? FileSystem.status(path)) != nil)
    }
    corpus = try? CorpusFolder.find(environment: environment).path
    self.place = place.shown
    guard place.exists else {
      // Only the default one is built where it is missing.
      let missing = KnowledgeBaseError(code: .missing, path: place.shown)
      (base, problem) = (nil, place.isDefault ? nil : missing.description)
      return
    }
    do throws(KnowledgeBaseError) {
      (base, problem) = (try Base(at: place.path), nil)
    } catch {
      (base, problem) = (nil, error.description)
    }
  }
}

extension Installation.Base {
  init(at path: String) throws(KnowledgeBaseError) {
    let base = try KnowledgeBase(path: path, access: .read)
    let examination = try base.examination()
    self.path = ServerAddress(path)?.shown ?? path
    let size = try base.sizeOnServer()
    bytes = size ?? (try? FileSystem.status(path).size) ?? 0
    documents = try base.documents().count
    rules = try base.rules().count
    isUnfinished = examination.isUnfinished
    hasOldIndex = examination.hasOldIndex
    faults = examination.faults
  }
}

extension Page {
  fileprivate mutating func add(_ state: Installation, in language: Language) {
    line("hig \(BuildNote.version)", .bold)
    let missing = Phrase("missing", "없음")[language]
    var rows = state.tools.map { [$0.name, $0.isThere ? $0.path : "\($0.path): \(missing)"] }
    rows.append(["Corpus", state.corpus ?? missing])
    rows.append([Phrase("knowledge base", "지식 베이스")[language], state.place])
    table(rows, indent: 2)
    for finding in state.findings { line(finding[language]) }
  }
}

extension Installation {
  /// The state of the knowledge base, one line per fact.
  fileprivate var findings: [Phrase] {
    if let problem { return [Phrase(problem, problem)] }
    guard let base else {
      return [
        OwnBase.path == nil
          ? Phrase(
            "not there yet: the first question builds it", "아직 없음: 처음 질문할 때 만듭니다")
          : Phrase(
            "not there yet: answers come from the one that the command carries",
            "아직 없음: 명령에 담긴 지식 베이스로 답합니다")
      ]
    }
    let size = ByteCount.shown(base.bytes)
    var lines = [
      Phrase(
        "\(size), \(base.documents) documents, \(base.rules) rules",
        "\(size), 문서 \(base.documents)개, 규칙 \(base.rules)개")
    ]
    if base.isUnfinished {
      lines.append(
        Phrase(
          "an ingest did not end: run it again", "읽어 들이기가 끝나지 않았습니다. 다시 실행하세요"))
    }
    if base.hasOldIndex {
      lines.append(
        Phrase(
          "another version made the index: the next ingest makes it anew",
          "색인을 다른 버전이 만들었습니다. 다음에 읽어 들일 때 새로 만듭니다"))
    }
    lines += base.faults.map { Phrase("damaged: \($0)", "손상됨: \($0)") }
    if base.faults.isEmpty { lines.append(Phrase("sound", "손상 없음")) }
    return lines
  }
}
