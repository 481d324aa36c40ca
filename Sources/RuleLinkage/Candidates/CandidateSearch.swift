import Guidelines

/// Finds the similar pairs among clusters: candidate generation by blocking keys, then comparison.
///
/// Each thread uses one instance and reuses its tables for every cluster.
struct CandidateSearch {
  let clusters: [Cluster]
  let singles: [Cluster]
  let isNew: [Bool]
  let index: BlockingIndex
  /// The similar pairs found so far.
  private(set) var found: [SimilarityGraph.Edge] = []
  /// A lower bound of the cosine of each other cluster with the current one, computed from shared
  /// keys.
  ///
  /// All are 0 between two searches. The count is a multiple of sixteen.
  private var estimates: [Float]
  /// The candidates for the current cluster, with their estimates.
  private var candidates: [(cluster: Int, value: Float)] = []
  /// The candidates that proved similar.
  private var similar: [(cluster: Int, value: Float)] = []
  /// The least estimate that each other cluster needs to be a candidate for one with the component
  /// `leastOf`, in the document `leastOfDocument`, and an introduction or not.
  private var leastEstimates: [Float]
  private var leastOf: (component: Int32, isIntroduction: Bool)?
  private var leastOfDocument = Int32(-1)
  private let areAllNew: Bool

  /// The largest number of candidates compared with a cluster, chosen by estimate, and of
  /// neighbours kept, chosen by similarity.
  ///
  /// Few clusters have as many. In texts with a vocabulary of few words everything is similar, and
  /// comparing all pairs would take quadratic time.
  private static let (mostCompared, mostSimilar) = (128, 32)
  /// The least estimate of a candidate.
  private static let least: Float = 0.05
  /// The least estimate for different components, where only great similarity counts.
  private static let distantLeast: Float = 0.15
  /// The least estimate for records of one document, which merge only if they are nearly identical.
  private static let sameDocumentLeast: Float = 0.25
  /// The least similarity of a pair that is kept.
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

  /// Compares `cluster` with the clusters before it and with those that are not new.
  mutating func run(_ cluster: Int) {
    // New clusters are compared with the ones before them and with all that are not new.
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

  /// Estimates the cosine of `cluster` with each other one whose number is less than `count`.
  private mutating func estimate(_ cluster: Int, before count: Int) {
    let keys = clusters[cluster].blockingKeys
    let starts = index.starts
    // The inner loop runs millions of times; pointers avoid checks of the arrays.
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

  /// The end of the postings of clusters before `count` in `range`, which is ordered by cluster.
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

  /// Collects the candidates for `cluster`, and clears the estimates.
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

  /// The clusters whose estimates reach the required minimum.
  ///
  /// Clears all estimates.
  private mutating func takeEstimates(before count: Int) -> [(cluster: Int, value: Float)] {
    var estimated: [(cluster: Int, value: Float)] = []
    swap(&estimated, &candidates)
    estimated.removeAll(keepingCapacity: true)
    estimates.withUnsafeMutableBufferPointer { estimates in
      leastEstimates.withUnsafeBufferPointer { leastEstimates in
        // Sixteen at a time, because few estimates suffice: nearly all non-zero ones are of other
        // components.
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

  /// Sets the least estimates for a cluster with the traits `mine`, unless the last cluster had the
  /// same.
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

  /// The least estimate of a pair from different documents.
  private func leastEstimate(_ other: BlockingIndex.Traits, _ mine: BlockingIndex.Traits) -> Float {
    let isNear = other.component == mine.component || other.component < 0 || mine.component < 0
    guard isNear else { return Self.distantLeast }
    // Two introductions of a component may have few words in common.
    return mine.isIntroduction && other.isIntroduction
      ? .leastNonzeroMagnitude : Self.least
  }

  /// Whether clusters with this estimate may be similar.
  private func isCandidate(
    _ cluster: Int, _ mine: BlockingIndex.Traits, _ other: Int, _ theirs: BlockingIndex.Traits,
    _ estimate: Float
  ) -> Bool {
    // Two records of one document merge only if they are nearly identical. Statements that a
    // platform lacks a component are short.
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

  /// `similarity` of both clusters, limited to that of their two most similar members, because the
  /// centroid of many members is somewhat similar to everything.
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
