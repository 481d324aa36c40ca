internal import CSQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The FTS5 function `hig_rank`, which scores an entry for a pattern, from 0 upwards.
///
/// BM25F (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009) over the columns, with
/// factors for what FTS5's own `bm25` ignores: words in the title, proximity, coverage of the
/// query, and rules before passages. The weights were chosen on the judged queries in
/// `Tests/SearchMeasures`.
final class FullTextRanking {
  enum Weight {
    /// The weight of a word in each column: title, body, subject, context, asked.
    static let columns = [2.5, 0.5, 4.0, 0.8, 0.8]
    /// The weight of a column's length in normalisation, BM25's b.
    static let lengths = [0.2, 0.3, 0.0, 0.0, 0.0]
    /// The saturation of repeated words, BM25's k1.
    static let saturation = 3.0
    /// The share of its rarity that a word is worth that only a question has.
    static let asked = 0.7
    /// The bonus for the whole query in the title or the names of the subject.
    static let title = 0.1
    /// The bonus for adjacent words.
    static let closeness = 0.1
    /// The factor of a rule.
    static let rule = 2.2
    /// The factor of a rule for platforms that are not the main ones of its page.
    static let elsewhere = 0.8
  }

  /// The factor, applied outside of this function, of entries with a number if the query asks for
  /// one.
  static let numberWeight = 1.5

  private var scoring = Scoring()

  /// Prepares for scoring the entries of `part` that match `pattern`.
  ///
  /// Entries with less than `leastCoverage` of the words' rarity score 0.
  ///
  /// Only the best `wanted` scores are exact; the others are known to be lower.
  func prepare(
    for pattern: SearchPattern, in part: IndexPart, leastCoverage: Double, wanted: Int
  ) {
    scoring.part = part
    scoring.prepare(for: pattern, leastCoverage: leastCoverage, wanted: wanted)
  }

  /// Registers the function with `database`, which retains it while open.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite was built without FTS5.
  func register(with database: Database) throws(KnowledgeBaseError) {
    let api = try database.fullTextInterface()
    let code = api.pointee.xCreateFunction(
      api, "hig_rank", Unmanaged.passRetained(self).toOpaque(),
      { interface, entry, context, _, _ in
        guard let interface, let entry, let own = interface.pointee.xUserData(entry) else { return }
        let ranking = Unmanaged<FullTextRanking>.fromOpaque(own).takeUnretainedValue()
        var score = 0.0
        let code = ranking.scoring.score(interface, entry, &score)
        if code == SQLITE_OK {
          sqlite3_result_double(context, score)
        } else {
          sqlite3_result_error_code(context, code)
        }
      }, { Unmanaged<FullTextRanking>.fromOpaque($0!).release() })
    guard code == SQLITE_OK else { throw database.error(code) }
  }

  /// Scores entries one after the other.
  fileprivate struct Scoring {
    private var rarities: [Double] = []
    private var totalRarity = 0.0
    /// The numbers of the phrases of each word.
    private var phrases: [[Int32]] = []
    private var namesPlatform = false
    private var leastCoverage = 0.0
    /// The greatest factor by which the caller may multiply a score later.
    private var spare = 1.0
    /// The entries that are looked at.
    var part = IndexPart.all
    /// The average length of each column in them; empty before the first entry of a query.
    private var lengths: [Double] = []
    private var best = BestScores(wanted: 0)
    // Scratch space, so that scoring an entry allocates nothing.
    /// How often each word is in each of the columns.
    private var counts: [Int] = []
    private var held: [Int] = []
    /// The normalisation of each column by its length.
    private var norms = [1.0, 1.0, 1.0, 1.0, 1.0]
    private var places: [Place] = []
    /// The offsets of one word.
    private var offsets: [Int] = []

    private struct Place {
      var word: Int
      /// The column times 2²⁴ plus the position in it, so that columns are far apart.
      var offset: Int
    }

    private static let columns = 5
    private static let subject = 2
    private static let asked = 4
  }
}

