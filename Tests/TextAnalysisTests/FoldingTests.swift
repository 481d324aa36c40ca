import Testing
import TextAnalysis

@Suite("Folding")
struct FoldingTests {
  static let texts = [
    "Tab Bar", "탭 막대", decomposed("탭 막대"), "ＴＡＢ", "Straße", "ㅌㅂ", "ㅋㅏ", "İstanbul", "①", "ﬁ",
    "a\u{AD}b", "…",
    "\u{1110}\u{1162}\u{11B8}", "ǅ", "ϒ\u{301}", "", "ﾊﾟ",
  ]

  @Test("Folding twice changes nothing", arguments: texts)
  func idempotent(text: String) {
    #expect(Folding.fold(Folding.fold(text)) == Folding.fold(text))
    #expect(Folding.nfc(Folding.nfc(text)) == Folding.nfc(text))
  }

  @Test("Composed and decomposed text fold alike")
  func canonical() {
    #expect(Array(Folding.fold(decomposed("탭 막대 é")).utf8) == Array(Folding.fold("탭 막대 é").utf8))
    #expect(Array(Folding.nfc(decomposed("탭 막대 é")).utf8) == Array("탭 막대 é".utf8))
  }

  @Test(
    "Letter case, width and invisible characters go",
    arguments: [("ＴＡＢ", "tab"), ("a\u{AD}b", "ab"), ("Straße", "strasse")])
  func folded(text: String, expected: String) {
    #expect(Folding.fold(text) == expected)
  }

  @Test("A Hangul letter on its own stays the letter that was typed")
  func letters() {
    #expect(Array(Folding.fold("ㅌㅂ").utf8) == Array("ㅌㅂ".utf8))
    #expect(Array(Folding.fold("ㅌㅏㅂ").utf8) == Array("ㅌㅏㅂ".utf8))
  }

  @Test(
    "Digests are the published FNV-1a ones",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func digest(text: String, expected: String) {
    #expect(Digest.fnv1a(text.utf8) == expected)
  }
}
