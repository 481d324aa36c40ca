internal import Guidelines
internal import LinterCore
internal import XMLEvents

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Checkstyle's XML: files with their errors, as many linters write it.
///
/// The form is that of `XMLLogger` in https://github.com/checkstyle/checkstyle.
struct CheckstyleFindings {
  private var findings: [ReportedFinding] = []
  private var notes: [ReportNote] = []
  private var file: String?
  private var root: String?
  private var exception: String?

  /// Reads the report in `text`, XML in UTF-8.
  ///
  /// - Throws: An error if it is malformed or something else.
  static func report(of text: Data, name: String) throws(ReportError) -> Report {
    var reading = CheckstyleFindings()
    do {
      try XMLEvents.read(Array(text), encoding: "UTF-8") { event in reading.take(event) }
    } catch {
      if reading.root == "checkstyle" || reading.root == nil {
        throw ReportError(.notXML(error.reason), name: name, line: error.line)
      }
    }
    guard reading.root == "checkstyle" else { throw ReportError(.unknownFormat, name: name) }
    return Report(format: .checkstyle, findings: reading.findings, notes: reading.notes)
  }

  /// Handles an event; returns whether to go on.
  private mutating func take(_ event: XMLEvent) -> Bool {
    switch event {
    case .start(let name, let attributes, _, _):
      if root == nil { root = name }
      guard root == "checkstyle" else { return false }
      switch name {
      case "file": file = attributes["name"]
      case "error": findings.append(finding(attributes))
      case "exception": exception = ""
      default: break
      }
    case .text(let text): exception? += text
    case .end(let name):
      if name == "file" { file = nil }
      if name == "exception" { endException() }
    }
    return true
  }

  private func finding(_ attributes: XMLAttributes) -> ReportedFinding {
    func number(_ name: String) -> Int? {
      attributes[name].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    }
    let source = attributes["source"].flatMap { $0.isEmpty ? nil : $0 }
    let line = number("line")
    let place = file.map { file in
      ReportedPlace(file: file, line: line, column: line == nil ? nil : number("column"))
    }
    let severity = attributes["severity"]?.lowercased()
    return ReportedFinding(
      tool: source.flatMap(Self.tool), rule: source.map(Self.rule),
      severity: severity == "ignore"
        ? nil : severity == "info" ? .note : severity.flatMap(Severity.init) ?? .warning,
      message: Bilingual(guessing: attributes["message"] ?? ""), place: place)
  }

  /// The tool in `swiftlint.rules.colon`, `eslint.rules.no-undef`, `detekt.LongMethod`; Checkstyle
  /// itself for the class of one of its checks.
  private static func tool(_ source: String) -> String? {
    if source.hasPrefix("com.puppycrawl.tools.checkstyle.") { return "Checkstyle" }
    let first = source.prefix { $0 != "." }.lowercased()
    return names[first]
  }

  private static let names = [
    "swiftlint": "SwiftLint", "eslint": "ESLint", "detekt": "detekt", "ktlint": "ktlint",
    "stylelint": "stylelint", "iblinter": "IBLinter", "phpcs": "PHP_CodeSniffer",
  ]

  /// The rule in a source: what follows the tool's name, or the last part of a class name.
  private static func rule(_ source: String) -> String {
    if let range = source.firstRange(of: ".rules.") { return String(source[range.upperBound...]) }
    guard let tool = tool(source) else { return source }
    let parts = source.split(separator: ".")
    let isClass = tool == "Checkstyle"
    return isClass
      ? parts.last.map(String.init) ?? source : parts.dropFirst().joined(separator: ".")
  }

  private mutating func endException() {
    let lines = exception?.split(whereSeparator: \.isNewline) ?? []
    let first = lines.first { !$0.allSatisfy(\.isWhitespace) }
    if let first {
      notes.append(
        ReportNote(
          severity: .error, message: Bilingual(guessing: String(first.drop(while: \.isWhitespace))),
          place: file.map { ReportedPlace(file: $0) }))
    }
    exception = nil
  }
}
