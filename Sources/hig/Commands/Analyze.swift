import CommandLineKit
import Guidelines
import KnowledgeBase
import TextAnalysis

extension Command {
  /// `hig analyze`: how the search reads a text.
  static let analyze = Command(
    name: "analyze",
    summary: Phrase(
      "the search tokens of a text, and what it asks for", "글의 검색 토큰과 검색어로서의 뜻"),
    operands: .many("TEXT", .none),
    options: [],
    examples: [
      (
        "hig analyze '탭 막대를 숨기지 마세요'",
        Phrase("its words, stems, numbers and concepts", "단어, 어간, 수, 개념")
      ),
      (
        "hig analyze 'tab bar badge' --json",
        Phrase("as data, for another engine", "다른 검색 엔진에 넘길 데이터로")
      ),
    ]
  ) { session throws(Failure) in
    let text = session.invocation.operands.joined(separator: " ")
    let base = try session.openForReading()
    let analysis = try session.knowledgeBase { () throws(KnowledgeBaseError) in
      try Analysis(of: text, in: base)
    }
    if session.invocation.has(.json) {
      session.print(json: analysis)
    } else {
      Output.write(analysis.tokens.map { $0.line + "\n" }.joined())
    }
    return .done
  }
}

/// A text, its tokens, and its reading as a query.
private struct Analysis: Encodable {
  let text: String
  let tokens: [AnalyzedToken]
  let query: QueryExplanation?

  init(of text: String, in base: KnowledgeBase) throws(KnowledgeBaseError) {
    let analyzer = TextAnalyzer(concepts: Glossary(concepts: try base.concepts()))
    self.text = text
    tokens = analyzer.tokens(in: text).map { AnalyzedToken(token: $0, in: text) }
    query = try base.search(SearchQuery(text: text, limit: 0, explains: true)).explanation
  }
}

/// A token and the part of the text it comes from.
private struct AnalyzedToken: Encodable {
  let term: String
  let kind: String
  /// The index of its word, from 0.
  let position: Int
  /// Its range in the text, `[begin, end)`, in Unicode scalars.
  let range: [Int]
  private let slice: String

  init(token: Token, in text: String) {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: token.utf8Range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: token.utf8Range.upperBound)
    let scalars = text.unicodeScalars
    let first = scalars.distance(from: scalars.startIndex, to: start)
    term = token.term
    kind = "\(token.kind)"
    position = token.position
    slice = String(text[start..<end])
    range = [first, first + scalars.distance(from: start, to: end)]
  }

  private enum CodingKeys: String, CodingKey {
    case term
    case kind
    case position
    case range
  }

  /// The position, term, kind and source text, separated by tabs.
  var line: String { "\(position)\t\(term)\t\(kind)\t\(slice)" }
}
