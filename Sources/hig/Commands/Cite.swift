import CommandLineKit
import Guidelines
import KnowledgeBase

extension Command {
  /// `hig cite`: a citation of each rule, one per line.
  static let cite = Command(
    name: "cite",
    summary: Phrase("where a rule is stated, in one line to quote", "규칙이 나온 곳을 인용할 한 줄로"),
    operands: .many("ID", .records(of: "rules")),
    options: [],
    examples: [
      ("hig cite tab-badge", Phrase("document, lines, edition, address", "문서, 행, 판, 주소"))
    ]
  ) { session throws(Failure) in
    let base = try session.openForReading()
    var cited: [Citation] = []
    var missing: Failure?
    for id in session.invocation.operands {
      let (citation, nearest) = try session.knowledgeBase { () throws(KnowledgeBaseError) in
        let rule = try base.rule(named: id)
        return (
          try rule.flatMap { rule throws(KnowledgeBaseError) in try base.citation(of: rule) },
          rule == nil ? try base.nearestRules(to: id) : []
        )
      }
      if let citation {
        cited.append(citation)
      } else {
        missing = missing ?? .notFound(.rule(given: id, nearest: nearest.map(\.rawValue)))
      }
    }
    if session.invocation.has(.json) {
      session.print(json: CitationList(citations: cited))
    } else {
      Output.write(cited.map { $0.text + "\n" }.joined())
    }
    if let missing { throw missing }
    return .done
  }
}

private struct CitationList: Encodable {
  let citations: [Citation]
}

extension Citation: Encodable {
  private enum CodingKeys: String, CodingKey {
    case rule
    case document
    case lines
    case edition
    case url
    case text
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule, forKey: .rule)
    try container.encode(document, forKey: .document)
    try container.encode(lines, forKey: .lines)
    try container.encode(edition, forKey: .edition)
    try container.encode(url, forKey: .url)
    try container.encode(text, forKey: .text)
  }
}
