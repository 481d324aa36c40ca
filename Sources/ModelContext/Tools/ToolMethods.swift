internal import LinterCore

extension Tool {
  /// Every tool, in the order in which they are listed.
  static let all: [Tool] = [
    searchGuidelines, getRule, listMetrics, listComponents, whatChanged, checkInterface,
    explainFindings,
  ]
}

extension Method {
  static let listTools = Method(
    name: "tools/list", caching: .ofBuild
  ) { _, params throws(ProtocolError) in
    try params.refuseCursor()
    return ["tools": .array(Tool.all.map(\.listing))]
  }

  static let callTool = Method(name: "tools/call") { library, params throws(ProtocolError) in
    let name = try params.required("name")
    guard let tool = Tool.all.first(where: { $0.name == name }) else { throw .noTool(name) }
    let given = params["arguments"]
    guard given.isNull || given.object != nil else {
      throw .badParameter(name: "arguments", expected: "an object")
    }
    return tool.result(given, from: library)
  }
}
