package import Guidelines

/// The search index of rules as data, for a program that has neither SQLite nor the analysis.
///
/// Entries and tokens are referred to by index: entries in ``entries``, tokens in ``postings``.
package struct PortableIndex: Sendable {
  /// A rule.
  package struct Entry: Sendable {
    package let rule: RuleID
    /// The numbers of words in its title and in its body.
    package let lengths: [Int]
    /// Whether it is for other devices than the rest of its page.
    package let isElsewhere: Bool
    package let hasNumbers: Bool
    /// A bit for each of its platforms; 0 for all.
    package let platforms: Int
  }

  /// The occurrences of a token in an entry.
  package struct Posting: Sendable {
    package let entry: Int
    /// The positions of the token in the title and in the body, ascending.
    package internal(set) var title: [Int] = []
    package internal(set) var body: [Int] = []
    /// The numbers of its occurrences in the names of the subject and in the context.
    package internal(set) var subject = 0
    package internal(set) var context = 0
    /// The indexes of the entry's questions that contain it, ascending.
    package internal(set) var questions: [Int] = []
  }

  /// What to search for if a word is typed.
  package struct Term: Hashable, Sendable {
    /// The tokens that match it.
    package let tokens: [Int]
    /// Its inverse document frequency.
    package let rarity: Double
    /// Whether it occurs in the own texts of an entry, not only in questions.
    package let isSaid: Bool
    package let isConcept: Bool
    package let isFunctionWord: Bool
    /// A bit for each platform that it names.
    package let platforms: Int
    package let asksForNumber: Bool
  }

  /// A spelling, folded and without spaces, with the terms to search for.
  package struct Word: Sendable {
    package let spelling: String
    /// What it is searched for where it is written as one word.
    package internal(set) var terms: [Term] = []
    /// What it is searched for where its parts are written apart; empty where that is the same.
    package internal(set) var apart: [Term] = []
    /// What it is searched for where it is the stem of a word: itself alone, without its own stems and
    /// concepts; `nil` where that is the same, or no entry has it.
    package internal(set) var bare: Term?
    /// Whether it names something; whether that name is written as several words, and whether it has
    /// other meanings as well.
    package internal(set) var isName = false
    package internal(set) var isSpaced = false
    package internal(set) var isAmbiguous = false
    /// The pairs of letters that follow it in longer names, * for none; of a function word alone.
    package internal(set) var followers: [String] = []
  }

  /// Two concepts whose names, written beside each other, name a third: 어플 아이콘 is an app icon.
  package struct Composition: Sendable {
    /// The tokens of the two concepts.
    package let parts: [Int]
    package let term: Term
  }

  /// The constants of the ranking, exported so that other programs need no copy of them.
  package struct Weights: Encodable, Sendable {
    let columns = FullTextRanking.Weight.columns
    let lengths = FullTextRanking.Weight.lengths
    let saturation = FullTextRanking.Weight.saturation
    let asked = FullTextRanking.Weight.asked
    let title = FullTextRanking.Weight.title
    let closeness = FullTextRanking.Weight.closeness
    let together = FullTextRanking.Weight.together
    let elsewhere = FullTextRanking.Weight.elsewhere
    let number = FullTextRanking.numberWeight
    let platform = SearchPreference.platformWeight
    let everyday = SearchWord.everyday
    let telling = SearchWord.leastTelling
    let parts = QueryReader.partShare
    let shares = PartialHits.leastShares
    let fewHits = PartialHits.fewHits
  }

  /// The rules, grouped by component.
  package let entries: [Entry]
  /// The successors of each rule that has ended; all rules by index in ``entries``.
  package let ended: [Int: [Int]]
  /// The posting list of each token, by entry.
  package let postings: [[Posting]]
  /// All known spellings, sorted by their UTF-8.
  package let words: [Word]
  package let compositions: [Composition]
  package let weights = Weights()
}
