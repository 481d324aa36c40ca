internal import Guidelines
internal import KnowledgeBase
internal import Lexicon

/// The index of the exported site, in small pieces that `search.js` reads.
///
/// | file | holds |
/// |---|---|
/// | `index.js` | where each piece begins, facts and weights that the ranking needs, particles |
/// | `words-N.js` | spellings, each with its terms |
/// | `tokens-N.js` | for each token the entries that have it |
/// | `rule-N.js` | what a list of results shows of a rule |
struct SearchFiles {
  /// The size from which on a piece is full, in bytes: smaller ones have more beginnings to load.
  private static let fullPiece = 1_200
  /// The unit, in words, in which the length of a body is stored.
  private static let bodyUnit = 8
  /// The zero of the 32 letters that say where an entry has a token.
  private static let zero = UInt8(ascii: "A")
  /// The greatest number that a letter is; that of counts which have no letter of their own.
  private static let last = 31
  /// The greatest number that two letters are.
  private static let lastOfTwo = 1_023

  private(set) var all: [(path: String, bytes: [UInt8])] = []

  init(_ index: PortableIndex, rules: [RuleID: Rule]) {
    let usual = Self.usualCounts(in: index.postings)
    let words = pieces("words", of: index.words.map(Self.line))
    let tokens = pieces("tokens", of: index.postings.map { Self.line($0, usual) })
    for (number, entry) in index.entries.enumerated() {
      if let rule = rules[entry.rule] { add("rule-\(number)", FoundRule(rule)) }
    }
    let count = Double(max(1, index.entries.count))
    let lengths = (0..<2).map { column in
      max(1, index.entries.reduce(0) { $0 + Double($1.lengths[column]) } / count)
    }
    let rests = Set(index.entries.map(Self.rest)).sorted()
    add(
      "index",
      IndexHead(
        words: Self.beginnings(of: words, in: index.words.map(\.spelling)),
        tokens: zip(tokens, [0] + tokens).map { Self.base36($0 - $1) }.joined(separator: " "),
        entries: index.entries.map { Self.facts(of: $0, rests) }.joined(), rests: rests,
        bodyUnit: Self.bodyUnit, lengths: lengths,
        counts: usual, ended: index.ended, weights: index.weights, suffixes: Self.suffixes,
        units: Self.units, numerals: Self.numerals,
        ranges: Lexicon.quantityWords.list("range"),
        endings: Lexicon.quantityWords.list("ending"), slips: Lexicon.slips.map(\.entry)))
  }

  /// How the index writes each unit: 자 is `char`, and what only counts things is nothing.
  private static let units = Dictionary(
    Lexicon.units.map { row in
      let sign = row["index"] == "-" ? row["unit"] : row["index"]
      return (row.entry, sign == "-" ? "" : sign)
    } + Lexicon.numberWords.rows("classifier").map { ($0.entry, "") },
    uniquingKeysWith: { first, _ in first })

  /// The numbers that are written as words.
  private static let numerals = Dictionary(
    Lexicon.numberWords.compactMap { row in Int(row["value"]).map { (row.entry, $0) } },
    uniquingKeysWith: { first, _ in first })

  /// What Korean words end in, by list, the longest first: before each the first letter of what it
  /// follows, a capital where more may come after it, and how long a stem is sure.
  private static let suffixes = Dictionary(
    uniqueKeysWithValues: ["particle", "ending", "after-vowel-form", "after-past"].map { list in
      let rows = Lexicon.koreanSuffixes.rows(list)
        .sorted { ($1.entry.count, $0.entry) < ($0.entry.count, $1.entry) }
      return (list, rows.map(suffix))
    })

