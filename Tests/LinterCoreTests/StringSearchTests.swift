import LinterCore
import Testing

@Suite("Searching texts by bytes")
struct StringSearchTests {
  @Test(
    "A part is found as the same characters, whatever their bytes",
    arguments: [
      ("Walks near you", "near", true), ("Walks near you", "far", false), ("Walks", "", true),
      ("", "walk", false), ("산책로를 저장합니다", "저장", true),
      // A letter with a mark is another character than the letter.
      ("cafe\u{301}", "e", false), ("cafe\u{301} e", "e", true), ("cafe\u{301}", "é", true),
      ("\u{1112}\u{1161}\u{11AB}길", "한", true), ("한 길", "하", false),
      ("one\r\ntwo", "\n", false), ("one\r\ntwo\n", "\n", true), ("one\r\ntwo", "\r\n", true),
    ])
  func contains(text: String, part: String, isFound: Bool) {
    #expect(text.contains(part) == isFound)
    #expect("> \(text)".dropFirst(2).contains(part) == isFound)
  }

  @Test("A text is divided at each place of a separator, and parts of it are replaced")
  func parts() {
    #expect("hill, lake, sea".parts(around: ", ") == ["hill", "lake", "sea"])
    #expect(", hill".parts(around: ", ") == ["", "hill"])
    #expect("hill".parts(around: ", ") == ["hill"])
    #expect("hill, lake, sea".replacing(", ", with: "") == "hilllakesea")
    #expect("e\u{301}e".replacing("e", with: "a") == "e\u{301}a")
  }
}
