import Guidelines
import TestSupport
import Testing
import TextAnalysis

@Suite("Languages and sentences")
struct LanguageTests {
  @Test(
    "Particles and endings make a text Korean, however many English names it has",
    arguments: [
      "navigation bar는 앱 화면 상단에 나타나", "macOS는 navigation bar를 제공하지 않는다.", "더보기*More*",
      "탭 바*Tab Bars*",
      "Back Button을 사용하라", "UINavigationController의 hidesBarsOnSwipe", "iPhone 앱", "탭",
      "Apple Watch 앱을 디자인하기",
      "Large Title은 Settings 앱처럼 List view와 Table view에서 scroll할 때",
    ])
  func korean(text: String) {
    #expect(LanguageGuess.language(of: text) == .ko)
  }

  @Test(
    "An English text stays English with a Korean gloss in it",
    arguments: [
      "The More tab (더보기) reveals the additional tabs.", "Use tabs.", "Done", "Tab Bars 탭바",
      "Human Interface Guidelines",
      "Don’t use “탭하세요” as a label for the buttons of a toolbar.", "Use 25x25 pt icons in iOS.",
      "TIP: Avoid it",
    ])
  func english(text: String) {
    #expect(LanguageGuess.language(of: text) == .en)
  }

  @Test(
    "Numbers, names, code and addresses have no language",
    arguments: [
      "25x25 pt (75x75 px @3x)", "", "123", "UITabBar", "iOS, iPadOS",
      "https://example.com/tab-bars", "PNG", "@2x", "日本語",
      "../components/tab_bars", "——", "512xpx, 3rd",
    ])
  func neutral(text: String) {
    #expect(LanguageGuess.language(of: text) == nil)
    #expect(LanguageGuess.runs(in: text).isEmpty)
  }

  @Test(
    "A text in both languages is cut between them",
    arguments: [
      ("Tab bars are translucent. 탭바는 투명합니다.", ["Tab bars are translucent. ", "탭바는 투명합니다."]),
      ("Tab bars are translucent.탭바는 투명합니다.", ["Tab bars are translucent.", "탭바는 투명합니다."]),
      ("탭바는 투명합니다. Tab bars are translucent.", ["탭바는 투명합니다. ", "Tab bars are translucent."]),
      (
        "Make sure the bar is visible 막대가 보이게 하세요",
        ["Make sure the bar is visible ", "막대가 보이게 하세요"]
      ),
      (
        "막대가 보이게 하세요 Make sure the bar is visible",
        ["막대가 보이게 하세요 ", "Make sure the bar is visible"]
      ),
      ("Tab bars · 탭 막대", ["Tab bars ·", " 탭 막대"]),
      ("Use tabs.\n탭을 사용하세요.", ["Use tabs.\n", "탭을 사용하세요."]),
    ])
  func cut(text: String, expected: [String]) {
    #expect(LanguageGuess.runs(in: text).map { String(text[$0.1]) } == expected)
  }

  @Test(
    "A text in one language with names of the other stays whole",
    arguments: [
      "탭 막대는 투명합니다. Safari에서 확인하세요. Toolbars.", "The More tab (더보기) reveals the tabs. Use it.",
      "navigation bar는 앱 화면 상단에 나타난다. macOS는 제공하지 않는다.", "Back Button: 이전 화면으로 돌아가는 버튼이다.",
    ])
  func whole(text: String) {
    #expect(LanguageGuess.runs(in: text).map { String(text[$0.1]) } == [text])
  }

  @Test(
    "The runs cover the text", .enabled(if: Shared.isPresent, Comment(rawValue: Shared.absence)))
  func cover() throws {
    for name in try Shared.files("seeds") {
      for line in try TextDecoding.decode(Shared.bytes("seeds/" + name)).split(separator: "\n") {
        let line = String(line)
        let runs = LanguageGuess.runs(in: line)
        guard !runs.isEmpty else { continue }
        #expect(runs.map { String(line[$0.1]) }.joined() == line)
        #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.0 != $1.0 })
      }
    }
  }

