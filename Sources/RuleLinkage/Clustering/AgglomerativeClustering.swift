import Guidelines
import Workers

/// Merges clusters in rounds until no two are similar enough.
struct AgglomerativeClustering: Sendable {
  /// The similarity from which two records of one document merge.
  private static let sameness: Float = 0.7
  /// The fraction of a rival's similarity that is subtracted from the score of a pair.
  private static let rivalShare: Float = 1 / 3
  /// The fraction of a pair's similarity at which a rival makes it ambiguous, so that nothing
  /// merges.
  private static let ambiguity: Float = 0.85
  /// The score, from 0 to 1, from which two clusters state the same rule.
  private static let threshold: Float = 0.11
  /// The threshold if one has an id: our own pages are worded differently from all others, and have
  /// a rule for every subject that could be a rival.
  private static let anchoredThreshold: Float = 0.09
  /// The threshold if one has an id and both are in both languages.
  private static let confirmedThreshold: Float = 0.08
  /// The score from which a cluster merges with one that has an id, before all other merges.
  private static let anchorThreshold: Float = 0.2
  /// The threshold for different or unknown components, and without a common language.
  private static let distantThreshold: Float = 0.3
  /// The threshold for two descriptions, which have more uninformative words.
  private static let descriptionThreshold: Float = 0.2
  /// The threshold for a description and a rule.
  private static let describedThreshold: Float = 0.25
  /// The least average similarity inside a cluster, as a fraction of the threshold.
  private static let cohesion: Float = 0.5
  /// The number of parts on each side that are compared for cohesion.
  private static let cohesionSample = 8

  /// A cluster for each record.
  private let singles: [Cluster]
  /// The line of each record in its document; 0 where it is unknown.
  private let lines: [Int]
  private(set) var clusters: [Cluster]
  /// Whether descriptions have been added.
  private var hasDescriptions = false
  /// The graph of the last round, whose similarities remain valid for unchanged clusters.
  private var previous: SimilarityGraph?

  init(singles: [Cluster], lines: [Int], clusters: [Cluster]) {
    self.singles = singles
    self.lines = lines
    self.clusters = clusters
  }

  /// Runs rounds until one changes nothing.
  ///
  /// Clusters that clearly state a rule with an id are merged with it before any others, and then
  /// those whose rule follows from the other statements of their document.
  mutating func run() {
    if clusters.contains(where: { $0.identity.explicit != nil }) {
      while runRound(anchorsOnly: true) {}
      clusters = RuleAdoption(clusters, singles: singles, lines: lines).adopted()
    }
    while runRound(anchorsOnly: false) {}
  }

  /// Adds `descriptions` and runs rounds that merge them with each other and with rules.
  mutating func run(adding descriptions: [Cluster]) {
    guard !descriptions.isEmpty else { return }
    clusters += descriptions
    hasDescriptions = true
    while runRound(anchorsOnly: false) {}
  }

  private struct Pair: Sendable {
    var score: Float
    var left: Int
    var right: Int
  }

  /// Merges each cluster with its best partner if their score allows.
  ///
  /// Returns whether any merged.
  private mutating func runRound(anchorsOnly: Bool) -> Bool {
    let graph = SimilarityGraph(among: clusters, of: singles, knowing: previous)
    previous = graph
    let pairs = pairs(in: graph, anchorsOnly: anchorsOnly)
    guard !pairs.isEmpty else { return false }
    var merges = Merges(clusters)
    for pair in pairs where merges.mayAct(pair.left, pair.right) {
      merges.act(pair.left, pair.right)
      guard let (left, right) = merges.roots(pair.left, pair.right),
        mayMerge(merges.cluster(left), merges.cluster(right), pair),
        holdsTogether(merges.parts[left], merges.parts[right], graph)
      else { continue }
      merges.merge(left, right)
    }
    clusters = merges.clusters
    return merges.hasMerged
  }

  /// The pairs that may merge, by descending score.
  private func pairs(in graph: SimilarityGraph, anchorsOnly: Bool) -> [Pair] {
    let pairs = Array(clusters.indices).mappedByThreads(fewest: StatementLinkage.fewest) { left in
      graph.neighbours(of: left).compactMap { neighbour in
        neighbour.cluster > left ? pair(left, neighbour, graph, anchorsOnly: anchorsOnly) : nil
      }
    }
    return pairs.joined().sorted {
      ($1.score, $0.left, $0.right) < ($0.score, $1.left, $1.right)
    }
  }

