import Lexicon
import Testing

@Suite("The words that only form a question")
struct QuestionWordTableTests {
  let words: [String]

  init() throws {
    let file = Lexicon.File.questionWords
    words = try LexiconTable(tsv: file.contents, file: file.name).map(\.entry)
  }

  @Test("are sorted by their bytes, as looking them up needs")
  func sorted() {
    for (word, next) in zip(words, words.dropFirst()) {
      #expect(word.utf8.lexicographicallyPrecedes(next.utf8), "\(next) is before \(word)")
    }
  }

  @Test("are found, each of them")
  func found() {
    #expect(words.filter { !Lexicon.questionWords.contains($0) } == [])
  }

  @Test(
    "are found whole only",
    arguments: [
      "", "#", "entry", "en", "wha", "whatt", "what\ten", "싶", "어떻", "어떻게요", "~", "\u{0}",
    ])
  func others(word: String) {
    #expect(Lexicon.questionWords.contains(word) == words.contains(word))
  }
}