  private static func suffix(_ row: LexiconTable.Row) -> String {
    let kind =
      row["after"] == "vowel-or-rieul" ? "r" : row["after"] == "-" ? "a" : row["after"].prefix(1)
    return (row["continues"] == "yes" ? kind.uppercased() : String(kind))
      + (row["sure"] == "never" ? "-" : row["sure"]) + row.entry
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

  /// The shortest beginning of each of the spellings at `starts` that is greater than the spelling
  /// before: how many letters it shares with the beginning before, and its others.
  private static func beginnings(of starts: [Int], in spellings: [String]) -> String {
    var last: [Unicode.Scalar] = []
    return starts.map { start in
      let own = Array(spellings[start].unicodeScalars)
      let before = start > 0 ? Array(spellings[start - 1].unicodeScalars) : []
      let beginning = Array(own.prefix(shared(own, before) + 1))
      let known = min(35, shared(beginning, last))
      last = beginning
      return base36(known) + String(String.UnicodeScalarView(beginning.dropFirst(known)))
    }.joined(separator: " ")
  }

  private static func shared(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
  }

  // MARK: - Lines

  private static func line(_ word: PortableIndex.Word) -> String {
    let flags = [
      (word.isName, "N"), (word.isSpaced, "S"), (word.isAmbiguous, "A"), (word.isComposed, "C"),
      (word.beginsName, "B"),
    ]
    let terms = [word.terms, word.apart].map { $0.map(text).joined(separator: "|") }
    return word.spelling + "\t" + flags.filter(\.0).map(\.1).joined() + terms[0]
      + (word.apart.isEmpty ? "" : "\t" + terms[1])
  }

  private static func text(_ term: PortableIndex.Term) -> String {
    let flags = [
      (term.isSaid, "S"), (term.isConcept, "C"), (term.isFunctionWord, "F"),
      (term.asksForNumber, "N"), (term.platforms != 0, "P" + base36(term.platforms)),
    ].filter(\.0).map(\.1).joined()
    return base36(Int((term.rarity * 100).rounded())) + flags + ":"
      + term.tokens.map(base36).joined(separator: ".")
  }

  /// The entries that have a token: how far each is from the one before, how often it has it, as the
  /// letter of `usual` counts or as the last one and two others, the places in the title, a letter
  /// each, those in the body, two each, and the questions.
  private static func line(_ postings: [PortableIndex.Posting], _ usual: [Int]) -> String {
    var line = ""
    var before = -1
    for posting in postings {
      let counts = counts(posting)
      var letters =
        usual.firstIndex(of: counts).map { [$0] } ?? [last, counts >> 5, counts & last]
      letters += posting.title.prefix(mostPlaces).map { min($0, last) }
      for place in posting.body.prefix(mostPlaces).map({ min($0, lastOfTwo) }) {
        letters += [place >> 5, place & last]
      }
      letters += Set(posting.questions.map { min($0, last) }).sorted()
      line += base36(posting.entry - before)
      line += String(decoding: letters.map { zero + UInt8($0) }, as: UTF8.self)
      before = posting.entry
    }
    return line
  }

  /// The most places of a title, and of a body, that are counted.
  private static let mostPlaces = 7
  /// The most names of a subject, and texts of a context, that are counted.
  private static let mostTimes = 3

  /// How often each column has a token, in 3, 3, 2 and 2 bits.
  private static func counts(_ posting: PortableIndex.Posting) -> Int {
    min(posting.title.count, mostPlaces) << 7 | min(posting.body.count, mostPlaces) << 4
      | min(posting.subject, mostTimes) << 2 | min(posting.context, mostTimes)
  }

  /// The most frequent counts, as many as there are letters for.
  private static func usualCounts(in postings: [[PortableIndex.Posting]]) -> [Int] {
    var entries: [Int: Int] = [:]
    for posting in postings.joined() { entries[counts(posting), default: 0] += 1 }
    return entries.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(last).map(\.key)
  }

  /// How long its title is, in words, its body, in eights of them, and which of `rests` it has.
  private static func facts(of entry: PortableIndex.Entry, _ rests: [Int]) -> String {
    let lengths = zip(entry.lengths, [1, bodyUnit]).map { base36(min($0 / $1, 35)) }
    let place = rests.firstIndex(of: rest(of: entry)) ?? 0
    let letter = Unicode.Scalar(UInt32(firstRest + place)).map { String($0) }
    return lengths.joined() + (letter ?? "")
  }

  /// What else ranking goes by.
  private static func rest(of entry: PortableIndex.Entry) -> Int {
    (entry.isElsewhere ? 1 : 0) + (entry.hasNumbers ? 2 : 0) + entry.platforms << 2
  }

  /// The letter of the first rest, "#".
  private static let firstRest = 35

  private static func base36(_ number: Int) -> String { String(number, radix: 36) }
}

/// The file that `search.js` reads first.
private struct IndexHead: Encodable {
  /// What the first spelling of each piece of words begins with, and none before.
  let words: String
  /// The first token of each piece of tokens, as its distance from the one before.
  let tokens: String
  /// Two digits and a letter for each entry.
  let entries: String
  let rests: [Int]
  let bodyUnit: Int
  /// The mean lengths of titles and bodies.
  let lengths: [Double]
  /// The counts of the columns that have a letter, packed.
  let counts: [Int]
  /// The entries that have ended, with those that took their place.
  let ended: [Int: [Int]]
  let weights: PortableIndex.Weights
  let suffixes: [String: [String]]
  let units: [String: String]
  let numerals: [String: Int]
  /// What joins the ends of a range.
  let ranges: [String]
  /// What may follow a unit.
  let endings: [String]
  /// Letters that are taken for one another.
  let slips: [String]
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
