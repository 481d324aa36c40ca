import CommandLineKit
import Guidelines
import KnowledgeBase

extension Command {
  /// `hig restore FILE`: replaces the knowledge base with a copy by `hig backup`.
  static let restore = Command(
    name: "restore",
    summary: Phrase(
      "puts what 'hig backup' copied in place of the knowledge base",
      "'hig backup'으로 복사한 내용으로 지식 베이스를 되돌립니다"),
    operands: .one("FILE"),
    options: [],
    examples: [
      ("hig restore guidelines.backup", Phrase("all of it or nothing", "전부 되돌리거나 그대로 둠"))
    ]
  ) { session throws(Failure) in
    let backup = try session.knowledgeBase { () throws(KnowledgeBaseError) in
      try KnowledgeBase(path: session.invocation.operands[0], access: .read)
    }
    let place = try DatabasePlace(
      invocation: session.invocation, environment: session.environment)
    try place.makeFolder()
    return try session.copy(backup, to: place.path)
  }
}
