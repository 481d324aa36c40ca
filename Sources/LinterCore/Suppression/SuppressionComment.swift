internal import Guidelines

/// A comment that disables or enables checks: `hig:disable:next tab-count -- the sixth is a trial`.
///
/// ```
/// // hig:disable tab-count nav-title-length   from here to the end of the file, or to …
/// // hig:enable tab-count                     … here
/// // hig:disable:this tab-badge               on this line
/// // hig:disable:next tab-badge -- reason     on the next line
/// // hig:disable:previous tab-badge           on the line before
/// // hig:waive:next tab-count owner="Kim Minji" until=2026-12-31 -- reason   for a time, by somebody
/// ```
///
/// A waiver needs an owner, a last day and a reason, or else it is a ``SuppressionFault``. Ids are those of rules or
/// checks; without ids, or with `all`, the comment applies to every check.
public struct SuppressionComment: Hashable, Sendable {
  /// The lines it applies to.
  public enum Scope: String, Sendable {
    /// From its own line to the end of the file or to a comment that enables the checks again.
    case rest
    case this
    case next
    case previous
  }

  /// Whether it disables checks; otherwise it enables them again.
  public var disables: Bool
  /// The lines it applies to.
  public var scope: Scope
  /// The ids it names; empty for every check.
  public var ids: [String]
  /// The reason after `--`, if given.
  public var reason: String?
  /// The waiver, if the comment starts with `waive`.
  public var waiver: Waiver?
  /// The line of the comment, counted from 1.
  public var line: Int

  /// The suppression comments in the text of a comment or a note that starts on `line`.
  ///
  /// There may be one on each line of the text; most comments contain none.
  public static func list(in comment: String, line: Int) -> [SuppressionComment] {
    comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .compactMap { offset, text in
        if case .comment(let comment) = Self.reading(text, line: line + offset) {
          comment
        } else {
          nil
        }
      }
  }

  /// The lines of such a text that begin as suppression comments and are none.
  public static func faults(in comment: String, line: Int) -> [SuppressionFault] {
    comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .compactMap { offset, text in
        if case .fault(let reason) = Self.reading(text, line: line + offset) {
          SuppressionFault(line: line + offset, reason: reason)
        } else {
          nil
        }
      }
  }

  /// What a line of text is.
  private enum Reading {
    case comment(SuppressionComment)
    case fault(SuppressionFault.Reason)
  }

  /// The prefix of every suppression comment, for a quick check.
  public static let mark = "hig:"

  /// The suppression comment in a line of text, or why it is none; `nil` if it does not begin as one.
  private static func reading(_ text: Substring, line: Int) -> Reading? {
    let body = text.drop { $0.isWhitespace || $0 == "/" || $0 == "*" }
    guard body.hasPrefix(mark) else { return nil }
    let command = body.dropFirst(mark.count).prefix { $0.isLetter || $0 == ":" }
    let words = command.split(separator: ":", omittingEmptySubsequences: false)
    let isWaiver = words.first == "waive"
    guard let (disables, scope) = effect(of: isWaiver ? ["disable"] + words.dropFirst() : words)
    else {
      // "hig: see the page" and hig://rules/tab-count are prose.
      return command.first?.isLetter == true ? .fault(.command(mark + command)) : nil
    }
    var rest = body.dropFirst(mark.count + command.count)
    if let end = rest.firstRange(of: "*/") { rest = rest[..<end.lowerBound] }
    let (entries, reason) = entries(in: rest)
    let ids = entries.filter { !isWaiver || !$0.contains("=") }
    var found = SuppressionComment(
      disables: disables, scope: scope, ids: ids.contains("all") ? [] : ids, reason: reason,
      line: line)
    guard isWaiver else { return .comment(found) }
    do throws(SuppressionFault.Reason) {
      found.waiver = try waiver(of: found, terms: entries.filter { $0.contains("=") })
      return .comment(found)
    } catch {
      return .fault(error)
    }
  }

  /// The entries of `text`, between which are spaces and commas, and the reason behind `--`.
  ///
  /// A pair of quotation marks holds an entry together and is left out.
  private static func entries(in text: Substring) -> (entries: [String], reason: String?) {
    var entries: [String] = []
    var (entry, isQuoted) = ("", false)
    var rest = text
    while let character = rest.popFirst() {
      if marks.contains(character), isQuoted || rest.contains(where: marks.contains) {
        isQuoted.toggle()
      } else if !isQuoted, character == "-", rest.first == "-" {
        let reason = rest.dropFirst().trimmed
        return (entries + [entry].filter { !$0.isEmpty }, reason.isEmpty ? nil : reason)
      } else if !isQuoted, character.isWhitespace || character == "," {
        if !entry.isEmpty { entries.append(entry) }
        entry = ""
      } else {
        entry.append(character)
      }
    }
    return (entries + [entry].filter { !$0.isEmpty }, nil)
  }

  private static let marks: Set<Character> = ["\"", "“", "”"]

  /// The words of a waiver that take a value.
  static let terms = ["owner", "until", "authority"]

  /// The waiver with `terms` such as `owner=kim`.
  private static func waiver(
    of comment: SuppressionComment, terms entries: [String]
  ) throws(SuppressionFault.Reason) -> Waiver {
    var terms: [String: String] = [:]
    for entry in entries {
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard Self.terms.contains(name) else { throw .term(name) }
      guard terms.updateValue(String(parts[1]), forKey: name) == nil else { throw .repeated(name) }
    }
    guard let owner = terms["owner"], !owner.isEmpty else { throw .noOwner }
    guard let day = terms["until"] else { throw .noDay }
    guard let until = CalendarDay(day) else { throw .day(day) }
    guard let reason = comment.reason else { throw .noReason }
    var authority: Authority?
    if let name = terms["authority"] {
      guard let named = Authority(rawValue: name) else { throw .noAuthority }
      authority = named
    }
    return Waiver(
      rules: comment.ids, authority: authority, reason: reason, owner: owner, until: until)
  }

  /// The effect of `disable`, `disable:next` or `enable`; `nil` for anything else.
  private static func effect(of words: [Substring]) -> (disables: Bool, scope: Scope)? {
    switch words {
    case ["disable"]: return (true, .rest)
    case ["enable"]: return (false, .rest)
    default:
      guard words.count == 2, words[0] == "disable", let scope = Scope(rawValue: String(words[1])),
        scope != .rest
      else { return nil }
      return (true, scope)
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
