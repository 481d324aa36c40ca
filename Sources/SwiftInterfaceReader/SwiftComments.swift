internal import SwiftParser
internal import SwiftSyntax

/// The comments of Swift sources.
public enum SwiftComments {
  /// Every comment in `source`, in order, with its first line, counted from 1.
  ///
  /// Text in string literals that looks like a comment is not included.
  public static func list(_ source: String) -> [(text: String, line: Int)] {
    let tree = Parser.parse(source: source)
    var comments: [(text: String, line: Int)] = []
    var line = 1
    for token in tree.tokens(viewMode: .sourceAccurate) {
      add(token.leadingTrivia, to: &comments, line: &line)
      line += token.text.utf8.count { $0 == UInt8(ascii: "\n") }
      add(token.trailingTrivia, to: &comments, line: &line)
    }
    return comments
  }

  private static func add(
    _ trivia: Trivia, to comments: inout [(text: String, line: Int)], line: inout Int
  ) {
    for piece in trivia {
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        line += count
      case .lineComment(let text), .docLineComment(let text):
        comments.append((text, line))
      case .blockComment(let text), .docBlockComment(let text):
        comments.append((text, line))
        line += text.count(where: \.isNewline)
      default: continue
      }
    }
  }
}
