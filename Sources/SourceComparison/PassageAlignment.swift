internal import Guidelines

/// Assigns each passage of the base the passage of a source page that says the same.
struct PassageAlignment {
  /// A passage of the source, by index, and its similarity.
  struct Match {
    let passage: Int
    let similarity: Float
  }

  /// The least similarity of passages of one page that say the same.
  private static let leastSimilarity: Float = 0.17
  /// The least similarity for sharing a passage: rules may condense several guidelines or split one.
  private static let sharedSimilarity: Float = 0.25
  /// The maximum bonus for passages at the same relative position of both pages.
  private static let orderBonus: Float = 0.04

  /// The similarities of each passage of the base to each of the source.
  let similarities: [[Float]]
  /// The match of each passage of the base; `nil` if there is none.
  let matches: [Match?]
  /// The passages of the source that a passage of the base covers.
  let covered: Set<Int>

  /// Aligns `own` passages with `others`: first one to one in descending order of similarity, then the
  /// rest with passages already taken.
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

/// Finds the most similar passage on any page.
struct NearestPassages {
  /// The least similarity of passages of different pages that say the same.
  private static let leastSimilarity: Float = 0.32
  /// The maximum number of passages with a word that is used for the search.
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

  /// The passage that says the same as `passage`; `nil` if there is none.
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

  /// The number of candidates compared.
  private static let compared = 24

  private static func features(of passage: ComparedPassage) -> [UInt64] {
    passage.words.languages.flatMap { language in
      passage.words[language]?.entries.map(\.feature.value) ?? []
    }
  }
}
