internal import TextAnalysis

/// A word of the vocabulary and what misspelt words find it by.
struct VocabularyWord: Sendable {
  var text: String
  /// How many entries of the index have it.
  var entries: Int
  /// Its letters; `nil` for a concept.
  var letters: Letters?
  /// Its first consonants where it is all Hangul.
  var initials: String?

  init(_ text: String, entries: Int) {
    self.text = text
    self.entries = entries
    if text.utf8.first != 1 { letters = Letters(of: text) }
    guard let first = text.utf8.first, (0xEA...0xED).contains(first) else { return }
    let initials = Hangul.initials(text)
    // A first consonant has three bytes as well as its syllable.
    if initials.utf8.count == text.utf8.count { self.initials = initials }
  }
}
