import Guidelines
import Testing
import TextAnalysis

@Suite("Tokens")
struct TokenTests {
  @Test("A concept of two words stands at the first and covers both, particles aside")
  func conceptOfTwoWords() throws {
    let tokens = Samples.tokens("탭 막대를")
    #expect(tokens.map(\.text) == ["탭", "\u{1}tab-bar", "막대를", "막대"])
    #expect(tokens.map(\.position) == [0, 0, 1, 1])
    #expect(tokens.map(\.kind) == [.word, .concept, .word, .stem])
    let concept = try #require(tokens.first { $0.kind == .concept })
    #expect(concept.utf8Range == 0..<10)
  }

  @Test(
    "A concept is found however it is spelled, spaced, inflected and glued",
    arguments: [
      ("탭 바", ["tab-bar"]), ("탭바는", ["tab-bar"]), ("탭막대에서는", ["tab-bar"]),
      ("Tab Bars", ["tab-bar"]), ("tab-bar", ["tab-bar"]), ("UITabBar를", ["tab-bar"]),
      ("uitabbar", ["tab-bar"]), ("‘탭 막대’를", ["tab-bar"]),
      ("탭 바(Tab Bar)는", ["tab-bar", "tab-bar"]),
      ("도구 모 음을", ["toolbar"]), ("도구모음", ["toolbar"]), ("tool bar", ["toolbar"]),
      ("네비게이션바", ["navigation-bar"]), ("내비게이션 바입니다", ["navigation-bar"]),
      ("택스트필드", ["text-field"]), ("탭바배지", ["tab-bar", "badge"]),
      ("탭바배지에는", ["tab-bar", "badge"]), ("탭 바배지", ["tab-bar", "badge"]),
      ("탐색막대제목", ["navigation-bar", "title"]), ("탐색막대높이", ["navigation-bar"]),
      ("categories", ["category"]), ("scrolling", ["scroll"]), ("스크롤하면", ["scroll"]),
      ("app's menus", ["menu"]), (".badge(_:)", ["badge"]), ("탭", ["tab"]), ("탭들을", ["tab"]),
      ("navigationTitle", ["title"]), ("탭 모음에 아이콘", ["tab-bar", "icon"]),
    ])
  func concepts(text: String, expected: [String]) {
    #expect(Samples.concepts(text) == expected)
  }

  @Test(
    "What only resembles a spelling is no concept",
    arguments: [
      "탭하세요", "메뉴얼", "탭. 막대를", "tab, bar", "table", "범 주", "배 지", "titles'quoted'",
    ])
  func noConcepts(text: String) {
    #expect(!Samples.concepts(text).contains { ["tab-bar", "category", "badge"].contains($0) })
  }

  @Test("A stem that is unsure alone is sure where the glossary knows it")
  func knownStem() {
    #expect(Samples.texts("탭도", .stem) == ["탭"])
    #expect(Samples.texts("각도", .stem).isEmpty)
  }

  @Test(
    "A verb that a glossary spells with -기 is found in every form, and a noun is no form of a verb",
    arguments: [
      ("숨기기", ["hide"]), ("숨기면", ["hide"]), ("숨겨도", ["hide"]), ("닫아야", ["close"]),
      ("커서", ["pointer"]), ("A를", []), ("보면", []),
    ])
  func verbs(text: String, expected: [String]) throws {
    let table = """
      id\ten\tko\tapi\tpage\tnote
      hide\thide\t숨기기\t\t\t
      close\tclose\t닫기\t\t\t
      view\tview\t보기\t\t\t
      pointer\tcursor\t커서\t\t\t
      """
    let analyzer = TextAnalyzer(concepts: try Glossary(tsv: table, name: "verbs"))
    let tokens = analyzer.tokens(in: text)
    #expect(tokens.filter { $0.kind == .concept }.map { String($0.text.dropFirst()) } == expected)
    #expect(text != "커서" || !tokens.contains { $0.text == "크" })
  }

  @Test("탭하세요 asks for a tap, 탭 names a tab")
  func ambiguousVerb() {
    #expect(Samples.concepts("탭하세요").isEmpty)
    #expect(Samples.glossary.isAmbiguous(squashed: "탭"))
  }

  @Test("A lookup that is no glossary finds the same", arguments: ["탭 막대를", "UITabBar", "탭바배지에"])
  func otherLookup(text: String) {
    let analyzer = TextAnalyzer(concepts: Samples.Lookup())
    #expect(analyzer.tokens(in: text) == Samples.tokens(text))
  }

  @Test(
    "Parts of compounds and names have positions of their own",
    arguments: [
      ("탭바배지", ["탭바", "배지"]), ("UITabBar", ["ui", "tab", "bar"]),
      ("navigationTitle", ["navigation", "title"]), ("iOS16", ["ios", "16"]),
      ("iOS앱에서", ["ios", "앱에서"]),
    ])
  func parts(text: String, expected: [String]) {
    let parts = Samples.tokens(text).filter { $0.kind == .part }
    #expect(parts.map(\.text) == expected)
    #expect(parts.map(\.position) == Array(expected.indices))
  }

