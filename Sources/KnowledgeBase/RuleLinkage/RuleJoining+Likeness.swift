import Guidelines

extension JoinUnit {
  /// Two translators of one definition share little; that both define one component is much.
  private static let definitionShare: Float = 0.3
  /// What likeness is left where one of two statements defines and the other asks.
  private static let formPenalty: Float = 0.4
  /// What likeness is left between rules for different platforms.
  private static let platformPenalty: Float = 0.5
  /// What likeness is left where one asks and the other warns: "keep visible" may well be "don't
  /// hide", so this is little more than a tie break.
  private static let polarityPenalty: Float = 0.85
  /// What likeness is left between rules of different components.
  private static let componentPenalty: Float = 0.75
  /// This many common English words could be chance.
  private static let chance: Float = 3
  /// Rules of different components must meet in this many features.
  private static let componentMeetings = 10
  /// How alike the leads of rules of different components must be.
  private static let leadLikeness: Float = 0.4
  /// Statements without a common language must meet in this many features.
  private static let languageMeetings = 3
  /// Two statements that a component is missing somewhere are alike at least this much.
  private static let absenceLikeness: Float = 0.8

  /// How alike both are in what they say, from 0 to 1.
  func likeness(to other: JoinUnit) -> Float {
    let isNear = origin.components.meets(other.origin.components)
    // Most pairs are of different components, and most of those fail what is asked first.
    let isDistant = !isNear && !origin.components.isEmpty && !other.origin.components.isEmpty
    if isDistant {
      guard form == .rule, other.form == .rule, !speaksOfItself(unlike: other),
        !other.speaksOfItself(unlike: self), leadsAgree(with: other)
      else { return 0 }
    }
    var (likeness, meetings) = meeting(other)
    if form != .absence, other.form != .absence, !sharesPlatform(with: other) {
      likeness *= Self.platformPenalty
    }
    if asking.signum() * other.asking.signum() < 0 { likeness *= Self.polarityPenalty }
    if isNear {
      switch (form, other.form) {
      case (.absence, .absence): likeness = max(likeness, Self.absenceLikeness)
      case (.definition, .definition): likeness += Self.definitionShare * (1 - likeness)
      case (.rule, .rule): break
      // The form is read off a few words, so much likeness speaks against it.
      default: likeness *= max(Self.formPenalty, likeness)
      }
    } else if isDistant {
      likeness *= meetings >= Self.componentMeetings ? Self.componentPenalty : 0
    } else if form != .rule || other.form != .rule {
      likeness *= Self.formPenalty
    }
    return likeness
  }

  /// Whether the leads of both ask for much the same in a language; true where there are none.
  private func leadsAgree(with other: JoinUnit) -> Bool {
    var compared = false
    for language in Language.allCases {
      guard let mine = leads[language], let theirs = other.leads[language] else { continue }
      if mine.meeting(theirs).cosine >= Self.leadLikeness { return true }
      compared = true
    }
    return !compared
  }

  /// Whether a platform has both; what names none was mostly written for phones and tablets.
  private func sharesPlatform(with other: JoinUnit) -> Bool {
    let mine = origin.platforms
    let theirs = other.origin.platforms
    if mine == theirs { return true }
    return (mine.isEmpty ? Self.unnamedPlatforms : mine)
      .meets(theirs.isEmpty ? Self.unnamedPlatforms : theirs)
  }

  private static let unnamedPlatforms = NumberSet([Platform.iOS.number, Platform.iPadOS.number])

  /// Whether it names its own component while `other` never does: the rule is about that one only.
  private func speaksOfItself(unlike other: JoinUnit) -> Bool {
    !named.isEmpty && !named.meets(other.origin.concepts)
  }

  private func meeting(_ other: JoinUnit) -> (likeness: Float, meetings: Int) {
    let english = meeting(other, in: .en)
    let korean = meeting(other, in: .ko)
    guard let first = english ?? korean else {
      guard let mine = says.preferring(.en), let theirs = other.says.preferring(.en) else {
        return (0, 0)
      }
      let (cosine, count) = mine.meeting(theirs)
      return (count < Self.languageMeetings ? 0 : cosine, count)
    }
    guard english != nil, let second = korean else { return (first.cosine, first.count) }
    // A poor translation on one side must not hide what the other language shows.
    let mean = (first.cosine + second.cosine) / 2
    return ((max(first.cosine, second.cosine) + mean) / 2, max(first.count, second.count))
  }

  /// How both meet in `language`; `nil` where one of them is silent in it.
  private func meeting(
    _ other: JoinUnit, in language: Language
  ) -> (cosine: Float, count: Int)? {
    guard let mine = says[language], let theirs = other.says[language] else { return nil }
    let (cosine, count) = mine.meeting(theirs)
    let found =
      cosine + aside(mine, unlike: theirs, in: language, of: other)
      + other.aside(theirs, unlike: mine, in: language, of: self)
    return (found * Self.trust(in: count, language), count)
  }

  /// How far a cosine over `count` common features is to be trusted: a few rare ones are chance.
  private static func trust(in count: Int, _ language: Language) -> Float {
    // A Korean word is about two features.
    Float(count) / (Float(count) + (language == .ko ? 2 * chance : chance))
  }

  /// What `mine` shares with the other language of `other` alone: the names and terms that a
  /// translator of `other` put into words.
  private func aside(
    _ mine: FeatureVector, unlike theirs: FeatureVector, in language: Language, of other: JoinUnit
  ) -> Float {
    guard says[language.other] == nil, let original = other.says[language.other] else { return 0 }
    return mine.meeting(original, without: theirs)
  }
}

extension Platform {
  /// Its place in the list of platforms.
  var number: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? 0) }
}
