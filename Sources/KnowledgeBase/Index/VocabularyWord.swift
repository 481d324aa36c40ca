internal import TextAnalysis

/// A word of the vocabulary, with the keys for correcting misspellings of it.
struct VocabularyWord: Sendable {
  var text: String
  /// The number of index entries that contain it.
  var entries: Int
  /// Its letters; `nil` for a concept, a token of a question or a word of a part of the index.
  var letters: Letters?
  /// Its initial consonants if it is all Hangul.
  var initials: String?

  init(_ text: String, entries: Int) {
    self.text = text
    self.entries = entries
    if let first = text.utf8.first, first > IndexPart.mark { letters = Letters(of: text) }
    guard let first = text.utf8.first, (0xEA...0xED).contains(first) else { return }
    let initials = Hangul.initials(text)
    // An initial consonant takes three bytes, as a whole syllable does.
    if initials.utf8.count == text.utf8.count { self.initials = initials }
  }
}
