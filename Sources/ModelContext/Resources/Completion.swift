internal import Guidelines
internal import KnowledgeBase
internal import LinterCore
internal import TextAnalysis

extension Method {
  static let complete = Method(
    name: "completion/complete"
  ) { library, params throws(ProtocolError) in
    let argument = try params["argument"].required("name")
    let typed = try params["argument"].required("value")
    let found: [String]
    if let kind = try Self.kind(of: params["ref"], argument) {
      found = try library.ask { base throws(KnowledgeBaseError) in
        try base.completions(of: typed, as: kind)
      }
    } else {
      found = []
    }
    let most = 100
    return [
      "completion": [
        "values": .texts(found.prefix(most)), "total": .integer(Int64(found.count)),
        "hasMore": .bool(found.count > most),
      ]
    ]
  }

  /// What completes `argument` of the prompt or template in `reference`.
  private static func kind(
    of reference: JSONValue, _ argument: String
  ) throws(ProtocolError) -> CompletionKind? {
    switch reference["type"].string {
    case "ref/prompt":
      let name = try reference.required("name")
      guard let prompt = Prompt.all.first(where: { $0.name == name }) else {
        throw .noPrompt(name)
      }
      return prompt.blanks.first { $0.name == argument }?.completion
    case "ref/resource":
      let uri = try reference.required("uri")
      guard let template = ResourceTemplate.all.first(where: { $0.template == uri }) else {
        throw .noResource(uri: uri)
      }
      return template.completion.argument == argument ? template.completion.kind : nil
    default: throw .badParameter(name: "ref", expected: "a prompt or a resource template")
    }
  }
}

extension [Rule] {
  /// The rules that are `first`, then the others, both in their order.
  fileprivate func partitioned(first: (Rule) -> Bool) -> [Rule] {
    filter(first) + filter { !first($0) }
  }
}

extension KnowledgeBase {
  /// The completions of `typed`: names that begin with it, names with a synonym that does (탭), then
  /// names where either contains it.
  func completions(of typed: String, as kind: CompletionKind) throws(KnowledgeBaseError) -> [String]
  {
    let names: [(value: String, spellings: [String])] =
      switch kind {
      case .rule:
        // What has ended can be asked for as well, but what holds comes first.
        try rules().partitioned { $0.time.status == .current }.map { rule in
          (
            rule.id.rawValue,
            rule.aliases.map(\.rawValue) + [rule.title.en, rule.title.ko].compactMap(\.self)
          )
        }
      case .component: try componentNames()
      case .document: try documents().map { ($0.name, []) }
      case .platform: Platform.allCases.map { ($0.rawValue, []) }
      }
    let key = Glossary.squash(typed)
    let ranked = names.compactMap { name -> (rank: Int, value: String)? in
      let value = Glossary.squash(name.value)
      if value.hasPrefix(key) { return (0, name.value) }
      let others = name.spellings.map(Glossary.squash)
      if others.contains(where: { $0.hasPrefix(key) }) { return (1, name.value) }
      return value.contains(key) || others.contains { $0.contains(key) } ? (2, name.value) : nil
    }
    return ranked.enumerated().sorted { left, right in
      (left.element.rank, left.offset) < (right.element.rank, right.offset)
    }.map(\.element.value)
  }

  /// The components, each with its glossary terms.
  private func componentNames() throws(KnowledgeBaseError) -> [(String, [String])] {
    let terms = Dictionary(grouping: try concepts().filter { $0.component != nil }) { $0.component }
    return try components().map { component in
      (component.name.rawValue, (terms[component.name] ?? []).flatMap(\.spellings))
    }
  }
}
