import Guidelines
import Workers

/// Joins units until no two are alike enough.
struct JoiningRounds: Sendable {
  /// Two statements of one document join only where they say the same: at this likeness.
  private static let sameness: Float = 0.7
  /// How much of a rival's likeness a pair has to make up for.
  private static let rivalShare: Float = 1 / 3
  /// A rival that is as near as this makes a pair ambiguous, and nothing joins.
  private static let ambiguity: Float = 0.85
  /// The score, from 0 to 1, from which two units state one rule.
  private static let threshold: Float = 0.11
  /// The same where one has an id: our own pages say everything in other words, and have a rule
  /// for each subject that could be a rival.
  private static let anchoredThreshold: Float = 0.09
  /// The same where both languages bear it out.
  private static let confirmedThreshold: Float = 0.08
  /// Those that are as sure as this join a unit with an id before all others.
  private static let anchorThreshold: Float = 0.2
  /// The same between different or unknown components, and without a common language.
  private static let distantThreshold: Float = 0.3
  /// The same between two descriptions, which have more words that say little.
  private static let descriptionThreshold: Float = 0.2
  /// The same between a description and what binds.
  private static let describedThreshold: Float = 0.25
  /// What statements that meet through a third must share, as a part of the threshold.
  private static let cohesion: Float = 0.5

  /// A unit for each statement.
  private let singles: [JoinUnit]
  private(set) var units: [JoinUnit]
  /// Whether descriptions are among the units by now.
  private var hasDescriptions = false
  /// What the round before found.
  private var known: Neighbours?

  init(singles: [JoinUnit], units: [JoinUnit]) {
    self.singles = singles
    self.units = units
  }

  /// Runs rounds until one changes nothing.
  ///
  /// What surely states a rule that has an id joins it before it can join anything else.
  mutating func run() {
    if units.contains(where: { $0.identity.explicit != nil }) {
      while joinOnce(anchorsOnly: true) {}
    }
    while joinOnce(anchorsOnly: false) {}
  }

  /// Runs rounds for `descriptions`, each of which joins what says the same.
  mutating func run(adding descriptions: [JoinUnit]) {
    guard !descriptions.isEmpty else { return }
    units += descriptions
    hasDescriptions = true
    while joinOnce(anchorsOnly: false) {}
  }

  private struct Pair: Sendable {
    var score: Float
    var left: Int
    var right: Int
  }

  /// Joins each unit with the one that it is most alike, where that is alike enough.
  private mutating func joinOnce(anchorsOnly: Bool) -> Bool {
    let neighbours = Neighbours(among: units, of: singles, knowing: known)
    known = neighbours
    let pairs = pairs(of: neighbours, anchorsOnly: anchorsOnly)
    guard !pairs.isEmpty else { return false }
    // A unit acts once a round, on its best pair; afterwards others may still join it.
    var hasActed = Array(repeating: false, count: units.count)
    var joined: [Int?] = units.indices.map { $0 }
    var merged = units.map { Optional($0) }
    var parts = units.indices.map { [$0] }
    var changed = false
    for pair in pairs where !hasActed[pair.left] || !hasActed[pair.right] {
      hasActed[pair.left] = true
      hasActed[pair.right] = true
      guard let left = joined[pair.left], let right = joined[pair.right], left != right,
        let first = merged[left], let second = merged[right],
        mayJoin(first, second, pair), holdsTogether(parts[left], parts[right], neighbours)
      else { continue }
      merged[left] = first.joined(with: second)
      merged[right] = nil
      for part in parts[right] { joined[part] = left }
      parts[left] += parts[right]
      parts[right] = []
      changed = true
    }
    units = merged.compactMap { $0 }
    return changed
  }

  /// The pairs that may join, those with the greatest score first.
  private func pairs(of neighbours: Neighbours, anchorsOnly: Bool) -> [Pair] {
    let pairs = Array(units.indices).mappedByThreads { left in
      neighbours.neighbours(of: left).compactMap { neighbour in
        neighbour.unit > left ? pair(left, neighbour, neighbours, anchorsOnly: anchorsOnly) : nil
      }
    }
    return pairs.joined().sorted {
      ($1.score, $0.left, $0.right) < ($0.score, $1.left, $1.right)
    }
  }

  /// The pair of a unit and its `neighbour`, where they may join.
  private func pair(
    _ left: Int, _ neighbour: Neighbours.Neighbour, _ neighbours: Neighbours, anchorsOnly: Bool
  ) -> Pair? {
    let right = neighbour.unit
    let (mine, theirs) = (units[left], units[right])
    // Rules have had their rounds: a description is not what makes two of them one.
    guard !hasDescriptions || mine.isDescription || theirs.isDescription else { return nil }
    guard !mine.identity.isKeptApart(from: theirs.identity) else { return nil }
    let isAnchored = (mine.identity.explicit == nil) != (theirs.identity.explicit == nil)
    guard isAnchored || !anchorsOnly else { return nil }
    let least = leastScore(mine, theirs, anchorsOnly: anchorsOnly)
    guard neighbour.likeness >= least else { return nil }
    var score = neighbour.likeness
    if mine.sharesDocument(with: theirs) {
      guard score >= Self.sameness else { return nil }
    } else {
      let rivalry = max(
        neighbours.rivalry(for: left, against: right, sameness: Self.sameness),
        neighbours.rivalry(for: right, against: left, sameness: Self.sameness))
      guard rivalry < score * Self.ambiguity else { return nil }
      score -= rivalry * Self.rivalShare
    }
    return score >= least ? Pair(score: score, left: left, right: right) : nil
  }

  /// The score from which both may join.
  private func leastScore(_ left: JoinUnit, _ right: JoinUnit, anchorsOnly: Bool) -> Float {
    guard left.isClose(to: right) else { return Self.distantThreshold }
    if left.isDescription != right.isDescription { return Self.describedThreshold }
    if left.isDescription {
      let introduce = left.isIntroduction && right.isIntroduction
      return introduce ? Self.threshold : Self.descriptionThreshold
    }
    if anchorsOnly { return Self.anchorThreshold }
    guard left.identity.explicit != nil || right.identity.explicit != nil else {
      return Self.threshold
    }
    let isConfirmed = left.says.languages.count == 2 && right.says.languages.count == 2
    return isConfirmed ? Self.confirmedThreshold : Self.anchoredThreshold
  }

  /// Whether the units of `pair`, with what has joined them in this round, may still be joined.
  private func mayJoin(_ first: JoinUnit, _ second: JoinUnit, _ pair: Pair) -> Bool {
    guard !first.identity.isKeptApart(from: second.identity) else { return false }
    if units[pair.left].sharesDocument(with: units[pair.right]) { return true }
    return !first.sharesDocument(with: second)
  }

  /// Whether the parts are alike on average, not only the two that met.
  private func holdsTogether(_ left: [Int], _ right: [Int], _ neighbours: Neighbours) -> Bool {
    guard left.count + right.count > 2 else { return true }
    var sum: Float = 0
    var count = 0
    for one in left.prefix(8) {
      for other in right.prefix(8) where units[one].sharesLanguage(with: units[other]) {
        sum += neighbours.likeness(one, other)
        count += 1
      }
    }
    return count == 0 || sum >= Float(count) * Self.threshold * Self.cohesion
  }
}
