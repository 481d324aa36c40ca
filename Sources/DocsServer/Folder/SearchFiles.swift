internal import Guidelines
internal import KnowledgeBase
internal import Lexicon

/// The index of the exported site, in pieces of about 2.5 kB that `search.js` reads.
///
/// | file | holds |
/// |---|---|
/// | `index.js` | where each piece begins, facts and weights that the ranking needs, particles |
/// | `words-N.js` | spellings, each with its terms |
/// | `tokens-N.js` | for each token the entries that have it |
/// | `rules-N.js` | what a list of results shows of rules |
struct SearchFiles {
  /// The size from which on a piece is full, in bytes.
  private static let fullPiece = 2_400
  /// The number of rules in a piece.
  private static let rulesInPiece = 4
  /// The unit, in words, in which the length of a body is stored.
  private static let bodyUnit = 8
  /// The zero of the 32 digits that say how often an entry has a token.
  private static let zero = UInt8(ascii: "A")

  private(set) var all: [(path: String, bytes: [UInt8])] = []

  init(_ index: PortableIndex, rules: [RuleID: Rule]) {
    let words = pieces("words", of: index.words.map(Self.line))
    let tokens = pieces("tokens", of: index.postings.map(Self.line))
    for (number, start) in stride(
      from: 0, to: index.entries.count, by: Self.rulesInPiece
    ).enumerated() {
      let own = index.entries[start..<min(start + Self.rulesInPiece, index.entries.count)]
      add(
        "rules-\(number)",
        own.compactMap { rules[$0.rule] }.map(FoundRule.init))
    }
    let count = Double(max(1, index.entries.count))
    let lengths = (0..<2).map { column in
      max(1, index.entries.reduce(0) { $0 + Double($1.lengths[column]) } / count)
    }
    add(
      "index",
      IndexHead(
        words: Self.beginnings(of: words, in: index.words.map(\.spelling)), tokens: tokens,
        entries: index.entries.map(Self.facts).joined(), bodyUnit: Self.bodyUnit, lengths: lengths,
        rulesInPiece: Self.rulesInPiece, weights: index.weights, particles: Self.particles,
        units: Self.units, numerals: Self.numerals))
  }

  /// How the index writes each unit: 자 is `char`, and what is only counted is nothing.
  private static let units = Dictionary(
    Lexicon.units.map { row in
      let sign = row["index"] == "-" ? row["unit"] : row["index"]
      return (row.entry, sign == "-" ? "" : sign)
    }, uniquingKeysWith: { first, _ in first })

  /// The numbers that are written as words.
  private static let numerals = Dictionary(
    Lexicon.numberWords.compactMap { row in Int(row["value"]).map { (row.entry, $0) } },
    uniquingKeysWith: { first, _ in first })

  /// The particles of Korean nouns, the longest first.
  private static let particles = Lexicon.koreanSuffixes.list("particle").sorted {
    ($1.count, $0) < ($0.count, $1)
  }

  /// Adds the pieces called `name` of `lines`, and returns the line with which each begins.
  private mutating func pieces(_ name: String, of lines: [String]) -> [Int] {
    var starts: [Int] = []
    var start = 0
    while start < lines.count {
      var (end, size) = (start, 0)
      while end < lines.count, size < Self.fullPiece {
        size += lines[end].utf8.count + 1
        end += 1
      }
      add("\(name)-\(starts.count)", lines[start..<end].joined(separator: "\n"))
      starts.append(start)
      start = end
    }
    return starts
  }

  /// Adds the piece called `name`: a call that hands `value` to `search.js`.
  private mutating func add(_ name: String, _ value: some Encodable) {
    let call = "higSearch.take(\"\(name)\","
    all.append(
      ("search/\(name).js", Array(call.utf8) + JSONBody.bytes(of: value) + Array(")\n".utf8)))
  }

  /// The shortest beginning of each of the spellings at `starts` that is greater than the one before.
  private static func beginnings(of starts: [Int], in spellings: [String]) -> [String] {
    starts.map { start in
      let own = Array(spellings[start].unicodeScalars)
      let before = start > 0 ? Array(spellings[start - 1].unicodeScalars) : []
      let shared = zip(own, before).prefix { $0 == $1 }.count
      return String(String.UnicodeScalarView(own.prefix(shared + 1)))
    }
  }

  // MARK: - Lines

  private static func line(_ word: PortableIndex.Word) -> String {
    word.spelling + "\t" + word.terms.map(text).joined(separator: "|")
  }

  private static func text(_ term: PortableIndex.Term) -> String {
    let flags = [
      (term.isSaid, "S"), (term.isConcept, "C"), (term.isFunctionWord, "F"),
      (term.asksForNumber, "N"), (term.platforms != 0, "P" + base36(term.platforms)),
    ].filter(\.0).map(\.1).joined()
    return base36(Int((term.rarity * 100).rounded())) + flags + ":"
      + term.tokens.map(base36).joined(separator: ".")
  }

  /// The entries that have a token: how far each is from the one before, and how often it has it.
  private static func line(_ postings: [PortableIndex.Posting]) -> String {
    var line = ""
    var before = -1
    for posting in postings {
      line += base36(posting.entry - before) + digits(of: posting.counts)
      before = posting.entry
    }
    return line
  }

  /// The counts of the columns in 4, 4, 2, 2 and 3 bits; more than fits is as the most that does.
  private static func digits(of counts: [Int]) -> String {
    let packed = zip(counts, [4, 4, 2, 2, 3]).reduce(0) { packed, next in
      packed << next.1 | min(next.0, 1 << next.1 - 1)
    }
    return String(
      decoding: [packed >> 10, packed >> 5 & 31, packed & 31].map { zero + UInt8($0) },
      as: UTF8.self)
  }

  /// How long its title is, in words, its body, in eights of them, and what else ranking goes by, in two
  /// digits.
  private static func facts(of entry: PortableIndex.Entry) -> String {
    let lengths = zip(entry.lengths, [1, bodyUnit]).map { base36(min($0 / $1, 35)) }
    let rest = (entry.isElsewhere ? 1 : 0) + (entry.hasNumbers ? 2 : 0) + entry.platforms << 2
    return lengths.joined() + (rest < 36 ? "0" : "") + base36(rest)
  }

  private static func base36(_ number: Int) -> String { String(number, radix: 36) }
}

/// The file that `search.js` reads first.
private struct IndexHead: Encodable {
  /// What the first spelling of each piece of words begins with, and none before.
  let words: [String]
  /// The first token of each piece of tokens.
  let tokens: [Int]
  /// Four digits for each entry.
  let entries: String
  let bodyUnit: Int
  /// The mean lengths of titles and bodies.
  let lengths: [Double]
  let rulesInPiece: Int
  let weights: PortableIndex.Weights
  let particles: [String]
  let units: [String: String]
  let numerals: [String: Int]
}

/// A rule as lists of results show it.
private struct FoundRule: Encodable {
  let id: String
  let title: Bilingual<String>
  let component: String?
  let platforms: [String]
  let amounts: Bilingual<[String]>

  init(_ rule: Rule) {
    id = rule.id.rawValue
    title = rule.title
    component = rule.component?.rawValue
    platforms = rule.platforms.map(\.rawValue)
    amounts = Bilingual(
      en: Array(rule.amounts(in: .en).prefix(3)), ko: Array(rule.amounts(in: .ko).prefix(3)))
  }
}
