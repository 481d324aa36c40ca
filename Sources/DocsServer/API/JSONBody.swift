internal import Guidelines
internal import LinterCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Encodes JSON bodies.
enum JSONBody {
  /// `payload` as a value.
  static func value(of payload: any Encodable) -> JSONValue {
    guard let value = JSONValue(Data(encode(payload))) else {
      preconditionFailure("what was encoded is JSON")
    }
    return value
  }

  /// `payload` as a JSON document (Docs/FORMATS.md), with sorted keys so that equal answers have equal
  /// bytes.
  static func encode(_ payload: any Encodable) -> [UInt8] { bytes(of: ContractDocument(payload)) }

  /// `value` as JSON in a format other than the one in Docs/FORMATS.md.
  static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("every payload of the site encodes")
    }
    return Array(data) + [UInt8(ascii: "\n")]
  }
}

/// A problem as JSON.
struct ProblemDocument: Encodable {
  /// The members of RFC 9457 without `type`: the title is that of the status.
  private let title: String
  private let status: Int
  private let detail: String
  private let code: String

  private struct Details: Encodable {
    let status: Int
    let code: String
    let message: Bilingual<String>
    let nearest: [String]
  }

  private let error: Details

  init(_ problem: Problem) {
    title = problem.status.title
    status = problem.status.rawValue
    detail = problem.phrase.en
    code = problem.code
    error = Details(
      status: problem.status.rawValue, code: problem.code,
      message: Bilingual(en: problem.phrase.en, ko: problem.phrase.ko),
      nearest: problem.nearest?.names ?? [])
  }
}