extension FullTextRanking.Scoring {
  mutating func prepare(for pattern: SearchPattern, leastCoverage: Double, wanted: Int) {
    rarities = pattern.words.map(\.rarity)
    totalRarity = rarities.reduce(0, +)
    phrases = pattern.phrases
    namesPlatform = pattern.words.contains(where: \.namesPlatform)
    self.leastCoverage = leastCoverage
    spare = pattern.asksForNumber ? FullTextRanking.numberWeight : 1
    lengths = []
    best = BestScores(wanted: wanted)
    counts = [Int](repeating: 0, count: rarities.count * Self.columns)
    held = rarities.map { _ in 0 }
  }

  mutating func score(
    _ interface: UnsafePointer<Fts5ExtensionApi>, _ entry: OpaquePointer, _ score: inout Double
  ) -> Int32 {
    if lengths.isEmpty {
      let code = readLengths(interface, entry)
      guard code == SQLITE_OK else { return code }
    }
    var isWorthIt = true
    var code = readInstances(interface, entry, &isWorthIt)
    guard code == SQLITE_OK, isWorthIt else { return code }
    var found = 0.0
    var onlyAsked = 0.0
    var inTitle = 0.0
    for word in rarities.indices {
      let first = word * Self.columns
      guard counts[first..<first + Self.columns].contains(where: { $0 > 0 }) else { continue }
      found += rarities[word]
      if counts[first..<first + Self.asked].allSatisfy({ $0 == 0 }) { onlyAsked += rarities[word] }
      if counts[first] + counts[first + Self.subject] > 0 { inTitle += rarities[word] }
    }
    guard found / totalRarity >= leastCoverage else { return SQLITE_OK }
    var factor = (found - onlyAsked * (1 - FullTextRanking.Weight.asked)) / totalRarity
    factor *= 1 + FullTextRanking.Weight.title * inTitle / totalRarity
    let id = Int(interface.pointee.xRowid(entry))
    if id < SearchIndex.firstPassage {
      factor *= FullTextRanking.Weight.rule
      if !namesPlatform, SearchIndex.isElsewhere(id) {
        factor *= FullTextRanking.Weight.elsewhere
      }
    }
    score = sum() * factor
    // Proximity has a small effect, and lengths are in another table, so neither is read for
    // entries that cannot be among the best.
    let mostCloseness = 1 + FullTextRanking.Weight.closeness + 1e-9
    if best.beat(score * mostCloseness * spare) { return SQLITE_OK }
    factor *= 1 + FullTextRanking.Weight.closeness * closeness()
    score = sum() * factor
    if best.beat(score * spare) { return SQLITE_OK }
    code = readNorms(interface, entry)
    guard code == SQLITE_OK else { return code }
    score = sum() * factor
    best.add(score)
    return SQLITE_OK
  }

  /// The sum over the words' frequencies, for columns of the lengths assumed in ``norms``.
  private func sum() -> Double {
    var sum = 0.0
    for word in rarities.indices {
      var frequency = 0.0
      for column in 0..<Self.columns {
        let count = counts[word * Self.columns + column]
        guard count > 0 else { continue }
        frequency += Double(count) * FullTextRanking.Weight.columns[column] / norms[column]
      }
      guard frequency > 0 else { continue }
      let saturation = FullTextRanking.Weight.saturation
      sum += rarities[word] * frequency * (saturation + 1) / (frequency + saturation)
    }
    return sum
  }

  private mutating func readLengths(
    _ interface: UnsafePointer<Fts5ExtensionApi>, _ entry: OpaquePointer
  ) -> Int32 {
    var rows: Int64 = 0
    var code = interface.pointee.xRowCount(entry, &rows)
    var whole = IndexSize(entries: Int(rows))
    for column in 0..<Self.columns where code == SQLITE_OK {
      var total: Int64 = 0
      code = interface.pointee.xColumnTotalSize(entry, Int32(column), &total)
      whole.tokens.append(Int(total))
    }
    let size = part.size(in: whole)
    lengths = size.tokens.map { max(1, Double($0) / Double(max(1, size.entries))) }
    return code
  }

  /// Sets the normalisation of a column of `length` tokens.
  private mutating func setNorm(of column: Int, length: Double) {
    let slope = FullTextRanking.Weight.lengths[column]
    norms[column] = 1 - slope + slope * length / lengths[column]
  }

