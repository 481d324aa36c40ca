import FoundationEssentials
import Guidelines
import KnowledgeBase
import Testing

@Suite("Search finds rules the way people ask for them")
struct SearchTests {
  @Test(
    "The badge rule comes first, whatever language and spelling is used",
    arguments: [
      "탭 바 배지", "tab bar badge", "탭바 뱃지", "탭 막대 배지", "탭 표시줄 뱃지", "UITabBar badge",
      "badge", "배지를", "Badges", "TAB BARS' BADGES",
    ])
  func badge(query: String) throws {
    let answer = try Samples.base().search(SearchQuery(text: query))
    #expect(answer.results.first?.id == "tab-badge")
    #expect(answer.corrected == nil)
    #expect(!answer.relaxed)
  }

  @Test(
    "A query that finds nothing is corrected, and says so",
    arguments: [
      ("tab bar badeg", "tab bar badge"), ("턉 바 배지", "탭 바 배지"), ("ㅌㅂ ㅂㅈ", "탭 바 배지"),
      ("배쥐", "배지"),
    ])
  func correction(query: String, corrected: String) throws {
    let answer = try Samples.base().search(SearchQuery(text: query))
    #expect(answer.results.first?.id == "tab-badge")
    #expect(answer.corrected == corrected)
  }

  @Test("What has only some of the words is found as well, and marked")
  func relaxation() throws {
    let answer = try Samples.base().search(SearchQuery(text: "badge quicksand"))
    #expect(answer.relaxed)
    #expect(answer.results.first?.id == "tab-badge")
  }

  @Test("Nothing is found for words that nothing has")
  func silence() throws {
    let answer = try Samples.base().search(SearchQuery(text: "zzzzzzzzzzzz"))
    #expect(answer.results.isEmpty)
    #expect(answer.total == 0)
    #expect(!answer.relaxed)
  }

  @Test("Highlights mark what matched, without the particle")
  func highlights() throws {
    let answer = try Samples.base().search(SearchQuery(text: "배지"))
    let result = try #require(answer.results.first)
    let ko = try #require(result.snippet.ko)
    let ranges = try #require(result.highlights.ko)
    let marked = ranges.map { range in
      String(String.UnicodeScalarView(Array(ko.unicodeScalars)[range]))
    }
    #expect(marked.contains("배지"))
    let en = try #require(result.snippet.en)
    let first = try #require(result.highlights.en?.first)
    #expect(String(Array(en)[first]).lowercased().hasPrefix("badge"))
  }

  @Test("A result names its sources, exact lines and numbers")
  func content() throws {
    let answer = try Samples.base().search(SearchQuery(text: "how many tabs three"))
    let result = try #require(answer.results.first { $0.id == "tab-count" })
    #expect(result.kind == .rule)
    #expect(result.component?.rawValue == "tab-bars")
    #expect(result.platforms == [.iOS])
    #expect(result.metrics == Bilingual(en: ["3–5 tabs (iOS)"], ko: ["3–5개 (iOS)"]))
    #expect(result.sources.map(\.lines) == [LineRange(20, 22)])
    #expect(result.sources.map(\.document) == ["pages/tab-bars.md"])
  }

  @Test("Filters narrow the answer")
  func filters() throws {
    let base = try Samples.base()
    func ids(_ filter: Filter, kind: SearchResult.Kind? = nil) throws -> [String] {
      try base.search(SearchQuery(text: "탭 바", filter: filter, kind: kind)).results.map(\.id)
    }
    #expect(try ids(Filter(platform: .tvOS)).contains("tab-badge"))
    #expect(try !ids(Filter(platform: .tvOS)).contains("tab-count"))
    #expect(try ids(Filter(component: ComponentName(rawValue: "toolbars"))).isEmpty)
    #expect(try ids(Filter(asOf: Edition("2022"))).allSatisfy { !$0.hasPrefix("tab-") })
    #expect(try ids(Filter(asOf: Edition("2023"))).contains("tab-count"))
    let kinds = try base.search(SearchQuery(text: "탭 바", kind: .rule)).results.map(\.kind)
    #expect(Set(kinds) == [.rule])
    #expect(try !ids(Filter(), kind: .passage).contains("tab-count"))
    #expect(try ids(Filter(), kind: .metric) == ["tab-count#1"])
  }

  @Test(
    "No text is a mistake",
    arguments: [
      "", " ", "\"", "\"\"", "\"탭", "AND", "OR NOT", "NEAR(a b)", "a AND", "(탭", "탭)", "탭*", "^탭",
      "title : 탭", "{title body}: x", "-탭", "a + b", "'; DROP TABLE rule; --", "탭\u{0}바",
      "\u{1}tab-bar",
      "\u{2}", "👩‍👩‍👧 배지", "\u{202E}배지", "ㅂ", "ㅌㅂㅂㅈ", "배ㅈ", "e\u{301}", "\u{FFFD}", "\u{10FFFF}",
    ])
  func hostileQueries(query: String) throws {
    try expectAnswer(to: query)
  }

  @Test("No text is too long")
  func longQueries() throws {
    try expectAnswer(to: String(repeating: "탭 바 배지 ", count: 60_000))
    try expectAnswer(to: String(repeating: "x", count: 1_000_000))
    try expectAnswer(to: String(repeating: "e\u{301}\u{301}\u{301}", count: 100_000))
    try expectAnswer(to: "e" + String(repeating: "\u{301}", count: 500_000))
    try expectAnswer(to: (0..<500).map { "w\($0)" }.joined(separator: " "))
  }

