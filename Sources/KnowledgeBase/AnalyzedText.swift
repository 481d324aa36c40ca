internal import Guidelines
internal import TextAnalysis

/// A text and its tokens, which joining and the index both want.
///
/// A class only because an ingest hands all of them around.
final class AnalyzedText: Sendable {
  let text: String
  let tokens: TokenList

  /// What is longer than any statement is not worth its memory.
  private static let longest = 1 << 16

  /// Analyses `text`; `nil` where it is longer than any statement.
  init?(_ text: String, analyzer: TextAnalyzer) {
    var utf8 = text
    guard text.utf8.count < Self.longest else { return nil }
    self.text = text
    tokens = utf8.withUTF8(analyzer.tokens(inUTF8:)).compact
  }

  /// The tokens of UTF-8 `part`, where it is the text or its first sentence.
  func tokens(of part: UnsafeBufferPointer<UInt8>) -> TokenList? {
    guard begins(with: part) else { return nil }
    return part.count == text.utf8.count ? tokens : tokens.prefix(upTo: part.count)
  }

  /// Whether `part` is the text or its first sentence: nothing goes on over a full stop with a
  /// space after it.
  func begins(with part: UnsafeBufferPointer<UInt8>) -> Bool {
    var text = text
    return text.withUTF8 { text in
      guard part.count <= text.count, text.starts(with: part) else { return false }
      return part.count == text.count
        || !part.isEmpty && SentencePieces.isEnd(part.count, of: text)
    }
  }
}

/// A statement and what is asked of it more than once.
///
/// A class only because an ingest hands all of them around.
final class AnalyzedStatement: Sendable {
  let said: JoinStatement
  /// Its texts, as far as they are worth their memory.
  let texts: Bilingual<AnalyzedText>
  /// The id made up for it, free or not.
  let name: RuleID

  init(_ statement: JoinStatement, analyzer: TextAnalyzer) {
    said = statement
    texts = statement.text.map { AnalyzedText($0, analyzer: analyzer) }
    name = RuleJoining.name(of: [statement])
  }
}
