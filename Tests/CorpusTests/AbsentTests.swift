import Guidelines
import KnowledgeBase
import Testing

@Suite("What Apple has no component for")
struct AbsentTests {
  @Test("Each name is answered with what takes its place and rules that hold, plural or not")
  func names() throws {
    let base = try Corpus.base()
    for entry in try Corpus.absent.get() {
      for language in Language.allCases {
        for name in entry.names[language] ?? [] {
          let plural = name.hasSuffix("s") || name.hasSuffix("UI") ? name : name + "s"
          let question = language == .en ? "where do I put \(plural)" : "\(name)도 넣고 싶어요"
          for query in [name, question] {
            let answer = try base.search(SearchQuery(text: query, filter: Filter(heldOn: .today)))
            let found = try #require(answer.absent.first, "\(query)")
            #expect(found.answer == entry.answer, "\(query)")
            #expect(found.rules.map(\.id) == entry.rules, "\(query)")
          }
        }
      }
    }
  }

  @Test(
    "Other names in queries have no such answer",
    arguments: [
      "tab bar badge", "sheet", "menu", "pop-up button", "pull-down button", "page control",
      "token field", "notification banner", "sidebar", "toolbar", "activity indicator",
      "microchip-free", "팁", "스텝퍼", "카드", "시트", "메뉴", "팝업 버튼", "토글", "위젯", "칩거",
    ])
  func others(query: String) throws {
    #expect(try Corpus.base().search(SearchQuery(text: query)).absent.isEmpty)
  }

  @Test("No name of a component of Apple's is among them")
  func components() throws {
    let base = try Corpus.base()
    let names = try base.components().flatMap { [$0.title.en, $0.title.ko].compactMap(\.self) }
    #expect(names.count > 100)
    for name in names {
      #expect(try base.search(SearchQuery(text: name)).absent.isEmpty, "\(name)")
    }
  }

  @Test("Rules that did not hold at a date are left out")
  func time() throws {
    let base = try Corpus.base()
    func rules(_ filter: Filter) throws -> Set<String> {
      let answer = try base.search(SearchQuery(text: "bottom navigation", filter: filter))
      return Set(try #require(answer.absent.first).rules.map(\.id.rawValue))
    }
    let today = try rules(Filter(heldOn: .today))
    #expect(today.contains("tab-count-weigh"))
    #expect(try !rules(Filter(asOf: Edition(year: 2022, month: 9))).contains("tab-count-weigh"))
  }

  @Test("The answers keep apart what is said in either language, and are short")
  func wording() throws {
    for entry in try Corpus.absent.get() {
      let (english, korean) = (try #require(entry.answer.en), try #require(entry.answer.ko))
      #expect(english.hasPrefix("Apple has no ") && english.count <= 320, "\(entry.id)")
      #expect(korean.hasPrefix("Apple에는 ") && korean.count <= 200, "\(entry.id)")
      #expect((2...4).contains(entry.rules.count), "\(entry.id)")
    }
  }
}
