internal import LinterCore

/// One line of the form `path:line:column: warning: message`.
struct DiagnosticLine {
  /// The severity.
  let severity: Severity
  /// The message.
  let message: Substring
  /// The place; `nil` if the line names a tool or nothing.
  let place: ReportedPlace?
  /// The tool that it names in place of a file, or that reads this kind of file.
  let tool: String?
  /// The code between severity and colon: `warning C4996:`.
  let code: String?

  init?(_ line: Substring) {
    guard let mark = Mark(in: line) else { return nil }
    guard let head = Head.read(line[..<mark.start]) else { return nil }
    severity = mark.severity
    code = mark.code
    place = head.place
    tool = head.tool
    message = line[mark.end...].drop(while: \.isWhitespace)
  }
}

/// The word in a line that states the severity.
private struct Mark {
  let severity: Severity
  let code: String?
  let start: Substring.Index
  let end: Substring.Index

  private static let words: [(word: String, severity: Severity)] = [
    ("fatal error", .error), ("error", .error), ("warning", .warning), ("note", .note),
    ("remark", .note), ("notice", .note), ("치명적 오류", .error), ("치명적인 오류", .error),
    ("오류", .error), ("경고", .warning), ("참고", .note), ("알림", .note),
  ]

  /// The first such word at the beginning or after a colon, followed by a colon or a code and a colon.
  init?(in line: Substring) {
    let bytes = line.utf8
    var start = line.startIndex
    while true {
      for (word, severity) in Self.words where line[start...].hasPrefix(word) {
        let after = line[start...].dropFirst(word.count)
        if after.first == ":" {
          self.init(
            severity: severity, code: nil, start: start, end: line.index(after: after.startIndex))
          return
        }
        let code = after.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        let rest = after.dropFirst(1 + code.count)
        if after.first == " ", code.contains(where: \.isNumber), rest.first == ":" {
          self.init(
            severity: severity, code: String(code), start: start,
            end: line.index(after: rest.startIndex))
          return
        }
      }
      guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { return nil }
      start = bytes.index(after: colon)
      while start < line.endIndex, bytes[start] == 0x20 { start = bytes.index(after: start) }
      guard start < line.endIndex else { return nil }
    }
  }

  private init(
    severity: Severity, code: String?, start: Substring.Index, end: Substring.Index
  ) {
    self.severity = severity
    self.code = code
    self.start = start
    self.end = end
  }
}

/// The part before the severity: a place, a tool, or nothing.
private struct Head {
  let place: ReportedPlace?
  let tool: String?

  /// Parses `text`; `nil` for prose, which does not begin a diagnostic.
  static func read(_ text: Substring) -> Head? {
    var rest = stripped(text)
    guard !rest.isEmpty else { return Head(place: nil, tool: nil) }
    let position = Position.take(from: &rest)
    let hasSpace = rest.contains(where: \.isWhitespace)
    if position.isUnknown {
      // A tool's name: `ld`, `xcodebuild`. Prose before a colon is not a diagnostic.
      guard rest.contains(where: { "/\\.<".contains($0) }) else {
        return hasSpace ? nil : Head(place: nil, tool: String(rest))
      }
      // A sentence that quotes a path and goes on with "note:".
      if hasSpace, !rest.hasPrefix("/"), !rest.dropFirst().hasPrefix(":\\") { return nil }
    }
    let place = ReportedPlace(
      file: String(rest), line: position.line, column: position.column, symbol: position.symbol)
    return Head(place: place, tool: readers.first { rest.contains($0.ending) }?.tool)
  }

  /// `text` without leading marks of build log formatters and trailing colons.
  private static func stripped(_ text: Substring) -> Substring {
    var head = text.drop { $0.isWhitespace || "⚠️❌⛔️🛑".contains($0) }
    while let last = head.last, last.isWhitespace || last == ":" { head.removeLast() }
    return head
  }

  /// The tools that report on files no compiler reads.
  private static let readers: [(ending: String, tool: String)] = [
    (".storyboard", "ibtool"), (".xib", "ibtool"), (".xcassets", "actool"),
  ]
}

/// A position in a file: line and column, or the id of an object.
private struct Position {
  /// Line and column as they are written; a zero stands for none.
  var numbers: [Int] = []
  var symbol: String?

  var isUnknown: Bool { numbers.isEmpty && symbol == nil }
  var line: Int? { numbers.first.flatMap { $0 > 0 ? $0 : nil } }
  var column: Int? { line != nil && numbers.count > 1 && numbers[1] > 0 ? numbers[1] : nil }

  /// Takes `(12,5)`, `:12:5` or an object's id from the end of `head`.
  static func take(from head: inout Substring) -> Position {
    if let bracketed = bracketedNumbers(at: &head) { return Position(numbers: bracketed) }
    var numbers: [Int] = []
    while numbers.count < 2, let number = number(at: &head) { numbers.insert(number, at: 0) }
    return Position(numbers: numbers, symbol: numbers.isEmpty ? objectID(at: &head) : nil)
  }

  /// Takes `:12` from the end of `head`.
  private static func number(at head: inout Substring) -> Int? {
    let digits = head.reversed().prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, head.dropLast(digits.count).last == ":",
      let number = Int(String(digits.reversed()))
    else { return nil }
    head = head.dropLast(digits.count + 1)
    return number
  }

  /// Takes `(12,5)` from the end of `head`.
  private static func bracketedNumbers(at head: inout Substring) -> [Int]? {
    guard head.last == ")", let open = head.lastIndex(of: "(") else { return nil }
    let inside = head[head.index(after: open)...].dropLast()
    let numbers = inside.split(separator: ",").map { Int($0.drop(while: \.isWhitespace)) }
    guard !numbers.isEmpty, numbers.allSatisfy({ $0 != nil }) else { return nil }
    head = head[..<open]
    return numbers.compactMap(\.self)
  }

  /// Takes an object id of Interface Builder from the end of `head`: `:aBc-1d-Efg`.
  private static func objectID(at head: inout Substring) -> String? {
    guard let colon = head.lastIndex(of: ":") else { return nil }
    let id = head[head.index(after: colon)...]
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [3, 2, 3],
      id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { return nil }
    head = head[..<colon]
    return String(id)
  }
}
