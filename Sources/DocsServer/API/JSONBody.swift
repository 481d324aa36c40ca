internal import Guidelines

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Bodies of JSON.
enum JSONBody {
  /// `payload` as a JSON document (Docs/FORMATS.md); keys are sorted, so that the same answer is
  /// the same bytes.
  static func encode(_ payload: any Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(ContractDocument(payload)) else {
      preconditionFailure("every payload of the site encodes")
    }
    return Array(data) + [UInt8(ascii: "\n")]
  }
}

/// A problem as programs read it.
struct ProblemDocument: Encodable {
  private struct Details: Encodable {
    let status: Int
    let code: String
    let message: Bilingual<String>
    let nearest: [String]
  }

  private let error: Details

  init(_ problem: Problem) {
    error = Details(
      status: problem.status.rawValue, code: problem.code,
      message: Bilingual(en: problem.phrase.en, ko: problem.phrase.ko),
      nearest: problem.nearest?.names ?? [])
  }
}
