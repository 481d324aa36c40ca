import Guidelines
import Testing

@Suite("What documents say does not drive a terminal")
struct ControlCharacterTests {
  @Test(
    "In a line every control character is replaced",
    arguments: [
      ("탭 막대", "탭 막대"), ("a\tb\r\nc", "a b  c"), ("\u{1B}[2J", "\u{FFFD}[2J"),
      ("배\u{7}지", "배\u{FFFD}지"), ("\u{9B}31m", "\u{FFFD}31m"), ("a\u{202E}b", "a\u{FFFD}b"),
      ("👩🏽‍💻", "👩🏽‍💻"), ("", ""),
    ])
  func lines(text: String, expected: String) {
    #expect(text.withoutControls == expected)
  }

  @Test(
    "A page keeps its lines, and its styles where it has any",
    arguments: [
      ("a\nb", true, "a\nb"), ("a\tb", false, "a\tb"),
      ("\u{1B}[1;4m제목\u{1B}[0m", true, "\u{1B}[1;4m제목\u{1B}[0m"),
      ("\u{1B}[1m제목", false, "\u{FFFD}[1m제목"), ("\u{1B}[2J", true, "\u{FFFD}[2J"),
      ("\u{1B}]0;t\u{7}", true, "\u{FFFD}]0;t\u{FFFD}"), ("a\u{1B}", true, "a\u{FFFD}"),
      ("\u{1B}[1;2;3;4;5;6;7m", true, "\u{FFFD}[1;2;3;4;5;6;7m"),
    ])
  func pages(text: String, isStyled: Bool, expected: String) {
    #expect(text.asPage(isStyled: isStyled) == expected)
  }
}
