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
    let (component, platform) = (given["component"].text, given["platform"].text)
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

  private static let cite = Prompt(
    name: "cite", title: "Cite a rule",
    summary: "A rule with the line to cite it by",
    blanks: [
      Blank(
        name: "id", summary: "its id, such as tab-count", isRequired: true, completion: .rule)
    ]
  ) { library, given throws(ProtocolError) in
    let id = try given.required("id")
    let digest = try library.ask { base throws(KnowledgeBaseError) in
      try base.rule(meant: id).map { rule throws(KnowledgeBaseError) in
        RuleDigest(
          rule: rule, citation: try base.citation(of: rule), language: library.language)
      }
    }
    guard let digest else { throw .badParameter(name: "id", expected: "the id of a rule") }
    return "Quote this guideline and keep its citation, document and lines as they are:\n\n"
      + digest.text
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
