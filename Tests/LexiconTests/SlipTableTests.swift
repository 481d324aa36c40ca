import Lexicon
import Testing
import TextAnalysis

@Suite("The table of slips")
struct SlipTableTests {
  @Test("makes the example of each row one slip")
  func examples() throws {
    for row in Lexicon.slips {
      let words = try #require(row["example"].split(separator: ": ").last)
        .split(separator: " for ").map(String.init)
      #expect(words.count == 2 && words[0] != words[1], "\(row.place)")
      #expect(SpellingSlips.count(from: words[0], to: words[1]) == 1, "\(row.place)")
    }
  }

  @Test(
    "Neighbouring keys, doubled, missing and swapped letters are slips; others count as two",
    arguments: [
      ("navogation", "navigation", 1), ("buton", "button", 1), ("buttton", "button", 1),
      ("alret", "alert", 1), ("toolbsr", "toolbar", 1), ("button", "button", 0),
      ("검샛창", "검색창", 1), ("jank", "rank", 2), ("ants", "wants", 2), ("대댓글", "댓글", 4),
      ("포커", "피커", 2), ("", "tab", 4),
      ("notion", "motion", 2), ("싸이드바", "사이드바", 1), ("팡법", "방법", 2), ("돋움", "도움", 2),
      ("폴드", "폴더", 2),
    ])
  func counts(typed: String, word: String, slips: Int) {
    #expect(SpellingSlips.count(from: typed, to: word) == slips)
  }

  @Test(
    "Short words may have no slip",
    arguments: [("at", 0), ("tab", 1), ("유", 0), ("탭", 1), ("배쥐", 1)])
  func most(word: String, slips: Int) {
    #expect(SpellingSlips.most(in: word) == slips)
  }
}
