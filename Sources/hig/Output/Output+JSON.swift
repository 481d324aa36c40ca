import CommandLineKit
import Guidelines

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Output {
  /// Writes `payload` to stdout as one JSON document with its number, `schema` (Docs/FORMATS.md).
  ///
  /// Keys are sorted, so that the same answer is the same bytes.
  static func write(json payload: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(ContractDocument(payload)) else {
      preconditionFailure("every payload of a command encodes")
    }
    write(Array(data) + [UInt8(ascii: "\n")])
  }
}
