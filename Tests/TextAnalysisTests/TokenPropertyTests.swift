import TestSupport
import Testing
import TextAnalysis

@Suite("Properties of tokens")
struct TokenPropertyTests {
  /// Checks what holds for the tokens of every text.
  static func check(_ tokens: [Token], of text: String) {
    let bytes = Array(text.utf8)
    var boundaries: Set<Int> = [0]
    var offset = 0
    for character in text {
      offset += character.utf8.count
      boundaries.insert(offset)
    }
    var position = 0
    var start = 0
    for token in tokens {
      guard !token.text.isEmpty, !token.utf8Range.isEmpty,
        token.utf8Range.upperBound <= bytes.count,
        boundaries.contains(token.utf8Range.lowerBound),
        boundaries.contains(token.utf8Range.upperBound),
        token.position == position || token.position == position + 1,
        token.utf8Range.lowerBound >= (token.position == position ? 0 : start)
      else {
        Issue.record("\(token) in \(text.prefix(80))")
        return
      }
      if token.position > position || start == 0 { start = token.utf8Range.lowerBound }
      position = token.position
    }
  }

  @Test(
    "Ranges lie on characters and positions count up",
    arguments: [
      "탭 막대를 사용하세요", "UITabBar의 tabItem(_:)", "25x25 pt (75x75 px @3x)", "탭바배지, 도구 모 음!",
      "한글과 English가 섞인 iPhone에서", "e\u{301}a\u{308}x", "👩🏽‍💻앱", "각\u{11A8}각", "㈜탭 ①② ㎜", "don’t",
    ])
  func ranges(text: String) {
    Self.check(Samples.tokens(text), of: text)
  }

  /// Texts of words that were put together at random, the same every time.
  static func texts(_ count: Int, seed: UInt64) -> [String] {
    let words = [
      "탭", "막대를", "탭바배지", "tab", "tabs", "Tab", "bar", "-bar", "navigationTitle", "’를", "”에서",
      "iPhone에서",
      "세", "개", "두께", "three", "to", "25", "x25", "pt", "도구", "모음은", "네비게이션", "ﬁelds", "½",
      "e\u{301}",
      "각\u{11A8}", "categories", ",", "\n", "스크롤하세요", "漢字",
      // How spellings go on, or only seem to; numbers, or what only begins like one.
      "b", "ba", "bat", "bars", "text", "fields", "f", "막", "막을", "두세요", "세개", "열두",
    ]
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      (0..<8).map { _ in
        (words.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "")
      }.joined()
    }
  }

  @Test("A cached word gives the tokens of a new one")
  func cachedWords() {
    for text in Self.texts(3_000, seed: 7) {
      // The analyzer of the samples has seen these words in other places; a new one has not.
      let fresh = TextAnalyzer(concepts: Samples.glossary)
      #expect(Samples.tokens(text) == fresh.tokens(in: text), "\(text)")
      #expect(
        Samples.analyzer.concepts(in: text)
          == fresh.tokens(in: text).filter { $0.kind == .concept },
        "\(text)")
    }
  }

  @Test("Words cached by other threads give the tokens of new ones")
  func sharedCaches() async {
    let texts = Self.texts(500, seed: 8)
    let analyzer = TextAnalyzer(concepts: Samples.glossary)
    let found = await withTaskGroup(of: [[Token]].self) { group in
      for _ in 0..<4 { group.addTask { texts.map { analyzer.tokens(in: $0) } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let fresh = texts.map { TextAnalyzer(concepts: Samples.glossary).tokens(in: $0) }
    for tokens in found { #expect(tokens == fresh) }
  }

  @Test("A cached text gives its own tokens, as long as there is room")
  func cachedTexts() {
    let texts = ["탭 막대를 사용하세요", "Use a tab bar.", "탭 막대를 사용하세요", "", "A button with 3 tabs."]
    let analyzer = Samples.analyzer.caching(textsOf: 40)
    for text in texts {
      var concepts: [String] = []
      analyzer.forEachConcept(in: text) { concepts.append(String(decoding: $0, as: UTF8.self)) }
      #expect(concepts == Samples.analyzer.concepts(in: text).map(\.text))
      #expect(analyzer.analyzed(text)?.tokens.tokens == Samples.tokens(text))
    }
    func isCached(_ text: String) -> Bool {
      var text = text
      return text.withUTF8(analyzer.cached) != nil
    }
    #expect(texts.map(isCached) == [true, true, true, false, false])
    #expect(analyzer.removeCachedTexts().count == 2)
    #expect(!isCached(texts[0]))
    #expect(analyzer.analyzed(String(repeating: "탭 ", count: 1 << 16)) == nil)
  }

  @Test(
    "They hold for the seeds", .enabled(if: Shared.isPresent, Comment(rawValue: Shared.absence)))
  func seeds() throws {
    for name in try Shared.files("seeds") {
      let text = try TextDecoding.decode(Shared.bytes("seeds/" + name))
      Self.check(Samples.tokens(text), of: text)
    }
  }

  @Test("Random bytes never trap, and malformed ones stay outside of tokens")
  func randomBytes() {
    var random = SystemRandomNumberGenerator()
    let pieces: [[UInt8]] = [
      Array("탭 막대".utf8), Array("e\u{301}".utf8), [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xC0, 0x80], Array("3~5개".utf8), [0xFF], Array("\u{1162}\u{11B8}".utf8), Array("aA'".utf8),
      Array("漢\u{20000}".utf8), [0x00],
    ]
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        if Bool.random(using: &random) {
          bytes += pieces.randomElement(using: &random) ?? []
        } else {
          bytes.append(UInt8.random(in: .min ... .max, using: &random))
        }
      }
      let tokens = bytes.withUnsafeBufferPointer { Samples.analyzer.tokens(inUTF8: $0).tokens }
      #expect(
        tokens.allSatisfy { (0...bytes.count).contains($0.utf8Range.upperBound) }, "\(bytes)")
    }
  }

  @Test("Hostile text is analysed in time in proportion to its length", .timeLimit(.minutes(5)))
  func hostile() {
    for (name, text) in Samples.hostile {
      let tokens = Samples.tokens(text)
      #expect(tokens.count < text.utf8.count * 3, "\(name)")
      let isOrdered = zip(tokens, tokens.dropFirst()).allSatisfy { $0.position <= $1.position }
      #expect(isOrdered, "\(name)")
    }
  }

  @Test("The other analyses survive hostile text as well", .timeLimit(.minutes(5)))
  func hostileElsewhere() {
    for (name, whole) in Samples.hostile {
      let text = String(whole.unicodeScalars.prefix(20_000))
      #expect(LanguageGuess.runs(in: text).count <= text.utf8.count, "\(name)")
      #expect(Sentences.split(text, language: nil).count <= text.utf8.count, "\(name)")
      #expect(DisplayWidth.columns(DisplayWidth.truncate(text, to: 20)) <= 20, "\(name)")
      #expect(EditDistance.nearest(to: text, in: [text], limit: 1).count <= 1, "\(name)")
      #expect(Folding.fold(Folding.fold(text)) == Folding.fold(text), "\(name)")
    }
  }
}
