import Guidelines
import KnowledgeBase

extension Command {
  /// `hig terms`: the glossary.
  static let terms = Command(
    name: "terms",
    summary: Phrase("the glossary: what is one thing", "용어집: 같은 것을 가리키는 말들"),
    operands: .none,
    options: [.component],
    examples: []
  ) { session throws(Failure) in
    try session.list(
      { base, filter throws(KnowledgeBaseError) in try base.concepts(filter) },
      json: TermList.init
    ) { concept in
      [
        concept.id.rawValue, concept.en.joined(separator: ", "),
        concept.ko.joined(separator: ", "), concept.apis.joined(separator: ", "),
      ]
    }
  }
}

private struct TermList: Encodable {
  let terms: [Concept]
}
