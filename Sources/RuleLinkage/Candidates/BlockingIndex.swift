import Guidelines

/// An inverted index from blocking keys to clusters, with the most frequently read traits of
/// clusters in contiguous memory.
struct BlockingIndex: Sendable {
  /// A cluster with a key, and the weight of the key in it.
  struct Posting {
    var cluster: Int32
    var weight: Float
  }

  /// What determines how much of their keys two clusters must share to be compared.
  struct Traits {
    /// The component; -1 for none or several.
    var component: Int32
    /// The document; -1 for several.
    var document: Int32
    var isRule: Bool
    var isAbsence: Bool
    var isIntroduction: Bool
    /// Bit sets of the concepts that the cluster names: those of its own page, and all.
    var named: UInt64
    var concepts: UInt64

    init(of cluster: Cluster) {
      component = cluster.scope.components.only ?? -1
      document = cluster.scope.documents.only ?? -1
      isRule = cluster.form == .rule
      isAbsence = cluster.form == .absence
      isIntroduction = cluster.isIntroduction
      named = cluster.ownConcepts.bits
      concepts = cluster.scope.concepts.bits
    }

    /// Whether the similarity of both is certainly 0, as for most pairs of different components.
    func isDisjoint(_ other: Traits) -> Bool {
      component >= 0 && other.component >= 0 && component != other.component
        && !(isRule && other.isRule
          && (named == 0 || named & other.concepts != 0)
          && (other.named == 0 || other.named & concepts != 0))
    }
  }

  /// The start of the postings of each key in `postings`, and the end of the last ones.
  private(set) var starts: [Int32]
  /// The postings of all keys, grouped by key and then ordered by cluster.
  private(set) var postings: [Posting]
  let traits: [Traits]
  /// The clusters without reference counting, for which threads would contend.
  let borrowed: [Unmanaged<Cluster>]
  /// The clusters whose records are all from one document, by the document's number.
  let clustersOfDocument: [Int32: [Int]]

  /// The number of clusters above which a common feature is not a key, because comparing them all
  /// would take quadratic time.
  private static let mostClusters = 1024

  init(of clusters: [Cluster]) {
    traits = clusters.map(Traits.init)
    borrowed = clusters.map(Unmanaged.passUnretained)
    clustersOfDocument = Dictionary(
      grouping: traits.indices.filter { [traits] in traits[$0].document >= 0 },
      by: { [traits] in traits[$0].document })
    let keys = clusters.map(\.blockingKeys.entries)
    let counts = Self.counts(of: keys)
    starts = Self.starts(of: counts)
    postings = Self.postings(of: keys, counts: counts, starts: starts)
  }

  /// The number of clusters with each key.
  private static func counts(of keys: [[FeatureVector.Entry]]) -> [Int32] {
    let last = keys.lazy.compactMap { $0.last?.feature }.max() ?? -1
    var counts = [Int32](repeating: 0, count: Int(last) + 1)
    counts.withUnsafeMutableBufferPointer { counts in
      for entries in keys {
        for entry in entries { counts[Int(entry.feature)] += 1 }
      }
    }
    return counts
  }

  /// The start of the postings of each key, and the end of the last ones.
  private static func starts(of counts: [Int32]) -> [Int32] {
    var starts: [Int32] = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts {
      starts.append(starts[starts.count - 1] + (count > mostClusters ? 0 : count))
    }
    return starts
  }

  private static func postings(
    of keys: [[FeatureVector.Entry]], counts: [Int32], starts: [Int32]
  ) -> [Posting] {
    var postings = [Posting](
      repeating: Posting(cluster: 0, weight: 0), count: Int(starts[starts.count - 1]))
    var ends = starts
    postings.withUnsafeMutableBufferPointer { postings in
      ends.withUnsafeMutableBufferPointer { ends in
        for (number, entries) in keys.enumerated() {
          for entry in entries where counts[Int(entry.feature)] <= mostClusters {
            let feature = Int(entry.feature)
            postings[Int(ends[feature])] = Posting(
              cluster: Int32(number), weight: entry.weight)
            ends[feature] += 1
          }
        }
      }
    }
    return postings
  }
}