  @Test(
    "The lines that translate each other are told apart",
    .enabled(if: Shared.isPresent, Comment(rawValue: Shared.absence)))
  func pairs() throws {
    let names = try Shared.files("seeds")
    for row in try Shared.rows("gold/pairs.tsv") where row.count == 3 {
      let name = try #require(names.first { $0.hasPrefix(row[0]) })
      let lines = try TextDecoding.decode(Shared.bytes("seeds/" + name))
        .split(separator: "\n", omittingEmptySubsequences: false)
      let en = try #require(Int(row[1]))
      let ko = try #require(Int(row[2]))
      #expect(LanguageGuess.language(of: String(lines[en - 1])) != .ko, "\(name):\(en)")
      #expect(LanguageGuess.language(of: String(lines[ko - 1])) != .en, "\(name):\(ko)")
    }
  }

  @Test(
    "Sentences end where they end",
    arguments: [
      ("Use tabs. Avoid bars!", ["Use tabs.", "Avoid bars!"]),
      ("Keep 4.5:1 or more. Then go.", ["Keep 4.5:1 or more.", "Then go."]),
      (
        "Use an app, e.g. Xcode or Mail. Then go.", ["Use an app, e.g. Xcode or Mail.", "Then go."]
      ),
      ("1. Use tabs. 2. Avoid bars.", ["1. Use tabs.", "2. Avoid bars."]),
      ("탭을 쓰세요. 막대는 피합니다.", ["탭을 쓰세요.", "막대는 피합니다."]), ("쓰세요.막대는", ["쓰세요.", "막대는"]),
      ("One\nTwo", ["One", "Two"]), ("  ", []), ("", []), ("Is it? Yes.", ["Is it?", "Yes."]),
      ("See Tab views, etc.\nNext one.", ["See Tab views, etc.", "Next one."]),
      (
        "결과를 밝힌다(예: “지울까요? 되돌릴 수 없습니다.”). 짧게 씁니다.",
        ["결과를 밝힌다(예: “지울까요? 되돌릴 수 없습니다.”).", "짧게 씁니다."]
      ),
      ("Use it (now. Then go.", ["Use it (now.", "Then go."]),
    ])
  func sentences(text: String, expected: [String]) {
    #expect(Sentences.split(text, language: nil).map { String(text[$0]) } == expected)
  }

  @Test(
    "The last sentence is the last of all",
    arguments: [
      "Use tabs. Avoid bars!", "Keep 4.5:1 or more. Then go.", "Use an app, e.g. Xcode or Mail.",
      "See Tab views, etc. Next one.", "Wow!vs. Next one.", "1. Use tabs. 2. Avoid bars.",
      "탭을 쓰세요. 막대는 피합니다. 끝", "탭 vs. 막대", "One\nTwo. Three", "At 93 pt. In the U.S. Army. X",
      "탭을 쓰세요. iOS에서는 둡니다. 2개만", "Use it. ", "Fig. A. 탭을 쓰세요.", "  ", "", ". A", "a. A",
      "“Use it.” Then go. (See etc. Next.)", "Bars. A\u{301}. B", "막대를 씁니다. 그리고 e.g. A",
    ], [Language.en, .ko, nil])
  func lastSentence(text: String, language: Language?) {
    let sentences = Sentences.split(text, language: language)
    #expect(Sentences.last(of: text, language: language) == sentences.last.map { text[$0] })
  }

  @Test(
    "A sentence is the same alone and before another",
    arguments: [
      "Use tabs", " 탭을 쓰세요", "‘탭’ 막대 — 또는 “바”를 씁니다", "a) one (b) two; three: four", "탭 바:",
    ], [".", "!", "?"])
  func loneSentences(text: String, stop: String) {
    func sentences(_ text: String) -> [String] {
      Sentences.split(text, language: nil).map { String(text[$0]) }
    }
    let lone = sentences(text + stop)
    #expect(lone.count == 1)
    #expect(sentences(text + stop + " \t") == lone)
    #expect(sentences(text + stop + " Next one.") == lone + ["Next one."])
  }
}
