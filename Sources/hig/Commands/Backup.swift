import CommandLineKit
import FileAccess
import Guidelines
import KnowledgeBase

extension Command {
  /// `hig backup FILE`: a copy of the knowledge base, which may be in use.
  static let backup = Command(
    name: "backup",
    summary: Phrase(
      "copies the knowledge base to a file, while it is in use as well",
      "지식 베이스를 파일로 복사합니다. 사용 중이어도 됩니다"),
    operands: .one("FILE"),
    options: [],
    examples: [
      ("hig backup guidelines.backup", Phrase("takes the place of the last one", "앞선 백업을 대신함"))
    ]
  ) { session throws(Failure) in
    let base = try session.openForReading()
    return try session.copy(base, to: session.invocation.operands[0])
  }
}

extension Session {
  /// Copies `base` to `path` and prints the size of the copy.
  func copy(_ base: KnowledgeBase, to path: String) throws(Failure) -> ExitStatus {
    try knowledgeBase { () throws(KnowledgeBaseError) in try base.copy(to: path) }
    let copied = Copied(file: path, bytes: (try? FileSystem.status(path).size) ?? 0)
    if invocation.has(.json) {
      print(json: copied)
    } else {
      Output.write("\(path): \(ByteCount.shown(copied.bytes))\n")
    }
    return .done
  }
}

private struct Copied: Encodable {
  let file: String
  let bytes: Int
}
