import Testing
import TextAnalysis

@Suite("Hangul")
struct HangulTests {
  @Test(
    "Initials are the first consonants",
    arguments: [("탭 바", "ㅌㅂ"), ("도구 막대", "ㄷㄱㅁㄷ"), ("tab", ""), ("까치", "ㄲㅊ")])
  func initials(text: String, expected: String) {
    #expect(Hangul.initials(text) == expected)
    #expect(Hangul.initials(decomposed(text)) == expected)
  }

  @Test(
    "Syllables are spelled out in letters",
    arguments: [("탭 바", "ㅌㅐㅂ ㅂㅏ"), ("값", "ㄱㅏㅄ"), ("a가", "aㄱㅏ")])
  func jamo(text: String, expected: String) {
    #expect(Hangul.jamo(text) == expected)
  }

  @Test(
    "Letters compose into syllables",
    arguments: [
      ("ㅌㅐㅂㅂㅏ", "탭바"), ("ㄱㅏㅂㅅㅇㅣ", "값이"), ("ㄱㅏㅂㅅㅣ", "갑시"), ("ㅇㅗㅏㄴ", "완"), ("ㅋㅋ", "ㅋㅋ"), ("ㅏㅏ", "ㅏㅏ"),
      ("ㄱㅏ b", "가 b"), ("ㅃㅏㄸ", "빠ㄸ"), ("ㅏㄴ", "ㅏㄴ"), ("ㄱㅐㄴ1", "갠1"),
    ])
  func composition(letters: String, expected: String) {
    #expect(Hangul.compose(letters) == expected)
  }

  @Test("Composing spelled-out syllables gives them back")
  func roundTrip() {
    for code in stride(from: UInt32(0xAC00), through: 0xD7A3, by: 7) {
      guard let scalar = Unicode.Scalar(code) else { continue }
      #expect(Hangul.compose(Hangul.jamo(String(scalar))) == String(scalar))
    }
  }

  @Test(
    "Romanization is lower-case ASCII, letter by letter",
    arguments: [
      ("탭 막대", "taeb magdae"), ("도구 막대", "dogu magdae"), ("배지", "baeji"), ("Tab 바", "tab ba"),
      ("日本", ""),
    ])
  func romanization(text: String, expected: String) {
    #expect(Hangul.romanize(text) == expected)
  }

  @Test(
    "A batchim is a final consonant",
    arguments: [("탭", true), ("바", false), ("tab", false), ("", false)])
  func batchim(word: String, expected: Bool) {
    #expect(Hangul.hasBatchim(word) == expected)
  }

  @Test(
    "The wrong layout's keys are read as what was meant",
    arguments: [
      ("xoqqk", "탭바"), ("xoq akreo", "탭 막대"), ("EOq", "떕"), ("RKwl", "까지"), ("ehrn ahdma", "도구 모음"),
    ])
  func keyboard(latin: String, hangul: String) {
    #expect(Keyboard.hangul(typedAs: latin) == hangul)
  }

  @Test(
    "What Hangul keys type on the Latin layout",
    arguments: [("ㅅㅁㅠ", "tab"), ("탭바", "xoqqk"), ("값", "rkqt"), ("왜", "dho")])
  func latinKeys(hangul: String, latin: String) {
    #expect(Keyboard.latin(typedAs: hangul) == latin)
  }
}
