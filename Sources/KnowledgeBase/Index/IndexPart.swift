/// How many entries an index has, or a part of it, and how many tokens each column has in them.
struct IndexSize: Hashable {
  var entries: Int
  var tokens: [Int]

  init(entries: Int = 0, tokens: [Int] = []) { (self.entries, self.tokens) = (entries, tokens) }

  /// Adds the numbers of `other`.
  mutating func add(_ other: IndexSize) {
    entries += other.entries
    if tokens.isEmpty { tokens = other.tokens } else { tokens = zip(tokens, other.tokens).map(+) }
  }

  /// The size without a part of it.
  func without(_ part: IndexSize) -> IndexSize {
    IndexSize(entries: entries - part.entries, tokens: zip(tokens, part.tokens).map(-))
  }
}

/// The entries that a query looks at: all, or those of one authority.
///
/// The vocabulary has the words of each authority beside those of all, so that what one authority
/// states changes neither how rare a word of another's is nor what a query is corrected to.
enum IndexPart {
  case all
  /// Those of the authority with this number, which have this size.
  case only(Int, IndexSize)
  /// Those of the authority with this number: all but others, which have this size.
  case allBut(Int, IndexSize)

  /// The first byte of the words of a part in the vocabulary; no other word begins with it.
  static let mark: UInt8 = 3

  /// The prefix in the vocabulary of the words of the authority with this number.
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

  /// Its words, as a table for the clause `FROM` with the columns of the vocabulary.
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
