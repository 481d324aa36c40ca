import Guidelines
import Workers

/// The similarities between clusters, as a graph, and their margins over rivals.
struct SimilarityGraph: Sendable {
  /// A similar cluster.
  struct Neighbour: Sendable {
    var cluster: Int
    var similarity: Float
  }

  /// A candidate pair that proved similar.
  ///
  /// Each pair occurs once.
  typealias Edge = (cluster: Int, other: Int, similarity: Float)

  private let clusters: [Cluster]
  /// The start of each cluster's neighbours in `ordered`, and the end of the last ones.
  private var starts: [Int]
  /// The neighbours of each cluster, by number.
  private var ordered: [Neighbour] = []
  /// The neighbours of each cluster by document, most similar first within a document.
  ///
  /// A neighbour with records of several documents is listed under each.
  private var rivals: [Rival] = []
  /// The start of each cluster's rivals, and the end of the last ones.
  private var rivalStarts = [0]

  private struct Rival {
    var document: Int32
    var cluster: Int32
    var similarity: Float
  }

  /// The number of clusters that a thread compares with the others at a time.
  private static let batchSize = 128

  /// Compares each of `clusters` with its candidates.
  ///
  /// Similarities of unchanged clusters are taken from `previous`.
  init(among clusters: [Cluster], of singles: [Cluster], knowing previous: SimilarityGraph? = nil) {
    self.clusters = clusters
    starts = [Int](repeating: 0, count: clusters.count + 1)
    let (isNew, adopted) = Self.adopt(previous, for: clusters)
    fill([adopted] + Self.edges(among: clusters, of: singles, isNew: isNew))
  }

  /// The edges between the new clusters, and between them and the others.
  private static func edges(
    among clusters: [Cluster], of singles: [Cluster], isNew: [Bool]
  ) -> [[Edge]] {
    let index = BlockingIndex(of: clusters)
    let batches = Array(0..<(clusters.count + batchSize - 1) / batchSize)
    return batches.mappedByThreads { batch in
      var search = CandidateSearch(
        clusters: clusters, singles: singles, isNew: isNew, index: index)
      let range = batch * batchSize..<min(clusters.count, (batch + 1) * batchSize)
      for cluster in range where isNew[cluster] { search.run(cluster) }
      return search.found
    }
  }

  /// Fills the tables with the edges.
  private mutating func fill(_ pairs: [[Edge]]) {
    for (cluster, other, _) in pairs.joined() {
      starts[cluster + 1] += 1
      starts[other + 1] += 1
    }
    for cluster in clusters.indices { starts[cluster + 1] += starts[cluster] }
    var places = starts
    ordered = [Neighbour](
      repeating: Neighbour(cluster: 0, similarity: 0), count: starts[clusters.count])
    for (cluster, other, similarity) in pairs.joined() {
      ordered[places[cluster]] = Neighbour(cluster: other, similarity: similarity)
      ordered[places[other]] = Neighbour(cluster: cluster, similarity: similarity)
      places[cluster] += 1
      places[other] += 1
    }
    sortEach(&ordered, starts) { $0.cluster < $1.cluster }
    for cluster in clusters.indices {
      for neighbour in neighbours(of: cluster) {
        for document in clusters[neighbour.cluster].scope.documents.numbers {
          rivals.append(
            Rival(
              document: document, cluster: Int32(neighbour.cluster),
              similarity: neighbour.similarity))
        }
      }
      rivalStarts.append(rivals.count)
    }
    sortEach(&rivals, rivalStarts) {
      ($0.document, $1.similarity, $0.cluster) < ($1.document, $0.similarity, $1.cluster)
    }
  }

  /// Sorts the entries of a table within each cluster.
  private func sortEach<Entry>(
    _ table: inout [Entry], _ starts: [Int], by precedes: (Entry, Entry) -> Bool
  ) {
    table.withUnsafeMutableBufferPointer { table in
      for cluster in clusters.indices where starts[cluster + 1] - starts[cluster] > 1 {
        var entries = UnsafeMutableBufferPointer(
          rebasing: table[starts[cluster]..<starts[cluster + 1]])
        entries.sort(by: precedes)
      }
    }
  }

  /// The `clusters` that are new, and the edges of `known` among the others.
  private static func adopt(
    _ known: SimilarityGraph?, for clusters: [Cluster]
  ) -> (isNew: [Bool], pairs: [Edge]) {
    guard let known else { return (Array(repeating: true, count: clusters.count), []) }
    var places: [ObjectIdentifier: Int] = [:]
    for (place, cluster) in clusters.enumerated() { places[ObjectIdentifier(cluster)] = place }
    let now = known.clusters.map { places[ObjectIdentifier($0)] }
    var isNew = Array(repeating: true, count: clusters.count)
    var pairs: [Edge] = []
    for (before, place) in now.enumerated() {
      guard let place else { continue }
      isNew[place] = false
      for neighbour in known.neighbours(of: before) where neighbour.cluster > before {
        if let other = now[neighbour.cluster] { pairs.append((place, other, neighbour.similarity)) }
      }
    }
    return (isNew, pairs)
  }

  /// The neighbours of `cluster`, by number.
  func neighbours(of cluster: Int) -> ArraySlice<Neighbour> {
    ordered[starts[cluster]..<starts[cluster + 1]]
  }

  /// The neighbours of `cluster` with a record of `document`, most similar first.
  private func rivals(of cluster: Int, in document: Int32) -> ArraySlice<Rival> {
    rivals[firstRival(of: cluster, from: document)..<firstRival(of: cluster, from: document + 1)]
  }

  /// The index of the first neighbour of `cluster` with a record of `document` or a later one.
  private func firstRival(of cluster: Int, from document: Int32) -> Int {
    var (low, high) = (rivalStarts[cluster], rivalStarts[cluster + 1])
    while low < high {
      let middle = (low + high) / 2
      if rivals[middle].document < document { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The similarity of both; 0 if they are not neighbours.
  func similarity(_ left: Int, _ right: Int) -> Float {
    var low = starts[left]
    var high = starts[left + 1]
    while low < high {
      let middle = (low + high) / 2
      if ordered[middle].cluster < right { low = middle + 1 } else { high = middle }
    }
    guard low < starts[left + 1], ordered[low].cluster == right else { return 0 }
    return ordered[low].similarity
  }

  /// The greatest similarity of `cluster` to a rival of `partner`: another record of the same
  /// documents.
  ///
  /// A record as similar to `partner` as `sameness` is not a rival, nor is one that has, or has
  /// merged with, a better partner in the documents of `cluster`.
  func rivalSimilarity(for cluster: Int, against partner: Int, sameness: Float) -> Float {
    var most: Float = 0
    for document in clusters[partner].scope.documents.numbers {
      for rival in rivals(of: cluster, in: document) {
        guard rival.similarity > most else { break }
        let other = Int(rival.cluster)
        if other != partner, !clusters[other].sharesDocument(with: clusters[cluster]),
          similarity(partner, other) < sameness,
          !hasBetterPartner(other, than: cluster, at: rival.similarity)
        {
          most = rival.similarity
        }
      }
    }
    return most
  }

  private func hasBetterPartner(_ rival: Int, than cluster: Int, at similarity: Float) -> Bool {
    clusters[cluster].scope.documents.numbers.contains { document in
      // Only the two most similar can be the cluster itself and a better one.
      rivals(of: rival, in: document).prefix(2).contains {
        $0.similarity > similarity && Int($0.cluster) != cluster
      }
    }
  }
}
