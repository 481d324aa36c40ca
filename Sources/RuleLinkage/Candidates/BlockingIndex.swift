import Guidelines

/// An inverted index from blocking keys to clusters, and the traits of clusters that are asked for
/// most often, side by side.
struct BlockingIndex: Sendable {
  /// A cluster that has a key, with its weight there.
  struct Posting {
    var cluster: Int32
    var weight: Float
  }

  /// What decides how much of their keys two clusters must share to be compared.
  struct Traits {
    /// The component; -1 where it has none or several.
    var component: Int32
    /// The document; -1 where it has several.
    var document: Int32
    var isRule: Bool
    var isAbsence: Bool
    var isIntroduction: Bool
    /// The bits of the concepts of its page that it names, and of all that it names.
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

    /// Whether both surely have no similarity, as most pairs about two components have none.
    func isDisjoint(_ other: Traits) -> Bool {
      component >= 0 && other.component >= 0 && component != other.component
        && !(isRule && other.isRule
          && (named == 0 || named & other.concepts != 0)
          && (other.named == 0 || other.named & concepts != 0))
    }
  }

  /// Where the postings of each key begin in `postings`, and where the last ones end.
  private(set) var starts: [Int32]
  /// The postings of all keys, those of a key by cluster.
  private(set) var postings: [Posting]
  let traits: [Traits]
  /// The clusters without reference counting: threads that count one reference wait for each
  /// other.
  let borrowed: [Unmanaged<Cluster>]
  /// The clusters whose records are all of one document, by its number.
  let clustersOfDocument: [Int32: [Int]]

  /// A feature that more clusters have as a key is no key: comparing them all would take the square
  /// of their number.
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

  /// How many clusters have each key.
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

  /// Where the postings of each key begin, and where the last ones end.
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
