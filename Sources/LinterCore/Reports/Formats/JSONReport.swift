internal import Guidelines

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// For programs: one JSON document, the findings with their messages in both languages.
public enum JSONReport: ReportWriter {
  /// What is typed after `--format`.
  public static let name = "json"

  /// `report` in this format.
  public static func text(of report: CheckReport, options: ReportOptions) -> String {
    let document = Document(
      findings: report.findings, files: report.files,
      skipped: report.skipped.map { skipped in
        Skipped(
          file: skipped.file, reason: skipped.reason.preferring(options.language) ?? "")
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(document) else {
      preconditionFailure("findings hold texts and integers, which all encode")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    let schema = 1
    let findings: [Finding]
    let files: [String]
    let skipped: [Skipped]
  }

  private struct Skipped: Encodable {
    let file: String
    let reason: String
  }
}
