/// A text that a failing test shows by its beginning and its size.
///
/// Swift Testing prints the arguments of a test whole; an argument that may be long is one of these.
public struct LongText: Sendable, CustomStringConvertible, ExpressibleByStringInterpolation {
  /// The whole text.
  public let text: String

  /// Keeps `text`.
  public init(_ text: String) { self.text = text }

  /// Keeps a literal.
  public init(stringLiteral value: String) { text = value }

  /// At most 60 characters of the text.
  public var description: String {
    let shown = text.prefix(60)
    guard shown.endIndex < text.endIndex else { return text }
    return "\(shown)… (\(text.utf8.count) bytes)"
  }
}

/// Where `found` first differs from `expected`, in a few lines; nil where they are the same.
///
/// `#expect(firstDifference(found, expected) == nil)` says what differs; `#expect(found == expected)`
/// would print both, however long.
public func firstDifference(_ found: String, _ expected: String) -> String? {
  guard found != expected else { return nil }
  let (here, there) = (lines(of: found), lines(of: expected))
  let same = zip(here, there).prefix { $0 == $1 }.count
  func shown(_ lines: [Substring]) -> String {
    same < lines.count ? LongText(String(lines[same])).description : "the end"
  }
  return "line \(same + 1) is “\(shown(here))”, expected “\(shown(there))”"
}

private func lines(of text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}