  @Test("Random text of all kinds is answered")
  func randomQueries() throws {
    let base = try Samples.base()
    let pieces = [
      "탭", "바", "배지", "tab", "bar", "badge", "ㅌ", "ㅂㅈ", "배ㅈ", " ", "  ", "\t", "\"", "'", "(", ")",
      "*", "^", ":", "-", "+", "{", "}", "AND", "OR", "NOT", "NEAR", "\u{0}", "\u{1}", "\u{2}",
      "\\",
      "%", "_", ";", "68pt", "3~5", "25x25", "é", "e\u{301}", "👩‍👩‍👧", "\u{202E}", "\u{1100}\u{1161}",
      "ﬁ", "ＡＢ", "xoqqk", "숨기면", "를",
    ]
    var generator = SplitMix(state: 11)
    for _ in 0..<1000 {
      let count = Int.random(in: 1...8, using: &generator)
      let query = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      try expectAnswer(to: query, base)
    }
    #expect(base.openStatements == 0)
  }

  @Test(
    "What was typed with the other keyboard layout, or not to its end, is understood",
    arguments: [
      ("xoqqk qowl", "탭바 배지"), ("ㅅ뮤 ㅠㅁㅇㅎㄷ", "tab badge"), ("탭바 배ㅈ", "탭바 배지"), ("ㅌㅂㅂㅈ", "탭 바 배지"),
    ])
  func unfinishedAndRetyped(query: String, corrected: String) throws {
    let answer = try Samples.base().search(SearchQuery(text: query))
    #expect(answer.results.first?.id == "tab-badge")
    #expect(answer.corrected == corrected)
  }

  private func expectAnswer(to query: String, _ base: KnowledgeBase? = nil) throws {
    let base = try base ?? Samples.base()
    let answer = try base.search(SearchQuery(text: query))
    #expect(answer.query == query, "")
    for result in answer.results {
      for language in Language.allCases {
        let count = result.snippet[language]?.unicodeScalars.count ?? 0
        #expect(result.highlights[language]?.allSatisfy { $0.upperBound <= count } ?? true)
      }
    }
  }

  @Test(
    "Every limit is obeyed, and the total does not depend on it", arguments: [-1, 0, 1, 2, 1000])
  func limits(limit: Int) throws {
    let base = try Samples.base()
    let answer = try base.search(SearchQuery(text: "탭", limit: limit))
    #expect(answer.total == 5)
    #expect(answer.results.count == min(max(limit, 0), 5))
  }

  @Test("The JSON has every field that others read")
  func json() throws {
    var answer = try Samples.base().search(SearchQuery(text: "탭 바 배지", limit: 1))
    answer.elapsedMilliseconds = 0.5
    let data = try JSONEncoder().encode(answer)
    let json = String(decoding: data, as: UTF8.self)
    for key in [
      "\"query\"", "\"elapsed_ms\":0.5", "\"total\"", "\"corrected\":null", "\"relaxed\":false",
      "\"kind\":\"rule\"", "\"id\":\"tab-badge\"", "\"score\"", "\"component\":\"tab-bars\"",
      "\"platforms\":[]", "\"title\":{", "\"snippet\":{", "\"highlights\":{\"", "\"metrics\":[]",
      "\"checks\":[]", "\"lines\":[10,12]", "\"languages\":[\"en\",\"ko\"]",
      "\"edition\":\"2023-06\"",
    ] {
      #expect(json.contains(key), "\(key) in \(json)")
    }
  }

  @Test("The index has the words that ask for the numbers of a subject once")
  func metricWords() throws {
    let sizes: [(Dimension, String)] = [(.width, "phone"), (.height, "phone"), (.width, "tablet")]
    let metrics = sizes.enumerated().map { number, size in
      Metric(
        subject: "badge", dimension: size.0, minimum: Double(number), unit: .points,
        qualifiers: ["device": size.1],
        source: LineReference(document: "sizes.md", line: 5, language: .en))
    }
    var document = Samples.page
    document.passages[0] = Samples.rule(
      nil, en: "Keep badges small.", ko: nil, line: 5, document: "sizes", metrics: metrics)
    let texts = try Samples.base([document]).indexedTexts()
    let body = try #require(texts.first { $0.title.contains("small") }).body
    #expect(body.split(separator: "\n").last?.hasPrefix("badge width") == true)
    for word in ["너비", "높이", "phone", "tablet", "badge "] {
      #expect(body.components(separatedBy: word).count == 2, "\(word) in \(body)")
    }
  }

  @Test("A rule is found by the words of an id that a document gives, not of one that was made up")
  func idWords() throws {
    let texts = try Samples.base().indexedTexts()
    let named = try #require(texts.first { $0.name == "tab-bar-visible" })
    #expect(named.title.hasSuffix("\ntab bar visible"))
    let koreanOnly = try #require(texts.first { $0.isRule && $0.title.contains("툴바 버튼") })
    #expect(koreanOnly.title.split(separator: "\n").count == 2)
    var document = Samples.page
    document.passages.append(
      Samples.rule(
        nil, en: "Let people choose.", ko: nil, line: 40, document: "tab-bars"))
    let unnamed = try #require(
      Samples.base([document]).indexedTexts().first { $0.title.contains("choose") })
    #expect(unnamed.title == "Let people choose.")
  }
}
