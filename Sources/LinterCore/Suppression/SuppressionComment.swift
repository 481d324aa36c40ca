/// A comment that switches checks off or on: `hig:disable:next tab-count -- the sixth is a trial`.
///
/// ```
/// // hig:disable tab-count nav-title-length   from here to the end of the file, or to …
/// // hig:enable tab-count                     … here
/// // hig:disable:this tab-badge               on this line
/// // hig:disable:next tab-badge -- reason     on the next line
/// // hig:disable:previous tab-badge           on the line before
/// ```
///
/// Ids are those of rules or of checks; without any, or with `all`, it is about every check.
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
  /// The line it stands on, counted from 1.
  public var line: Int

  /// Reads the text of a comment or a note, which begins on `line`.
  ///
  /// A comment of several lines may hold several; most hold none.
  public static func list(in comment: String, line: Int) -> [SuppressionComment] {
    comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .compactMap { offset, text in SuppressionComment(text, line: line + offset) }
  }

  /// What every such comment contains, for a quick look.
  public static let mark = "hig:"

  private init?(_ text: Substring, line: Int) {
    var rest = text.drop { $0.isWhitespace || $0 == "/" || $0 == "*" }
    guard rest.hasPrefix(Self.mark) else { return nil }
    rest = rest.dropFirst(Self.mark.count)
    let command = rest.prefix { $0.isLetter || $0 == ":" }
    rest = rest.dropFirst(command.count)
    let words = command.split(separator: ":", omittingEmptySubsequences: false)
    switch words.first {
    case "disable": disables = true
    case "enable" where words.count == 1: disables = false
    default: return nil
    }
    guard words.count <= 2 else { return nil }
    if words.count == 2 {
      guard let scope = Scope(rawValue: String(words[1])), scope != .rest else { return nil }
      self.scope = scope
    } else {
      scope = .rest
    }
    if let end = rest.firstRange(of: "*/") { rest = rest[..<end.lowerBound] }
    if let dash = rest.firstRange(of: "--") {
      let reason = rest[dash.upperBound...].trimmed
      self.reason = reason.isEmpty ? nil : reason
      rest = rest[..<dash.lowerBound]
    }
    let ids = rest.split { $0.isWhitespace || $0 == "," }.map(String.init)
    self.ids = ids.contains("all") ? [] : ids
    self.line = line
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
