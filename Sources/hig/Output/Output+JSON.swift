import CommandLineKit
import Guidelines

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Output {
  /// Writes `payload` to stdout as one JSON document with its `schema` number (Docs/FORMATS.md).
  ///
  /// Keys are sorted, so that equal answers are equal bytes.
  static func write(json payload: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(ContractDocument(payload)) else {
      preconditionFailure("every payload of a command encodes")
    }
    write(Array(data) + [UInt8(ascii: "\n")])
  }
}
