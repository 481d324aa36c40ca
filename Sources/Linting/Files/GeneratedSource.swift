internal import Lexicon

/// Which sources a tool has written: nobody corrects those by hand.
enum GeneratedSource {
  /// How far into a source its tool says that it wrote it, in characters.
  private static let head = 600

  private static let marks = Lexicon.interfaceWords.list("generated")

  /// Whether the first comments of `source` say that a tool wrote it.
  static func recognises(_ source: String) -> Bool {
    let comments = source.prefix(head).split(whereSeparator: \.isNewline).filter { line in
      line.first { !$0.isWhitespace }.map { "/*".contains($0) } ?? false
    }
    return comments.contains { line in
      let line = line.lowercased()
      return marks.contains { line.contains($0) }
    }
  }
}
