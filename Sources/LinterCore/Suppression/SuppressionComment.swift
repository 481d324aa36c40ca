internal import Guidelines

/// A comment that switches checks off or on: `hig:disable:next tab-count -- the sixth is a trial`.
///
/// ```
/// // hig:disable tab-count nav-title-length   from here to the end of the file, or to …
/// // hig:enable tab-count                     … here
/// // hig:disable:this tab-badge               on this line
/// // hig:disable:next tab-badge -- reason     on the next line
/// // hig:disable:previous tab-badge           on the line before
/// // hig:waive:next tab-count owner=kim until=2026-12-31 -- reason   for a time, by somebody
/// ```
///
/// A waiver needs an owner, a last day and a reason; without one of them it is no waiver, and the
/// comment counts for nothing. Ids are those of rules or of checks; without any, or with `all`, it is about every check.
public struct SuppressionComment: Hashable, Sendable {
  /// The lines it is about.
  public enum Scope: String, Sendable {
    /// From its own line to the end of the file, or to where a comment takes it back.
    case rest
    case this
    case next
    case previous
  }

  /// Whether it switches off; else it takes back what another one switched off.
  public var disables: Bool
  /// The lines it is about.
  public var scope: Scope
  /// The ids it names; empty for every check.
  public var ids: [String]
  /// Why, where it says so behind `--`.
  public var reason: String?
  /// The waiver that it is, where it begins with `waive`.
  public var waiver: Waiver?
  /// The line it stands on, counted from 1.
  public var line: Int

  /// Reads the text of a comment or a note, which begins on `line`.
  ///
  /// A comment of several lines may hold several; most hold none.
  public static func list(in comment: String, line: Int) -> [SuppressionComment] {
    comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .compactMap { offset, text in Self.comment(text, line: line + offset) }
  }

  /// What every such comment contains, for a quick look.
  public static let mark = "hig:"

  /// The comment that a line of text holds; `nil` for none, or one that is not well formed.
  private static func comment(_ text: Substring, line: Int) -> SuppressionComment? {
    let body = text.drop { $0.isWhitespace || $0 == "/" || $0 == "*" }
    guard body.hasPrefix(mark) else { return nil }
    let command = body.dropFirst(mark.count).prefix { $0.isLetter || $0 == ":" }
    let words = command.split(separator: ":", omittingEmptySubsequences: false)
    let isWaiver = words.first == "waive"
    guard let (disables, scope) = effect(of: isWaiver ? ["disable"] + words.dropFirst() : words)
    else { return nil }
    var rest = body.dropFirst(mark.count + command.count)
    if let end = rest.firstRange(of: "*/") { rest = rest[..<end.lowerBound] }
    var reason: String?
    if let dash = rest.firstRange(of: "--") {
      reason = rest[dash.upperBound...].trimmed
      rest = rest[..<dash.lowerBound]
    }
    let entries = rest.split { $0.isWhitespace || $0 == "," }
    let ids = entries.filter { !isWaiver || !$0.contains("=") }.map(String.init)
    var found = SuppressionComment(
      disables: disables, scope: scope, ids: ids.contains("all") ? [] : ids,
      reason: reason.flatMap { $0.isEmpty ? nil : $0 }, line: line)
    guard isWaiver else { return found }
    found.waiver = waiver(of: found, terms: entries.filter { $0.contains("=") })
    return found.waiver == nil ? nil : found
  }

  /// The waiver that `comment` is with `terms` such as `owner=kim`; `nil` where one is missing.
  private static func waiver(of comment: SuppressionComment, terms: [Substring]) -> Waiver? {
    let terms = Dictionary(
      terms.map { term in
        let parts = term.split(separator: "=", maxSplits: 1)
        return (parts.first ?? "", String(parts.dropFirst().first ?? ""))
      }, uniquingKeysWith: { first, _ in first })
    guard let reason = comment.reason, let owner = terms["owner"], !owner.isEmpty,
      let until = terms["until"].flatMap(CalendarDay.init)
    else { return nil }
    return Waiver(
      rules: comment.ids, authority: terms["authority"].flatMap(Authority.init(rawValue:)),
      reason: reason, owner: owner, until: until)
  }

  /// What `disable`, `disable:next` or `enable` asks for; `nil` for anything else.
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
