internal import CSQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The FTS5 function `hig_rank`: how well an entry answers a pattern, from 0 upwards.
///
/// BM25F (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009) over the columns, then
/// factors for what FTS5's own `bm25` does not see: words of the title, words close together, how
/// much of the query is answered at all, and rules before passages.
final class FullTextRanking {
  private enum Weight {
    /// Of a word in each column: title, body, context.
    static let columns = [2.5, 1.0, 0.5]
    /// How much a column's length tells against it.
    static let lengths = [0.2, 0.4, 0.0]
    /// How soon repetition stops to count.
    static let saturation = 1.2
    /// What the whole query in the title adds.
    static let title = 0.5
    /// What all words side by side add.
    static let closeness = 0.3
    /// What being a rule multiplies.
    static let rule = 1.25
  }

  private var words: [SearchWord] = []
  private var narrowingPhrases = 0
  private var leastCoverage = 0.0
  private var totalRarity = 0.0
  /// The average length of each column; empty before the first entry of a query.
  private var lengths: [Double] = []
  // Scratch space, so that scoring an entry allocates nothing.
  private var frequencies: [Double] = []
  private var isInTitle: [Bool] = []
  private var counts: [Int] = []
  private var places: [Place] = []

  /// Gets ready to score what `pattern` finds; entries with less than `leastCoverage` of the
  /// words' rarity score 0.
  func prepare(for pattern: SearchPattern, leastCoverage: Double) {
    words = pattern.words
    narrowingPhrases = pattern.narrowingPhrases
    self.leastCoverage = leastCoverage
    totalRarity = words.reduce(0) { $0 + $1.rarity }
    lengths = []
    frequencies = words.map { _ in 0 }
    isInTitle = words.map { _ in false }
    counts = words.map { _ in 0 }
  }

  /// Registers the function with `database`, which keeps it as long as it is open.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite was built without FTS5.
  func register(with database: Database) throws(KnowledgeBaseError) {
    let api = try database.fullTextInterface()
    let code = api.pointee.xCreateFunction(
      api, "hig_rank", Unmanaged.passRetained(self).toOpaque(),
      { interface, entry, context, _, _ in
        guard let interface, let entry, let own = interface.pointee.xUserData(entry) else { return }
        let ranking = Unmanaged<FullTextRanking>.fromOpaque(own).takeUnretainedValue()
        var score = 0.0
        let code = ranking.score(interface, entry, &score)
        if code == SQLITE_OK {
          sqlite3_result_double(context, score)
        } else {
          sqlite3_result_error_code(context, code)
        }
      }, { Unmanaged<FullTextRanking>.fromOpaque($0!).release() })
    guard code == SQLITE_OK else { throw database.error(code) }
  }

  private struct Place {
    var word: Int
    var offset: Int
  }

  private func score(
    _ interface: UnsafePointer<Fts5ExtensionApi>, _ entry: OpaquePointer, _ score: inout Double
  ) -> Int32 {
    if lengths.isEmpty {
      let code = readLengths(interface, entry)
      guard code == SQLITE_OK else { return code }
    }
    for word in words.indices {
      frequencies[word] = 0
      isInTitle[word] = false
    }
    places.removeAll(keepingCapacity: true)
    let code = readInstances(interface, entry)
    guard code == SQLITE_OK else { return code }

    var sum = 0.0
    var found = 0.0
    var inTitle = 0.0
    for word in words.indices where frequencies[word] > 0 {
      let rarity = words[word].rarity
      let frequency = frequencies[word]
      sum += rarity * frequency * (Weight.saturation + 1) / (frequency + Weight.saturation)
      found += rarity
      if isInTitle[word] { inTitle += rarity }
    }
    let coverage = found / totalRarity
    guard coverage >= leastCoverage else { return SQLITE_OK }
    score = sum * coverage * coverage
    score *= 1 + Weight.title * inTitle / totalRarity
    score *= 1 + Weight.closeness * closeness()
    if interface.pointee.xRowid(entry) < Int64(SearchIndex.firstPassage) { score *= Weight.rule }
    return SQLITE_OK
  }

  private func readLengths(
    _ interface: UnsafePointer<Fts5ExtensionApi>, _ entry: OpaquePointer
  ) -> Int32 {
    var rows: Int64 = 0
    var code = interface.pointee.xRowCount(entry, &rows)
    for column in 0..<3 where code == SQLITE_OK {
      var total: Int64 = 0
      code = interface.pointee.xColumnTotalSize(entry, Int32(column), &total)
      lengths.append(max(1, Double(total) / Double(max(1, rows))))
    }
    return code
  }

  /// Counts where the entry has which word.
  private func readInstances(
    _ interface: UnsafePointer<Fts5ExtensionApi>, _ entry: OpaquePointer
  ) -> Int32 {
    var count: Int32 = 0
    var code = interface.pointee.xInstCount(entry, &count)
    guard code == SQLITE_OK else { return code }
    var norms = (0.0, 0.0, 0.0)
    for instance in 0..<count {
      var phrase: Int32 = 0
      var column: Int32 = 0
      var offset: Int32 = 0
      code = interface.pointee.xInst(entry, instance, &phrase, &column, &offset)
      guard code == SQLITE_OK else { return code }
      let word = Int(phrase) - narrowingPhrases
      guard word >= 0 else { continue }
      var norm = column == 0 ? norms.0 : column == 1 ? norms.1 : norms.2
      if norm == 0 {
        var length: Int32 = 0
        code = interface.pointee.xColumnSize(entry, column, &length)
        guard code == SQLITE_OK else { return code }
        let slope = Weight.lengths[Int(column)]
        norm = 1 - slope + slope * Double(length) / lengths[Int(column)]
        switch column {
        case 0: norms.0 = norm
        case 1: norms.1 = norm
        default: norms.2 = norm
        }
      }
      frequencies[word] += Weight.columns[Int(column)] / norm
      if column == 0 { isInTitle[word] = true }
      // Title and body lie far apart; the context is no running text.
      if column < 2 { places.append(Place(word: word, offset: Int(column) << 24 + Int(offset))) }
    }
    return SQLITE_OK
  }

  /// 1 where all words that are found stand side by side, towards 0 the farther apart they are.
  private func closeness() -> Double {
    for word in words.indices { counts[word] = 0 }
    var wanted = 0
    for place in places where counts[place.word] == 0 {
      counts[place.word] = 1
      wanted += 1
    }
    guard wanted > 1 else { return wanted == words.count ? 1 : 0 }
    for word in words.indices { counts[word] = 0 }
    // Instances come ordered by column and offset: one sweep finds the smallest window.
    var smallest = Int.max
    var held = 0
    var first = 0
    for place in places {
      if counts[place.word] == 0 { held += 1 }
      counts[place.word] += 1
      while held == wanted {
        let start = places[first]
        smallest = min(smallest, place.offset - start.offset + 1)
        counts[start.word] -= 1
        if counts[start.word] == 0 { held -= 1 }
        first += 1
      }
    }
    return Double(wanted) / Double(max(wanted, smallest))
  }
}
