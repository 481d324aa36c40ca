import Guidelines
import Testing
import TextAnalysis

@Suite("Glossary")
struct GlossaryTests {
  @Test(
    "A component is found by any of its names",
    arguments: [
      "Tab Bars", "tab bar", "탭 막대", "탭막대", "tab-bars", "UITabBar", "탭 바", "TAB BARS", "탭 막대는",
    ])
  func component(name: String) {
    #expect(Samples.glossary.component(named: name)?.rawValue == "tab-bars")
  }

  @Test("What names no page is no component", arguments: ["", "badge", "탭", "nothing", "-"])
  func noComponent(name: String) {
    #expect(Samples.glossary.component(named: name) == nil)
  }

  @Test(
    "Squashing folds and joins",
    arguments: [
      ("Tab Bar", "tabbar"), ("탭 막대", "탭막대"), ("tab-bar", "tabbar"), ("a . b", "ab"),
      ("ＵＩTabBar", "uitabbar"),
    ])
  func squash(text: String, expected: String) {
    #expect(Glossary.squash(text) == expected)
    #expect(Glossary.squash(expected) == expected)
  }

  @Test("A term's question mark makes it ambiguous and is no part of it")
  func ambiguous() throws {
    let tab = try #require(Samples.glossary.concept(ConceptID(unchecked: "tab")))
    #expect(tab.ko == ["탭"])
    #expect(tab.ambiguous == ["tab", "탭"])
    #expect(Samples.glossary.isAmbiguous(squashed: "tab"))
    #expect(!Samples.glossary.isAmbiguous(squashed: "배지"))
    #expect(!Samples.glossary.isAmbiguous(squashed: "unknown"))
  }

  @Test("Of a spelling's concepts the sure one counts, and the other stays known")
  func order() {
    let sure = Concept(id: ConceptID(unchecked: "view"), en: ["view"], ko: ["보기"])
    let unsure = Concept(
      id: ConceptID(unchecked: "example"), en: ["example"], ko: ["보기"], ambiguous: ["보기"])
    let glossary = Glossary(concepts: [unsure, sure])
    #expect(glossary.concepts(squashed: "보기").map(\.rawValue) == ["view"])
    #expect(!glossary.isAmbiguous(squashed: "보기"))
    #expect(glossary.concepts(spelled: "보 기").map(\.id.rawValue) == ["view", "example"])
  }

  @Test("A later concept with the same id replaces the earlier one")
  func replacement() {
    let id = ConceptID(unchecked: "a")
    let glossary = Glossary(concepts: [
      Concept(id: id, en: ["old"], ko: []), Concept(id: id, en: ["new"], ko: []),
    ])
    #expect(glossary.concepts.map(\.en) == [["new"]])
    #expect(glossary.concepts(spelled: "old").isEmpty)
  }

  static let header = "id\ten\tko\tapi\tpage\tnote"

  @Test(
    "A table that cannot be read says where and why",
    arguments: [
      ("", 1, "the first line is “”"), ("id\ten", 1, "the first line is"),
      (header + "\na\tb", 2, "2 cells instead of 6"),
      (header + "\n# comment\n\nA b\tb\t\t\t\t", 4, "the id “A b”"),
      (header + "\na\tb\t\t\tTab Bars\t", 2, "the page “Tab Bars”"),
      (header + "\na\tb\t\t\t\t\na\tc\t\t\t\t", 3, "stands on line 2 already"),
      (header + "\na\t\t\t\t\t", 2, "has no term"),
    ])
  func errors(table: String, line: Int, message: String) {
    let error = #expect(throws: GlossaryError.self) {
      try Glossary(tsv: table, name: "G.tsv")
    }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("G.tsv:\(line): ") == true)
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    let korean = error?.message(in: .ko) ?? ""
    #expect(
      korean.hasPrefix("G.tsv:\(line): ")
        && korean.unicodeScalars.contains(where: Hangul.isSyllable), "\(korean)")
  }

  @Test("Comments, blank lines and CR LF are read over, the note may be missing")
  func lenient() throws {
    let table = "# first\r\n\(Self.header)\r\n\r\na\tb; c\t나\t\tpages\r\n"
    let glossary = try Glossary(tsv: table, name: "G.tsv", origin: .user)
    #expect(glossary.concepts.map(\.en) == [["b", "c"]])
    #expect(glossary.concepts.map(\.origin) == [.user])
    #expect(glossary.concepts.first?.component?.rawValue == "pages")
  }
}
