import CommandLineKit
import Guidelines
import Ingestion
import KnowledgeBase

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Command {
  /// `hig import json FILE`: a knowledge base from the output of `hig export json`.
  static let `import` = Command(
    name: "import",
    summary: Phrase(
      "makes a new knowledge base of what 'hig export json' printed",
      "'hig export json'의 결과로 새 지식 베이스를 만듭니다"),
    operands: CommandSyntax.Operands(label: "json FILE", count: 2...2),
    options: [],
    examples: [
      (
        "hig import json base.json --database copy.sqlite",
        Phrase("the same base in another file", "같은 지식 베이스를 다른 파일에")
      ),
      (
        "hig export json | hig import json - --database copy.sqlite",
        Phrase("without a file between: '-' is stdin", "파일 없이. '-'는 표준 입력")
      ),
    ]
  ) { session throws(Failure) in
    let (format, file) = (session.invocation.operands[0], session.invocation.operands[1])
    guard format == "json" else {
      throw .usage(.badValue(option: "import", value: format, expected: "json"))
    }
    let export = try ExportedBase(readFrom: file)
    let place = try DatabasePlace(
      invocation: session.invocation, environment: session.environment)
    var made: ImportReport?
    try place.make { draft throws(Failure) in
      made = try session.knowledgeBase { () throws(KnowledgeBaseError) in
        try Ingestion.fill(KnowledgeBase(path: draft, access: .write), from: export)
      }
    }
    guard let report = made else { throw .file(.exists(path: place.path)) }
    if session.invocation.has(.json) {
      session.print(json: report)
    } else {
      Output.write(
        Wording.count(report.documents, of: Phrase("document", "문서"))[
          session.presentation.messages] + "\n")
    }
    session.tell(of: report)
    if !report.failed.isEmpty {
      throw .file(.documents(failed: report.failed.count, restIsStored: true))
    }
    return .done
  }
}

extension Session {
  /// Reports the documents that are read differently or not at all.
  fileprivate func tell(of report: ImportReport) {
    for name in report.changed {
      tell(
        Phrase(
          "hig: \(name): this version reads it otherwise than the one that exported it",
          "hig: \(name): 내보낸 버전과 다르게 읽었습니다"))
    }
    for name in report.failed {
      tell(Phrase("hig: \(name): cannot be read", "hig: \(name): 읽을 수 없습니다"))
    }
  }
}

extension ExportedBase {
  /// The export in the file at `path`; `-` is stdin.
  fileprivate init(readFrom path: String) throws(Failure) {
    let bytes = path == "-" ? Input.bytes(upTo: .max) : try File.bytes(at: path)
    do { self = try JSONDecoder().decode(ExportedBase.self, from: Data(bytes)) } catch {
      throw .file(.noExport(path: path == "-" ? "stdin" : path))
    }
  }
}
