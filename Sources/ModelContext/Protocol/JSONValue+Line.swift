package import LinterCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension JSONValue {
  /// The value as one line, without a line break.
  package var line: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("every number came from JSON or is an integer, so that all of it encodes")
    }
    return Array(data)
  }

  /// Parses `bytes`, JSON in UTF-8; `nil` if they are invalid.
  package init?(bytes: [UInt8]) { self.init(Data(bytes)) }

  /// An object of the members that are not `nil`.
  static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(JSONObject(members.compactMap { key, value in value.map { (key, $0) } }))
  }

  /// The array of `texts`.
  static func texts(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map { .string($0) })
  }
}
