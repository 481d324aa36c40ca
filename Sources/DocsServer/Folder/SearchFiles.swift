internal import Guidelines
internal import KnowledgeBase
internal import Lexicon
internal import TextAnalysis

/// The search index of an exported site, in small pieces that `search.js` loads.
///
/// | file | holds |
/// |---|---|
/// | `index.js` | the first key of each piece, facts and weights for ranking, particles |
/// | `words-N.js` | spellings, each with its terms |
/// | `tokens-N.js` | for each token the entries that contain it |
/// | `rule-N.js` | a rule as lists of results show it |
struct SearchFiles {
  /// The size in bytes at which a piece is full: smaller pieces mean a longer list of first keys to load.
  private static let fullPiece = 1_000
  /// The unit, in words, in which the length of a body is stored.
  private static let bodyUnit = 8
  /// The letter for 0 of the 32 letters that encode postings, none of which JSON escapes.
  private static let zero = UInt8(ascii: ":")
  /// The largest value of one letter; it also marks counts that have no letter of their own.
  private static let last = 31
  /// The largest value of two letters.
  private static let lastOfTwo = 1_023

  private(set) var all: [(path: String, bytes: [UInt8])] = []

  init(_ index: PortableIndex, rules: [RuleID: Rule]) {
    let usual = Self.usualCounts(in: index.postings)
    let words = pieces("words", of: index.words.map(Self.line), separator: ";")
    let tokens = pieces("tokens", of: index.postings.map { Self.line($0, usual) }, separator: " ")
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
        compositions: index.compositions.map { Self.text($0.parts) + "=" + Self.text($0.term) },
        units: Self.units, digitUnits: Units.spellingsAfterDigits, numerals: Self.numerals,
        ranges: Lexicon.quantityWords.list("range"),
        endings: Lexicon.quantityWords.list("ending"), slips: Lexicon.slips.map(\.entry)))
  }

  /// The unit in the index for each unit in a text: `char` for 자, and nothing for classifiers.
  private static let units = Dictionary(
    Lexicon.units.map { row in
      let sign = row["index"] == "-" ? row["unit"] : row["index"]
      return (row.entry, sign == "-" ? "" : sign.lowercased())
    } + Lexicon.numberWords.rows("classifier").map { ($0.entry, "") },
    uniquingKeysWith: { first, _ in first })

  /// The values of number words, without those that the index keeps as words.
  private static let numerals = Dictionary(
    Lexicon.numberWords.filter { $0["list"] != "korean-days" }
      .compactMap { row in Int(row["value"]).map { (row.entry, $0) } },
    uniquingKeysWith: { first, _ in first })

  /// The suffixes of Korean words by list, the longest first; each is preceded by a letter for what it
  /// follows (a capital if more suffixes may follow) and the syllables of the shortest certain stem.
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

  /// Adds pieces called `name` with the `lines`, and returns the number of the first line of each.
  private mutating func pieces(
    _ name: String, of lines: [String], separator: String
  ) -> [Int] {
    var starts: [Int] = []
    var start = 0
    while start < lines.count {
      var (end, size) = (start, 0)
      while end < lines.count, size < Self.fullPiece {
        let length = lines[end].utf8.count + 1
        // A long line is a piece of its own, so that its neighbours are read without it.
        if size > 0, length >= Self.fullPiece { break }
        size += length
        end += 1
      }
      add("\(name)-\(starts.count)", lines[start..<end].joined(separator: separator))
      starts.append(start)
      start = end
    }
    return starts
  }

  /// Adds the piece called `name`: a script that passes `value` to `search.js`.
  private mutating func add(_ name: String, _ value: some Encodable) {
    let call = "higSearch.take(\"\(name)\","
    all.append(
      ("search/\(name).js", Array(call.utf8) + JSONBody.bytes(of: value) + Array(")\n".utf8)))
  }

  /// The shortest prefix of each spelling at `starts` that sorts after the spelling before it, encoded as
  /// the length shared with the previous prefix and the remaining letters.
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
      (word.isName, "N"), (word.isSpaced, "S"), (word.isAmbiguous, "A"),
    ]
    let terms = [word.terms, word.apart].map { $0.map(text).joined(separator: "|") }
    var cells = [
      word.spelling, flags.filter(\.0).map(\.1).joined() + terms[0], terms[1],
      bare(of: word), word.followers.joined(),
    ]
    while cells.last?.isEmpty ?? false { cells.removeLast() }
    return cells.joined(separator: " ")
  }

  /// The term of a word itself; without tokens if its token is the first of the word.
  private static func bare(of word: PortableIndex.Word) -> String {
    guard let bare = word.bare else { return "" }
    let isFirst = bare.tokens.first == word.terms.first?.tokens.first
    return isFirst ? facts(of: bare) : text(bare)
  }

  private static func text(_ term: PortableIndex.Term) -> String {
    facts(of: term) + ":" + text(term.tokens)
  }

  private static func facts(of term: PortableIndex.Term) -> String {
    let flags = [
      (!term.isSaid, "A"), (term.isConcept, "C"), (term.isFunctionWord, "F"),
      (term.asksForNumber, "N"), (term.platforms != 0, "P" + base36(term.platforms)),
    ].filter(\.0).map(\.1).joined()
    return base36(Int((term.rarity * 100).rounded())) + flags
  }

  private static func text(_ tokens: [Int]) -> String {
    tokens.map(base36).joined(separator: ".")
  }

  /// The postings of a token: the distance from the entry before, the counts as a letter of `usual` or as
  /// `last` and two letters, the positions in the title in one letter each, those in the body as
  /// distances in one letter or in `last` and two, and the questions.
  private static func line(_ postings: [PortableIndex.Posting], _ usual: [Int]) -> String {
    var line = ""
    var before = -1
    for posting in postings {
      let counts = counts(posting)
      var letters =
        usual.firstIndex(of: counts).map { [$0] } ?? [last, counts >> 5, counts & last]
      letters += posting.title.prefix(mostPlaces).map { min($0, last) }
      let places = posting.body.prefix(mostBodyPlaces).map { min($0, lastOfTwo) }
      for distance in zip(places, [0] + places).map({ $0 - $1 }) {
        letters += distance < last ? [distance] : [last, distance >> 5, distance & last]
      }
      letters += Set(posting.questions.map { min($0, last) }).sorted()
      line += base36(posting.entry - before)
      line += String(decoding: letters.map { zero + UInt8($0) }, as: UTF8.self)
      before = posting.entry
    }
    return line
  }

  /// The maximum numbers of occurrences in a title or a body that are counted, which is that of positions
  /// stored for a title, and of positions stored for a body.
  private static let (mostPlaces, mostBodyPlaces) = (7, 4)
  /// The maximum number of names of a subject, and of texts of a context, that are counted.
  private static let mostTimes = 3

  /// The number of occurrences in each column, in 3, 3, 2 and 2 bits.
  private static func counts(_ posting: PortableIndex.Posting) -> Int {
    min(posting.title.count, mostPlaces) << 7 | min(posting.body.count, mostPlaces) << 4
      | min(posting.subject, mostTimes) << 2 | min(posting.context, mostTimes)
  }

  /// The most frequent counts, one for each letter but `last`.
  private static func usualCounts(in postings: [[PortableIndex.Posting]]) -> [Int] {
    var entries: [Int: Int] = [:]
    for posting in postings.joined() { entries[counts(posting), default: 0] += 1 }
    return entries.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(last).map(\.key)
  }

  /// The lengths of its title in words and of its body in units of 8 words, and its place in `rests`.
  private static func facts(of entry: PortableIndex.Entry, _ rests: [Int]) -> String {
    let lengths = zip(entry.lengths, [1, bodyUnit]).map { base36(min($0 / $1, 35)) }
    let place = rests.firstIndex(of: rest(of: entry)) ?? 0
    let letter = Unicode.Scalar(UInt32(firstRest + place)).map { String($0) }
    return lengths.joined() + (letter ?? "")
  }

  /// The other ranking facts of an entry, as bits.
  private static func rest(of entry: PortableIndex.Entry) -> Int {
    (entry.isElsewhere ? 1 : 0) + (entry.hasNumbers ? 2 : 0) + entry.platforms << 2
  }

  /// The code of the letter for the first of the rests, "#".
  private static let firstRest = 35

  private static func base36(_ number: Int) -> String { String(number, radix: 36) }
}