  /// Reads the lengths of the columns for which they matter.
  private mutating func readNorms(
    _ interface: UnsafePointer<Fts5ExtensionApi>, _ entry: OpaquePointer
  ) -> Int32 {
    for column in 0..<Self.columns where FullTextRanking.Weight.lengths[column] > 0 {
      var length: Int32 = 0
      let code = interface.pointee.xColumnSize(entry, Int32(column), &length)
      guard code == SQLITE_OK else { return code }
      setNorm(of: column, length: Double(length))
    }
    return SQLITE_OK
  }

  /// Counts the occurrences of each word, assuming that columns end at the last one.
  ///
  /// Stops as soon as the entry certainly has too few of the words, and clears `isWorthIt`.
  private mutating func readInstances(
    _ interface: UnsafePointer<Fts5ExtensionApi>, _ entry: OpaquePointer, _ isWorthIt: inout Bool
  ) -> Int32 {
    var most = totalRarity
    for index in counts.indices { counts[index] = 0 }
    var ends = SIMD8<Double>()
    places.removeAll(keepingCapacity: true)
    for word in rarities.indices {
      let code = readOffsets(of: word, interface, entry)
      guard code == SQLITE_OK else { return code }
      if offsets.isEmpty {
        most -= rarities[word]
        isWorthIt = most >= (leastCoverage - 1e-6) * totalRarity
        guard isWorthIt else { return SQLITE_OK }
      }
      var last = -1
      for offset in offsets where offset != last {
        let column = offset >> 24
        counts[word * Self.columns + column] += 1
        ends[column] = max(ends[column], Double(offset & 0xFF_FFFF) + 1)
        // The other columns are not running text.
        if column < 2 { places.append(Place(word: word, offset: offset)) }
        last = offset
      }
    }
    for column in 0..<Self.columns where FullTextRanking.Weight.lengths[column] > 0 {
      setNorm(of: column, length: ends[column])
    }
    return SQLITE_OK
  }

  /// Finds the occurrences of `word` in any of its alternatives, in order.
  private mutating func readOffsets(
    of word: Int, _ interface: UnsafePointer<Fts5ExtensionApi>, _ entry: OpaquePointer
  ) -> Int32 {
    offsets.removeAll(keepingCapacity: true)
    for phrase in phrases[word] {
      var iterator = Fts5PhraseIter()
      var column: Int32 = 0
      var offset: Int32 = 0
      let known = offsets.count
      let code = interface.pointee.xPhraseFirst(entry, phrase, &iterator, &column, &offset)
      guard code == SQLITE_OK else { return code }
      while column >= 0 {
        offsets.append(Int(column) << 24 + Int(offset))
        interface.pointee.xPhraseNext(entry, &iterator, &column, &offset)
      }
      if known > 0, offsets.count > known { offsets.sort() }
    }
    return SQLITE_OK
  }

  /// The proximity of the words found: 1 if they are adjacent, approaching 0 with their distance.
  private mutating func closeness() -> Double {
    for word in held.indices { held[word] = 0 }
    var wanted = 0
    for place in places where held[place.word] == 0 {
      held[place.word] = 1
      wanted += 1
    }
    guard wanted > 1 else { return wanted == held.count ? 1 : 0 }
    for word in held.indices { held[word] = 0 }
    // A sweep finds the smallest window.
    places.sort { ($0.offset, $0.word) < ($1.offset, $1.word) }
    var smallest = Int.max
    var different = 0
    var first = 0
    for place in places {
      if held[place.word] == 0 { different += 1 }
      held[place.word] += 1
      while different == wanted {
        let start = places[first]
        smallest = min(smallest, place.offset - start.offset + 1)
        held[start.word] -= 1
        if held[start.word] == 0 { different -= 1 }
        first += 1
      }
    }
    return Double(wanted) / Double(max(wanted, smallest))
  }
}

/// The best scores so far, as many as are wanted.
struct BestScores {
  private let wanted: Int
  /// The best first.
  private var scores: [Double] = []

  init(wanted: Int) { self.wanted = wanted }

  /// Whether as many scores as are wanted are better than `score`.
  func beat(_ score: Double) -> Bool {
    guard scores.count == wanted, let last = scores.last else { return false }
    return score < last
  }

  mutating func add(_ score: Double) {
    guard wanted > 0, scores.count < wanted || score > scores[scores.count - 1] else { return }
    if scores.count == wanted { scores.removeLast() }
    var index = scores.count
    while index > 0, scores[index - 1] < score { index -= 1 }
    scores.insert(score, at: index)
  }
}
