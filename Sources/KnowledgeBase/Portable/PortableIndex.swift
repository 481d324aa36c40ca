package import Guidelines

/// The search index of rules as data, for a program that has neither SQLite nor the analysis.
///
/// Entries and tokens are numbers: the places of entries in ``entries``, of tokens in ``postings``.
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

  /// An entry that has a token.
  package struct Posting: Sendable {
    package let entry: Int
    /// The places of the words in the title that have it, ascending; and in the body.
    package internal(set) var title: [Int] = []
    package internal(set) var body: [Int] = []
    /// How often the names of the subject have it, and the context.
    package internal(set) var subject = 0
    package internal(set) var context = 0
    /// The numbers of the questions about the entry that have it, ascending.
    package internal(set) var questions: [Int] = []
  }

  /// What a typed word is searched for.
  package struct Term: Hashable, Sendable {
    /// The tokens that match it.
    package let tokens: [Int]
    /// Its inverse document frequency.
    package let rarity: Double
    /// Whether some entry has it in its own texts, rather than in a question about it.
    package let isSaid: Bool
    package let isConcept: Bool
    package let isFunctionWord: Bool
    /// A bit for each platform that it names.
    package let platforms: Int
    package let asksForNumber: Bool
  }

  /// A spelling without spaces, folded, with what it is searched for.
  package struct Word: Sendable {
    package let spelling: String
    package let terms: [Term]
  }

  /// The constants of the ranking, so that no other program has a copy of them.
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
    let telling = SearchWord.leastTelling
    let parts = QueryReader.partShare
    let shares = PartialHits.leastShares
    let fewHits = PartialHits.fewHits
  }

  /// The rules, those of a component beside one another.
  package let entries: [Entry]
  /// The rules that have ended, by their numbers, with those that took their place.
  package let ended: [Int: [Int]]
  /// The entries that have each token, in order.
  package let postings: [[Posting]]
  /// Every spelling that is known, in order of their UTF-8.
  package let words: [Word]
  package let weights = Weights()
}
