internal import Guidelines
internal import KnowledgeBase
internal import LinterCore

extension Method {
  static let listResources = Method(
    name: "resources/list", caching: .ofContent
  ) { library, params throws(ProtocolError) in
    let components = try library.ask { base throws(KnowledgeBaseError) in
      try base.components(heldOn: base.today)
    }
    let page = ListPage(of: components, from: try params.cursor(), limit: 50)
    return .members([
      ("resources", .array(page.elements.map { $0.resource(in: library.language) })),
      ("nextCursor", page.next.map { .string($0) }),
    ])
  }

  static let listTemplates = Method(
    name: "resources/templates/list", caching: .ofBuild
  ) { _, params throws(ProtocolError) in
    try params.refuseCursor()
    return ["resourceTemplates": .array(ResourceTemplate.all.map(\.listing))]
  }

  static let readResource = Method(
    name: "resources/read", caching: .ofContent
  ) { library, params throws(ProtocolError) in
    let uri = try params.required("uri")
    let text = try library.ask { base throws(KnowledgeBaseError) in
      try ResourceAddress(uri).flatMap { address throws(KnowledgeBaseError) in
        try ResourceText(base: base, language: library.language).text(at: address)
      }
    }
    guard let text else { throw .noResource(uri: uri) }
    return [
      "contents": [
        ["uri": .string(uri), "mimeType": "text/markdown", "text": .string(text)]
      ]
    ]
  }
}

extension JSONValue {
  /// The cursor of a request for a list.
  fileprivate func cursor() throws(ProtocolError) -> ListCursor? {
    guard !self["cursor"].isNull else { return nil }
    guard let cursor = self["cursor"].string.flatMap({ ListCursor($0) }) else {
      throw .badParameter(name: "cursor", expected: "nextCursor of an answer")
    }
    return cursor
  }

  /// Refuses a cursor in a request for a list that is answered whole.
  func refuseCursor() throws(ProtocolError) {
    guard self["cursor"].isNull else {
      throw .badParameter(name: "cursor", expected: "left out; the list has one page")
    }
  }
}

extension ContextLibrary {
  /// Runs `body` on the knowledge base as it is now.
  func ask<Answer>(
    _ body: (KnowledgeBase) throws(KnowledgeBaseError) -> Answer
  ) throws(ProtocolError) -> Answer {
    do throws(KnowledgeBaseError) { return try body(open()) } catch {
      throw .failed(error.message(in: .en))
    }
  }
}

extension ComponentSummary {
  fileprivate func resource(in language: Language) -> JSONValue {
    [
      "uri": .string(ResourceAddress.uri(of: name)), "name": .string(name.rawValue),
      "title": .string(title.preferring(language) ?? name.rawValue),
      "description": .string(Wording.extent(of: self)[language]), "mimeType": "text/markdown",
    ]
  }
}

/// A URI template of resources.
struct ResourceTemplate: Sendable {
  let template: String
  let name: String
  let summary: String
  /// What completes its variable, by name.
  let completion: (argument: String, kind: CompletionKind)

  var listing: JSONValue {
    [
      "uriTemplate": .string(template), "name": .string(name), "description": .string(summary),
      "mimeType": "text/markdown",
    ]
  }

  static let all = [
    ResourceTemplate(
      template: "hig://rules/{id}", name: "rule",
      summary: "a rule: what it asks, why, its numbers and sources",
      completion: ("id", .rule)),
    ResourceTemplate(
      template: "hig://components/{name}", name: "component",
      summary: "the rules of a component, a line each", completion: ("name", .component)),
    ResourceTemplate(
      template: "hig://documents/{+document}{#lines}", name: "document",
      summary: "a document as it was read; #12-20 for lines",
      completion: ("document", .document)),
  ]
}
