import Guidelines
import KnowledgeBase
import Testing

@Suite("Operators narrow a search, and no input is a mistake")
struct SearchOperatorTests {
  private func ids(_ text: String) throws -> [String] {
    try Samples.base().search(SearchQuery(text: text)).results.map(\.id)
  }

  @Test(
    "A phrase must stand there word by word, in either language",
    arguments: [
      ("\"green star\"", true), ("\"star green\"", false), ("“green star”", true),
      ("\"초록 별\"", true),
      ("\"별 초록\"", false), ("draw \"green star\"", true), ("\"GREEN STAR\"", true),
    ])
  func phrase(query: String, isThere: Bool) throws {
    let answer = try Samples.base(Self.documents).search(SearchQuery(text: query))
    #expect((answer.results.first?.id == "tab-star" && !answer.relaxed) == isThere)
  }

  @Test(
    "What stands nowhere as a phrase is found word by word, and said to be relaxed",
    arguments: ["\"star green\"", "\"star green\" xyzzyplugh", "\"xyzzyplugh star\" green"])
  func phraseNowhere(query: String) throws {
    let answer = try Samples.base(Self.documents).search(SearchQuery(text: query))
    #expect(answer.results.first?.id == "tab-star")
    #expect(answer.relaxed)
  }

  @Test(
    "An excluded word, in any of its spellings, takes its rules out",
    arguments: ["tab -badge", "tab -뱃지", "tab -배지를", "-badge tab", "탭 -\"배지\""])
  func exclusion(query: String) throws {
    #expect(try ids("tab").contains("tab-badge"))
    let found = try ids(query)
    #expect(!found.isEmpty)
    #expect(!found.contains("tab-badge"))
  }

  @Test(
    "A component has many names here as well",
    arguments: [
      "component:tab-bars badge", "component:탭바 badge", "component:\"Tab Bar\" badge",
      "COMPONENT:UITabBar badge",
    ])
  func component(query: String) throws {
    let answer = try Samples.base().search(SearchQuery(text: query))
    #expect(answer.results.first?.id == "tab-badge")
    #expect(answer.results.allSatisfy { $0.component?.rawValue == "tab-bars" })
  }

  @Test("A rule is asked for by its id, with words or without")
  func rule() throws {
    #expect(try ids("rule:tab-badge") == ["tab-badge"])
    #expect(try ids("rule:tab-badge badge") == ["tab-badge"])
    #expect(try ids("platform:iOS rule:tab-badge") == ["tab-badge"])
  }

  @Test("Operators without words list what they leave, rules first")
  func listing() throws {
    let answer = try Samples.base().search(SearchQuery(text: "component:tab-bars"))
    #expect(answer.results.first?.kind == .rule)
    #expect(answer.results.allSatisfy { $0.component?.rawValue == "tab-bars" })
    #expect(!answer.relaxed)
  }

  @Test(
    "Everything else is text",
    arguments: [
      "\"", "\"\"", "badge \"", "\"badge", "-", "--", "- badge", "-\"", "-\"\"", ":", "component:",
      "component:nonsense badge", "platform:Amiga badge", "rule:nowhere badge", "rule:\"", "a:b",
      "-5 badge", "\"\"\"\"", "“", "component:\"tab bar", "AND OR NOT", "badge*", "NEAR(badge)",
      "^badge", "{title}: badge", "\"badge\" + \"tab\"", "-component:tab-bars",
    ])
  func text(query: String) throws {
    let answer = try Samples.base().search(SearchQuery(text: query))
    if query.contains("badge") { #expect(answer.results.first?.id == "tab-badge") }
  }

  private static let documents: [Document] = {
    var page = Samples.page
    page.passages.append(
      Samples.rule(
        "tab-star", en: "Draw a green star.", ko: "초록 별을 그리세요.", line: 90,
        document: "tab-bars"))
    return [page]
  }()
}

@Suite("A search explains itself")
struct SearchExplanationTests {
  @Test("Nothing is explained unless it is asked for")
  func unasked() throws {
    let answer = try Samples.base().search(SearchQuery(text: "배지"))
    #expect(answer.explanation == nil)
    #expect(answer.results.allSatisfy { $0.explanation == nil })
  }

  @Test("It says what each word became and where it was found")
  func words() throws {
    let answer = try Samples.base().search(SearchQuery(text: "탭바의 배지를", explains: true))
    let query = try #require(answer.explanation)
    #expect(query.correction == nil)
    let badge = try #require(query.words.first { $0.text == "배지를" })
    #expect(badge.forms.contains { $0.text == "배지" && $0.kind == "stem" })
    #expect(badge.forms.contains { $0.text == "badge" && $0.kind == "concept" })
    #expect(badge.isRequired && badge.entries > 0 && badge.weight > 0)
    let matches = try #require(answer.results.first?.explanation)
    #expect(matches.contains { $0.word == "배지를" && $0.fields.contains("title") })
  }

  @Test(
    "It says why another query was used",
    arguments: [
      ("xoqqk qowl", QueryExplanation.Correction.keyboard), ("ㅌㅂ ㅂㅈ", .initials),
      ("tab bar badeg", .spelling), ("탭 바 배ㅈ", .unfinished),
    ])
  func correction(query: String, why: QueryExplanation.Correction) throws {
    let answer = try Samples.base().search(SearchQuery(text: query, explains: true))
    #expect(answer.explanation?.correction == why)
    #expect(answer.explanation?.text == answer.corrected)
  }

  @Test("An empty answer suggests what is there, in the language asked")
  func suggestions() throws {
    let english = try Samples.base().search(SearchQuery(text: "zzzzzzzzzzzz"))
    #expect(english.suggestions.contains("tab bar"))
    let korean = try Samples.base().search(SearchQuery(text: "쀍쀍쀍쀍쀍"))
    #expect(korean.suggestions.contains { $0.unicodeScalars.contains { $0.value > 0xAC00 } })
    let found = try Samples.base().search(SearchQuery(text: "badge"))
    #expect(found.suggestions.isEmpty)
  }
}
