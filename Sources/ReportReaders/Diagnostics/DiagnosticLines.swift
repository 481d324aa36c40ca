internal import Guidelines
internal import LinterCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The lines that compilers print and Xcode reads: `path:line:column: warning: message`.
///
/// The form is that of the GNU coding standards, "Formatting Error Messages", in the spellings of
/// clang, swiftc, ibtool, actool, MSVC and the linters that imitate them.
struct DiagnosticLines {
  private var findings: [ReportedFinding] = []
  private var notes: [ReportNote] = []
  /// The lines below the last diagnostic.
  private var below: [Substring] = []
  /// Whether those belong to a note of the last finding.
  private var isBelowNote = false

  /// Reads `text`, in UTF-8.
  init(_ text: Data) {
    let text = String(decoding: text, as: UTF8.self)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      take(line.utf8.contains(0x1B) ? Self.withoutColour(line)[...] : line)
    }
    endMessage()
  }

  /// The report; `nil` where no line is a diagnostic.
  var report: Report? {
    findings.isEmpty ? nil : Report(format: .diagnostics, findings: findings, notes: notes)
  }

  private mutating func take(_ line: Substring) {
    guard let diagnostic = DiagnosticLine(line) else {
      if !findings.isEmpty, below.count < 40 { below.append(line) }
      return
    }
    endMessage()
    let place = diagnostic.place
    let message = DiagnosticMessage(diagnostic.message)
    let isNote = diagnostic.severity == .note && message.rule == nil
    if isNote, place == nil {
      // The build system's own message.
      notes.append(ReportNote(severity: .note, message: Bilingual(guessing: message.text)))
    } else if isNote, !findings.isEmpty {
      findings[findings.count - 1].related.append(
        RelatedPlace(message: message.text, place: place))
    } else {
      findings.append(
        ReportedFinding(
          tool: message.tool ?? diagnostic.tool, rule: message.rule ?? diagnostic.code,
          name: message.name, severity: diagnostic.severity,
          message: Bilingual(guessing: message.text), place: place))
    }
    isBelowNote = isNote
  }

  /// Adds those of the lines below that continue the last message.
  private mutating func endMessage() {
    defer { below = [] }
    guard !below.isEmpty, let last = findings.indices.last else { return }
    let continuation = Self.continuation(in: below)
    guard !continuation.isEmpty else { return }
    let rest = continuation.joined(separator: " ")
    if isBelowNote {
      guard let note = findings[last].related.indices.last else { return }
      findings[last].related[note].message += " " + rest
    } else {
      let message = findings[last].message
      findings[last].message = message.map { $0.isEmpty ? rest : $0 + " " + rest }
    }
  }

  /// The lines of `block` that continue the message: those before the source line that carets mark,
  /// or indented ones if there are no carets.
  private static func continuation(in block: [Substring]) -> [String] {
    let end = block.firstIndex { $0.allSatisfy(\.isWhitespace) } ?? block.endIndex
    let block = block[..<end]
    var lines: ArraySlice<Substring>
    if let caret = block.firstIndex(where: isCaretLine) {
      lines = block[..<max(block.startIndex, caret - 1)]
    } else {
      lines = block.prefix { $0.first?.isWhitespace == true }
    }
    lines = lines.prefix { !isGutter($0) }
    return lines.map { line in
      String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  private static func isCaretLine(_ line: Substring) -> Bool {
    line.contains("^") && line.allSatisfy { $0.isWhitespace || "^~|-".contains($0) }
  }

  /// Whether it is a line of source with its number in front: ` 12 |   let x = 1`.
  private static func isGutter(_ line: Substring) -> Bool {
    let rest = line.drop { $0.isWhitespace || $0.isNumber }
    return rest.first == "|"
  }

  /// `line` without the escape sequences of terminals (ECMA-48).
  private static func withoutColour(_ line: Substring) -> String {
    var text = ""
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      guard rest.first == "[" else { continue }
      rest = rest.dropFirst().drop { !("@"..."~").contains($0) }.dropFirst()
    }
    return text
  }
}
