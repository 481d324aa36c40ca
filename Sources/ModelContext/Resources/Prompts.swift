internal import Guidelines
internal import KnowledgeBase
internal import LinterCore

/// A prompt that a person chooses, as data.
struct Prompt: Sendable {
  /// An argument to fill in.
  struct Blank: Sendable {
    let name: String
    let summary: String
    var isRequired = false
    let completion: CompletionKind
  }

  let name: String
  let title: String
  let summary: String
  let blanks: [Blank]
  /// The text for the model.
  let text: @Sendable (ContextLibrary, JSONValue) throws(ProtocolError) -> String

  var listing: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(summary),
      "arguments": .array(
        blanks.map { blank in
          [
            "name": .string(blank.name), "description": .string(blank.summary),
            "required": .bool(blank.isRequired),
          ]
        }),
    ]
  }

  static let all = [reviewScreen, cite]

  private static let reviewScreen = Prompt(
    name: "review-screen", title: "Review a screen",
    summary: "Review the code or the description of a screen by the guidelines, each finding cited",
    blanks: [
      Blank(name: "component", summary: "what the screen is made of", completion: .component),
      Blank(name: "platform", summary: "iOS, iPadOS, macOS …", completion: .platform),
    ]
  ) { library, given throws(ProtocolError) in
    let component = try Self.component(of: given, in: library)
    let platform = try Self.platform(of: given)
    let about = [component, platform].compactMap(\.self).joined(separator: ", ")
    return """
      Review the screen in this conversation by the interface guidelines\
      \(about.isEmpty ? "" : " (\(about))").
      1. Run check_interface on its code, where there is any.
      2. For each part of it call search_guidelines\
      \(component.map { " with component \($0)" } ?? ""), then get_rule for what applies.
      3. List what goes against a rule: the line of the code, what the rule asks with its exact \
      number, and the citation as get_rule gives it. Say “must” only where the modality is must \
      or never. What no rule covers, leave out.
      """
  }

  /// The component that is given, by any of its names; `nil` for none.
  private static func component(
    of given: JSONValue, in library: ContextLibrary
  ) throws(ProtocolError) -> String? {
    guard let name = try given.optional("component") else { return nil }
    let (found, nearest) = try library.ask { base throws(KnowledgeBaseError) in
      (try base.component(named: name), try base.nearestComponents(to: name))
    }
    guard let found else {
      let names = nearest.map(\.rawValue).joined(separator: " or ")
      throw .badParameter(
        name: "component", expected: "a component" + (names.isEmpty ? "" : ", such as \(names)"))
    }
    return found.rawValue
  }

  private static func platform(of given: JSONValue) throws(ProtocolError) -> String? {
    guard let name = try given.optional("platform") else { return nil }
    guard let platform = Platform(rawValue: name) else {
      let all = Platform.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badParameter(name: "platform", expected: "one of \(all)")
    }
    return platform.rawValue
  }

  private static let cite = Prompt(
    name: "cite", title: "Cite a rule",
    summary: "A rule with the line to cite it by",
    blanks: [
      Blank(
        name: "id", summary: "its id, such as tab-count", isRequired: true, completion: .rule)
    ]
  ) { library, given throws(ProtocolError) in
    let id = try given.required("id")
    let digests = try library.ask { base throws(KnowledgeBaseError) in
      try base.rule(meant: id).map { rule throws(KnowledgeBaseError) in
        let now = rule.time.status == .ended ? try base.successors(of: rule) : []
        return try ([rule] + now).map { one throws(KnowledgeBaseError) in
          RuleDigest(
            rule: one, citation: try base.citation(of: one), language: library.language,
            now: one.id == rule.id ? now.map(\.id) : [])
        }
      }
    }
    guard let asked = digests?.first, let now = digests?.dropFirst() else {
      throw .badParameter(name: "id", expected: "the id of a rule")
    }
    let quote = "Quote this guideline and keep its citation, document and lines as they are"
    guard let status = Wording.status(asked.rule.time)?.en else {
      return "\(quote):\n\n\(asked.text)"
    }
    let successors = now.map(\.text).joined(separator: "\n\n")
    let names = now.map(\.rule.id.rawValue).joined(separator: ", ")
    return now.isEmpty
      ? "\(asked.rule.id): \(status). Do not quote it as what holds today. \(quote), with its "
        + "status:\n\n\(asked.text)"
      : "\(asked.rule.id): \(status); now: \(names). \(quote):\n\n\(successors)\n\nQuote what it "
        + "replaced only for the past, as such:\n\n\(asked.text)"
  }
}

extension Method {
  static let listPrompts = Method(
    name: "prompts/list", caching: .ofBuild
  ) { _, params throws(ProtocolError) in
    try params.refuseCursor()
    return ["prompts": .array(Prompt.all.map(\.listing))]
  }

  static let getPrompt = Method(name: "prompts/get") { library, params throws(ProtocolError) in
    let name = try params.required("name")
    guard let prompt = Prompt.all.first(where: { $0.name == name }) else { throw .noPrompt(name) }
    return [
      "description": .string(prompt.summary),
      "messages": [
        [
          "role": "user",
          "content": [
            "type": "text", "text": .string(try prompt.text(library, params["arguments"])),
          ],
        ]
      ],
    ]
  }
}