  /// The pair of a cluster and its `neighbour`, if they may merge.
  private func pair(
    _ left: Int, _ neighbour: SimilarityGraph.Neighbour, _ graph: SimilarityGraph,
    anchorsOnly: Bool
  ) -> Pair? {
    let right = neighbour.cluster
    let (mine, theirs) = (clusters[left], clusters[right])
    guard mayCompare(mine, theirs, anchorsOnly: anchorsOnly) else { return nil }
    let least = leastScore(mine, theirs, anchorsOnly: anchorsOnly)
    guard neighbour.similarity >= least else { return nil }
    if mine.sharesDocument(with: theirs) {
      guard neighbour.similarity >= Self.sameness else { return nil }
      return Pair(score: neighbour.similarity, left: left, right: right)
    }
    let rival = max(
      graph.rivalSimilarity(for: left, against: right, sameness: Self.sameness),
      graph.rivalSimilarity(for: right, against: left, sameness: Self.sameness))
    guard rival < neighbour.similarity * Self.ambiguity else { return nil }
    let score = neighbour.similarity - rival * Self.rivalShare
    return score >= least ? Pair(score: score, left: left, right: right) : nil
  }

  /// Whether the constraints and the current round allow comparing both.
  private func mayCompare(_ left: Cluster, _ right: Cluster, anchorsOnly: Bool) -> Bool {
    // Rules have had their rounds; a description must not join two of them.
    guard !hasDescriptions || left.isDescription || right.isDescription else { return false }
    guard !left.identity.isKeptApart(from: right.identity) else { return false }
    let isAnchored = (left.identity.explicit == nil) != (right.identity.explicit == nil)
    return isAnchored || !anchorsOnly
  }

  /// The score from which both may merge.
  private func leastScore(_ left: Cluster, _ right: Cluster, anchorsOnly: Bool) -> Float {
    guard left.isClose(to: right) else { return Self.distantThreshold }
    if left.isDescription || right.isDescription {
      return Self.leastScore(ofDescriptions: left, right)
    }
    if anchorsOnly { return Self.anchorThreshold }
    guard left.identity.explicit != nil || right.identity.explicit != nil else {
      return Self.threshold
    }
    let isConfirmed = left.vectors.languages.count == 2 && right.vectors.languages.count == 2
    return isConfirmed ? Self.confirmedThreshold : Self.anchoredThreshold
  }

  /// The score from which two clusters may merge if at least one is a description.
  private static func leastScore(ofDescriptions left: Cluster, _ right: Cluster) -> Float {
    guard left.isDescription == right.isDescription else { return describedThreshold }
    return left.isIntroduction && right.isIntroduction ? threshold : descriptionThreshold
  }

  /// Whether the clusters of `pair`, including what has merged with them in this round, may still
  /// merge.
  private func mayMerge(_ first: Cluster, _ second: Cluster, _ pair: Pair) -> Bool {
    guard !first.identity.isKeptApart(from: second.identity) else { return false }
    if clusters[pair.left].sharesDocument(with: clusters[pair.right]) { return true }
    return !first.sharesDocument(with: second)
  }

  /// Whether the parts are similar on average, and not only the two that were compared.
  private func holdsTogether(_ left: [Int], _ right: [Int], _ graph: SimilarityGraph) -> Bool {
    guard left.count + right.count > 2 else { return true }
    var sum: Float = 0
    var count = 0
    for one in left.prefix(Self.cohesionSample) {
      for other in right.prefix(Self.cohesionSample)
      where clusters[one].sharesLanguage(with: clusters[other]) {
        sum += graph.similarity(one, other)
        count += 1
      }
    }
    return count == 0 || sum >= Float(count) * Self.threshold * Self.cohesion
  }
}

/// The merges of one round, by the numbers that the clusters had before it.
private struct Merges {
  /// The number under which each cluster is found now.
  private var root: [Int]
  private var merged: [Cluster?]
  /// Whether each cluster has merged with its best partner in this round.
  ///
  /// Others may still merge with it.
  private var hasActed: [Bool]
  /// The original clusters of which each one consists.
  private(set) var parts: [[Int]]
  /// Whether any have merged.
  private(set) var hasMerged = false

  init(_ clusters: [Cluster]) {
    root = Array(clusters.indices)
    merged = clusters
    hasActed = Array(repeating: false, count: clusters.count)
    parts = clusters.indices.map { [$0] }
  }

  /// The clusters after the merges.
  var clusters: [Cluster] { merged.compactMap(\.self) }

  /// Whether at least one of both has not acted yet.
  func mayAct(_ left: Int, _ right: Int) -> Bool { !hasActed[left] || !hasActed[right] }

  /// Records that both have acted.
  mutating func act(_ left: Int, _ right: Int) {
    hasActed[left] = true
    hasActed[right] = true
  }

  /// The numbers under which both are found now; `nil` if they have merged already.
  func roots(_ left: Int, _ right: Int) -> (left: Int, right: Int)? {
    root[left] == root[right] ? nil : (root[left], root[right])
  }

  /// The cluster under the number `root`.
  func cluster(_ root: Int) -> Cluster {
    guard let cluster = merged[root] else { preconditionFailure("merged away: \(root)") }
    return cluster
  }

  /// Merges the clusters `left` and `right` under the number of the left one.
  mutating func merge(_ left: Int, _ right: Int) {
    merged[left] = cluster(left).merged(with: cluster(right))
    merged[right] = nil
    for part in parts[right] { root[part] = left }
    parts[left] += parts[right]
    parts[right] = []
    hasMerged = true
  }
}
