import Guidelines
import Testing
import TextAnalysis

@Suite("Beginnings of words")
struct BeginningTests {
  @Test("From the beginnings of a token's words the token is found wherever it stands")
  func found() throws {
    let glossary = try Corpus.glossary.get()
    let analyzer = TextAnalyzer(concepts: glossary)
    var lines: [Substring] = []
    for page in try Corpus.pages.get() {
      lines += page.document.source.split(whereSeparator: \.isNewline)
    }
    // Every seventh line: the letters of all are analysed for each of their tokens.
    for line in stride(from: 0, to: lines.count, by: 7).map({ lines[$0].prefix(120) }) {
      try expectAllFound(in: String(line), glossary, analyzer)
    }
  }

  @Test(
    "A concept within another word is found from its own beginning",
    arguments: ["즐겨찾기에 추가하세요", "사진을 즐겨찾기한다", "탭닫기 버튼"])
  func compounds(text: String) throws {
    let glossary = try Corpus.glossary.get()
    try expectAllFound(in: text, glossary, TextAnalyzer(concepts: glossary))
  }

  /// Expects each token of `text` to be found from the beginnings of its own words.
  private func expectAllFound(
    in text: String, _ glossary: Glossary, _ analyzer: TextAnalyzer
  ) throws {
    for token in Set(analyzer.tokens(in: text)) {
      var spellings: [String] = []
      if token.kind == .concept,
        let concept = glossary.concept(ConceptID(unchecked: String(token.text.dropFirst())))
      {
        spellings = Glossary.forms(of: concept).map(\.squashed)
      }
      let beginnings = WordBeginnings(of: [token.text], spellings: spellings)
      let isFound = analyzer.tokens(in: text, from: beginnings).tokens.contains {
        $0.text == token.text && $0.utf8Range == token.utf8Range
      }
      #expect(isFound, "\(token.text) of \(text)")
    }
  }

  @Test("Words that begin otherwise are left out")
  func leftOut() throws {
    let analyzer = TextAnalyzer(concepts: try Corpus.glossary.get())
    let badge = WordBeginnings(of: ["배지", "badge"], spellings: [])
    #expect(analyzer.tokens(in: "도구 막대를 숨기지 마세요 and never hide it", from: badge).tokens.isEmpty)
    let found = analyzer.tokens(in: "빨간 배지를 and red badges", from: badge).tokens
      .map(\.text)
    #expect(Set(found).isSuperset(of: ["배지", "badge"]))
    #expect(!found.contains("red"))
  }
}
