import Guidelines
package import TextAnalysis
import Workers

/// Record linkage over the statements of many documents: which of them state the same rule.
///
/// A pure function of the records and the vocabulary, independent of the order of the records.
/// Records are first split into groups that are linked independently (`LinkageGroups`). The steps,
/// with the terms of Christen, Data Matching, 2012:
///
/// 1. **Features** (`StatementFeatures`, `FeatureRarity`): a record becomes, for each language, a
///    sparse vector over concepts, words, numbers and links, weighted by inverse document
///    frequency, within its component and in its group.
/// 2. **Constraints** (`CuratedLinks`): decisions by people (ids, aliases and "apart") outweigh
///    the texts. Equal ids and equal wordings are one cluster from the start.
/// 3. **Candidates** (`BlockingIndex`, `CandidateSearch`): an inverted index over the 24 heaviest
///    features of each cluster generates the candidate pairs.
/// 4. **Scores** (`Cluster.similarity`, `SimilarityGraph`): the similarity of a pair minus a
///    third of that of its best rival: a record of the same document that competes for the partner.
/// 5. **Clustering** (`AgglomerativeClustering`): in rounds, each cluster merges with its best
///    partner while the score is above a threshold. Rules first, then descriptions, which
///    therefore change nothing about rules. Once the clear statements of a rule with an id have
///    joined it, the rest of each document is assigned to the rest of its component's rules
///    (`RuleAdoption`).
///
/// A wrong link corrupts a rule and a missing one only repeats it, so the thresholds favour
/// precision.
///
/// - Complexity: quadratic in the number of records that share a feature, up to 1,024: a feature of
///   more records is not a blocking key. Of the candidates of a cluster 128 are compared and 32 kept.
package enum StatementLinkage {
  /// The version of this linkage.
  ///
  /// Results of other versions are computed again.
  package static let version = "4"

  /// The cluster number of each record, from 0 in order of first appearance.
  package static func clusters(
    of records: [StatementRecord], analyzer: TextAnalyzer
  ) -> [Int] {
    link(records.mappedByThreads { NamedRecord($0) }, earlier: nil, analyzer: analyzer).clusters
  }

  /// The cluster number of each record, and the records that were linked again: those of all groups
  /// in which something has changed since the `earlier` linkage.
  static func link(
    _ records: [NamedRecord], earlier: EarlierLinkage?, analyzer: TextAnalyzer
  ) -> (clusters: [Int], linked: [AnalyzedRecord?]) {
    let groups = LinkageGroups(of: records)
    let touched = earlier.map { groups.touched(by: $0.changes) } ?? groups.groups
    let members = touched.flatMap(\.self)
    var linked = [AnalyzedRecord?](repeating: nil, count: records.count)
    let analyzed = members.mappedByThreads { AnalyzedRecord(records[$0], analyzer: analyzer) }
    for (record, analyzed) in zip(members, analyzed) { linked[record] = analyzed }
    // A record that states no rule is a cluster by itself.
    var clusters = records.indices.map { earlier?.clusters[$0] ?? -1 - $0 }
    var next = (clusters.max() ?? -1) + 1
    // The largest first, so that no thread is still busy with one when all others are done.
    let work = touched.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
    let found = OrderedWork(count: work.count, ahead: work.count) { [linked] number in
      Self.clusters(of: work[number].compactMap { linked[$0] }, analyzer: analyzer)
    }
    for (number, group) in work.enumerated() {
      for (record, cluster) in zip(group, found.take(number)) { clusters[record] = next + cluster }
      next += group.count
    }
    return (renumbered(clusters), linked)
  }

  /// The cluster number of each record of one group.
  private static func clusters(of records: [AnalyzedRecord], analyzer: TextAnalyzer) -> [Int] {
    // In a canonical order, so that the order of the arguments does not matter.
    let order = records.indices.sorted { precedes(records[$0], records[$1]) }
    let singles = singletons(of: order.map { records[$0] }, analyzer: analyzer)
    var clustering = AgglomerativeClustering(
      singles: singles, lines: order.map { records[$0].record.line },
      clusters: initialClusters(of: singles.filter { !$0.isDescription }))
    clustering.run()
    clustering.run(adding: introductions(of: initialClusters(of: singles.filter(\.isDescription))))
    var clusterOfRecord = Array(repeating: 0, count: records.count)
    for (number, cluster) in clustering.clusters.enumerated() {
      for member in cluster.scope.members { clusterOfRecord[order[member]] = number }
    }
    return clusterOfRecord
  }

  /// `numbers` replaced by numbers from 0 in order of first appearance.
  private static func renumbered(_ numbers: [Int]) -> [Int] {
    var renumbered: [Int: Int] = [:]
    return numbers.map { number in
      let new = renumbered[number] ?? renumbered.count
      renumbered[number] = new
      return new
    }
  }

  // Compares analysed records, because plain ones would be copied for every comparison.
  static func precedes(_ left: AnalyzedRecord, _ right: AnalyzedRecord) -> Bool {
    if left.record.document != right.record.document {
      return left.record.document < right.record.document
    }
    if left.record.passage != right.record.passage {
      return left.record.passage < right.record.passage
    }
    let (left, right) = (left.record, right.record)
    return (left.text.en ?? "", left.text.ko ?? "", left.explicit?.rawValue ?? "")
      < (right.text.en ?? "", right.text.ko ?? "", right.explicit?.rawValue ?? "")
  }

  /// The clusters that need no comparison: the same id, or the same wording about one component.
  private static func initialClusters(of singles: [Cluster]) -> [Cluster] {
    var clusters: [Cluster] = []
    var repeats: [[Cluster]] = []
    var clusterOfID: [RuleID: Int] = [:]
    var clusterOfWording: [Wording: Int] = [:]
    // Those with an id come first, so that records with the same wording but no id join them.
    for single in singles.filter({ $0.identity.explicit != nil })
      + singles.filter({ $0.identity.explicit == nil })
    {
      let sameWording = clusterOfWording[single.wording]
      if let id = single.identity.explicit, let known = clusterOfID[id] {
        clusters[known] = clusters[known].merged(with: single)
      } else if single.identity.explicit == nil, !single.vectors.isEmpty,
        let known = sameWording, !clusters[known].identity.isKeptApart(from: single.identity)
      {
        repeats[known].append(single)
      } else {
        if let id = single.identity.explicit { clusterOfID[id] = clusters.count }
        if sameWording == nil { clusterOfWording[single.wording] = clusters.count }
        clusters.append(single)
        repeats.append([])
      }
    }
    return zip(clusters, repeats).map { $1.isEmpty ? $0 : $0.repeated(by: $1) }
  }

  /// `descriptions`, with the paragraphs of a page's introduction merged.
  private static func introductions(of descriptions: [Cluster]) -> [Cluster] {
    var clusters: [Cluster] = []
    var clusterOfPage: [[Int32]: Int] = [:]
    for cluster in descriptions {
      guard cluster.isIntroduction else {
        clusters.append(cluster)
        continue
      }
      let page = cluster.scope.documents.numbers
      if let known = clusterOfPage[page] {
        clusters[known] = clusters[known].merged(with: cluster)
      } else {
        clusterOfPage[page] = clusters.count
        clusters.append(cluster)
      }
    }
    return clusters
  }

  /// The number of records below which a group is not split among threads.
  static let fewest = 256

  /// A cluster for each record, whose only member is its number in `records`.
  static func singletons(
    of records: [AnalyzedRecord], analyzer: TextAnalyzer
  ) -> [Cluster] {
    let links = CuratedLinks(of: records)
    let scopes = RecordScopes.of(records)
    let subjects = scopes.components.map {
      FeatureVectorizer.concepts(of: $0, analyzer: analyzer)
    }
    let subjectSets = subjects.map { Set($0) }
    var vectorizer = FeatureVectorizer()
    var vectors: [StatementVectors] = []
    vectors.reserveCapacity(records.count)
    let features = Array(records.indices).mappedByThreads(
      fewest: fewest,
      { index in
        let (record, scope) = (records[index].record, scopes.scopes[index])
        // The opening of a page is about the component as a whole.
        let isOpening = record.isDescription && record.opensPage
        return StatementFeatures.of(
          record, records[index].texts,
          subject: scope.component.map { subjectSets[Int($0)] } ?? [],
          isNarrowed: !scope.platforms.isEmpty && !isOpening, analyzer: analyzer)
      }, taking: { vectors.append(vectorizer.vectors(of: $0)) })
    let pages = subjects.map { NumberSet(vectorizer.numbers(of: $0)) }
    let rarity = rarities(
      of: vectors, scopes: scopes.scopes, features: vectorizer.count,
      components: scopes.components.count)
    return Array(records.indices).mappedByThreads(fewest: fewest) { [vectors] index in
      let scope = scopes.scopes[index]
      return singleton(
        records[index], features[index], identity: links.identity(of: records[index]),
        scope: ClusterScope(
          members: [index], representatives: [index], documents: NumberSet([scope.document]),
          components: NumberSet(scope.component.map { [$0] } ?? []), platforms: scope.platforms,
          concepts: NumberSet(vectors[index].concepts),
          subjects: scope.component.map { pages[Int($0)] } ?? NumberSet()),
        vectors: weighted(vectors[index].stress, by: rarity, of: scope.component),
        leadVectors: weighted(vectors[index].leads, by: rarity, of: scope.component))
    }
  }

  private static func singleton(
    _ record: AnalyzedRecord, _ features: StatementFeatures, identity: ClusterIdentity,
    scope: ClusterScope, vectors: Bilingual<FeatureVector>, leadVectors: Bilingual<FeatureVector>
  ) -> Cluster {
    Cluster(
      wording: Wording(component: record.record.component, text: record.record.text),
      scope: scope, identity: identity, isDescription: record.record.isDescription,
      isIntroduction: record.record.isDescription && record.record.opensPage
        && features.form == .definition,
      form: features.form, polarity: features.isWarning ? -1 : 1, vectors: vectors,
      leadVectors: leadVectors)
  }

  /// The rarity of the features of each language.
  private static func rarities(
    of vectors: [StatementVectors], scopes: [RecordScope], features: Int, components: Int
  ) -> [FeatureRarity] {
    Language.allCases.map { language in
      var rarity = FeatureRarity(features: features, components: components)
      for (scope, vectors) in zip(scopes, vectors) where scope.isCounted {
        if let stress = vectors.stress[language] { rarity.count(stress, of: scope.component) }
      }
      return rarity
    }
  }

  private static func weighted(
    _ vectors: Bilingual<FeatureVector>, by rarity: [FeatureRarity], of component: Int32?
  ) -> Bilingual<FeatureVector> {
    var weighted = Bilingual<FeatureVector>()
    for (language, rarity) in zip(Language.allCases, rarity) {
      guard let vector = vectors[language], !vector.isEmpty else { continue }
      weighted[language] = rarity.weighted(vector, of: component)
    }
    return weighted
  }
}
