import Guidelines

/// Finds the similar pairs of some clusters: candidates by blocking keys, then comparison.
///
/// Each thread has one of its own, whose tables are used again for the next cluster.
struct CandidateSearch {
  let clusters: [Cluster]
  let singles: [Cluster]
  let isNew: [Bool]
  let index: BlockingIndex
  /// The similar pairs found so far.
  private(set) var found: [SimilarityGraph.Edge] = []
  /// A lower bound of the cosine of each other cluster with the one at hand, from common keys alone.
  ///
  /// All are 0 between two searches; their number is a multiple of sixteen.
  private var estimates: [Float]
  /// The clusters that are worth a comparison with it, with their estimates.
  private var candidates: [(cluster: Int, value: Float)] = []
  /// Those of them that are similar.
  private var similar: [(cluster: Int, value: Float)] = []
  /// The least estimate of each other cluster for one that has `leastOf`'s component, is an
  /// introduction or not, and stands in `leastOfDocument`.
  private var leastEstimates: [Float]
  private var leastOf: (component: Int32, isIntroduction: Bool)?
  private var leastOfDocument = Int32(-1)
  private let areAllNew: Bool

  /// The most candidates of a cluster that are compared, by their estimates, and the most neighbours
  /// that are kept, by their similarity.
  ///
  /// Few clusters have as many. In texts made up of a few words everything is similar, and comparing
  /// all would take the square of their number.
  private static let (mostCompared, mostSimilar) = (128, 32)
  /// The least estimate of a candidate.
  private static let least: Float = 0.05
  /// The same between different components, where only great similarity counts.
  private static let distantLeast: Float = 0.15
  /// The same between records of one document, which merge only where they say the same.
  private static let sameDocumentLeast: Float = 0.25
  /// Pairs with less similarity are left out.
  private static let leastSimilarity: Float = 0.05

  init(clusters: [Cluster], singles: [Cluster], isNew: [Bool], index: BlockingIndex) {
    self.clusters = clusters
    self.singles = singles
    self.isNew = isNew
    self.index = index
    estimates = [Float](repeating: 0, count: (clusters.count + 15) / 16 * 16)
    leastEstimates = [Float](repeating: .infinity, count: estimates.count)
    areAllNew = isNew.allSatisfy(\.self)
  }

  /// Compares `cluster` with those before it, and with those that are not new.
  mutating func run(_ cluster: Int) {
    // New clusters are compared with those before them, all of them with those that are not new.
    let count = areAllNew ? cluster : clusters.count
    estimate(cluster, before: count)
    choose(cluster, before: count)
    let mine = clusters[cluster]
    similar.removeAll(keepingCapacity: true)
    for (other, _) in candidates {
      let similarity = index.borrowed[other]._withUnsafeGuaranteedRef { mine.similarity(to: $0) }
      if similarity >= Self.leastSimilarity { similar.append((other, similarity)) }
    }
    for (other, similarity) in similar.greatest(Self.mostSimilar, by: \.value) {
      let similarity = confirmed(similarity, mine, clusters[other])
      if similarity >= Self.leastSimilarity { found.append((cluster, other, similarity)) }
    }
  }

  /// Estimates the cosine of `cluster` with each other whose number is less than `count`.
  private mutating func estimate(_ cluster: Int, before count: Int) {
    let keys = clusters[cluster].blockingKeys
    let starts = index.starts
    // Millions of steps: without pointers each would look after its arrays first.
    estimates.withUnsafeMutableBufferPointer { estimates in
      index.postings.withUnsafeBufferPointer { postings in
        for entry in keys.entries {
          let (feature, weight) = (Int(entry.feature), entry.weight)
          func add(_ place: Int) {
            estimates[Int(postings[place].cluster)] += weight * postings[place].weight
          }
          var place = Int(starts[feature])
          let end = Self.end(of: place..<Int(starts[feature + 1]), before: Int32(count), postings)
          while place + 4 <= end {
            add(place)
            add(place + 1)
            add(place + 2)
            add(place + 3)
            place += 4
          }
          while place < end {
            add(place)
            place += 1
          }
        }
      }
    }
  }

