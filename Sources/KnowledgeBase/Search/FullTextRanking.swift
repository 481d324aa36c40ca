/// The scores of entries for a pattern, from 0 upwards.
///
/// BM25F (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009) over the columns, with
/// factors for what FTS5's own `bm25` ignores: words in the title, proximity, words in the same question,
/// coverage of the query, and a preference for rules. The weights were chosen on the judged queries in
/// `Tests/SearchMeasures`.
struct FullTextRanking {
  enum Weight {
    /// The weight of a word in each column: title, body, subject, context, asked.
    static let columns = [2.0, 0.5, 4.0, 0.8, 0.8]
    /// The weight of a column's length in normalisation, BM25's b.
    static let lengths = [0.2, 0.3, 0.0, 0.0, 0.0]
    /// The saturation of repeated words, BM25's k1.
    static let saturation = 3.0
    /// The factor for the rarity of a word that only occurs in questions.
    static let asked = 0.85
    /// The bonus for the whole query in the title or the names of the subject.
    static let title = 0.1
    /// The bonus for adjacent words.
    static let closeness = 0.1
    /// The bonus for the whole query in one question.
    static let together = 1.0
    /// The factor of a rule.
    static let rule = 2.2
    /// The factor of a rule for platforms that are not the main ones of its page.
    static let elsewhere = 0.8
  }

  /// The factor of entries with a number if the query asks for one, applied by ``SearchPreference``.
  static let numberWeight = 1.5

  private let rarities: [Double]
  private let totalRarity: Double
  private let namesPlatform: Bool
  private let leastCoverage: Double
  /// The greatest factor by which the caller may multiply a score later.
  private let spare: Double
  /// The average length of each column in the searched part of the index.
  private let lengths: [Double]
  private var best: BestScores
  /// The posting lists of the distinct tokens of the pattern.
  private var cursors: [PostingCursor]
  /// The indexes in ``cursors`` of the tokens of all words, those of each word together.
  private let tokens: [Int]
  /// Where the tokens of each word end in ``tokens``.
  private let ends: [Int]
  // Scratch space, so that scoring an entry allocates nothing.
  /// The number of occurrences of each word in each column, by word and column.
  private var counts: [Int]
  private var held: [Int]
  /// The normalisation of each column by its length.
  private var norms = [1.0, 1.0, 1.0, 1.0, 1.0]
  private var places: [Place] = []
  /// The positions in questions.
  private var askedPlaces: [Place] = []
  /// The positions of one word.
  private var offsets: [UInt32] = []

  private struct Place {
    var word: Int
    /// As in ``PostingList``.
    var offset: UInt32
  }

  private static let columns = 5
  private static let subject = 2
  private static let asked = 4

  /// Prepares for scoring entries that match `pattern` in an index part of the size `size`; `lists`
  /// are those of its tokens.
  ///
  /// Entries with less than `leastCoverage` of the words' rarity score 0.
  ///
  /// Only the best `wanted` scores are exact; others are upper bounds that are lower than these.
  init(
    _ pattern: SearchPattern, _ lists: [PostingList], size: IndexSize, leastCoverage: Double,
    wanted: Int
  ) {
    rarities = pattern.words.map(\.rarity)
    totalRarity = rarities.reduce(0, +)
    namesPlatform = pattern.words.contains(where: \.namesPlatform)
    self.leastCoverage = leastCoverage
    spare = SearchPreference(pattern).most
    lengths = size.tokens.map { max(1, Double($0) / Double(max(1, size.entries))) }
    best = BestScores(wanted: wanted)
    cursors = lists.map(PostingCursor.init)
    tokens = pattern.tokensOfWords.flatMap(\.self)
    var end = 0
    ends = pattern.tokensOfWords.map { tokens in
      end += tokens.count
      return end
    }
    counts = [Int](repeating: 0, count: rarities.count * Self.columns)
    held = rarities.map { _ in 0 }
  }
}

extension FullTextRanking {
  /// The total rarity of the words in each of `entries`, which must be ascending.
  func raritiesFound(in entries: [Int]) -> [Double] {
    var found = [Double](repeating: 0, count: entries.count)
    // The last word that each entry was found to have.
    var words = [Int32](repeating: -1, count: entries.count)
    for word in rarities.indices {
      for token in places(of: word) {
        cursors[tokens[token]].forEachPlace(in: entries) { place in
          guard words[place] != word else { return }
          words[place] = Int32(word)
          found[place] += rarities[word]
        }
      }
    }
    return found
  }

  /// The score of the entry with this id, whose words have the total rarity `found`; ids must be
  /// ascending.
  ///
  /// `lengths` reads the lengths of its title and its body, and is only called if these matter.
  mutating func score(
    _ id: Int, found: Double, lengths: (Int) throws(KnowledgeBaseError) -> SIMD2<Int32>
  ) throws(KnowledgeBaseError) -> Double {
    guard found / totalRarity >= leastCoverage, found > 0 else { return 0 }
    // Most entries have too few of the words to be among the best, however often these occur.
    let most = mostScore(of: id, found: found)
    if best.beat(most * spare) { return most }
    count(id)
    var onlyAsked = 0.0
    var asked = 0.0
    var inTitle = 0.0
    for word in rarities.indices {
      let first = word * Self.columns
      if counts[first + Self.asked] > 0 {
        asked += rarities[word]
        if (first..<first + Self.asked).allSatisfy({ counts[$0] == 0 }) {
          onlyAsked += rarities[word]
        }
      }
      if counts[first] + counts[first + Self.subject] > 0 { inTitle += rarities[word] }
    }
    var factor = (found - onlyAsked * (1 - Weight.asked)) / totalRarity
    factor *= 1 + Weight.title * inTitle / totalRarity
    factor *= weight(of: id)
    var score = sum() * factor
    // Proximity has a small effect, and lengths are in another table, so neither is read for
    // entries that cannot be among the best.
    let mostCloseness = 1 + Weight.closeness + 1e-9
    let mostTogether = 1 + Weight.together * asked / totalRarity
    if best.beat(score * mostCloseness * mostTogether * spare) { return score }
    if asked > 0 { factor *= 1 + Weight.together * askedTogether() / totalRarity }
    factor *= 1 + Weight.closeness * closeness()
    score = sum() * factor
    if best.beat(score * spare) { return score }
    let own = try lengths(id)
    setNorm(of: 0, length: Double(own.x))
    setNorm(of: 1, length: Double(own.y))
    score = sum() * factor
    best.add(score)
    return score
  }

