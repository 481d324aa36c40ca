internal import Guidelines

/// Which passage of a source page says what a passage of the base says.
struct PassageAlignment {
  /// A passage of the source, by its number, and how similar it is.
  struct Match {
    let passage: Int
    let similarity: Float
  }

  /// Passages of one page that are less similar say different things.
  private static let leastSimilarity: Float = 0.17
  /// A rule may condense several guidelines, and several rules may part one, where they are as similar.
  private static let sharedSimilarity: Float = 0.25
  /// What the same order on both pages adds to a similarity at most.
  private static let orderBonus: Float = 0.04

  /// The similarities of each passage of the base to each one of the source.
  let similarities: [[Float]]
  /// What each passage of the base is aligned with; `nil` for those that stand alone.
  let matches: [Match?]
  /// The passages of the source that a passage of the base covers.
  let covered: Set<Int>

  /// Aligns `own` passages with `others`: one to one by falling similarity, then what is left over
  /// with what is taken.
  init(_ own: [ComparedPassage], with others: [ComparedPassage]) {
    let similarities = own.map { passage in others.map { passage.similarity(to: $0) } }
    self.similarities = similarities
    var pairs: [(score: Float, own: Int, other: Int)] = []
    for mine in own.indices {
      for theirs in others.indices where similarities[mine][theirs] >= Self.leastSimilarity {
        let places = (
          Float(mine) / Float(max(1, own.count)), Float(theirs) / Float(max(1, others.count))
        )
        let order = Self.orderBonus * (1 - abs(places.0 - places.1))
        pairs.append((similarities[mine][theirs] + order, mine, theirs))
      }
    }
    pairs.sort {
      $0.score != $1.score ? $0.score > $1.score : ($0.own, $0.other) < ($1.own, $1.other)
    }
    var matches = [Match?](repeating: nil, count: own.count)
    var covered: Set<Int> = []
    func take(_ pair: (score: Float, own: Int, other: Int)) {
      if matches[pair.own] == nil {
        matches[pair.own] = Match(
          passage: pair.other, similarity: similarities[pair.own][pair.other])
      }
      covered.insert(pair.other)
    }
    for pair in pairs where matches[pair.own] == nil && !covered.contains(pair.other) { take(pair) }
    for pair in pairs
    where (matches[pair.own] == nil || !covered.contains(pair.other))
      && similarities[pair.own][pair.other] >= Self.sharedSimilarity
    {
      take(pair)
    }
    self.matches = matches
    self.covered = covered
  }
}

/// Finds the passages that are nearest to another one, on whatever page they stand.
struct NearestPassages {
  /// Passages of different pages that are less similar say different things.
  private static let leastSimilarity: Float = 0.32
  /// A word that more passages have leads to none.
  private static let mostPassages = 300

  private let passages: [ComparedPassage]
  private var holders: [UInt64: [Int32]] = [:]

  init(_ passages: [ComparedPassage]) {
    self.passages = passages
    for (number, passage) in passages.enumerated() {
      for feature in Self.features(of: passage) {
        holders[feature, default: []].append(Int32(number))
      }
    }
  }

  /// The passage that says what `passage` says; `nil` where none does.
  func nearest(to passage: ComparedPassage) -> (passage: ComparedPassage, similarity: Float)? {
    var votes: [Int32: Int] = [:]
    for feature in Self.features(of: passage) {
      guard let numbers = holders[feature], numbers.count <= Self.mostPassages else { continue }
      for number in numbers { votes[number, default: 0] += 1 }
    }
    let best = votes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.compared)
      .map { (passages[Int($0.key)], passage.similarity(to: passages[Int($0.key)])) }
      .max { $0.1 < $1.1 }
    guard let best, best.1 >= Self.leastSimilarity else { return nil }
    return (best.0, best.1)
  }

  /// So many candidates are compared.
  private static let compared = 24

  private static func features(of passage: ComparedPassage) -> [UInt64] {
    passage.words.languages.flatMap { language in
      passage.words[language]?.entries.map(\.feature.value) ?? []
    }
  }
}
