import Guidelines
import KnowledgeBase
import Testing
import TextAnalysis

/// What binds nobody and is yet said by several documents.
struct DescriptionTests {
  private static let facts = (
    english: "The bar fades while a movie plays and comes back when somebody touches the screen.",
    korean: "영화가 재생되는 동안 막대는 흐려지고 화면을 만지면 다시 나타납니다.",
    close: "While a movie plays the bar fades; it comes back when somebody touches the screen."
  )

  /// A document that says `texts`, each a paragraph.
  private static func document(
    _ name: String, _ texts: [Bilingual<String>], rules: [Passage] = []
  ) -> Document {
    Document(
      name: name, format: .markdown, title: Bilingual(en: "Tab bars"),
      component: ComponentName(unchecked: "tab-bars"),
      source: name,
      passages: texts.enumerated().map { index, text in
        Samples.paragraph(en: text.en, ko: text.ko, line: 10 * index + 1, document: name)
      } + rules, skipped: [])
  }

  private func sources(of documents: [Document]) throws -> [[String]] {
    let base = try Samples.base(documents)
    return try base.rules().map { $0.sources.map(\.document) }
  }

  @Test("A fact that two documents tell is one entry with two sources, in whatever order")
  func facts() throws {
    let one = Self.document("one.md", [Bilingual(en: Self.facts.english, ko: Self.facts.korean)])
    let other = Self.document("other.md", [Bilingual(en: Self.facts.close)])
    #expect(try sources(of: [one, other]) == [["one.md", "other.md"]])
    #expect(try sources(of: [other, one]) == [["one.md", "other.md"]])
    let rule = try #require(try Samples.base([one, other]).rules().first)
    #expect(rule.modality == .may)
    #expect(rule.title.ko == Self.facts.korean)
  }

  @Test("A fact that one document tells stays a passage")
  func alone() throws {
    let base = try Samples.base([
      Self.document("one.md", [Bilingual(en: Self.facts.english), Bilingual(en: Self.facts.close)])
    ])
    #expect(try base.rules().isEmpty)
    #expect(try base.passages().allSatisfy { $0.rule == nil })
  }

  @Test("When the other document goes, the entry goes with it")
  func removal() throws {
    let base = try Samples.base([
      Self.document("one.md", [Bilingual(en: Self.facts.english)]),
      Self.document("other.md", [Bilingual(en: Self.facts.close)]),
    ])
    #expect(try base.passages().allSatisfy { $0.rule != nil })
    try base.remove(documents: ["other.md"])
    try base.finish()
    #expect(try base.rules().isEmpty)
    #expect(try base.passages().allSatisfy { $0.rule == nil })
  }

  @Test("What one asks and the other tells is the rule, said as the rule says it")
  func ruleAndFact() throws {
    let asking = "Let the bar fade while a movie plays and come back when the screen is touched."
    let rule = Samples.rule(
      nil, en: asking, ko: nil, line: 1, document: "asking.md", modality: .must)
    let base = try Samples.base([
      Self.document("asking.md", [], rules: [rule]),
      Self.document("telling.md", [Bilingual(en: Self.facts.close)]),
    ])
    let found = try #require(try base.rules().first)
    #expect(found.sources.map(\.document) == ["asking.md", "telling.md"])
    #expect(found.title.en == asking)
    #expect(found.modality == .must)
  }

  @Test("A document that gives ids says itself what its rules are")
  func explicit() throws {
    let named = Samples.rule(
      "tab-fade", en: "Mind the light.", ko: nil, line: 90, document: "named.md")
    let base = try Samples.base([
      Self.document("named.md", [Bilingual(en: Self.facts.english)], rules: [named]),
      Self.document("other.md", [Bilingual(en: Self.facts.close)]),
    ])
    #expect(try base.rules().map(\.id.rawValue) == ["tab-fade"])
  }

  @Test("Pages that begin by saying what the component is say the same, in whatever words")
  func introductions() throws {
    let one = "A tab bar appears at the bottom of the screen."
    let other = "탭 막대는 앱의 여러 영역 사이를 오가게 해줍니다."
    let third = "Tab bars let people move among areas."
    let documents = [
      Self.document("one.md", [Bilingual(en: one)]),
      Self.document("other.md", [Bilingual(en: third, ko: other)]),
    ]
    #expect(try sources(of: documents).count == 1)
  }

  @Test(
    "What sends the reader elsewhere, or only opens a list, tells nothing",
    arguments: [
      "For guidance on what to do with a long movie, see Playing video.",
      "자세한 내용은 비디오 재생하기 문서를 참고하세요.",
      "The bar can do the following things while a movie plays:",
      "and the rest of the sentence that was torn off somewhere above",
    ])
  func nothing(text: String) throws {
    let isKorean = text.unicodeScalars.contains(where: Hangul.isSyllable)
    let said = isKorean ? Bilingual(ko: text) : Bilingual(en: text)
    #expect(
      try sources(of: [Self.document("one.md", [said]), Self.document("other.md", [said])])
        .isEmpty)
  }
}
