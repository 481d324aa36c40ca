/// The number of entries in an index or a part of it, and the number of tokens in each column.
struct IndexSize: Hashable {
  var entries: Int
  var tokens: [Int]

  init(entries: Int = 0, tokens: [Int] = []) { (self.entries, self.tokens) = (entries, tokens) }

  /// Adds the counts of `other`.
  mutating func add(_ other: IndexSize) {
    entries += other.entries
    if tokens.isEmpty { tokens = other.tokens } else { tokens = zip(tokens, other.tokens).map(+) }
  }

  /// This size minus that of `part`.
  func without(_ part: IndexSize) -> IndexSize {
    IndexSize(entries: entries - part.entries, tokens: zip(tokens, part.tokens).map(-))
  }
}

/// The entries that a query searches: all, or those of one authority.
///
/// The vocabulary counts words in the whole index and for each authority, so that the texts of one
/// authority affect neither the rarity of words nor the corrections of queries for another.
enum IndexPart {
  case all
  /// The entries of the authority with this number, and their size.
  case only(Int, IndexSize)
  /// The entries of the authority with this number, and the size of all others.
  case allBut(Int, IndexSize)

  /// The first byte of the words of a part in the vocabulary; no other word begins with it.
  static let mark: UInt8 = 3

  /// The prefix of the words of the authority with this number in the vocabulary.
  static func prefix(_ number: Int) -> String { "\u{3}\(number)\u{3}" }

  /// The prefix of its words in the vocabulary.
  var prefix: String {
    switch self {
    case .all: ""
    case .only(let number, _), .allBut(let number, _): Self.prefix(number)
    }
  }

  /// The size of the part in an index of the size `whole`.
  func size(in whole: IndexSize) -> IndexSize {
    switch self {
    case .all: whole
    case .only(_, let size): size
    case .allBut(_, let others): whole.without(others)
    }
  }

  /// A table for a `FROM` clause with the part's words and the columns of the vocabulary.
  var words: String {
    switch self {
    case .all: "vocabulary"
    case .only(let number, _), .allBut(let number, _):
      """
      (SELECT word.text AS text, part.entries AS entries, word.letters AS letters,
         word.signature AS signature, word.initials AS initials
       FROM vocabulary AS word
       JOIN vocabulary AS part ON part.text = char(3) || '\(number)' || char(3) || word.text)
      """
    }
  }
}
