import Guidelines

extension Cluster {
  /// What part of the missing similarity two definitions of one component are given: their
  /// translators share few words.
  private static let definitionShare: Float = 0.3
  /// The factor where one of two statements defines and the other asks.
  private static let formPenalty: Float = 0.4
  /// The factor between rules for different platforms.
  private static let platformPenalty: Float = 0.5
  /// The factor where one asks and the other warns: "keep visible" may well be "don't hide", so
  /// this is little more than a tie break.
  private static let polarityPenalty: Float = 0.85
  /// The factor between rules of different components.
  private static let componentPenalty: Float = 0.75
  /// So many common English words could be chance.
  private static let chance: Float = 3
  /// Rules of different components must have so many features in common.
  private static let componentFeatures = 10
  /// The least similarity of the leads of rules of different components.
  private static let leadSimilarity: Float = 0.4
  /// Statements without a common language must have so many features in common.
  private static let languageFeatures = 3
  /// The least similarity of two statements that a platform lacks the component.
  private static let absenceSimilarity: Float = 0.8

  /// How similar both are, from 0 to 1: the cosine of their vectors, corrected for what it does not
  /// see (form, platforms, polarity, component).
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

  /// A prefilter for clusters of different components: most pairs are of these, and most fail here.
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
    // The form is read off a few words, so much similarity speaks against it.
    default: similarity * max(Self.formPenalty, similarity)
    }
  }

  /// Whether the leads of both agree in a language; true where they have none in common.
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

  /// Whether both hold for a common platform; what names none was mostly written for phones and
  /// tablets.
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

  /// Whether it names its own component while `other` never does: the rule is about that one only.
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
    // A poor translation on one side must not hide what the other language shows.
    let mean = (first.cosine + second.cosine) / 2
    return ((max(first.cosine, second.cosine) + mean) / 2, max(first.count, second.count))
  }

  /// What both have in common in `language`; `nil` where one of them lacks it.
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

  /// How far a cosine over `count` common features is trusted, from 0 to 1: a few rare ones are
  /// chance.
  private static func trust(in count: Int, _ language: Language) -> Float {
    // A Korean word is about two features.
    Float(count) / (Float(count) + (language == .ko ? 2 * chance : chance))
  }

  /// What `mine` has in common with the other language of `other` alone: the names and terms that a
  /// translator of `other` put into words of the own language.
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
  /// Its place in the list of platforms.
  var number: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? 0) }
}
