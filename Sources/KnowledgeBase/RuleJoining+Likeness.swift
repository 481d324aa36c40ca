import Guidelines

extension JoinUnit {
  /// Two translators of one definition share little; that both define one component is much.
  private static let definitionShare: Float = 0.3
  /// What likeness is left where one of two statements defines and the other asks.
  private static let formPenalty: Float = 0.4
  /// What likeness is left between rules for different platforms.
  private static let platformPenalty: Float = 0.5
  /// What likeness is left between rules of different components.
  private static let componentPenalty: Float = 0.75
  /// Rules of different components must meet in this many features.
  private static let componentMeetings = 10
  /// Statements without a common language must meet in this many features.
  private static let languageMeetings = 3
  /// Two statements that a component is missing somewhere are alike at least this much.
  private static let absenceLikeness: Float = 0.8

  /// How alike both are in what they say, from 0 to 1.
  func likeness(to other: JoinUnit) -> Float {
    var (likeness, meetings) = meeting(other)
    if !platforms.isEmpty, !other.platforms.isEmpty, platforms.isDisjoint(with: other.platforms) {
      likeness *= Self.platformPenalty
    }
    if !components.isDisjoint(with: other.components) {
      switch (form, other.form) {
      case (.absence, .absence): likeness = max(likeness, Self.absenceLikeness)
      case (.definition, .definition): likeness += Self.definitionShare * (1 - likeness)
      case (.rule, .rule): break
      default: likeness *= Self.formPenalty
      }
      return likeness
    }
    if !components.isEmpty, !other.components.isEmpty {
      guard form == .rule, other.form == .rule, meetings >= Self.componentMeetings,
        !speaksOfItself(unlike: other), !other.speaksOfItself(unlike: self)
      else { return 0 }
      likeness *= Self.componentPenalty
    } else if form != .rule || other.form != .rule {
      likeness *= Self.formPenalty
    }
    return likeness
  }

  /// Whether it names its own component while `other` never does: the rule is about that one only.
  private func speaksOfItself(unlike other: JoinUnit) -> Bool {
    let named = subjects.intersection(concepts)
    return !named.isEmpty && named.isDisjoint(with: other.concepts)
  }

  private func meeting(_ other: JoinUnit) -> (likeness: Float, meetings: Int) {
    let common = Language.allCases.compactMap { language in
      says[language].flatMap { mine in other.says[language].map { mine.meeting($0) } }
    }
    guard let first = common.first else {
      guard let mine = says.preferring(.en), let theirs = other.says.preferring(.en) else {
        return (0, 0)
      }
      let (cosine, count) = mine.meeting(theirs)
      return (count < Self.languageMeetings ? 0 : cosine, count)
    }
    // A poor translation on one side must not hide what the other language shows.
    let best = common.reduce(first.cosine) { max($0, $1.cosine) }
    let mean = common.reduce(0) { $0 + $1.cosine } / Float(common.count)
    return ((best + mean) / 2, common.reduce(0) { max($0, $1.count) })
  }
}
