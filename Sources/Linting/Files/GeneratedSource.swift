internal import Lexicon
internal import LinterCore

/// Detects generated sources, which nobody fixes by hand.
enum GeneratedSource {
  /// The number of characters at the start of a source to search for the tool's notice.
  private static let head = 600

  private static let marks = Lexicon.interfaceWords.list("generated")

  /// Whether a comment at the start of `source` says that it was generated.
  static func recognises(_ source: String) -> Bool {
    // Most sources have none of the marks anywhere near, which costs less to find than their lines.
    let start = String(decoding: source.utf8.prefix(4 * head), as: UTF8.self).lowercased()
    guard marks.contains(where: start.contains) else { return false }
    let comments = source.prefix(head).split(whereSeparator: \.isNewline).filter { line in
      line.first { !$0.isWhitespace }.map { "/*".contains($0) } ?? false
    }
    return comments.contains { line in
      let line = line.lowercased()
      return marks.contains { line.contains($0) }
    }
  }
}