  /// The BM25F sum over the words, with the current ``norms``.
  private func sum() -> Double {
    var sum = 0.0
    for word in rarities.indices {
      var frequency = 0.0
      for column in 0..<Self.columns {
        let count = counts[word * Self.columns + column]
        guard count > 0 else { continue }
        frequency += Double(count) * Weight.columns[column] / norms[column]
      }
      guard frequency > 0 else { continue }
      let saturation = Weight.saturation
      sum += rarities[word] * frequency * (saturation + 1) / (frequency + saturation)
    }
    return sum
  }

  /// Sets the normalisation of a column of `length` tokens.
  private mutating func setNorm(of column: Int, length: Double) {
    let slope = Weight.lengths[column]
    norms[column] = 1 - slope + slope * length / lengths[column]
  }

  /// The factor of an entry as a rule or as a passage.
  private func weight(of id: Int) -> Double {
    guard id < SearchIndex.firstPassage else { return 1 }
    return !namesPlatform && SearchIndex.isElsewhere(id)
      ? Weight.rule * Weight.elsewhere : Weight.rule
  }

  /// An upper bound for the score of the entry `id`, whose words have the total rarity `found`.
  private func mostScore(of id: Int, found: Double) -> Double {
    let share = found / totalRarity
    return found * (Weight.saturation + 1) * share * (1 + Weight.title * share)
      * (1 + Weight.together * share) * (1 + Weight.closeness) * weight(of: id) * (1 + 1e-9)
  }

  /// Counts the occurrences of each word in the entry `id`, assuming that a column ends at its last
  /// match.
  private mutating func count(_ id: Int) {
    for index in cursors.indices { cursors[index].advance(to: id) }
    for index in counts.indices { counts[index] = 0 }
    var ends = SIMD8<Double>()
    places.removeAll(keepingCapacity: true)
    askedPlaces.removeAll(keepingCapacity: true)
    for word in rarities.indices {
      findPlaces(of: word, in: id)
      var last = UInt32.max
      for offset in offsets where offset != last {
        let column = Int(offset >> 24)
        counts[word * Self.columns + column] += 1
        ends[column] = max(ends[column], Double(offset & UInt32(PostingList.mostOffset)) + 1)
        // The other columns are not running text.
        if column < 2 { places.append(Place(word: word, offset: offset)) }
        if column == Self.asked { askedPlaces.append(Place(word: word, offset: offset)) }
        last = offset
      }
    }
    for column in 0..<Self.columns where Weight.lengths[column] > 0 {
      setNorm(of: column, length: ends[column])
    }
  }

  /// The places in ``tokens`` of those of `word`.
  private func places(of word: Int) -> Range<Int> { (word > 0 ? ends[word - 1] : 0)..<ends[word] }

  /// Finds the occurrences of `word` in any of its alternatives, in order.
  private mutating func findPlaces(of word: Int, in id: Int) {
    offsets.removeAll(keepingCapacity: true)
    for token in places(of: word) where cursors[tokens[token]].entry == id {
      let known = offsets.count
      for index in cursors[tokens[token]].ownPlaces {
        offsets.append(cursors[tokens[token]][index])
      }
      if known > 0 { offsets.sort() }
    }
  }

  /// The greatest total rarity of words in one question, approximated by a window of ``questionLength``.
  private mutating func askedTogether() -> Double {
    for word in held.indices { held[word] = 0 }
    askedPlaces.sort { ($0.offset, $0.word) < ($1.offset, $1.word) }
    var most = 0.0
    var rarity = 0.0
    var first = 0
    for place in askedPlaces {
      if held[place.word] == 0 { rarity += rarities[place.word] }
      held[place.word] += 1
      while place.offset - askedPlaces[first].offset >= Self.questionLength {
        let word = askedPlaces[first].word
        held[word] -= 1
        if held[word] == 0 { rarity -= rarities[word] }
        first += 1
      }
      most = max(most, rarity)
    }
    return most
  }

  /// The number of tokens that most questions do not exceed.
  private static let questionLength: UInt32 = 8

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
        smallest = min(smallest, Int(place.offset - start.offset) + 1)
        held[start.word] -= 1
        if held[start.word] == 0 { different -= 1 }
        first += 1
      }
    }
    return Double(wanted) / Double(max(wanted, smallest))
  }
}

/// The best `wanted` scores so far.
struct BestScores {
  private let wanted: Int
  /// The best first.
  private var scores: [Double] = []

  init(wanted: Int) { self.wanted = wanted }

  /// Whether `wanted` scores are better than `score`.
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
