/// The members of a cluster, and their components and platforms.
struct ClusterScope {
  /// The numbers of the member records, ascending.
  var members: [Int]
  /// Members with distinct wordings, ascending; at most twelve.
  var representatives: [Int]
  var documents: NumberSet
  var components: NumberSet
  /// The platforms to which they restrict the rule; empty for all.
  var platforms: NumberSet
  /// The concepts that they name.
  var concepts: NumberSet
  /// The concepts that the pages of their components are about.
  var subjects: NumberSet

  private static let mostRepresentatives = 12

  /// The scope of both clusters merged.
  func merged(with other: ClusterScope) -> ClusterScope {
    let isNarrowed = !platforms.isEmpty && !other.platforms.isEmpty
    return ClusterScope(
      members: (members + other.members).sorted(),
      representatives: Array(
        (representatives + other.representatives).sorted().prefix(Self.mostRepresentatives)),
      documents: documents.union(other.documents), components: components.union(other.components),
      platforms: isNarrowed ? platforms.union(other.platforms) : NumberSet(),
      concepts: concepts.union(other.concepts), subjects: subjects.union(other.subjects))
  }

  /// The scope of all, if the members of `others` repeat the wording of this cluster.
  func repeated(by others: [ClusterScope]) -> ClusterScope {
    var scope = self
    scope.members = (members + others.flatMap(\.members)).sorted()
    scope.documents = NumberSet(documents.numbers + others.flatMap(\.documents.numbers))
    if others.contains(where: { $0.platforms.isEmpty }) { scope.platforms = NumberSet() }
    if !scope.platforms.isEmpty {
      scope.platforms = NumberSet(platforms.numbers + others.flatMap(\.platforms.numbers))
    }
    return scope
  }
}
