import Foundation
import Guidelines
import KnowledgeBase
import SearchMeasures
import Testing

@Suite("Highlights mark what really matched")
struct HighlightTests {
  @Test(
    "The word is marked as it stands in the text, whatever was typed for it",
    arguments: [
      ("배지", "배지"), ("배지를", "배지"), ("배지에서는", "배지"), ("뱃지", "배지"), ("badge", "배지"),
      ("배쥐", "배지"), ("ㅂㅈ", "배지"), ("배ㅈ", "배지"), ("qowl", "배지"), ("badeg", "배지"),
      ("배지".decomposedStringWithCanonicalMapping, "배지"), ("빨간", "빨간"),
      ("UITabBar", "탭 막대"), ("탭바", "탭 막대"), ("xoqqk", "탭 막대"), ("ㅌㅂ", "탭 막대"),
      ("3–5개", "3~5개"),
    ])
  func marked(query: String, word: String) throws {
    let answer = try Samples.base().search(SearchQuery(text: query))
    let marked = answer.results.flatMap { Self.marked(in: $0, .ko) }
    #expect(marked.contains(word), "\(marked)")
  }

  @Test("What did not match is not marked, and the particle is not either")
  func unmarked() throws {
    let answer = try Samples.base().search(SearchQuery(text: "배지"))
    for result in answer.results {
      let marked = Self.marked(in: result, .ko) + Self.marked(in: result, .en)
      #expect(
        marked.allSatisfy { ["배지", "badge", "badges"].contains($0.lowercased()) }, "\(marked)")
    }
  }

  @Test("In a text of decomposed letters and joined emoji whole characters are marked")
  func characters() throws {
    let text = "👩🏽‍💻 배지를 cafe\u{301}배지에 🇰🇷배지 ✨."
    let page = Document(
      name: "odd.md", format: .markdown, title: Bilingual(ko: "이상한 글"), source: text,
      passages: [
        Samples.paragraph(
          en: nil, ko: text.decomposedStringWithCanonicalMapping, line: 1, document: "odd")
      ], skipped: [])
    let base = try Samples.base([page])
    for query in ["배지", "café", "cafe", "✨", "👩🏽‍💻", "이상한 글 배지"] {
      for result in try base.search(SearchQuery(text: query)).results {
        Self.expectWholeCharacters(in: result, query)
      }
    }
    let answer = try base.search(SearchQuery(text: "배지"))
    let result = try #require(answer.results.first)
    #expect(Self.marked(in: result, .ko).contains("배지".decomposedStringWithCanonicalMapping))
  }

  @Test("Who wants no marks gets the same results with the same snippets")
  func unwanted() throws {
    let base = try Samples.base()
    for query in ["배지", "tab bar", "탭 바 배지 색", "how many tabs", "3–5개"] {
      let marked = try base.search(SearchQuery(text: query)).results
      let plain = try base.search(SearchQuery(text: query, highlights: false)).results
      #expect(!marked.isEmpty)
      #expect(plain.map(\.id) == marked.map(\.id))
      #expect(plain.map(\.snippet) == marked.map(\.snippet))
    }
  }

  @Test("Whatever is typed, ranges are ordered, apart, inside the snippet and of whole characters")
  func property() throws {
    let base = try Samples.base()
    for query in HostileQueries(from: try base.indexedTexts(), seed: 5).prefix(400) {
      for result in try base.search(SearchQuery(text: query)).results {
        Self.expectWholeCharacters(in: result, query)
      }
    }
  }

  private static func expectWholeCharacters(in result: SearchResult, _ query: String) {
    for language in result.snippet.languages {
      let snippet = result.snippet[language] ?? ""
      var ends: Set<Int> = [0]
      var count = 0
      for character in snippet {
        count += character.unicodeScalars.count
        ends.insert(count)
      }
      var last = 0
      for range in result.highlights[language] ?? [] {
        #expect(last <= range.lowerBound && !range.isEmpty, "\(query.prefix(60).debugDescription)")
        #expect(
          ends.contains(range.lowerBound) && ends.contains(range.upperBound),
          "\(query.prefix(60).debugDescription) splits a character of \(snippet)")
        last = range.upperBound
      }
    }
  }

  private static func marked(in result: SearchResult, _ language: Language) -> [String] {
    let scalars = Array((result.snippet[language] ?? "").unicodeScalars)
    return (result.highlights[language] ?? []).map {
      String(String.UnicodeScalarView(scalars[$0]))
    }
  }
}
