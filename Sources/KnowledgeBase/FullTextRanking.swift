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

  /// Registers the function with `database`, which keeps it as long as it is open.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite was built without FTS5.
  func register(with database: Database) throws(KnowledgeBaseError) {
    let api = try database.fullTextInterface()
    let code = api.pointee.xCreateFunction(
      api, "hig_rank", nil,
      { interface, entry, context, _, _ in
        guard let interface, let entry else { return }
        var score = 0.0
        let code = FullTextRanking.score(interface.pointee, entry, &score)
        if code == SQLITE_OK {
          sqlite3_result_double(context, score)
        } else {
          sqlite3_result_error_code(context, code)
        }
      }, nil)
    guard code == SQLITE_OK else { throw database.error(code) }
  }

  /// What one query needs for each of its entries, counted once.
  private final class Statistics {
    /// How rare each phrase is.
    var rarities: [Double] = []
    var totalRarity = 0.0
    /// The average length of each column.
    var lengths: [Double] = []
    // Scratch space, so that scoring an entry allocates nothing.
    var frequencies: [Double] = []
    var isInTitle: [Bool] = []
    var places: [Place] = []
    var counts: [Int] = []
  }

  private struct Place {
    var phrase: Int
    var offset: Int
  }

  private static func score(
    _ api: Fts5ExtensionApi, _ entry: OpaquePointer, _ score: inout Double
  ) -> Int32 {
    var code = SQLITE_OK
    guard let statistics = statistics(api, entry, &code) else { return code }
    let phrases = statistics.rarities.count
    for phrase in 0..<phrases {
      statistics.frequencies[phrase] = 0
      statistics.isInTitle[phrase] = false
    }
    statistics.places.removeAll(keepingCapacity: true)

    var norms = (1.0, 1.0, 1.0)
    for column in 0..<3 {
      var length: Int32 = 0
      code = api.xColumnSize(entry, Int32(column), &length)
      guard code == SQLITE_OK else { return code }
      let slope = Weight.lengths[column]
      let norm = 1 - slope + slope * Double(length) / max(1, statistics.lengths[column])
      switch column {
      case 0: norms.0 = norm
      case 1: norms.1 = norm
      default: norms.2 = norm
      }
    }
    var count: Int32 = 0
    code = api.xInstCount(entry, &count)
    guard code == SQLITE_OK else { return code }
    for instance in 0..<count {
      var phrase: Int32 = 0
      var column: Int32 = 0
      var offset: Int32 = 0
      code = api.xInst(entry, instance, &phrase, &column, &offset)
      guard code == SQLITE_OK else { return code }
      let norm = column == 0 ? norms.0 : column == 1 ? norms.1 : norms.2
      statistics.frequencies[Int(phrase)] += Weight.columns[Int(column)] / norm
      if column == 0 { statistics.isInTitle[Int(phrase)] = true }
      if column < 2 {
        // Title and body lie far apart.
        statistics.places.append(
          Place(phrase: Int(phrase), offset: Int(column) << 24 + Int(offset)))
      }
    }

    var sum = 0.0
    var found = 0.0
    var inTitle = 0.0
    for phrase in 0..<phrases where statistics.frequencies[phrase] > 0 {
      let rarity = statistics.rarities[phrase]
      let frequency = statistics.frequencies[phrase]
      sum += rarity * frequency * (Weight.saturation + 1) / (frequency + Weight.saturation)
      found += rarity
      if statistics.isInTitle[phrase] { inTitle += rarity }
    }
    let coverage = found / statistics.totalRarity
    score = sum * coverage * coverage
    score *= 1 + Weight.title * inTitle / statistics.totalRarity
    score *= 1 + Weight.closeness * closeness(statistics, phrases: phrases)
    if api.xRowid(entry) < Int64(SearchIndex.firstPassage) { score *= Weight.rule }
    return SQLITE_OK
  }

  /// 1 where all phrases that are found stand side by side, towards 0 the farther apart they are.
  private static func closeness(_ statistics: Statistics, phrases: Int) -> Double {
    for phrase in 0..<phrases { statistics.counts[phrase] = 0 }
    var wanted = 0
    for place in statistics.places where statistics.counts[place.phrase] == 0 {
      statistics.counts[place.phrase] = 1
      wanted += 1
    }
    guard wanted > 1 else { return wanted == phrases ? 1 : 0 }
    for phrase in 0..<phrases { statistics.counts[phrase] = 0 }
    // Instances come ordered by column and offset: one sweep finds the smallest window.
    var smallest = Int.max
    var held = 0
    var first = 0
    for place in statistics.places {
      if statistics.counts[place.phrase] == 0 { held += 1 }
      statistics.counts[place.phrase] += 1
      while held == wanted {
        let start = statistics.places[first]
        smallest = min(smallest, place.offset - start.offset + 1)
        statistics.counts[start.phrase] -= 1
        if statistics.counts[start.phrase] == 0 { held -= 1 }
        first += 1
      }
    }
    return Double(wanted) / Double(max(wanted, smallest))
  }

  private static func statistics(
    _ api: Fts5ExtensionApi, _ entry: OpaquePointer, _ code: inout Int32
  ) -> Statistics? {
    if let known = api.xGetAuxdata(entry, 0) {
      return Unmanaged<Statistics>.fromOpaque(known).takeUnretainedValue()
    }
    let statistics = Statistics()
    var rows: Int64 = 0
    code = api.xRowCount(entry, &rows)
    guard code == SQLITE_OK else { return nil }
    for column in 0..<3 {
      var total: Int64 = 0
      code = api.xColumnTotalSize(entry, Int32(column), &total)
      guard code == SQLITE_OK else { return nil }
      statistics.lengths.append(Double(total) / Double(max(1, rows)))
    }
    for phrase in 0..<api.xPhraseCount(entry) {
      var hits = 0
      code = withUnsafeMutablePointer(to: &hits) { hits in
        api.xQueryPhrase(entry, phrase, hits) { _, _, hits in
          hits?.assumingMemoryBound(to: Int.self).pointee += 1
          return SQLITE_OK
        }
      }
      guard code == SQLITE_OK else { return nil }
      let rarity = log(1 + (Double(rows) - Double(hits) + 0.5) / (Double(hits) + 0.5))
      statistics.rarities.append(max(rarity, 0.01))
    }
    statistics.totalRarity = statistics.rarities.reduce(0, +)
    statistics.frequencies = statistics.rarities
    statistics.isInTitle = statistics.rarities.map { _ in false }
    statistics.counts = statistics.rarities.map { _ in 0 }
    code = api.xSetAuxdata(
      entry, Unmanaged.passRetained(statistics).toOpaque(),
      { Unmanaged<Statistics>.fromOpaque($0!).release() })
    return code == SQLITE_OK ? statistics : nil
  }
}
