/// A JSON document (Docs/FORMATS.md): the payload's own keys and `"schema": 1`.
package struct ContractDocument: Encodable {
  private let payload: any Encodable

  private enum CodingKeys: String, CodingKey {
    case schema
  }

  /// Creates the document of `payload`, which must encode as a keyed container.
  package init(_ payload: any Encodable) { self.payload = payload }

  /// Writes the payload's keys and the schema.
  package func encode(to encoder: any Encoder) throws {
    try payload.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .schema)
  }
}