/// The file that `search.js` reads first.
private struct IndexHead: Encodable {
  /// The shortest prefix of the first spelling of each piece of words.
  let words: String
  /// The first token of each piece of tokens, as the distance from the one before.
  let tokens: String
  /// Two digits and a letter for each entry.
  let entries: String
  let rests: [Int]
  let bodyUnit: Int
  /// The mean lengths of titles and of bodies, in words.
  let lengths: [Double]
  /// The packed counts that have a letter.
  let counts: [Int]
  /// The entries of rules that have ended, with those that replaced them.
  let ended: [Int: [Int]]
  let weights: PortableIndex.Weights
  let suffixes: [String: [String]]
  /// For each composition the tokens of its parts, and its term.
  let compositions: [String]
  let units: [String: String]
  /// The units that are none after a number in words.
  let digitUnits: [String]
  let numerals: [String: Int]
  /// Words between the ends of a range.
  let ranges: [String]
  /// Suffixes of units.
  let endings: [String]
  /// Letters that people confuse in spelling.
  let slips: [String]
}

/// A rule as lists of results show it.
private struct FoundRule: Encodable {
  let id: String
  let title: Bilingual<String>
  let component: String?
  let platforms: [String]
  /// `nil` for none.
  let amounts: Bilingual<[String]>?

  init(_ rule: Rule) {
    id = rule.id.rawValue
    title = rule.title
    component = rule.component?.rawValue
    platforms = rule.platforms.map(\.rawValue)
    let amounts = Bilingual(
      en: Array(rule.amounts(in: .en).prefix(3)), ko: Array(rule.amounts(in: .ko).prefix(3)))
    self.amounts = rule.metrics.isEmpty ? nil : amounts
  }
}
