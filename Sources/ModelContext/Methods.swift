internal import LinterCore

/// The methods of the server.
enum Methods {
  /// The method called `name`.
  static func named(_ name: String, in era: Era) throws(ProtocolError) -> Method {
    guard let method = all.first(where: { $0.name == name && $0.eras.contains(era) }) else {
      throw .noMethod(name)
    }
    return method
  }

  private static let all: [Method] = [
    .discover, .initialize, .ping, .listTools, .callTool, .listResources, .listTemplates,
    .readResource, .listPrompts, .getPrompt, .complete,
  ]
}