  @Test(
    "Names that are one word stay one",
    arguments: ["iPhone", "iPadOS", "macOS", "visionOS", "UI", "Tab"])
  func names(text: String) {
    #expect(Samples.texts(text, .word) == [text.lowercased()])
    #expect(Samples.texts(text, .part).isEmpty)
  }

  @Test(
    "An inflected English word has its base beside it",
    arguments: [
      ("bars", "bar"), ("categories", "category"), ("switches", "switch"), ("boxes", "box"),
      ("hiding", "hide"), ("tapping", "tap"), ("scrolling", "scroll"), ("opened", "open"),
      ("used", "use"), ("app's", "app"), ("app’s", "app"), ("URLs", "url"),
    ])
  func english(word: String, base: String) {
    #expect(Samples.texts(word, .stem).contains(base))
  }

  @Test(
    "A word that only looks inflected stays whole", arguments: ["status", "class", "this", "macOS"])
  func notInflected(word: String) {
    #expect(Samples.texts(word, .stem).isEmpty)
  }

  @Test("What follows a closing quotation mark may be a particle, not what follows an opening one")
  func quotations() {
    #expect(!Samples.texts("‘위젯’이 글", .word).contains("이"))
    #expect(Samples.texts("글 '이 위젯은…'", .word).contains("이"))
  }

  @Test(
    "A quantity has one spelling however it is written",
    arguments: [
      ("68pt", ["68pt", "68 pt", "68포인트", "68 포인트를", "68 points", "68점", "68pt에서"]),
      ("25x25", ["25x25", "25×25", "25 * 25", "25 x 25", "25*25 px", "25 by 25", "２５x２５"]),
      ("25x25pt", ["25x25 pt", "25×25pt", "25 pt x 25 pt", "25 * 25 포인트"]),
      (
        "3~5",
        [
          "3~5개", "3–5", "3-5개의", "세 개에서 다섯 개", "세개에서 다섯개 사이", "three to five", "3개에서 5개까지",
          "3 to 5 tabs", "three-to-five", "3~5",
        ]
      ),
      ("15char", ["15자", "15 characters", "15글자로", "15-character 15자", "15자를"]),
      ("4.5:1", ["4.5:1", "4.5:1로"]),
      ("50%", ["50%", "50 percent", "50퍼센트"]),
      ("3x", ["@3x", "3배", "3 times", "1x 2x 3x", "2x, 3x"]),
      ("2x", ["2x 3x", "1x 2x zoom"]),
      ("1024pt", ["1,024 points", "1024pt"]),
      ("10~20%", ["10~20%", "10% – 20%"]),
      ("3", ["three", "세 개", "세 가지를", "셋이 세 개"]),
      ("44x44x2", ["44x44x2"]),
    ])
  func quantities(normalized: String, spellings: [String]) {
    for spelling in spellings {
      let numbers = Samples.tokens(spelling).filter { $0.kind == .number }.map(\.text)
      #expect(numbers.contains(normalized), "\(spelling): \(numbers)")
    }
  }

  @Test(
    "What is no quantity is not taken for one",
    arguments: ["세로 방향", "두께", "한글", "네트워크", "다섯", "one", "하나도", "열기", "iOS 16, 3"])
  func noQuantities(text: String) {
    #expect(Samples.texts(text, .number).isEmpty)
  }

  @Test("Composed and decomposed text give the same tokens")
  func normalization() {
    for text in ["탭 막대를 사용하세요", "café Über", "탭바배지에는 3~5개", "각"] {
      let decomposed = decomposed(text)
      #expect(Array(decomposed.utf8) != Array(text.utf8))
      #expect(Samples.tokens(decomposed).map(\.text) == Samples.tokens(text).map(\.text))
      #expect(Samples.tokens(decomposed).map(\.position) == Samples.tokens(text).map(\.position))
    }
  }

  @Test(
    "Compatibility forms and letter case do not count",
    arguments: [
      ("ＴＡＢ", "tab"), ("Ⅳ", "iv"), ("ﬁle", "file"), ("STRASSE", "strasse"), ("Straße", "strasse"),
    ])
  func folding(text: String, expected: String) {
    #expect(Samples.texts(text, .word) == [expected])
  }

  @Test("Scripts without spaces are split by dictionary")
  func dictionaryScripts() {
    #expect(Samples.texts("日本語の文章").count > 1)
  }

  @Test("Malformed UTF-8 separates words and nothing more")
  func malformed() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xED, 0x83]
    let tokens = bytes.withUnsafeBufferPointer { Samples.analyzer.tokens(inUTF8: $0).tokens }
    #expect(tokens.map(\.text) == ["a", "b"])
    #expect(tokens.map(\.utf8Range) == [0..<1, 2..<3])
  }

  @Test("Nothing gives nothing", arguments: ["", " ", "…—!?", "\u{301}", "👩🏽‍💻"])
  func nothing(text: String) {
    #expect(Samples.tokens(text).isEmpty)
  }
}
