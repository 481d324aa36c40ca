import Testing
import TextAnalysis

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "Wide characters take two columns and marks none",
    arguments: [
      ("tab", 3), ("탭 막대", 7), (decomposed("탭 막대"), 7), ("e\u{301}", 1), ("👩🏽‍💻", 2), ("🇰🇷", 2),
      ("1️⃣", 2), ("", 0),
      ("ㅌ", 2), ("\u{7}", 0), ("日本", 4), ("…", 1), ("ｔ", 2),
    ])
  func columns(text: String, expected: Int) {
    #expect(DisplayWidth.columns(text) == expected)
  }

  @Test(
    "Padding fills to the width and never cuts",
    arguments: [("탭", 4, "탭  "), ("탭막대", 4, "탭막대"), ("", 2, "  ")])
  func pad(text: String, width: Int, expected: String) {
    #expect(DisplayWidth.pad(text, to: width) == expected)
  }

  @Test(
    "Truncation keeps whole characters",
    arguments: [
      ("탭막대", 6, "탭막대"), ("탭막대", 5, "탭막…"), ("탭막대", 4, "탭…"), ("탭막대", 1, "…"), ("탭", 0, ""),
      ("👩🏽‍💻👩🏽‍💻", 3, "👩🏽‍💻…"),
    ])
  func truncate(text: String, width: Int, expected: String) {
    #expect(DisplayWidth.truncate(text, to: width) == expected)
  }

  @Test(
    "Wrapping breaks at white space, and in words only where it must",
    arguments: [
      ("탭 막대를 사용", 7, ["탭", "막대를", "사용"]), ("a b c", 3, ["a b", "c"]),
      ("abcdef", 4, ["abcd", "ef"]),
      ("a\nb", 9, ["a", "b"]), ("", 9, [""]), ("탭막대", 3, ["탭", "막", "대"]),
      ("\u{301} a", 4, ["\u{301} a"]),
    ])
  func wrap(text: String, width: Int, expected: [String]) {
    #expect(DisplayWidth.wrap(text, width: width) == expected)
  }

  @Test("No line is wider than asked and nothing is lost", arguments: 2...24)
  func wrapped(width: Int) {
    let text = "A tab bar(탭 막대)는 👩🏽‍💻 UINavigationController에서 보이지 않습니다"
    let lines = DisplayWidth.wrap(text, width: width)
    #expect(lines.allSatisfy { DisplayWidth.columns($0) <= width })
    #expect(lines.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
  }
}
