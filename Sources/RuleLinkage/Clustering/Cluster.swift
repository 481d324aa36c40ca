import Guidelines

/// Records that state one rule.
///
/// A class, so that comparing millions of pairs copies nothing.
final class Cluster: Sendable {
  /// The wording of the first member.
  let wording: Wording
  let scope: ClusterScope
  let identity: ClusterIdentity
  /// Whether all members are descriptions.
  let isDescription: Bool
  /// Whether all members define the component at the beginning of their pages.
  let isIntroduction: Bool
  let form: StatementForm
  /// The number of members that ask for something minus the number that warn of it.
  let polarity: Int
  /// The features of the members in each language, as unit vectors.
  let vectors: Bilingual<FeatureVector>
  /// The features of their leads in each language, as unit vectors.
  let leadVectors: Bilingual<FeatureVector>
  /// The concepts that it names and that are the subject of its own page.
  let ownConcepts: NumberSet
  /// Its blocking keys: the heaviest features of both languages, in ascending order, with their
  /// weights.
  let blockingKeys: FeatureVector

  init(
    wording: Wording, scope: ClusterScope, identity: ClusterIdentity, isDescription: Bool,
    isIntroduction: Bool, form: StatementForm, polarity: Int,
    vectors: Bilingual<FeatureVector>, leadVectors: Bilingual<FeatureVector>
  ) {
    self.wording = wording
    self.scope = scope
    self.identity = identity
    self.isDescription = isDescription
    self.isIntroduction = isIntroduction
    self.form = form
    self.polarity = polarity
    self.vectors = vectors
    self.leadVectors = leadVectors
    ownConcepts = scope.subjects.intersection(scope.concepts)
    blockingKeys = Self.blockingKeys(of: vectors)
  }

  /// The number of blocking keys in a language.
  private static let keysPerLanguage = 24

  private static func blockingKeys(of vectors: Bilingual<FeatureVector>) -> FeatureVector {
    guard let english = vectors.en?.heaviest(keysPerLanguage) else {
      return vectors.ko?.heaviest(keysPerLanguage) ?? .init()
    }
    return vectors.ko.map { english.united(with: $0.heaviest(keysPerLanguage)) } ?? english
  }

  /// The union of both clusters.
  func merged(with other: Cluster) -> Cluster {
    Cluster(
      wording: wording, scope: scope.merged(with: other.scope),
      identity: identity.merged(with: other.identity),
      isDescription: isDescription && other.isDescription,
      isIntroduction: isIntroduction && other.isIntroduction,
      form: other.scope.members.count > scope.members.count ? other.form : form,
      polarity: polarity + other.polarity, vectors: centroid(vectors, other.vectors, other),
      leadVectors: centroid(leadVectors, other.leadVectors, other))
  }

  /// The union of all, if `others` repeat the wording of this cluster.
  func repeated(by others: [Cluster]) -> Cluster {
    var identity = identity
    for other in others {
      identity.ids.formUnion(other.identity.ids)
      identity.apart.formUnion(other.identity.apart)
    }
    return Cluster(
      wording: wording, scope: scope.repeated(by: others.map(\.scope)), identity: identity,
      isDescription: isDescription, isIntroduction: isIntroduction, form: form,
      polarity: polarity * (others.count + 1), vectors: vectors, leadVectors: leadVectors)
  }

  /// The mean of both vectors, weighted by the number of members, as a unit vector.
  private func centroid(
    _ mine: Bilingual<FeatureVector>, _ theirs: Bilingual<FeatureVector>, _ other: Cluster
  ) -> Bilingual<FeatureVector> {
    var centroid = Bilingual<FeatureVector>()
    for language in Language.allCases {
      guard let left = mine[language], let right = theirs[language] else {
        centroid[language] = mine[language] ?? theirs[language]
        continue
      }
      var sum = left.scaled(by: Float(scope.members.count))
        .adding(right.scaled(by: Float(other.scope.members.count)))
      sum.normalize()
      centroid[language] = sum
    }
    return centroid
  }

  /// Whether both have a record of the same document.
  func sharesDocument(with other: Cluster) -> Bool {
    scope.documents.meets(other.scope.documents)
  }

  /// Whether both are about the same component and have a language in common.
  func isClose(to other: Cluster) -> Bool {
    scope.components.meets(other.scope.components) && sharesLanguage(with: other)
  }

  /// Whether both have features in a common language.
  func sharesLanguage(with other: Cluster) -> Bool {
    (vectors.en != nil && other.vectors.en != nil)
      || (vectors.ko != nil && other.vectors.ko != nil)
  }
}
