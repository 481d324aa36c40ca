/// The message of a diagnostic, without the rule that linters put into it.
struct DiagnosticMessage {
  /// The message.
  private(set) var text: String
  /// The rule's id.
  private(set) var rule: String?
  /// The rule's name.
  private(set) var name: String?
  /// The tool, if the wording reveals it.
  private(set) var tool: String?

  init(_ message: Substring) {
    text = String(message.reversed().drop(while: \.isWhitespace).reversed())
    dropNumber()
    takeFlag()
    if rule == nil { takeTrailing() }
    if rule == nil { takeLeading() }
    takeViolation()
  }

  /// Drops ibtool's number for the kind of message: `… [9]`.
  private mutating func dropNumber() {
    guard let inside = bracketed(at: .end, "[", "]"), Int(inside) != nil else { return }
    dropEnd(inside)
  }

  /// Takes clang's `… [-Wunused-variable]`, or the last of `[-Werror,-Wunused-variable]`.
  private mutating func takeFlag() {
    guard let inside = bracketed(at: .end, "[", "]"), inside.hasPrefix("-W") else { return }
    rule = inside.split(separator: ",").last.map(String.init)
    dropEnd(inside)
  }

  /// Takes a rule at the end: `… (line_length)`, `… [tab-count]`, `… [#DeprecatedDeclaration]`.
  private mutating func takeTrailing() {
    if let inside = bracketed(at: .end, "(", ")"), Self.isID(inside),
      inside.contains(where: { "_-/".contains($0) }) || text.contains(" Violation: ")
    {
      rule = String(inside)
      dropEnd(inside)
    } else if let inside = bracketed(at: .end, "[", "]"), Self.isID(inside.drop { $0 == "#" }) {
      rule = String(inside.drop { $0 == "#" })
      dropEnd(inside)
    }
  }

  /// Takes a rule at the start: `[NeverForceUnwrap] …`, `(indent) …`.
  private mutating func takeLeading() {
    for (open, close) in [("[", "]"), ("(", ")")] as [(Character, Character)] {
      guard let inside = bracketed(at: .start, open, close), Self.isID(inside) else { continue }
      rule = String(inside)
      text = String(text.dropFirst(inside.count + 2).drop(while: \.isWhitespace))
      return
    }
  }

  /// Splits SwiftLint's `Line Length Violation: reason`.
  private mutating func takeViolation() {
    let parts = text.split(separator: " Violation: ", maxSplits: 1)
    guard rule != nil, parts.count == 2, parts[0].count < 80 else { return }
    tool = "SwiftLint"
    name = String(parts[0])
    text = String(parts[1])
  }

  private enum End { case start, end }

  private func bracketed(at end: End, _ open: Character, _ close: Character) -> Substring? {
    switch end {
    case .end:
      guard text.last == close, let start = text.lastIndex(of: open), start > text.startIndex
      else { return nil }
      return text[text.index(after: start)...].dropLast()
    case .start:
      guard text.first == open, let stop = text.firstIndex(of: close) else { return nil }
      return text[text.index(after: text.startIndex)..<stop]
    }
  }

  private mutating func dropEnd(_ inside: Substring) {
    text = String(
      text.dropLast(inside.count + 2).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Whether it looks like an id: 2 to 80 ASCII letters, digits or `_-./:`, a letter first.
  private static func isID(_ text: Substring) -> Bool {
    text.first?.isLetter == true && text.count >= 2 && text.count <= 80
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-./:".contains($0)) }
  }
}