  /// Where the postings of clusters before `count` end in `range`, which ascends by cluster.
  private static func end(
    of range: Range<Int>, before count: Int32,
    _ postings: UnsafeBufferPointer<BlockingIndex.Posting>
  ) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if postings[middle].cluster < count { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Keeps the clusters that are worth a comparison with `cluster`, and clears the estimates.
  private mutating func choose(_ cluster: Int, before count: Int) {
    let traits = index.traits
    let mine = traits[cluster]
    setLeast(mine)
    var estimated = takeEstimates(before: count)
    estimated.removeAll { other, estimate in
      !areAllNew && isNew[other] && other >= cluster || mine.isDisjoint(traits[other])
        || !isCandidate(cluster, mine, other, traits[other], estimate)
    }
    candidates = estimated.greatest(Self.mostCompared, by: \.value)
  }

  /// The clusters with the least estimates that they need; clears all estimates.
  private mutating func takeEstimates(before count: Int) -> [(cluster: Int, value: Float)] {
    var estimated: [(cluster: Int, value: Float)] = []
    swap(&estimated, &candidates)
    estimated.removeAll(keepingCapacity: true)
    estimates.withUnsafeMutableBufferPointer { estimates in
      leastEstimates.withUnsafeBufferPointer { leastEstimates in
        // Sixteen at a time: hardly one of them is enough, and nearly all others above 0 are of another
        // component.
        for start in stride(from: 0, to: count, by: 16) {
          let isEnough = estimates.sixteen(from: start) .>= leastEstimates.sixteen(from: start)
          if any(isEnough) {
            isEnough.forEachTrue { lane in
              let other = start + lane
              if other < count { estimated.append((other, estimates[other])) }
            }
          }
          estimates.clearSixteen(from: start)
        }
      }
    }
    return estimated
  }

  /// Sets the least estimates for a cluster with the traits `mine`; many such follow each other.
  private mutating func setLeast(_ mine: BlockingIndex.Traits) {
    if leastOf?.component != mine.component || leastOf?.isIntroduction != mine.isIntroduction {
      leastOf = (mine.component, mine.isIntroduction)
      for (other, trait) in index.traits.enumerated() {
        leastEstimates[other] = leastEstimate(trait, mine)
      }
      leastOfDocument = -1
    }
    guard leastOfDocument != mine.document else { return }
    for other in index.clustersOfDocument[leastOfDocument] ?? [] {
      leastEstimates[other] = leastEstimate(index.traits[other], mine)
    }
    leastOfDocument = mine.document
    for other in index.clustersOfDocument[mine.document] ?? []
    where !index.traits[other].isAbsence {
      leastEstimates[other] = Self.sameDocumentLeast
    }
  }

  /// The least estimate of a pair of different documents.
  private func leastEstimate(_ other: BlockingIndex.Traits, _ mine: BlockingIndex.Traits) -> Float {
    let isNear = other.component == mine.component || other.component < 0 || mine.component < 0
    guard isNear else { return Self.distantLeast }
    // Two introductions of a component may have hardly a word in common.
    return mine.isIntroduction && other.isIntroduction
      ? .leastNonzeroMagnitude : Self.least
  }

  /// Whether clusters that share this much of what is blockingKeys may be similar.
  private func isCandidate(
    _ cluster: Int, _ mine: BlockingIndex.Traits, _ other: Int, _ theirs: BlockingIndex.Traits,
    _ estimate: Float
  ) -> Bool {
    // Two records of one document merge only where they say the same; that a platform lacks a
    // component they say in few words.
    if mine.document >= 0, mine.document == theirs.document,
      !(mine.isAbsence && theirs.isAbsence)
    {
      return estimate >= Self.sameDocumentLeast
    }
    if estimate >= Self.distantLeast { return true }
    guard estimate >= Self.least || mine.isIntroduction && theirs.isIntroduction
    else { return false }
    if mine.component >= 0, theirs.component >= 0 { return mine.component == theirs.component }
    return clusters[cluster].scope.components.meets(clusters[other].scope.components)
  }

  /// `similarity` of both clusters, but never more than that of their two most similar members: the
  /// centroid of many members has something in common with everything.
  private func confirmed(_ similarity: Float, _ left: Cluster, _ right: Cluster) -> Float {
    let (mine, theirs) = (left.scope.representatives, right.scope.representatives)
    guard mine.count + theirs.count > 2 else { return similarity }
    var most: Float = 0
    for one in mine {
      for other in theirs {
        most = max(most, singles[one].similarity(to: singles[other]))
        if most >= similarity { return similarity }
      }
    }
    return most
  }
}
