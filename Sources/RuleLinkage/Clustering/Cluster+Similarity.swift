import Guidelines

extension Cluster {
  /// The fraction of the missing similarity that is added for two definitions of one component,
  /// because translations of them share few words.
  private static let definitionShare: Float = 0.3
  /// The factor for a definition and a command.
  private static let formPenalty: Float = 0.4
  /// The factor for rules about different platforms.
  private static let platformPenalty: Float = 0.5
  /// The factor if one asks for something and the other warns of it: "keep visible" may well mean
  /// "don't hide", so this is little more than a tie-breaker.
  private static let polarityPenalty: Float = 0.85
  /// The factor for rules about different components.
  private static let componentPenalty: Float = 0.75
  /// The number of common features that may be a coincidence in English.
  private static let chance: Float = 3
  /// The number of features that rules about different components must have in common.
  private static let componentFeatures = 10
  /// The least similarity of the leads of rules of different components.
  private static let leadSimilarity: Float = 0.4
  /// The number of features that statements without a common language must have in common.
  private static let languageFeatures = 3
  /// The least similarity of two statements that a platform lacks the component.
  private static let absenceSimilarity: Float = 0.8

  /// The similarity of both, from 0 to 1: the cosine of their vectors, corrected for form,
  /// platforms, polarity and component, which vectors do not capture.
  ///
  /// Called for millions of pairs.
  func similarity(to other: Cluster) -> Float {
    let isNear = scope.components.meets(other.scope.components)
    let isDistant = !isNear && !scope.components.isEmpty && !other.scope.components.isEmpty
    guard !isDistant || mayResemble(distant: other) else { return 0 }
    var (similarity, common) = overlap(with: other)
    if form != .absence, other.form != .absence, !sharesPlatform(with: other) {
      similarity *= Self.platformPenalty
    }
    if polarity.signum() * other.polarity.signum() < 0 { similarity *= Self.polarityPenalty }
    if isNear { return similarityOfForms(to: other, similarity) }
    if isDistant {
      return common >= Self.componentFeatures ? similarity * Self.componentPenalty : 0
    }
    return form == .rule && other.form == .rule ? similarity : similarity * Self.formPenalty
  }

  /// A prefilter for clusters of different components: most pairs are such, and most fail here.
  private func mayResemble(distant other: Cluster) -> Bool {
    form == .rule && other.form == .rule && !isSpecific(unlike: other)
      && !other.isSpecific(unlike: self) && leadsAgree(with: other)
  }

  /// `similarity` to a cluster about the same component, corrected by the forms of both.
  private func similarityOfForms(to other: Cluster, _ similarity: Float) -> Float {
    switch (form, other.form) {
    case (.absence, .absence): max(similarity, Self.absenceSimilarity)
    case (.definition, .definition): similarity + Self.definitionShare * (1 - similarity)
    case (.rule, .rule): similarity
    // The form is inferred from a few words, so a great similarity outweighs it.
    default: similarity * max(Self.formPenalty, similarity)
    }
  }

  /// Whether the leads of both agree in some language; `true` if they have no language in common.
  private func leadsAgree(with other: Cluster) -> Bool {
    var compared = false
    for language in Language.allCases {
      guard let mine = leadVectors[language], let theirs = other.leadVectors[language]
      else { continue }
      if mine.overlap(with: theirs).cosine >= Self.leadSimilarity { return true }
      compared = true
    }
    return !compared
  }

  /// Whether both apply to a common platform.
  ///
  /// Statements that name none were mostly written for phones and tablets.
  private func sharesPlatform(with other: Cluster) -> Bool {
    let mine = scope.platforms
    let theirs = other.scope.platforms
    if mine == theirs { return true }
    return (mine.isEmpty ? Self.unnamedPlatforms : mine)
      .meets(theirs.isEmpty ? Self.unnamedPlatforms : theirs)
  }

  private static let unnamedPlatforms = NumberSet([
    Platform.iOS.number, Platform.iPadOS.number,
  ])

  /// Whether it names its own component while `other` never does, so that it is specific to that
  /// component.
  private func isSpecific(unlike other: Cluster) -> Bool {
    !ownConcepts.isEmpty && !ownConcepts.meets(other.scope.concepts)
  }

  private func overlap(with other: Cluster) -> (similarity: Float, common: Int) {
    let english = overlap(with: other, in: .en)
    let korean = overlap(with: other, in: .ko)
    guard let first = english ?? korean else {
      guard let mine = vectors.preferring(.en), let theirs = other.vectors.preferring(.en) else {
        return (0, 0)
      }
      let (cosine, count) = mine.overlap(with: theirs)
      return (count < Self.languageFeatures ? 0 : cosine, count)
    }
    guard english != nil, let second = korean else { return (first.cosine, first.count) }
    // A poor translation must not hide the similarity in the other language.
    let mean = (first.cosine + second.cosine) / 2
    return ((max(first.cosine, second.cosine) + mean) / 2, max(first.count, second.count))
  }

  /// The overlap of both in `language`; `nil` if one of them lacks it.
  private func overlap(
    with other: Cluster, in language: Language
  ) -> (cosine: Float, count: Int)? {
    guard let mine = vectors[language], let theirs = other.vectors[language] else { return nil }
    let (cosine, count) = mine.overlap(with: theirs)
    let found =
      cosine + crossLanguageCosine(mine, unlike: theirs, in: language, of: other)
      + other.crossLanguageCosine(theirs, unlike: mine, in: language, of: self)
    return (found * Self.trust(in: count, language), count)
  }

  /// The confidence, from 0 to 1, in a cosine over `count` common features.
  ///
  /// A few may be a coincidence.
  private static func trust(in count: Int, _ language: Language) -> Float {
    // A Korean word yields about two features.
    Float(count) / (Float(count) + (language == .ko ? 2 * chance : chance))
  }

  /// The cosine of `mine` with those features of `other` that occur only in its other language:
  /// names and terms that the translator of `other` replaced.
  private func crossLanguageCosine(
    _ mine: FeatureVector, unlike theirs: FeatureVector, in language: Language, of other: Cluster
  ) -> Float {
    guard vectors[language.other] == nil, let original = other.vectors[language.other] else {
      return 0
    }
    return mine.overlap(with: original, without: theirs)
  }
}

extension Platform {
  /// Its index among all platforms.
  var number: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? 0) }
}
