internal import LinterCore
internal import TextAnalysis

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads reports of other tools in any format.
///
/// ```swift
/// let report = try ReportReader().read(bytes, name: "build.log")
/// report.format           // .diagnostics
/// report.findings.count   // 3
/// ```
///
/// The format is recognized by the content, not by the name.
public struct ReportReader: Sendable {
  /// The largest report, in bytes: it is held in memory as a whole.
  public static let limit = 100 * 1_048_576

  /// Creates a reader.
  public init() {}

  /// Reads the report in `bytes`; errors call it `name`.
  ///
  /// - Throws: What is wrong with it, in one line.
  public func read(_ bytes: [UInt8], name: String) throws(ReportError) -> Report {
    guard bytes.count <= Self.limit else {
      throw ReportError(.tooLarge(limit: Self.limit), name: name)
    }
    let text = try Self.text(of: bytes, name: name)
    let white: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    guard let first = text.first(where: { !white.contains($0) }) else {
      throw ReportError(.empty, name: name)
    }
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      // A build log may begin with a bracket as well: `[1/2] Compiling …`.
      let value: JSONValue
      do {
        value = try JSONValue(reading: text)
      } catch {
        if let report = DiagnosticLines(text).report { return report }
        guard case .value(let path) = error else { throw Self.broken(text, name: name) }
        throw ReportError(.value(path: path), name: name)
      }
      return try read(value, name: name)
    case UInt8(ascii: "<") where !Self.isPlaceholder(text):
      return try CheckstyleFindings.report(of: text, name: name)
    default:
      guard let report = DiagnosticLines(text).report else {
        throw ReportError(.unknownFormat, name: name)
      }
      return report
    }
  }

  private func read(_ value: JSONValue, name: String) throws(ReportError) -> Report {
    if let log = value.object {
      if log["runs"] != nil || value["$schema"].string?.contains("sarif") == true {
        return try SARIFLog(value, name: name).report
      }
      if case .array? = log["findings"] { return HigFindings.report(of: value) }
    }
    if let report = SwiftLintFindings.report(of: value) { return report }
    throw ReportError(.unknownFormat, name: name)
  }

  /// Whether `text` begins with a path in angle brackets, as `<nopath>:1:1: error: …` does.
  private static func isPlaceholder(_ text: Data) -> Bool {
    let line = text.drop { $0 <= 0x20 }.prefix { $0 != 0x0A }
    return line.firstRange(of: Data(">:".utf8)) != nil
  }

  /// The report in UTF-8 without a byte order mark.
  private static func text(of bytes: [UInt8], name: String) throws(ReportError) -> Data {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let isUTF8 =
      !bytes.contains(0)
      && bytes.withUnsafeBufferPointer { buffer in
        String(validating: buffer[mark...], as: UTF8.self) != nil
      }
    if isUTF8 { return Data(bytes[mark...]) }
    do {
      return Data(try TextDecoding.decode(bytes).utf8)
    } catch {
      throw ReportError(.encoding(error.description), name: name)
    }
  }

  private static func broken(_ text: Data, name: String) -> ReportError {
    let last = text.last { $0 > 0x20 }
    let isClosed = last == UInt8(ascii: "}") || last == UInt8(ascii: "]")
    guard !isClosed else { return ReportError(.notJSON, name: name) }
    let lines = text.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    return ReportError(.truncated, name: name, line: lines)
  }
}
