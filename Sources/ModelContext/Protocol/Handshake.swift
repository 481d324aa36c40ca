internal import LinterCore

extension Method {
  static let discover = Method(
    name: "server/discover", eras: [.stateless], caching: .ofBuild
  ) { _, _ in
    [
      "supportedVersions": .texts([ProtocolVersion.stateless]),
      "capabilities": ServerIdentity.capabilities, "instructions": ServerIdentity.instructions,
    ]
  }

  static let initialize = Method(
    name: "initialize", eras: [.handshake]
  ) { _, params throws(ProtocolError) in
    guard let asked = params["protocolVersion"].string else {
      throw .badParameter(name: "protocolVersion", expected: "a version of the protocol")
    }
    return [
      "protocolVersion": .string(ProtocolVersion.agreed(on: asked)),
      "capabilities": ServerIdentity.capabilities, "serverInfo": ServerIdentity.implementation,
      "instructions": ServerIdentity.instructions,
    ]
  }

  static let ping = Method(name: "ping", eras: [.handshake]) { _, _ in
    .object(JSONObject())
  }
}
