import CommandLineKit
import Guidelines
import Ingestion
import KnowledgeBase

extension Command {
  /// `hig publish`: puts a knowledge base, or documents, on a PostgreSQL server.
  static let publish = Command(
    name: "publish",
    summary: Phrase(
      "puts the knowledge base, or documents, on a PostgreSQL server for a team",
      "지식 베이스나 문서를 팀이 함께 쓰는 PostgreSQL 서버에 올립니다"),
    operands: CommandSyntax.Operands(label: "ADDRESS [PATH…]", count: 1...Int.max),
    options: [.edition, .ownAuthority, .prune],
    examples: [
      (
        "hig publish postgresql://db.example.com/design",
        Phrase("the knowledge base; again sends only what changed", "지식 베이스 전체. 다시 하면 바뀐 것만 보냄")
      ),
      (
        "hig publish postgresql://db.example.com/design Guidelines/ --authority Acme",
        Phrase("a folder of your own guidelines", "자체 지침이 든 폴더")
      ),
      (
        "hig search \"tab bar badge\" --database postgresql://db.example.com/design",
        Phrase("every command that reads takes the address", "읽는 명령은 모두 주소를 받음")
      ),
    ]
  ) { session throws(Failure) in
    let address = session.invocation.operands[0]
    guard ServerAddress.isAddress(address) else {
      throw .usage(
        .badValue(option: "publish", value: address, expected: "postgresql://HOST/DATABASE"))
    }
    let paths = Array(session.invocation.operands.dropFirst())
    let report =
      paths.isEmpty
      ? try session.publishBase(to: address)
      : try Ingestion.run(
        paths, intoFileAt: address, glossary: try session.builtInGlossary(),
        defaults: (try session.edition(.edition), try session.authorities(for: paths)),
        prunes: session.invocation.has(.prune))
    return try session.end(with: report)
  }
}

extension Session {
  /// Publishes the knowledge base to `address`.
  fileprivate func publishBase(to address: String) throws(Failure) -> IngestionReport {
    let base = try openForReading()
    defer { Output.progress("") }
    return try knowledgeBase { () throws(KnowledgeBaseError) in
      let target = try KnowledgeBase(path: address, access: .write)
      return try Ingestion.publish(base, into: target, prunes: invocation.has(.prune)) { progress in
        Output.progress("[\(progress.number)/\(progress.count)] \(progress.document)")
      }
    }
  }
}
